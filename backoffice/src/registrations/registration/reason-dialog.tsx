import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState, type ReactNode } from 'react';
import { useText } from '../../i18n';
import { ReasonInput } from './reason-input';
import { AskingDialog, CancelButton } from '../../resource-kit/asking/asking-dialog';

/**
 * Asks why the office does something, before it is done. Unless other words are given, it is about a child that is registered
 * although the course is not for it (product/registrations.md#exceptions-by-the-office).
 */
export function ReasonDialog(props: {
  title?: string;
  /** What the button says. */
  confirm?: string;
  /** What the field of the reason is called, and where the reason is kept. */
  reason?: { label: string; help: string };
  /** From which rule it departs, or what will happen, in words. */
  why: readonly string[];
  /** Whether it is being done. */
  isBusy: boolean;
  /** What is asked besides. */
  children?: ReactNode;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const text = useText();
  const id = useId();
  return (
    <AskingDialog
      open
      onClose={props.onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      fullWidth
      maxWidth="xs"
    >
      <DialogTitle id={`${id}-title`}>{props.title ?? text('registrations.exception.title')}</DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ color: 'text.primary', whiteSpace: 'pre-line', mb: 2 }}>
          {props.why.join('\n')}
        </DialogContentText>
        <ReasonInput
          {...props.reason}
          value={reason}
          onChange={setReason}
          disabled={props.isBusy}
          autoFocus
        />
        {props.children}
      </DialogContent>
      <DialogActions>
        <CancelButton disabled={props.isBusy} />
        <Button
          onClick={() => props.onConfirm(reason.trim())}
          disabled={reason.trim() === ''}
          loading={props.isBusy}
          variant="contained"
        >
          {props.confirm ?? text('registrations.exception.confirm')}
        </Button>
      </DialogActions>
    </AskingDialog>
  );
}
