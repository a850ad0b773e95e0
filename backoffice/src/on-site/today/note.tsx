import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ATTENDANCE_NOTE_MAX } from '@feria/shared';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ChildView } from './child-view';
import { useToday, useWords } from './context';
import type { OverDay } from './names';
import { noteKey } from './state';

const SEVERITY = { saved: 'success', waits: 'info', point: 'warning', rejected: 'error' } as const;

interface Props {
  view: ChildView;
  /** `null`: the day is not over. */
  over: OverDay | null;
}

/**
 * The note of the day. What is typed is kept encrypted as a draft at each key, so that a reload does not lose it; saved, or left by
 * closing the dialog, it is a mark as every other: kept on the device until the server has it.
 */
export function Note({ view: { child, note, unsentNote, unkept }, over }: Props) {
  const t = useWords();
  const { state, store } = useToday();
  const stored = note ?? '';
  const [date] = useState(state.held?.day.date ?? '');
  const draft = state.notes[noteKey(date, child.child_id)];
  const [saved, setSaved] = useState<string | null>(null);
  const save = useEffectEvent(() => store.saveNote(date, child.child_id));
  // However the dialog is left.
  useEffect(() => () => void save(), []);
  const result =
    saved === null
      ? null
      : state.rejected.has(saved)
        ? 'rejected'
        : state.becamePoints.has(saved)
          ? 'point'
          : state.marks.some(({ id }) => id === saved)
            ? 'waits'
            : 'saved';
  const help =
    draft !== undefined
      ? t(state.isKept ? 'child.note_draft' : 'child.note_lost')
      : unsentNote && !unkept
        ? t('child.note_unsent')
        : undefined;
  return (
    <Box>
      <TextField
        multiline
        fullWidth
        label={over ? `${t('child.note')}: ${over.title}` : t('child.note')}
        value={draft?.text ?? stored}
        helperText={help}
        error={draft !== undefined && !state.isKept}
        onChange={({ target: { value } }) => {
          setSaved(null);
          store.draftNote(child, value === stored ? null : value, note);
        }}
        slotProps={{ htmlInput: { maxLength: ATTENDANCE_NOTE_MAX } }}
      />
      <Box role="status">
        {result && (
          <Alert severity={SEVERITY[result]} sx={{ mt: 1 }}>
            {t(`child.note_${result}`)}
          </Alert>
        )}
      </Box>
      {draft !== undefined && (
        <Button
          variant="outlined"
          onClick={() => void store.saveNote(date, child.child_id).then(setSaved)}
          sx={{ mt: 1 }}
        >
          {t('child.save_note')}
        </Button>
      )}
    </Box>
  );
}
