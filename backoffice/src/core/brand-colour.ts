import { darken, getContrastRatio } from '@mui/material/styles';

/** The default orange, dark enough for white text and for links on white (contrast 5.4:1). */
const ORANGE = '#b8430a';
/** WCAG AA for text. */
const READABLE = 4.5;
const HEX = /^#[0-9a-f]{6}$/i;

/** The option `app_color`, or the default orange, darkened until white text on it is readable. */
export function brandColour(appColor: string | null): string {
  const colour = appColor && HEX.test(appColor) ? appColor : ORANGE;
  let result = colour;
  for (let step = 1; getContrastRatio('#ffffff', result) < READABLE; step++)
    result = darken(colour, step * 0.05);
  return result;
}
