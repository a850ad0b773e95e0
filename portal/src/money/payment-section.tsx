import type { MyFamily } from '@feria/shared/contracts/family';
import type { PaymentInfo } from '@feria/shared/contracts/payment';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { formatEuros } from '../i18n/format';
import { useT } from '../i18n';
import { LaterPaymentCard } from '../ledger/later-payment-card';
import { RefundAccountButton } from './refund-account-button';
import { useState } from 'react';
import Button from '@mui/material/Button';
import { CARD, Section } from '../components/section';

type Payments = Pick<MyFamily, 'payments' | 'credit' | 'credit_to_pay_out'>;

/** Whether {@link PaymentSection} has anything to say. */
export function hasPayments({ payments, credit, credit_to_pay_out = 0 }: Payments): boolean {
  return credit > 0 || credit_to_pay_out > 0 || payments.some(({ of_other }) => of_other);
}

/** The credit, what of it is being paid out, and what another parent pays, by project. Nothing where there is none of it. Euros. */
export function PaymentSection({ family }: { family: Payments }) {
  const { payments, credit, credit_to_pay_out: toPayOut = 0 } = family;
  const t = useT();
  const others = payments.filter(({ of_other }) => of_other);
  if (!hasPayments(family)) return null;
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
      <Box sx={{ display: 'grid', gap: 1.5 }}>
        {others.map((payment) => (
          <Box key={payment.reference} sx={CARD}>
            <OthersPayment payment={payment} />
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
        <LaterPaymentCard payment={payment} />
      ) : (
        <Button variant="outlined" onClick={() => setShown(true)}>
          {t('payment.of_other_show')}
        </Button>
      )}
    </>
  );
}
