import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';

interface SectionProps {
  title: string;
  /** A button beside the heading. */
  action?: ReactNode;
  children: ReactNode;
}

/** One section of the page “My family”, under its heading. */
export function Section({ title, action, children }: SectionProps) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          minHeight: 44,
          mb: 1.5,
        }}
      >
        <Typography variant="h2" id={id}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

/** Styles (`sx`) of a card: each entry in a section of the page “My family” is one. */
export const CARD = {
  p: { xs: 2, sm: 2.5 },
  borderRadius: 5,
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 6px 20px rgb(42 31 25 / 0.06)',
} as const;
