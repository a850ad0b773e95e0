import Block from '@mui/icons-material/Block';
import type { ReceiptRecord } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { ReasonDialog } from '../../registrations/registration/reason-dialog';
import { useCan } from '../../resource-kit/account';
import { RowIconButton } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { receipts } from './section';
import { useReceiptWords } from './words';

/** Cancels a receipt that is valid, with a reason. */
export function CancelButton({ receipt: { id, number, state } }: { receipt: ReceiptRecord }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useReceiptWords();
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  if (state !== 'valid' || !can(receipts.permissions.update)) return null;
  const cancel = async (reason: string): Promise<void> => {
    setBusy(true);
    try {
      await api('POST', 'api/receipt/{id}/cancel', { params: { id }, body: { reason } });
      notify(words('cancelled', { number }), { type: 'success' });
    } catch (problem) {
      const message = messageOf(problem, translate);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    setOpen(false);
    refresh();
  };
  return (
    <>
      <RowIconButton
        icon={<Block fontSize="small" />}
        label={words('cancel', { number })}
        onClick={() => setOpen(true)}
      />
      {isOpen && (
        <ReasonDialog
          title={words('cancel', { number })}
          why={[words('cancel_help')]}
          confirm={words('cancel_short')}
          reason={{ label: words('reason'), help: words('reason_help') }}
          isBusy={isBusy}
          onConfirm={(reason) => void cancel(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
