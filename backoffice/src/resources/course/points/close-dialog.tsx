import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import TextField from '@mui/material/TextField';
import { ISSUE_CLOSE_REASON_MAX } from '@feria/shared';
import { useId, useState, type FormEvent } from 'react';
import { useTranslate } from 'react-admin';
import { usePointWords } from './words';

/** Asks why a point is closed; an answer is not required. */
export function CloseDialog(props: {
  name: string;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const words = usePointWords();
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    props.onConfirm(reason.trim());
  };
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form onSubmit={submit}>
        <DialogContent>
          <DialogContentText id={id} sx={{ color: 'text.primary', mb: 2 }}>
            {words('close_question', { name: props.name })}
          </DialogContentText>
          <TextField
            label={words('reason')}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
            slotProps={{ htmlInput: { maxLength: ISSUE_CLOSE_REASON_MAX } }}
            autoFocus
            fullWidth
            multiline
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={props.onClose} disabled={props.busy} color="inherit">
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" loading={props.busy}>
            {words('close')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
