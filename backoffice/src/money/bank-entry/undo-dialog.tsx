import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { BankUndo } from '@feria/shared';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { ReasonDialog } from '../../registrations/registration/reason-dialog';
import { MailCheckbox } from '../../resource-kit/mail-checkbox';
import { messageOf } from '../../resource-kit/message-of';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { LeftOut } from './left-out';
import { useBankWords } from './words';

/** Why something is undone, and whether families are told whom a mail has said that it is paid. */
export interface Undo {
  reason: string;
  notify: boolean;
}

/** Asks why something that is booked is undone, does it, and names what could not be undone. */
export function UndoDialog(props: {
  /** Number of entries of a run; `null` for one entry. */
  count: number | null;
  undo: (wanted: Undo) => Promise<BankUndo>;
  onUndone: (done: BankUndo) => void;
  onClose: () => void;
}) {
  const { count, onClose } = props;
  const words = useBankWords();
  const translate = useTranslate();
  const [busy, setBusy] = useState(false);
  const [notify, setNotify] = useState(true);
  const [problem, setProblem] = useState<string | null>(null);
  const [done, setDone] = useState<BankUndo | null>(null);
  const title = words(count === null ? 'undo_title' : 'undo_run_title');
  const undo = async (reason: string): Promise<void> => {
    setBusy(true);
    try {
      const answer = await props.undo({ reason, notify });
      props.onUndone(answer);
      if (answer.left_out.length > 0) setDone(answer);
      else onClose();
    } catch (failure) {
      setProblem(messageOf(failure, translate));
    }
    setBusy(false);
  };
  if (problem === null && done === null)
    return (
      <ReasonDialog
        title={title}
        why={[count === null ? words('undo_why') : words('undo_run_why', { count }), words('undo_mail')]}
        confirm={words('undo_confirm')}
        reason={{ label: words('undo_reason'), help: words('undo_help') }}
        isBusy={busy}
        onConfirm={(reason) => void undo(reason)}
        onClose={onClose}
      >
        <MailCheckbox checked={notify} onChange={setNotify} disabled={busy} />
      </ReasonDialog>
    );
  return (
    <TitledDialog
      title={title}
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <Button onClick={onClose} variant="contained" autoFocus>
          {words('close')}
        </Button>
      }
    >
      {problem && (
        <Alert severity="error" sx={{ whiteSpace: 'pre-line' }}>
          {problem}
        </Alert>
      )}
      {done && (
        <>
          <Alert severity="success">{done.message}</Alert>
          <LeftOut title={words('left_standing')} entries={done.left_out} />
        </>
      )}
    </TitledDialog>
  );
}
