import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

/** What few look at, folded away below its title. */
export function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ '&[open] > summary': { mb: 1.5 } }}>
      <Box component="summary" sx={{ cursor: 'pointer', fontWeight: 800, fontSize: '1.15rem', py: 1 }}>
        {title}
      </Box>
      {children}
    </Box>
  );
}
