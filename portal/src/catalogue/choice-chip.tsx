import Check from '@mui/icons-material/Check';
import Box from '@mui/material/Box';

interface ChoiceChipProps {
  kind: 'radio' | 'checkbox';
  name: string;
  label: string;
  checked: boolean;
  onChange: () => void;
}

/** A radio button or checkbox that looks like a chip. */
export function ChoiceChip({ kind, name, label, checked, onChange }: ChoiceChipProps) {
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
        minHeight: 40,
        px: 2,
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
        checked={checked}
        onChange={onChange}
        sx={{ position: 'absolute', inset: 0, opacity: 0, m: 0, cursor: 'pointer' }}
      />
      {checked && kind === 'checkbox' && <Check sx={{ fontSize: 18 }} aria-hidden />}
      {label}
    </Box>
  );
}
