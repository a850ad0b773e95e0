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

/** Asks why a point is closed; where the child is must be said when its day does not (`asksWhereChildIs`). */
export function CloseDialog(props: {
  name: string;
  asksWhere: boolean;
  busy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const words = usePointWords();
  const translate = useTranslate();
  const id = useId();
  const [reason, setReason] = useState('');
  const [isAsked, setAsked] = useState(false);
  const isMissing = props.asksWhere && !reason.trim();
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
            {words(props.asksWhere ? 'close_where' : 'close_question', { name: props.name })}
          </DialogContentText>
          <TextField
            label={words(props.asksWhere ? 'where' : 'reason')}
            required={props.asksWhere}
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
