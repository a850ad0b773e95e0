import Button from '@mui/material/Button';
import { OFFICE_API } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { ReasonDialog } from '../../registrations/registration/reason-dialog';
import { useFeeWords } from './fee-words';
import { payments } from './section';

/** Waives the fee of a place that was given back, with a reason (product/registrations.md#cancellation). */
export function WaiveFee({
  fee: { id, people },
}: {
  fee: { id: number; people: { first_name: string; last_name: string } };
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { api } = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useFeeWords();
  const can = useCan();
  if (!can(payments.permissions.create)) return null;
  const waive = async (reason: string): Promise<void> => {
    setBusy(true);
    try {
      const { message } = await api('POST', `${OFFICE_API.cancellationFee}/{id}/waive`, {
        params: { id },
        body: { reason },
      });
      notify(message, { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button
        size="small"
        onClick={() => setOpen(true)}
        aria-label={words('waive_of', { name: `${people.first_name} ${people.last_name}` })}
        sx={{ ml: 'auto' }}
      >
        {words('waive')}
      </Button>
      {isOpen && (
        <ReasonDialog
          title={words('waive_title')}
          why={[words('waive_why')]}
          confirm={words('waive')}
          reason={{ label: words('waive_reason'), help: words('waive_help') }}
          isBusy={isBusy}
          onConfirm={(reason) => void waive(reason)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
