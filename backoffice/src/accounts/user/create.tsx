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
import type { CreatedUser } from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import { useId, useRef, useState } from 'react';
import { useNotify, useRedirect } from 'react-admin';
import { useText } from '../../i18n';
import { CreatePage } from '../../resource-kit/form/create-page';
import { recordAs } from '../../resource-kit/types';
import { createOverrides, LeaveButton, useWayBack } from './form';

/** The page that makes a user. A generated password is shown before the page is left. */
export function UserCreate() {
  const notify = useNotify();
  const redirect = useRedirect();
  const wayBack = useWayBack();
  const [created, setCreated] = useState<CreatedUser | null>(null);
  const leave = () => {
    notify('ra.notification.created', { type: 'success', messageArgs: { smart_count: 1 } });
    redirect(wayBack);
  };
  return (
    <CreatePage
      definition={definition}
      overrides={createOverrides}
      leaveButton={<LeaveButton />}
      onCreated={(record) => {
        const user = recordAs<CreatedUser>(record);
        if (user.password) setCreated(user);
        else leave();
      }}
    >
      {created && <GeneratedPassword user={created} onDone={leave} />}
    </CreatePage>
  );
}

/** The generated password, this once: only its button closes the dialog. */
function GeneratedPassword({ user, onDone }: { user: CreatedUser; onDone: () => void }) {
  const text = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    field.current?.select();
    // Browsers give the clipboard to secure pages only; elsewhere the text is at least selected.
    await navigator.clipboard?.writeText(user.password ?? '').then(() => setIsCopied(true));
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
      <DialogTitle id={`${id}-title`}>{text('users.generated.title')}</DialogTitle>
      <DialogContent>
        <Alert severity="warning" id={id} role="presentation">
          {text('users.generated.once', { name: `${user.name} (${user.email})` })}
        </Alert>
        <Stack direction="row" spacing={1} sx={{ mt: 2.5, alignItems: 'center' }}>
          <TextField
            label={text('users.generated.label')}
            value={user.password ?? ''}
            inputRef={field}
            slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
          />
          <Button
            onClick={() => void copy()}
            startIcon={isCopied ? <Check /> : <ContentCopy />}
            autoFocus
            aria-live="polite"
          >
            {text(isCopied ? 'users.generated.copied' : 'users.generated.copy')}
          </Button>
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onDone} variant="contained">
          {text('users.generated.done')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
