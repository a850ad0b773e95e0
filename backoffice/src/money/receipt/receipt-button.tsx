import ReceiptLong from '@mui/icons-material/ReceiptLongOutlined';
import { formatDate, formatEuros, type PaymentRecord } from '@feria/shared';
import { useState } from 'react';
import { useCan } from '../../resource-kit/account';
import { RowIconButton } from '../../resource-kit/confirm';
import { DownloadButton } from './download-button';
import { MakeDialog } from './make-dialog';
import { receipts } from './section';
import { useReceiptWords } from './words';

/** The receipt of a payment: to download where there is one, else to make. Nothing for a payment that has none. */
export function ReceiptButton({ payment }: { payment: PaymentRecord }) {
  const [isOpen, setOpen] = useState(false);
  const words = useReceiptWords();
  const can = useCan();
  if (payment.receipt) return <DownloadButton receipt={payment.receipt} />;
  if (!canHaveReceipt(payment) || !can(receipts.permissions.create)) return null;
  const about = { amount: formatEuros(payment.amount), date: formatDate(payment.date) };
  return (
    <>
      <RowIconButton
        icon={<ReceiptLong fontSize="small" />}
        label={words('make', about)}
        onClick={() => setOpen(true)}
      />
      {isOpen && <MakeDialog payments={[payment]} onClose={() => setOpen(false)} />}
    </>
  );
}

/** Whether money came in and was not taken back. */
function canHaveReceipt({ amount, reverses_id, reversed_by_id }: PaymentRecord): boolean {
  return amount > 0 && reverses_id === null && reversed_by_id === null;
}
