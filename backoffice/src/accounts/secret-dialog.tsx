import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useText } from '../i18n';
import { CopiedText } from '../resource-kit/copied-text';

/** Shows a secret this once, to be copied: only its button closes the dialog. */
export function SecretDialog(props: {
  title: string;
  /** Says that it is shown only now, and what to do with it. */
  warning: string;
  /** Of the field. */
  label: string;
  secret: string;
  onDone: () => void;
}) {
  const text = useText();
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={id}
    >
      <DialogTitle id={`${id}-title`}>{props.title}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" id={id} role="presentation">
          {props.warning}
        </Alert>
        <Box sx={{ mt: 2.5 }}>
          <CopiedText label={props.label} text={props.secret} autoFocus />
        </Box>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onDone} variant="contained">
          {text('users.generated.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
