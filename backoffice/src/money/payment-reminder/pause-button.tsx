import NotificationsOff from '@mui/icons-material/NotificationsOffOutlined';
import NotificationsActive from '@mui/icons-material/NotificationsActiveOutlined';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import Typography from '@mui/material/Typography';
import { type ReminderPause, romeToday } from '@feria/shared';
import { useState, type MouseEvent } from 'react';
import { useDataProvider, useNotify, useRefresh, useTranslate } from 'react-admin';
import { useQueryClient } from '@tanstack/react-query';
import { useCan } from '../../resource-kit/account';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { DateField } from '../../resource-kit/inputs/date-field';
import { messageOf } from '../../resource-kit/message-of';
import { paymentReminders } from './section';
import { useReminderWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface Props {
  person: { id: number; first_name: string; last_name: string };
  pause: ReminderPause;
}

/** Pauses the reminders of a family, until a day or for good, or ends the pause; each after a dialog. */
export function PauseButton({ person, pause, isIcon = false }: Props & { isIcon?: boolean }) {
  const [isOpen, setOpen] = useState(false);
  const words = useReminderWords();
  const can = useCan();
  if (!can(paymentReminders.permissions.update)) return null;
  const name = `${person.first_name} ${person.last_name}`;
  const action = pause.paused ? 'resume' : 'pause';
  const Icon = pause.paused ? NotificationsActive : NotificationsOff;
  const open = (event: MouseEvent): void => {
    event.stopPropagation();
    setOpen(true);
  };
  return (
    <>
      {isIcon ? (
        <Tooltip title={words(action, { name })}>
          <IconButton size="small" aria-label={words(action, { name })} onClick={open}>
            <Icon fontSize="small" />
          </IconButton>
        </Tooltip>
      ) : (
        <Button variant="outlined" startIcon={<Icon />} onClick={open}>
          {words(`${action}_short`)}
        </Button>
      )}
      {isOpen && <PauseDialog person={person} pause={pause} onClose={() => setOpen(false)} />}
    </>
  );
}

function PauseDialog({ person, pause, onClose }: Props & { onClose: () => void }) {
  const dataProvider = useDataProvider<FeriaDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const refresh = useRefresh();
  const translate = useTranslate();
  const words = useReminderWords();
  const [until, setUntil] = useState('');
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { paused } = pause;
  const name = `${person.first_name} ${person.last_name}`;
  const save = async (): Promise<void> => {
    setBusy(true);
    try {
      await dataProvider.api('POST', 'api/payment-reminder/{id}/pause', {
        params: { id: person.id },
        body: { paused: !paused, until: paused ? null : until || null },
      });
      notify(words(paused ? 'resumed_done' : 'paused_done'), { type: 'success' });
      refresh();
      await queries.invalidateQueries({ queryKey: [paymentReminders.route] });
      onClose();
    } catch (problem) {
      setError(messageOf(problem, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words(paused ? 'resume' : 'pause_title', { name })}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button onClick={() => void save()} variant="contained" loading={busy}>
            {words(paused ? 'resume_short' : 'pause_short')}
          </Button>
        </>
      }
    >
      {error && <Alert severity="error">{error}</Alert>}
      <Typography>{words(paused ? 'resume_question' : 'pause_help', { name })}</Typography>
      {!paused && (
        <DateField
          label={words('until')}
          value={until}
          onChange={setUntil}
          min={romeToday()}
          sx={{ maxWidth: 280 }}
        />
      )}
    </TitledDialog>
  );
}
