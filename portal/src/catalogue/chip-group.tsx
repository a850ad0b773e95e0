import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** Chips of one question, under its words. @param isPart of a larger question */
export function ChipGroup({
  label,
  isPart = false,
  children,
}: {
  label: string;
  isPart?: boolean;
  children: ReactNode;
}) {
  return (
    <Box component="fieldset" sx={{ border: 0, p: 0, m: 0, minWidth: 0 }}>
      <Box
        component="legend"
        sx={
          isPart
            ? { p: 0, mb: 0.75, fontSize: '0.9rem', color: 'text.secondary' }
            : { p: 0, mb: 1, fontSize: '1.1rem', fontWeight: 800 }
        }
      >
        {label}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{children}</Box>
    </Box>
  );
}
