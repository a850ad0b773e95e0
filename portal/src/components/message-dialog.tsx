import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, type ReactNode } from 'react';
import { ContactText } from './contact';
import { useT } from '../i18n';

interface MessageDialogProps {
  title: string;
  messages: readonly string[];
  onClose: () => void;
  /** What can be done about it, below the messages. */
  children?: ReactNode;
}

/** A popup with one or more messages that must be read. */
export function MessageDialog({ title, messages, onClose, children }: MessageDialogProps) {
  const t = useT();
  const id = useId();
  return (
    <Dialog
      open
      onClose={onClose}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`}>{title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 1.5 }}>
        <Box id={`${id}-text`} sx={{ display: 'grid', gap: 1, overflowWrap: 'anywhere' }}>
          {messages.map((message) => (
            <div key={message}>
              <ContactText text={message} />
            </div>
          ))}
        </Box>
        {children}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose} autoFocus>
          {t('action.close')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
