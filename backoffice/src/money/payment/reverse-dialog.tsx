import { formatDate, formatEuros, type PaymentRecord } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { messageOf } from '../../resource-kit/message-of';
import { ReasonDialog } from '../../registrations/registration/reason-dialog';
import { useReceiptWords } from '../receipt/words';
import { usePaymentText } from '../../ledger/payment-text';
import { useReverseWords } from './reverse-words';

/** Asks why a payment is taken back, and whether families are told whom a mail has said that it is paid. */
export function ReverseDialog({ payment, onClose }: { payment: PaymentRecord; onClose: () => void }) {
  const { id, amount, date, receipt } = payment;
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = usePaymentText();
  const words = useReverseWords();
  const receiptWords = useReceiptWords();
  const [isBusy, setBusy] = useState(false);
  const [isTold, setTold] = useState(true);
  const reverse = async (note: string): Promise<void> => {
    setBusy(true);
    try {
      await api('POST', 'api/payment/{id}/reverse', { params: { id }, body: { note, notify: isTold } });
      notify(words('done'), { type: 'success' });
      refresh();
    } catch (problem) {
      notify(messageOf(problem, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    onClose();
  };
  return (
    // In React's tree the dialog is inside the row: a click in it must not reach the row.
    <span onClick={(event) => event.stopPropagation()} role="presentation">
      <ReasonDialog
        title={text('reverse', { amount: formatEuros(amount), date: formatDate(date) })}
        why={[
          words('why'),
          ...(receipt ? [receiptWords('reversed_too', { number: receipt.number })] : []),
          words('mail'),
        ]}
        confirm={words('confirm')}
        reason={{ label: words('reason'), help: words('reason_help') }}
        isBusy={isBusy}
        onConfirm={(note) => void reverse(note)}
        onClose={onClose}
      >
        <MailCheckbox checked={isTold} onChange={setTold} disabled={isBusy} />
      </ReasonDialog>
    </span>
  );
}
