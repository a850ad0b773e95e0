import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { ATTENDANCE_NOTE_MAX } from '@feria/shared';
import { useState } from 'react';
import type { ChildView } from './child-view';
import { useToday, useWords } from './context';
import { noteKey } from './state';

const SEVERITY = { saved: 'success', point: 'warning', failed: 'error' } as const;
const TEXT = { saved: 'child.note_saved', point: 'child.note_point', failed: 'child.note_offline' } as const;

/**
 * The note of the day. It is sent with a network only, because it may tell of a child's health; what is typed is kept encrypted as a
 * draft at each key, so that neither closing the dialog nor a reload loses it.
 */
export function Note({ view: { child, fields } }: { view: ChildView }) {
  const t = useWords();
  const { state, store } = useToday();
  const stored = child.attendance?.note ?? '';
  const date = state.held?.day.date ?? '';
  const draft = state.notes[noteKey(date, child.child_id)];
  const text = draft?.text ?? stored;
  const [result, setResult] = useState<keyof typeof TEXT | null>(null);
  const type = (next: string): void => {
    setResult(null);
    store.draftNote(child, next === stored ? null : next);
  };
  const save = async (): Promise<void> => {
    setResult(null);
    setResult(await store.sendNote(child, fields));
  };
  return (
    <Box>
      <TextField
        multiline
        fullWidth
        label={t('child.note')}
        value={text}
        helperText={
          draft === undefined ? undefined : t(state.isKept ? 'child.note_draft' : 'child.note_lost')
        }
        error={draft !== undefined && !state.isKept}
        onChange={(event) => type(event.target.value)}
        slotProps={{ htmlInput: { maxLength: ATTENDANCE_NOTE_MAX } }}
      />
      <Box role="status">
        {result && (
          <Alert severity={SEVERITY[result]} sx={{ mt: 1 }}>
            {t(TEXT[result])}
          </Alert>
        )}
      </Box>
      {draft !== undefined && (
        <Button variant="outlined" onClick={() => void save()} sx={{ mt: 1 }}>
          {t('child.save_note')}
        </Button>
      )}
    </Box>
  );
}
