import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { VISUALLY_HIDDEN } from './visually-hidden';

interface SectionProps {
  title: string;
  /** A button beside the heading, below it where it is folded. */
  action?: ReactNode;
  /** Few look at it: its heading unfolds it. */
  isFolded?: boolean;
  /** The tab above says the same on a phone: there the heading is for screen readers alone. */
  isNamedByTab?: boolean;
  children: ReactNode;
}

/** One section of the page “My family”, under its heading. */
export function Section({ title, action, isFolded, isNamedByTab, children }: SectionProps) {
  const id = useId();
  if (isFolded)
    return (
      <Box component="section" aria-labelledby={id}>
        <details>
          <Box component="summary" sx={{ cursor: 'pointer', py: 1, fontSize: '1.15rem' }}>
            <Typography variant="h3" component="h2" id={id} sx={{ display: 'inline' }}>
              {title}
            </Typography>
          </Box>
          {action && <Box sx={{ my: 1.5 }}>{action}</Box>}
          {children}
        </details>
      </Box>
    );
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={[HEAD, Boolean(isNamedByTab) && NO_ROOM_ON_PHONE]}>
        <Typography variant="h2" id={id} sx={isNamedByTab ? HIDDEN_ON_PHONE : null}>
          {title}
        </Typography>
        {action}
      </Box>
      {children}
    </Box>
  );
}

const HEAD = {
  display: 'flex',
  flexWrap: 'wrap',
  gap: 1,
  alignItems: 'center',
  justifyContent: 'space-between',
  minHeight: 44,
  mb: 1.5,
} as const;
const HIDDEN_ON_PHONE = (theme: Theme) => ({ [theme.breakpoints.down('md')]: VISUALLY_HIDDEN });
const NO_ROOM_ON_PHONE = (theme: Theme) => ({ [theme.breakpoints.down('md')]: { minHeight: 0, margin: 0 } });

/** Styles (`sx`) of a card: each entry in a section of the page “My family” is one. */
export const CARD = {
  p: { xs: 2, sm: 2.5 },
  borderRadius: 5,
  bgcolor: 'background.paper',
  boxShadow: '0 1px 2px rgb(42 31 25 / 0.08), 0 6px 20px rgb(42 31 25 / 0.06)',
} as const;
