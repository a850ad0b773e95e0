import EventAvailable from '@mui/icons-material/EventAvailable';
import Button from '@mui/material/Button';
import type { StaffRegistration } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { ReasonDialog } from './reason-dialog';
import { registrations } from './section';

/**
 * Gives a free seat to a child that waits (product/registrations.md#exceptions-by-the-office): with a reason, or for parents who accept their
 * offer by telephone.
 * @param props.onOpen whether it may be asked now
 */
export function GivePlace({
  registration: { id, is_waiting, offer_expires_at },
  onOpen,
}: {
  registration: StaffRegistration;
  onOpen: () => boolean;
}) {
  const [isOpen, setOpen] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const text = useText();
  const can = useCan();
  if (!is_waiting || !can(registrations.permissions.update)) return null;
  const close = () => setOpen(false);
  const give = async (reason: string | null) => {
    setBusy(true);
    try {
      const path = 'api/peopleCourseWeekRegistration/{id}/give-place';
      await dataProvider.api('POST', path, { params: { id }, body: { reason } });
      notify(text('registrations.give.done'), { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    close();
    refresh();
  };
  return (
    <>
      <Button startIcon={<EventAvailable />} onClick={() => onOpen() && setOpen(true)} sx={{ mb: 2 }}>
        {text('registrations.give.action')}
      </Button>
      {isOpen && !offer_expires_at && (
        <ReasonDialog
          title={text('registrations.give.title')}
          why={[text('registrations.give.why')]}
          confirm={text('registrations.give.action')}
          isBusy={isBusy}
          onConfirm={(reason) => void give(reason)}
          onClose={close}
        />
      )}
      {isOpen && offer_expires_at && (
        <ConfirmDialog
          open
          question={text('registrations.give.offer')}
          confirm={text('registrations.give.action')}
          onConfirm={() => void give(null)}
          onClose={close}
        />
      )}
    </>
  );
}
