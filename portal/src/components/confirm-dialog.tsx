import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { ContactText } from './contact';
import { SCROLL_SHADE } from './scroll-shade';
import { useT } from '../i18n';

interface ConfirmDialogProps {
  title: string;
  question: string;
  /** Sentences below the question. */
  details?: readonly string[];
  confirmLabel: string;
  /** “Cancel”, unless given. */
  cancelLabel?: string;
  isDangerous?: boolean;
  isBusy?: boolean;
  /** Why the action failed. */
  error?: string | null;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks before an action that cannot be undone. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    title,
    question,
    details = [],
    confirmLabel,
    cancelLabel,
    isDangerous = false,
    isBusy = false,
    error,
    onConfirm,
    onCancel,
  } = props;
  const t = useT();
  const id = useId();
  return (
    <Dialog
      open
      onClose={() => !isBusy && onCancel()}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      {/* Long questions scroll, also by keyboard. */}
      <DialogContent tabIndex={0} sx={{ ...SCROLL_SHADE, display: 'grid', gap: 2 }}>
        <Box id={`${id}-text`} sx={{ display: 'grid', gap: 1 }}>
          <DialogContentText>{question}</DialogContentText>
          {details.map((detail) => (
            <DialogContentText key={detail} sx={{ color: 'text.primary' }}>
              {detail}
            </DialogContentText>
          ))}
        </Box>
        {error && (
          <Alert severity="error">
            <ContactText text={error} />
          </Alert>
        )}
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap' }}>
        <Button color="inherit" onClick={onCancel} disabled={isBusy} autoFocus={isDangerous}>
          {cancelLabel ?? t('action.cancel')}
        </Button>
        <Button
          variant="contained"
          color={isDangerous ? 'error' : 'primary'}
          onClick={onConfirm}
          loading={isBusy}
          autoFocus={!isDangerous}
        >
          {confirmLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
