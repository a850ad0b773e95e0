/** How a language writes dates and amounts. */
export interface Formats {
  /** Of a text with dates, `05.07.2026 14:30`, how they are written; left out where they are written so. */
  dates?: (text: string) => string;
  /** Left out where it is `1.234,50 €`. */
  euros?: (amount: number) => string;
}

/**
 * Those of the page. Alone in its file: the first page sets them, and what writes with them (`format.ts`) is loaded with the
 * pages that need it.
 */
export const shown: { formats: Formats } = { formats: {} };

/** Sets them; what is drawn afterwards has them. */
export function setFormats(formats: Formats | undefined): void {
  if (formats) shown.formats = formats;
}
