import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';

/** The organiser's logo, or a default drawing. Screen readers skip it: the name stands beside it. */
export function Logo({ src }: { src?: string | undefined }) {
  const { palette } = useTheme();
  if (src) {
    return (
      <Box
        component="img"
        src={src}
        alt=""
        height={44}
        sx={{
          height: { xs: 36, sm: 44 },
          width: 'auto',
          maxWidth: { xs: 72, sm: 140 },
          objectFit: 'contain',
          flex: 'none',
        }}
      />
    );
  }
  return (
    <Box component="svg" viewBox="0 0 64 64" aria-hidden sx={{ width: 40, height: 40, flex: 'none' }}>
      <rect width="64" height="64" rx="20" fill={palette.primary.bright} />
      <circle cx="44" cy="21" r="8" fill="#ffe3b8" />
      <path d="M6 50 24 22l10 15 6-8 18 21z" fill="#fff" />
    </Box>
  );
}
