import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { type ReactNode, useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { messageOf } from './message-of';

/** A question before an action, 290 pixels wide. When the action is destructive, Cancel has the focus. */
export function ConfirmDialog(props: {
  open: boolean;
  question: ReactNode;
  confirm: string;
  /** The button that does not; *Cancel* unless given. */
  cancel?: string;
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
      // In React's tree the dialog is inside the row: a click in it must not reach the row.
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
        <Button onClick={props.onClose} disabled={props.busy} color="inherit" autoFocus={props.destructive}>
          {props.cancel ?? translate('ra.action.cancel')}
        </Button>
        <Button
          onClick={props.onConfirm}
          loading={props.busy}
          color={props.destructive ? 'error' : 'primary'}
          variant="contained"
          autoFocus={!props.destructive}
        >
          {props.confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** An icon button of a row that asks before it acts. A failure is shown as an error. */
export function ConfirmIconButton(props: {
  icon: ReactNode;
  /** Names the action and its record, for screen readers. */
  label: string;
  question: ReactNode;
  confirm: string;
  destructive?: boolean;
  /** The action. Its result is shown as a success message. */
  action: () => Promise<string>;
}) {
  const { open, busy, ask, close, run } = useConfirmedAction();
  return (
    <>
      <RowIconButton icon={props.icon} label={props.label} onClick={ask} />
      <ConfirmDialog
        open={open}
        question={props.question}
        confirm={props.confirm}
        destructive={props.destructive}
        busy={busy}
        onConfirm={() => void run(props.action)}
        onClose={close}
      />
    </>
  );
}

/** An icon button of a row. Its click does not reach the row, which would open the record. */
export function RowIconButton(props: { icon: ReactNode; label: string; onClick: () => void }) {
  return (
    <Tooltip title={props.label}>
      <IconButton
        size="small"
        aria-label={props.label}
        onClick={(event) => {
          event.stopPropagation();
          props.onClick();
        }}
      >
        {props.icon}
      </IconButton>
    </Tooltip>
  );
}

/** State of an action that asks first: whether the question is open and whether the action runs. Notifies of the result. */
export function useConfirmedAction() {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const translate = useTranslate();
  /** @param action returns the success message; what it throws is shown as an error */
  const run = async (action: () => Promise<string>): Promise<void> => {
    setBusy(true);
    try {
      const message = await action();
      notify(message, { type: 'success', messageArgs: { _: message } });
    } catch (error) {
      const message = messageOf(error, translate);
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    setOpen(false);
  };
  return { open, busy, ask: () => setOpen(true), close: () => setOpen(false), run };
}
