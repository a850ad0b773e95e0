import Payments from '@mui/icons-material/Payments';
import Undo from '@mui/icons-material/Undo';
import Savings from '@mui/icons-material/SavingsOutlined';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import {
  formatDate,
  formatEuros,
  toCents,
  toEuros,
  type OfficeFamilyMoney,
  type OfficeFamilySeason,
  type OfficeGuardian,
} from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../resource-kit/account';
import { openDebtsOf } from '../../money/payment/open-debts';
import { nameOfPayer } from '../../money/payment/name-of-payer';
import { HowToPay } from '../../money/payment/how-to-pay';
import { PaidForText } from '../../money/payment/paid-for-text';
import { usePaidWords } from '../../money/payment/paid-words';
import { PayerButton } from '../../money/payment/payer-button';
import { PaymentState } from '../../money/payment/payment-state';
import { ReverseButton } from '../../money/payment/reverse-button';
import { ReceiptButton } from '../../money/receipt/receipt-button';
import { payments as section } from '../../money/payment/section';
import { usePaymentText } from '../../ledger/payment-text';
import { rows } from '../../families/person/rows';

const RecordPaymentDialog = lazy(async () => ({
  default: (await import('../../money/payment/record-dialog')).RecordPaymentDialog,
}));

const FamilyReminders = lazy(async () => ({
  default: (await import('../../money/payment-reminder/family-reminders')).FamilyReminders,
}));

const PayOutDialog = lazy(async () => ({
  default: (await import('../../money/payment/pay-out-dialog')).PayOutDialog,
}));

/** What a parent paid, the credit, and the dialogs that book more (product/money.md#the-ledger). */
export function FamilyMoney(props: {
  person: OfficeGuardian;
  guardians: readonly OfficeGuardian[];
  money: OfficeFamilyMoney;
  seasons: readonly OfficeFamilySeason[];
}) {
  const { credit, to_pay_out, payments } = props.money;
  // What is in a file is left alone.
  const free = toEuros(toCents(credit) - toCents(to_pay_out));
  const [dialog, setDialog] = useState<'payment' | 'credit' | 'pay-out' | null>(null);
  const words = usePaymentText();
  const paidWords = usePaidWords();
  const paidBy = (name: string | null) => name && paidWords('paid_by', { name });
  const can = useCan();
  const open = openDebtsOf(props.seasons);
  const mayBook = can(section.permissions.create);
  return (
    <>
      <HowToPay money={props.money} />
      {credit > 0 && (
        <Typography sx={{ mb: 1 }}>
          {words('credit', { credit: formatEuros(credit) })}
          {to_pay_out > 0 && ` (${words('in_file', { amount: formatEuros(to_pay_out) })})`}
        </Typography>
      )}
      {payments.length === 0 ? (
        <Typography color="textSecondary">{words('none')}</Typography>
      ) : (
        <Stack component="ul" sx={rows}>
          {payments.map((payment) => (
            <li key={payment.id}>
              <Stack
                direction="row"
                useFlexGap
                sx={{ flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}
              >
                <span>
                  {words('of', { amount: formatEuros(payment.amount), date: formatDate(payment.date) })}
                </span>
                <Typography component="span" variant="body2" color="textSecondary">
                  {[
                    words(`methods.${payment.method}`),
                    paidBy(nameOfPayer(payment, props.person.id)),
                    payment.person &&
                      payment.person.id !== props.person.id &&
                      words('for_other', {
                        name: `${payment.person.first_name} ${payment.person.last_name}`,
                      }),
                    payment.reference,
                    payment.note,
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
                <PaymentState payment={payment} />
                <span style={{ marginLeft: 'auto' }}>
                  <PayerButton payment={payment} />
                  <ReceiptButton payment={payment} />
                  <ReverseButton payment={payment} />
                </span>
              </Stack>
              <PaidForText paidFor={payment.paid_for} />
            </li>
          ))}
        </Stack>
      )}
      {mayBook && (
        <Stack direction="row" sx={{ gap: 1, mt: 1, flexWrap: 'wrap' }}>
          <Button variant="outlined" startIcon={<Payments />} onClick={() => setDialog('payment')}>
            {words('book')}
          </Button>
          {free > 0 && open.length > 0 && (
            <Button variant="outlined" startIcon={<Savings />} onClick={() => setDialog('credit')}>
              {words('use')}
            </Button>
          )}
          {free > 0 && (
            <Button startIcon={<Undo />} onClick={() => setDialog('pay-out')}>
              {words('pay_out')}
            </Button>
          )}
        </Stack>
      )}
      <Suspense>
        <FamilyReminders person={props.person} reminders={props.money.reminders} />
      </Suspense>
      {dialog === 'pay-out' && (
        <Suspense>
          <PayOutDialog person={props.person} credit={free} onClose={() => setDialog(null)} />
        </Suspense>
      )}
      {(dialog === 'payment' || dialog === 'credit') && (
        <Suspense>
          <RecordPaymentDialog
            person={props.person}
            family={props}
            open={open}
            credit={dialog === 'credit' ? free : null}
            onClose={() => setDialog(null)}
          />
        </Suspense>
      )}
    </>
  );
}
