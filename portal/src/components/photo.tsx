import { pictureSrcSet } from '@feria/shared/rules/pictures';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';

interface PhotoProps {
  src: string;
  /** How wide it is shown, as the `sizes` of HTML: the browser chooses the smallest file that will do. */
  sizes: string;
  /** Visible without scrolling: loaded before everything else. */
  isFirst?: boolean;
  onLoad?: () => void;
  /** Called if neither the picture nor a smaller variant can be loaded. */
  onFail?: () => void;
  sx?: SxProps<Theme>;
}

/** An uploaded picture that fills the box around it and is cropped if needed. Decoration only. */
export function Photo({ src, sizes, isFirst = false, onLoad, onFail, sx }: PhotoProps) {
  // Old uploads have no smaller variants: then use the picture itself.
  const [alone, setAlone] = useState<string | null>(null);
  const srcSet = alone === src ? undefined : pictureSrcSet(src);
  return (
    <Box
      component="img"
      src={src}
      {...(srcSet && { srcSet, sizes })}
      alt=""
      width={600}
      height={400}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      fetchPriority={isFirst ? 'high' : 'auto'}
      onLoad={onLoad}
      onError={() => (srcSet ? setAlone(src) : onFail?.())}
      sx={{
        position: 'absolute',
        inset: 0,
        width: '100%',
        height: '100%',
        objectFit: 'cover',
        ...(sx as object),
      }}
    />
  );
}
