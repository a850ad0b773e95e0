import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { formatInstant, type FamilyCall } from '@feria/shared';
import { CALL_TEXT_MAX, CALL_TODO_MAX } from '@feria/shared/rules/calls';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { otherProblem, problemAt } from '../../families/child/problem-at';
import { CancelButton } from '../../resource-kit/asking/asking-dialog';
import { DateField, DateTimeField } from '../../resource-kit/inputs/date-field';
import { TitledDialog } from '../../resource-kit/titled-dialog';
import { useSaveCall, type CallInput } from './use-save-call';
import { useCallWords } from './words';

const FIELDS: readonly string[] = ['at', 'text', 'todo', 'todo_on'];

/** Notes a call, or changes one. What the server refuses stands at its field, and nothing that was typed is lost. */
export default function CallDialog(props: { personId: number; call?: FamilyCall; onClose: () => void }) {
  const { personId, call, onClose } = props;
  const translate = useTranslate();
  const words = useCallWords();
  const notify = useNotify();
  const { note, change, question } = useSaveCall();
  const [opened] = useState(() => ({
    at: call?.at ?? new Date().toISOString(),
    text: call?.text ?? '',
    todo: call?.todo ?? '',
    todo_on: call?.todo_on ?? '',
    done: call?.done ?? false,
  }));
  const [typed, setTyped] = useState(opened);
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<Error | null>(null);
  const save = async (): Promise<void> => {
    setBusy(true);
    setError(null);
    const { at, text, todo, todo_on, done } = typed;
    const values = {
      // What was not touched keeps its seconds, and a new call is of this moment.
      ...(at === opened.at ? {} : { at: at || null }),
      text,
      todo: todo || null,
      todo_on: todo_on || null,
      done,
    } as CallInput & { text: string };
    try {
      const isSaved = call ? await change(call, values) : (await note(personId, values), true);
      if (!isSaved) return setBusy(false);
      notify(words(call ? 'changed' : 'saved'), { type: 'success' });
      onClose();
    } catch (problem) {
      setError(problem as Error);
      setBusy(false);
    }
  };
  const general = error && otherProblem(error, (path) => FIELDS.includes(path));
  const fieldOf = (name: 'text' | 'todo') => ({
    label: words(`fields.${name}`),
    value: typed[name],
    onChange: ({ target }: { target: { value: string } }) => setTyped({ ...typed, [name]: target.value }),
    error: problemAt(error, name) !== undefined,
    helperText: problemAt(error, name),
  });
  const dateOf = (name: 'at' | 'todo_on') => ({
    label: words(`fields.${name}`),
    value: typed[name],
    onChange: (value: string) => setTyped((before) => ({ ...before, [name]: value })),
    problem: problemAt(error, name),
  });
  return (
    <TitledDialog
      title={call ? words('edit', { at: formatInstant(call.at) }) : words('note')}
      onClose={() => !isBusy && onClose()}
      sx={{ display: 'grid', gap: 2 }}
      actions={
        <>
          <CancelButton disabled={isBusy} />
          <Button onClick={() => void save()} variant="contained" loading={isBusy}>
            {translate('ra.action.save')}
          </Button>
        </>
      }
    >
      {question}
      {general && <Alert severity="error">{translate(general, { _: general })}</Alert>}
      <TextField
        {...fieldOf('text')}
        required
        multiline
        minRows={3}
        maxRows={10}
        autoFocus
        sx={{ mt: 1 }}
        slotProps={{ htmlInput: { maxLength: CALL_TEXT_MAX } }}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '2fr 1fr' }, gap: 2 }}>
        <TextField
          {...fieldOf('todo')}
          helperText={problemAt(error, 'todo') ?? words('todo_help')}
          slotProps={{ htmlInput: { maxLength: CALL_TODO_MAX } }}
        />
        <DateField {...dateOf('todo_on')} required={typed.todo !== ''} />
      </Box>
      <Box sx={{ display: 'grid', gridTemplateColumns: { sm: '1fr 2fr' }, gap: 2, alignItems: 'center' }}>
        <DateTimeField {...dateOf('at')} required />
        {typed.todo !== '' && call && (
          <FormControlLabel
            control={<Checkbox checked={typed.done} onChange={(_, done) => setTyped({ ...typed, done })} />}
            label={words('fields.done')}
          />
        )}
      </Box>
    </TitledDialog>
  );
}
