import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** Asks before something is done that cannot be taken back. 290 wide (spec §9). */
export function ConfirmDialog(props: {
  open: boolean;
  question: string;
  confirm: string;
  destructive?: boolean;
  busy?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
      open={props.open}
      onClose={props.onClose}
      // The dialog lies in the row's React tree: a click in it must not count as a click on the row.
      onClick={(event) => event.stopPropagation()}
      role="alertdialog"
      aria-labelledby={id}
      slotProps={{ paper: { sx: { width: 290 } } }}
    >
      <DialogContent>
        <DialogContentText id={id} sx={{ color: 'text.primary' }}>
          {props.question}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} disabled={props.busy} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button
          onClick={props.onConfirm}
          loading={props.busy}
          color={props.destructive ? 'error' : 'primary'}
          variant="contained"
          autoFocus
        >
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
