import Button from '@mui/material/Button';
import { formatEuros, type SepaFileRecord } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { sumOf } from './sum-of';
import { useCreditWords } from './words';

/** Withdraws what the bank has not paid of a file, after a question. */
export function WithdrawButton({ file: { id, open, payouts } }: { file: SepaFileRecord }) {
  const paid = sumOf(payouts, 'paid');
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useCreditWords();
  const [isAsking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);
  const withdraw = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.api('DELETE', 'api/credit/sepa-file/{id}', { params: { id } });
      notify(words('withdrawn'), { type: 'success' });
    } catch (problem) {
      const message = messageOf(problem, translate);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    setAsking(false);
    refresh();
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        {words('withdraw')}
      </Button>
      <ConfirmDialog
        open={isAsking}
        question={words(paid > 0 ? 'withdraw_question_partly' : 'withdraw_question', {
          amount: formatEuros(open),
          paid: formatEuros(paid),
        })}
        confirm={words('withdraw')}
        destructive
        busy={busy}
        onConfirm={() => void withdraw()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
