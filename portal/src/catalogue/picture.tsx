import Box from '@mui/material/Box';
import { useState } from 'react';
import { Photo } from '../components/photo';
import { Scene } from '../components/scene';

/** Props of {@link Picture}. */
export interface PictureProps {
  src: string | null;
  /** Number of the drawing that is shown if there is no photograph. */
  seed: number;
  /** How wide it is shown, see {@link Photo}. */
  sizes: string;
  /** Width to height; 3:2 as the file has it when left out. What does not fit is cut off above and below. */
  ratio?: string;
  /** Visible without scrolling. */
  isFirst?: boolean;
  /** Must not load yet. */
  isHeld?: boolean;
  /** Called when the picture is loaded or has failed. */
  onSettled?: () => void;
}

/** The picture of a project, or a drawn one when there is none or it does not load. The name stands beside it. */
export function Picture({
  src,
  seed,
  sizes,
  ratio = '3 / 2',
  isFirst,
  isHeld = false,
  onSettled,
}: PictureProps) {
  const [failed, setFailed] = useState<string | null>(null);
  return (
    <Box sx={{ position: 'relative', aspectRatio: ratio, overflow: 'hidden', bgcolor: 'primary.tint' }}>
      {src && src !== failed ? (
        !isHeld && (
          <Photo
            src={src}
            sizes={sizes}
            isFirst={isFirst}
            onLoad={onSettled}
            onFail={() => {
              setFailed(src);
              onSettled?.();
            }}
          />
        )
      ) : (
        <Box sx={{ position: 'absolute', inset: 0 }}>
          <Scene seed={seed} />
        </Box>
      )}
    </Box>
  );
}
