import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';
import { ReasonInput } from './reason-input';

/** Asks why the office departs from a rule of the course (product.md#exceptions-by-the-office), before it is done. */
export function ReasonDialog(props: {
  /** What is asked, and what the button says; without them, whether a child is registered that the course is not for. */
  title?: string;
  confirm?: string;
  /** From which rule it departs, in words. */
  why: readonly string[];
  /** Whether it is being done. */
  isBusy: boolean;
  onConfirm: (reason: string) => void;
  onClose: () => void;
}) {
  const [reason, setReason] = useState('');
  const text = useText();
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog
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
        <ReasonInput value={reason} onChange={setReason} disabled={props.isBusy} autoFocus />
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onClose} disabled={props.isBusy} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button
          onClick={() => props.onConfirm(reason.trim())}
          disabled={reason.trim() === ''}
          loading={props.isBusy}
          variant="contained"
        >
          {props.confirm ?? text('registrations.exception.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
