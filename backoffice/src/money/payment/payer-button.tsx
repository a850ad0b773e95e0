import PersonSearch from '@mui/icons-material/PersonSearch';
import { formatDate, formatEuros, type PaymentRecord } from '@feria/shared';
import { lazy, Suspense, useState } from 'react';
import { useCan } from '../../resource-kit/account';
import { RowIconButton } from '../../resource-kit/confirm';
import { usePayerWords } from './payer-words';
import { payments } from './section';

const PayerDialog = lazy(async () => ({ default: (await import('./payer-dialog')).PayerDialog }));

/** Asks who paid (product/money.md#who-paid); nothing for a refund, and while a receipt names who paid. */
export function PayerButton({ payment }: { payment: PaymentRecord }) {
  const [isOpen, setOpen] = useState(false);
  const words = usePayerWords();
  const can = useCan();
  const { amount, reverses_id, reversed_by_id, receipt, date } = payment;
  const isReceived = amount > 0 && reverses_id === null && reversed_by_id === null;
  if (!isReceived || receipt || !can(payments.permissions.update)) return null;
  return (
    <>
      <RowIconButton
        icon={<PersonSearch fontSize="small" />}
        label={words('change', { amount: formatEuros(amount), date: formatDate(date) })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <Suspense>
          <PayerDialog payment={payment} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
