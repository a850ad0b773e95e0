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

/** Asks why a point is closed; an answer is required only of a child that lost its place: where it is. */
export function CloseDialog(props: {
  name: string;
  isEnded: boolean;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const words = usePointWords();
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = props.isEnded && !reason.trim();
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (!isMissing) props.onConfirm(reason.trim());
  };
  return (
    <Dialog open onClose={props.onClose} aria-labelledby={id} fullWidth maxWidth="xs">
      <form noValidate onSubmit={submit}>
        <DialogContent>
          <DialogContentText id={id} sx={{ color: 'text.primary', mb: 2 }}>
            {words(props.isEnded ? 'close_ended' : 'close_question', { name: props.name })}
          </DialogContentText>
          <TextField
            label={words(props.isEnded ? 'where' : 'reason')}
            required={props.isEnded}
            error={isAsked && isMissing}
            helperText={isAsked && isMissing ? words('where_missing') : undefined}
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
