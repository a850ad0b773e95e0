import Box from '@mui/material/Box';

const COLOURS = [
  ['#ffe1c7', '#8a3505'],
  ['#d7efe6', '#0f5447'],
  ['#e5e0fa', '#46318f'],
  ['#fde3e6', '#8c1f38'],
  ['#dcecf9', '#17457a'],
] as const;

/** The first letter of a name on a colour of its own. Decoration: the name stands beside it. */
export function Avatar({ name, seed }: { name: string; seed: number }) {
  const [background, text] = COLOURS[seed % COLOURS.length] ?? COLOURS[0];
  return (
    <Box
      aria-hidden
      sx={{
        display: 'grid',
        placeItems: 'center',
        flex: 'none',
        width: 48,
        height: 48,
        borderRadius: 4,
        fontSize: '1.3rem',
        fontWeight: 800,
        color: text,
        bgcolor: background,
      }}
    >
      {name.charAt(0).toUpperCase()}
    </Box>
  );
}
