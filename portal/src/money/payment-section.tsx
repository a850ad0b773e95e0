import type { PaymentInfo } from '@feria/shared/contracts/payment';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuros } from '../i18n/format';
import { useT } from '../i18n';
import { PaymentCard } from '../ledger/payment-card';
import { RefundAccountButton } from './refund-account-button';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { CARD, Section } from '../components/section';

/** The credit, what of it is being paid out, and what is open by project. Nothing where there is none of it. Euros. */
export function PaymentSection(props: { payments: PaymentInfo[]; credit: number; toPayOut: number }) {
  const { payments, credit, toPayOut } = props;
  const t = useT();
  if (payments.length === 0 && credit === 0 && toPayOut === 0) return null;
  return (
    <Section title={t('payment.title')}>
      {credit > 0 && (
        <Alert severity="info" action={<RefundAccountButton />} sx={{ mb: 2, flexWrap: 'wrap' }}>
          {t('family.credit_balance', { amount: formatEuros(credit) })}
        </Alert>
      )}
      {toPayOut > 0 && (
        <Alert severity="info" sx={{ mb: 2 }}>
          {t('refund.to_pay_out', { amount: formatEuros(toPayOut) })}
        </Alert>
      )}
      {payments.some(({ of_other }) => !of_other) && (
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {t('payment.help')}
        </Typography>
      )}
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {payments.map((payment) => (
          <Box key={payment.reference} sx={CARD}>
            {payment.of_other ? <OthersPayment payment={payment} /> : <PaymentCard payment={payment} />}
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** What another parent pays: two codes for one debt would be paid twice, so this one is shown only when it is asked for. */
function OthersPayment({ payment }: { payment: PaymentInfo }) {
  const [isShown, setShown] = useState(false);
  const t = useT();
  const { amount, course_name: project } = payment;
  return (
    <>
      <Typography sx={{ fontWeight: 700 }}>
        {t('payment.of_other', { amount: formatEuros(amount), project })}
      </Typography>
      <Typography color="textSecondary" sx={{ my: 1 }}>
        {t('payment.of_other_help')}
      </Typography>
      {isShown ? (
        <PaymentCard payment={payment} />
      ) : (
        <Button variant="outlined" onClick={() => setShown(true)}>
          {t('payment.of_other_show')}
        </Button>
      )}
    </>
  );
}
