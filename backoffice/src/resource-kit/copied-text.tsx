import Check from '@mui/icons-material/Check';
import ContentCopy from '@mui/icons-material/ContentCopy';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useText } from '../i18n';
import { visuallyHidden } from './visually-hidden';

interface CopiedTextProps {
  /** Of the field. */
  label: string;
  text: string;
  /** Whether the button is to be pressed first of all. */
  autoFocus?: boolean;
  /** Whether it may be longer than a line. */
  multiline?: boolean;
}

/** A text that somebody takes elsewhere, with a button that copies it. */
export function CopiedText({ label, text, autoFocus = false, multiline = false }: CopiedTextProps) {
  const translate = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [state, setState] = useState<'copied' | 'failed' | null>(null);
  const copy = async () => {
    setState(null);
    try {
      await navigator.clipboard.writeText(text);
      setState('copied');
    } catch {
      // Browsers give the clipboard to secure pages only; elsewhere the text is at least selected.
      field.current?.select();
      setState('failed');
    }
  };
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
      <TextField
        id={id}
        label={label}
        value={text}
        fullWidth
        multiline={multiline}
        inputRef={field}
        helperText={state === 'failed' && translate('copy.failed')}
        slotProps={{ htmlInput: { readOnly: true, style: { fontFamily: 'monospace' } } }}
      />
      <Button
        id={`${id}-copy`}
        aria-labelledby={`${id}-copy ${id}-label`}
        onClick={() => void copy()}
        startIcon={state === 'copied' ? <Check /> : <ContentCopy />}
        autoFocus={autoFocus}
        sx={{ flex: 'none', minHeight: 40 }}
      >
        {translate(state === 'copied' ? 'copy.copied' : 'copy.copy')}
      </Button>
      <span role="status" style={visuallyHidden}>
        {state && translate(`copy.${state}`)}
      </span>
    </Stack>
  );
}
