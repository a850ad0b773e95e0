import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';

interface ChoiceChipProps {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  /** What a screen reader says more than `label`, which it begins with. */
  spoken?: string;
  checked: boolean;
  onChange: () => void;
}

/** A radio button or checkbox that looks like a chip. */
export function ChoiceChip({ kind, name, label, spoken, checked, onChange }: ChoiceChipProps) {
  return (
    <Box
      component="label"
      sx={{
        position: 'relative',
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        flex: 'none',
        maxWidth: '100%',
        minHeight: 44,
        minWidth: 44,
        justifyContent: 'center',
        px: 1.75,
        borderRadius: 99,
        cursor: 'pointer',
        fontWeight: 700,
        fontSize: '0.95rem',
        border: '2px solid',
        borderColor: checked ? 'primary.main' : 'divider',
        color: checked ? '#fff' : 'text.primary',
        bgcolor: checked ? 'primary.main' : 'background.paper',
        '&:hover': { borderColor: 'primary.main' },
        '&:has(:focus-visible)': { outline: '3px solid', outlineColor: 'primary.dark', outlineOffset: 2 },
      }}
    >
      <Box
        component="input"
        type={kind}
        name={name}
        aria-label={spoken}
        checked={checked}
        onChange={onChange}
        sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
      />
      {checked && kind === 'checkbox' && <Check sx={{ fontSize: 18 }} aria-hidden />}
      {label}
    </Box>
  );
}
