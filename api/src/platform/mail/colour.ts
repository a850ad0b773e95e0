/** Orange of the product, when the options have no colour (spec §1). */
const ORANGE = '#f97316';

/** The colours of a mail. */
export interface MailColours {
  accent: string;
  /** Text on the accent. */
  onAccent: string;
}

/** The organiser's colour and, on it, black or white: whichever can be read better. */
export function mailColours(wanted: string | null | undefined): MailColours {
  const accent = /^#[\da-f]{6}$/i.test(wanted ?? '') ? (wanted as string) : ORANGE;
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(accent.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  // Where contrast against black and against white (WCAG) are the same.
  return { accent, onAccent: luminance > 0.179 ? '#000000' : '#ffffff' };
}
