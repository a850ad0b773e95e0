import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { LEFT_WITH_NAME_MAX } from '@feria/shared';
import { useWords } from './context';

const PHONE_MAX = 40;

interface Props {
  value: { name: string; phone: string };
  /** Whether somebody tried to go on: only then a missing name is an error. */
  isAsked: boolean;
  onChange: (value: { name: string; phone: string }) => void;
}

/** Name and telephone of somebody whom nobody had named before. Without a name nobody would know later who took the child. */
export function OtherPerson({ value, isAsked, onChange }: Props) {
  const t = useWords();
  const isMissing = isAsked && !value.name.trim();
  return (
    <Stack spacing={1.5}>
      <TextField
        autoFocus
        required
        fullWidth
        label={t('leave.name')}
        value={value.name}
        error={isMissing}
        helperText={isMissing ? t('leave.name_missing') : undefined}
        onChange={(event) => onChange({ ...value, name: event.target.value })}
        slotProps={{ htmlInput: { maxLength: LEFT_WITH_NAME_MAX } }}
      />
      <TextField
        fullWidth
        type="tel"
        label={t('leave.phone')}
        value={value.phone}
        onChange={(event) => onChange({ ...value, phone: event.target.value })}
        slotProps={{ htmlInput: { maxLength: PHONE_MAX } }}
      />
    </Stack>
  );
}
