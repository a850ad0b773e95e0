import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const FONTS = fileURLToPath(new URL('./fonts/', import.meta.url));

/** Which characters are in which file; the ranges of the font's own style sheet. */
const RANGES = {
  latin:
    'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD',
  'latin-ext':
    'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF',
} as const;

/** Style sheet that brings the font of the documents with it: Nunito Sans, regular and bold. */
export async function documentFonts(): Promise<string> {
  const faces = Object.entries(RANGES).flatMap(([subset, range]) =>
    ([400, 700] as const).map(async (weight) => {
      const file = await readFile(`${FONTS}nunito-sans-${subset}-${weight}.woff2`, 'base64');
      return `@font-face{font-family:'Nunito Sans';font-weight:${weight};unicode-range:${range};src:url(data:font/woff2;base64,${file}) format('woff2')}`;
    }),
  );
  return (await Promise.all(faces)).join('\n');
}
