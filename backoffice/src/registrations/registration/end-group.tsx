import LinkOff from '@mui/icons-material/LinkOff';
import Button from '@mui/material/Button';
import type { StaffRegistration } from '@feria/shared';
import { useState } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { useCan } from '../../resource-kit/account';
import { ConfirmDialog } from '../../resource-kit/confirm';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { messageOf } from '../../resource-kit/message-of';
import { registrations } from './section';

/**
 * Ends the group with which a registration waits (product/registrations.md#only-together): each waits alone then, and who fits gets a seat.
 * @param props.onOpen whether it may be asked now
 */
export function EndGroup({
  registration: { id, together_id },
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
  if (together_id === undefined || !can(registrations.permissions.update)) return null;
  const end = async () => {
    setBusy(true);
    try {
      const path = 'api/peopleCourseWeekRegistration/{id}/end-group';
      await dataProvider.api('POST', path, { params: { id } });
      notify(text('registrations.group.done'), { type: 'success' });
    } catch (problem) {
      notify(messageOf(problem, translate), { type: 'error', multiLine: true });
    }
    setBusy(false);
    setOpen(false);
    refresh();
  };
  return (
    <>
      <Button startIcon={<LinkOff />} onClick={() => onOpen() && setOpen(true)} sx={{ mb: 2 }}>
        {text('registrations.group.action')}
      </Button>
      <ConfirmDialog
        open={isOpen}
        question={text('registrations.group.question')}
        confirm={text('registrations.group.confirm')}
        busy={isBusy}
        onConfirm={() => void end()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
