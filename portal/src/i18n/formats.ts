/** How a language writes dates and amounts; the shape of dates is the same in all of them, `05.07.2026` or `05/07/2026`. */
export interface Formats {
  dateSeparator: string;
  /** Left out where it is `1.234,50 €`. */
  euros?: (amount: number) => string;
}

/**
 * Those of the page. Alone in its file: the first page sets them, and what writes with them (`format.ts`) is loaded with the
 * pages that need it.
 */
export const shown: { formats: Formats } = { formats: { dateSeparator: '.' } };

/** Sets them; what is drawn afterwards has them. */
export function setFormats(formats: Formats | undefined): void {
  if (formats) shown.formats = formats;
}
