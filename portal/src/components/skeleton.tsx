import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';

interface SkeletonProps {
  /** `text`: a line of text; `rounded`: a picture or a card. */
  variant?: 'text' | 'rounded';
  width?: string | number;
  height?: string | number;
  sx?: SxProps<Theme>;
}

/** A grey placeholder for content that is loading. */
export function Skeleton({ variant = 'text', width = '100%', height = '1.5em', sx }: SkeletonProps) {
  return (
    <Box
      aria-hidden
      sx={{
        width,
        height,
        borderRadius: variant === 'text' ? 2 : 3,
        // A line of text does not fill its line.
        ...(variant === 'text' && { backgroundClip: 'content-box', py: '0.2em' }),
        backgroundColor: '#f3e9e0',
        backgroundImage:
          'linear-gradient(90deg, transparent 30%, rgb(255 255 255 / 0.6) 50%, transparent 70%)',
        backgroundSize: '250% 100%',
        animation: 'feria-shimmer 1.6s linear infinite',
        ...(sx as object),
      }}
    />
  );
}
