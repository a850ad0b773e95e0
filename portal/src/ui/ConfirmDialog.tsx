import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useT } from '../i18n';

interface ConfirmDialogProps {
  title: string;
  question: string;
  yes: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why it did not work. */
  error?: string | null;
  onYes: () => void;
  onNo: () => void;
}

/** A question before something that cannot be taken back. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, question, yes, isDangerous = false, isBusy = false, error, onYes, onNo } = props;
  const t = useT();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => !isBusy && onNo()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <DialogContentText id={`${id}-text`}>{question}</DialogContentText>
        {error && <Alert severity="error">{error}</Alert>}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onNo} disabled={isBusy} autoFocus={isDangerous}>
          {t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={onYes}
          loading={isBusy}
          autoFocus={!isDangerous}
        >
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
