import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

const TONES = {
  good: ['#dcf5e4', '#14562e'],
  few: ['#fdeec4', '#7a4300'],
  info: ['#e2ecfb', '#1d4380'],
  waiting: ['#ebe6fb', '#4b3494'],
  bad: ['#fbe3e0', '#8f1d15'],
  quiet: ['#f0e9e3', '#594a40'],
} as const;
/** The colour of a tag. The text says the same. */
export type Tone = keyof typeof TONES;

/** A short state as a coloured label. The contrast of every colour pair meets WCAG AA. */
export function Tag({ tone, icon, children }: { tone: Tone; icon?: ReactNode; children: ReactNode }) {
  const [background, text] = TONES[tone];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.75,
        px: 1.25,
        py: 0.25,
        borderRadius: 3,
        fontSize: '0.8125rem',
        fontWeight: 700,
        lineHeight: 1.6,
        color: text,
        bgcolor: background,
        '& svg': { fontSize: '1rem' },
      }}
    >
      {icon}
      {children}
    </Box>
  );
}
