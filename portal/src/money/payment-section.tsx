import type { PaymentInfo } from '@feria/shared/contracts/payment';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuros } from '../i18n/format';
import { useT } from '../i18n';
import { PaymentCard } from '../ledger/payment-card';
import { RefundAccountButton } from './refund-account-button';
import { CARD, Section } from '../components/section';

/** The credit, and what is open by project. Nothing when there is neither. @param props.credit in euros */
export function PaymentSection({ payments, credit }: { payments: PaymentInfo[]; credit: number }) {
  const t = useT();
  if (payments.length === 0 && credit === 0) return null;
  return (
    <Section title={t('payment.title')}>
      {credit > 0 && (
        <Alert severity="info" action={<RefundAccountButton />} sx={{ mb: 2, flexWrap: 'wrap' }}>
          {t('family.credit_balance', { amount: formatEuros(credit) })}
        </Alert>
      )}
      {payments.length > 0 && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('payment.help')}
        </Typography>
      )}
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
