import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { NO_SECOND_TAP } from './second-tap';

interface Props {
  title: string;
  children: ReactNode;
  yes: string;
  no: string;
  onAnswer: (isMeant: boolean) => void;
}

/** A question before something that is not taken back easily. The harmless answer comes first and has the focus. */
export function ConfirmDialog({ title, children, yes, no, onAnswer }: Props) {
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={id}
      onClose={() => onAnswer(false)}
    >
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1 }} disableSpacing>
        <Button variant="contained" autoFocus onClick={() => onAnswer(false)}>
          {no}
        </Button>
        <Button {...NO_SECOND_TAP} color="error" variant="outlined" onClick={() => onAnswer(true)}>
          {yes}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
