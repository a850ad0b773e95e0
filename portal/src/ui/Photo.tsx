import { pictureSrcSet } from '@feria/shared/rules/pictures';
import Box from '@mui/material/Box';
import type { SxProps, Theme } from '@mui/material/styles';
import { useState } from 'react';

interface PhotoProps {
  src: string;
  /** How wide it is shown, as the `sizes` of HTML: the browser chooses the smallest file that will do. */
  sizes: string;
  /** Among the first things in sight: fetched before everything else. */
  isFirst?: boolean;
  onLoad?: () => void;
  /** Neither it nor a smaller one can be loaded. */
  onFail?: () => void;
  sx?: SxProps<Theme>;
}

/** An uploaded picture that fills the box around it, cut where it must. What it shows is said beside it. */
export function Photo({ src, sizes, isFirst = false, onLoad, onFail, sx }: PhotoProps) {
  // A picture from before there were smaller ones has none: then the picture itself.
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
