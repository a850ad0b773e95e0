import Box from '@mui/material/Box';
import type { ReactNode, ToggleEvent } from 'react';

interface FoldedProps {
  title: string;
  /** Called whenever it is unfolded. */
  onOpen?: () => void;
  children: ReactNode;
}

/** What few look at, folded away below its title. */
export function Folded({ title, onOpen, children }: FoldedProps) {
  return (
    <Box
      component="details"
      onToggle={({ currentTarget }: ToggleEvent<HTMLDetailsElement>) => currentTarget.open && onOpen?.()}
      sx={{ '&[open] > summary': { mb: 1.5 } }}
    >
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 800, fontSize: '1.15rem', py: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
