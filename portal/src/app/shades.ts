/** Colour arithmetic for the organiser's own colour: any colour may come from the options, and text must stay readable. */

type Rgb = readonly [number, number, number];

/** The orange of the product, until the options say otherwise. */
export const DEFAULT_COLOUR = '#f97316';

function parse(colour: string): Rgb | null {
  const hex = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour.trim())?.[1];
  if (!hex) return null;
  const six = hex.length === 3 ? [...hex].map((digit) => digit + digit).join('') : hex;
  const part = (at: number): number => Number.parseInt(six.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

function format(rgb: Rgb): string {
  return `#${rgb.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance as WCAG defines it. */
function luminance(rgb: Rgb): number {
  const [r, g, b] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: Rgb, b: Rgb): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Hue in degrees, saturation and lightness from 0 to 1. */
function toHsl([r, g, b]: Rgb): Rgb {
  const [max, min] = [Math.max(r, g, b) / 255, Math.min(r, g, b) / 255];
  const [light, span] = [(max + min) / 2, max - min];
  if (span === 0) return [0, 0, light];
  const sector =
    max === r / 255
      ? (g - b) / 255 / span
      : max === g / 255
        ? 2 + (b - r) / 255 / span
        : 4 + (r - g) / 255 / span;
  return [(sector * 60 + 360) % 360, span / (1 - Math.abs(2 * light - 1)), light];
}

function fromHsl([hue, saturation, light]: Rgb): Rgb {
  const reach = saturation * Math.min(light, 1 - light);
  const part = (n: number): number => {
    const at = (n + hue / 30) % 12;
    return 255 * (light - reach * Math.max(-1, Math.min(at - 3, 9 - at, 1)));
  };
  return [part(0), part(8), part(4)];
}

/** A shade darker. Oranges turn a little to red on the way, else they end as brown. */
function darker([hue, saturation, light]: Rgb): Rgb {
  return [hue > 12 && hue < 50 ? hue - 0.6 : hue, saturation, light - 0.01];
}

/** Paper with a breath of the colour. A light orange would be pink, so it turns a little to yellow on the way. */
function paper([hue, saturation]: Rgb, light: number): Rgb {
  return fromHsl([hue > 5 && hue < 40 ? hue + 10 : hue, saturation, light]);
}

/** The shades that the theme needs of one colour. */
export interface Shades {
  /** As chosen, for decoration. */
  bright: string;
  /** Dark enough for text on washed paper and for white text on it (AA with a margin). */
  strong: string;
  /** Darker still, for hover. */
  dark: string;
  /** Tints of paper. */
  tint: string;
  wash: string;
}

/** The shades of a colour; of the default where it is none. */
export function shadesOf(colour: string | null | undefined): Shades {
  const base = parse(colour ?? '') ?? (parse(DEFAULT_COLOUR) as Rgb);
  let hsl = toHsl(base);
  const wash = paper(hsl, 0.962);
  const tint = paper(hsl, 0.938);
  while (contrast(fromHsl(hsl), wash) < 4.6 && hsl[2] > 0.05) hsl = darker(hsl);
  const strong = fromHsl(hsl);
  return {
    bright: format(base),
    strong: format(strong),
    dark: format(fromHsl([hsl[0], hsl[1], hsl[2] * 0.78])),
    tint: format(tint),
    wash: format(wash),
  };
}
