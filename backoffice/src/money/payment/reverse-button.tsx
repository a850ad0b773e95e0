import Undo from '@mui/icons-material/Undo';
import { formatDate, formatEuros, type PaymentRecord } from '@feria/shared';
import { useDataProvider, useRefresh } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import { ConfirmIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { useReceiptWords } from '../receipt/words';
import { payments } from './section';
import { usePaymentText } from '../../ledger/payment-text';

/** Takes a payment back after a question (product/money.md#the-ledger); nothing for one that was, or that takes one back. */
export function ReverseButton({ payment }: { payment: PaymentRecord }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const refresh = useRefresh();
  const words = usePaymentText();
  const receiptWords = useReceiptWords();
  const can = useCan();
  const { id, reverses_id, reversed_by_id } = payment;
  if (reverses_id !== null || reversed_by_id !== null || !can(payments.permissions.update)) return null;
  const about = { amount: formatEuros(payment.amount), date: formatDate(payment.date) };
  return (
    <ConfirmIconButton
      icon={<Undo fontSize="small" />}
      label={words('reverse', about)}
      question={[
        words('reverse_question', about),
        ...(payment.receipt ? [receiptWords('reversed_too', { number: payment.receipt.number })] : []),
      ].join(' ')}
      confirm={words('reverse_short')}
      destructive
      action={async () => {
        await dataProvider.api('POST', 'api/payment/{id}/reverse', { params: { id }, body: {} });
        refresh();
        return words('reverse_done');
      }}
    />
  );
}
