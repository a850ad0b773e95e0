/** A list of lines with a rule between them. */
export const rows = {
  listStyle: 'none',
  m: 0,
  p: 0,
  '& > li': { py: 1, borderTop: 1, borderColor: 'divider', overflowWrap: 'anywhere' },
  '& > li:first-of-type': { borderTop: 0 },
} as const;
