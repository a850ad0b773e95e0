import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useText } from '../../i18n';

const ADDRESS = /^(https?:\/\/\S+\.\S+|mailto:\S+@\S+|tel:[+\d\s-]+)$/i;

/** `www.example.org` is meant as a web address. */
function complete(address: string): string {
  const trimmed = address.trim();
  if (/^[a-z]+:/i.test(trimmed)) return trimmed;
  return trimmed.includes('@') ? `mailto:${trimmed}` : `https://${trimmed}`;
}

/** Asks for the address of a link; without selected text the address itself is written. */
export function LinkDialog({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const current: unknown = editor.getAttributes('link').href;
  const [address, setAddress] = useState(typeof current === 'string' ? current : '');
  const [wrong, setWrong] = useState(false);
  const translate = useTranslate();
  const text = useText();
  const set = () => {
    const href = complete(address);
    if (!ADDRESS.test(href)) return setWrong(true);
    const chain = editor.chain().focus().extendMarkRange('link');
    const inserted = editor.state.selection.empty && !editor.isActive('link');
    if (inserted) {
      chain
        .insertContent({ type: 'text', text: address.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    } else {
      chain.setLink({ href }).run();
    }
    onClose();
  };
  const unlink = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs">
      <DialogTitle>{text('form.editor.link_title')}</DialogTitle>
      <DialogContent>
        <TextField
          autoFocus
          sx={{ mt: 1 }}
          label={text('form.editor.link_address')}
          value={address}
          onChange={(event) => setAddress(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            // The dialog lies within the form in React's tree: Enter would save the record.
            event.preventDefault();
            set();
          }}
          error={wrong}
          helperText={wrong ? text('form.editor.link_invalid') : ' '}
        />
      </DialogContent>
      <DialogActions>
        {typeof current === 'string' && <Button onClick={unlink}>{text('form.editor.unlink')}</Button>}
        <Button onClick={onClose} color="inherit">
          {translate('ra.action.cancel')}
        </Button>
        <Button onClick={set} variant="contained">
          {translate('ra.action.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
