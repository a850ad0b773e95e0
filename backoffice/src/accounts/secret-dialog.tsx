import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useText } from '../i18n';

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
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    // Browsers give the clipboard to secure pages only; elsewhere the text is at least selected.
    await navigator.clipboard?.writeText(props.secret).then(() => setIsCopied(true));
  };
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
        <Stack direction="row" spacing={1} sx={{ mt: 2.5, alignItems: 'center' }}>
          <TextField
            label={props.label}
            value={props.secret}
            fullWidth
            inputRef={field}
            slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
          />
          <Button
            onClick={() => void copy()}
            startIcon={isCopied ? <Check /> : <ContentCopy />}
            autoFocus
            aria-live="polite"
            sx={{ flex: 'none' }}
          >
            {text(isCopied ? 'users.generated.copied' : 'users.generated.copy')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={props.onDone} variant="contained">
          {text('users.generated.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
