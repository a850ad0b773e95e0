import Undo from '@mui/icons-material/Undo';
import { formatDate, formatEuros, type PaymentRecord } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../resource-kit/account';
import { RowIconButton } from '../../resource-kit/confirm';
import { payments } from './section';
import { usePaymentText } from '../../ledger/payment-text';

const ReverseDialog = lazy(async () => ({ default: (await import('./reverse-dialog')).ReverseDialog }));

/** Takes a payment back after a question (product/money.md#the-ledger); nothing for one that was, or that takes one back. */
export function ReverseButton({ payment }: { payment: PaymentRecord }) {
  const [isOpen, setOpen] = useState(false);
  const words = usePaymentText();
  const can = useCan();
  const { amount, date, reverses_id, reversed_by_id } = payment;
  if (reverses_id !== null || reversed_by_id !== null || !can(payments.permissions.update)) return null;
  return (
    <>
      <RowIconButton
        icon={<Undo fontSize="small" />}
        label={words('reverse', { amount: formatEuros(amount), date: formatDate(date) })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <ReverseDialog payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
