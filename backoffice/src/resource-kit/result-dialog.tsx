import CheckCircle from '@mui/icons-material/CheckCircle';
import ErrorIcon from '@mui/icons-material/Error';
import Warning from '@mui/icons-material/Warning';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';

/** The result of a call, shown in a dialog with one line for each message. */
export interface Result {
  kind: 'success' | 'warning' | 'error';
  title: string;
  messages: readonly string[];
}

const icons = { success: CheckCircle, warning: Warning, error: ErrorIcon };

/** Shows a result until it is closed. */
export function ResultDialog({ result, onClose }: { result: Result; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const Icon = icons[result.kind];
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <DialogTitle id={`${id}-title`} sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Icon color={result.kind} data-result={result.kind} />
        {result.title}
      </DialogTitle>
      <DialogContent>
        <DialogContentText id={`${id}-text`} sx={{ color: 'text.primary', whiteSpace: 'pre-line' }}>
          {result.messages.join('\n')}
        </DialogContentText>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose} variant="contained" autoFocus>
          {translate('ra.action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
