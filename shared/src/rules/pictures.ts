/**
 * Pictures come in several widths, so that a phone does not load what only a wide screen can show. Beside
 * `/uploads/abc.webp` lie `/uploads/abc-480.webp` and `/uploads/abc-800.webp`; whoever stores a picture writes them,
 * and whoever removes it removes them.
 */

/** Widths of the smaller pictures in pixels. */
export const PICTURE_WIDTHS = [480, 800] as const;

/** Width of the picture itself; a stored picture is at most that wide. */
export const PICTURE_FULL_WIDTH = 1600;

const UPLOAD = /^(\/uploads\/[\w-]+)(\.(?:webp|jpe?g|png|gif))$/;

/** Address of a smaller picture, or `null` for an address that is not one of our uploads. */
export function pictureVariant(address: string, width: number): string | null {
  const [, name, extension] = UPLOAD.exec(address) ?? [];
  return name && extension ? `${name}-${width}${extension}` : null;
}

/** All widths of a picture as an `srcset`, or `undefined` where there is just the picture. */
export function pictureSrcSet(address: string): string | undefined {
  if (!UPLOAD.test(address)) return undefined;
  const smaller = PICTURE_WIDTHS.map((width) => `${pictureVariant(address, width)} ${width}w`);
  return [...smaller, `${address} ${PICTURE_FULL_WIDTH}w`].join(', ');
}
