import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { addDays, formatDate, OFFICE_API, REASON_MAX } from '@feria/shared';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNotify, useTranslate } from 'react-admin';
import type { FeriaDataProvider } from '../../resource-kit/data-provider';
import { DateField } from '../../resource-kit/inputs/date-field';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { books } from './section';
import { useBooksWords } from './words';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';

interface Props {
  /** Last day of closed books. */
  closed: string;
  onOpened: () => void;
}

/** Opens closed books again after a dialog that asks until when some stay closed, and why. */
export function OpenBooksButton(props: Props) {
  const [isOpen, setOpen] = useState(false);
  const words = useBooksWords();
  return (
    <>
      <Button variant="outlined" onClick={() => setOpen(true)}>
        {words('open_again')}
      </Button>
      {isOpen && <OpenBooksDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
}

function OpenBooksDialog({ closed, onOpened, onClose }: Props & { onClose: () => void }) {
  const { api } = useDataProvider<FeriaDataProvider>();
  const queries = useQueryClient();
  const notify = useNotify();
  const translate = useTranslate();
  const words = useBooksWords();
  const [until, setUntil] = useState('');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (): Promise<void> => {
    setBusy(true);
    try {
      const body = { until: until || null, reason: reason.trim() };
      const { closed_until } = await api('POST', OFFICE_API.booksOpen, { body });
      const done =
        closed_until === null ? words('opened') : words('opened_until', { date: formatDate(closed_until) });
      notify(done, { type: 'success' });
      onOpened();
      await queries.invalidateQueries({ queryKey: [books.route] });
      onClose();
    } catch (failure) {
      setProblem(messageOf(failure, translate));
      setBusy(false);
    }
  };
  return (
    <TitledDialog
      title={words('open_title')}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={busy} />
          <Button
            onClick={() => void open()}
            variant="contained"
            disabled={reason.trim() === ''}
            loading={busy}
          >
            {words('open_again')}
          </Button>
        </>
      }
    >
      {problem && <Alert severity="error">{problem}</Alert>}
      <Typography>{words('open_help')}</Typography>
      <DateField
        label={words('stays')}
        help={words('stays_help')}
        value={until}
        onChange={setUntil}
        max={addDays(closed, -1)}
        sx={{ maxWidth: 280 }}
      />
      <TextField
        label={words('reason')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        required
        multiline
        slotProps={{ htmlInput: { maxLength: REASON_MAX } }}
      />
    </TitledDialog>
  );
}
