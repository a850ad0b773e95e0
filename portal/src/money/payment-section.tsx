import type { PaymentInfo } from '@feria/shared/contracts/payment';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useT } from '../i18n';
import { PaymentCard } from '../ledger/payment-card';
import { CARD, Section } from '../components/section';

/** What is open, by project. Nothing when all is paid. */
export function PaymentSection({ payments }: { payments: PaymentInfo[] }) {
  const t = useT();
  if (payments.length === 0) return null;
  return (
    <Section title={t('payment.title')}>
      <Typography color="textSecondary" sx={{ mb: 2 }}>
        {t('payment.help')}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {payments.map((payment) => (
          <Box key={payment.reference} sx={CARD}>
            <PaymentCard payment={payment} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
