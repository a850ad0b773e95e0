import IconButton from '@mui/material/IconButton';
import Tooltip from '@mui/material/Tooltip';
import { useState, type ReactNode } from 'react';
import { useNotify } from 'react-admin';
import { ConfirmDialog } from './ConfirmDialog';

/** An icon that does something to a row after asking; a failure is shown as an error. */
export function ConfirmIconButton(props: {
  icon: ReactNode;
  /** Names the action and what it is done to. */
  label: string;
  question: string;
  confirm: string;
  destructive?: boolean;
  /** Does it; the message it answers is shown as a success. */
  action: () => Promise<string>;
}) {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const notify = useNotify();
  const run = async () => {
    setBusy(true);
    try {
      const message = await props.action();
      notify(message, { type: 'success', messageArgs: { _: message } });
    } catch (error) {
      const message = error instanceof Error ? error.message : 'ra.notification.http_error';
      notify(message, { type: 'error', messageArgs: { _: message } });
    }
    setBusy(false);
    setOpen(false);
  };
  return (
    <>
      <Tooltip title={props.label}>
        <IconButton
          size="small"
          aria-label={props.label}
          onClick={(event) => {
            event.stopPropagation();
            setOpen(true);
          }}
        >
          {props.icon}
        </IconButton>
      </Tooltip>
      <ConfirmDialog
        open={open}
        question={props.question}
        confirm={props.confirm}
        destructive={props.destructive}
        busy={busy}
        onConfirm={() => void run()}
        onClose={() => setOpen(false)}
      />
    </>
  );
}
