import { normaliseForSearch } from './search-text.js';

/** Longest sort key; texts that differ only after it count as equal. */
export const SORT_KEY_LENGTH = 255;

/** Apostrophes in every form that keyboards and word processors write. */
const APOSTROPHES = /['’‘ʼ´`]/g;

/**
 * What a text is sorted by. Lists of the server and of the browser use the same key, so that both database engines and
 * both frontends give one order: case, accents and apostrophes do not count (`D'Angelo` is next to `Dangelo`), and signs
 * between words count as one blank (`De Luca` comes before `Dellai`). Keys are compared by code point, see {@link compareTexts}.
 */
export function sortKey(text: string): string {
  const key = normaliseForSearch(text.replace(APOSTROPHES, '')).replace(/[^\p{L}\p{N}]+/gu, ' ');
  return [...key.trim()].slice(0, SORT_KEY_LENGTH).join('').trimEnd();
}

/** Compares two texts by their {@link sortKey}: negative, zero or positive, as `Array.prototype.sort` wants it. */
export function compareTexts(one: string, other: string): number {
  const [a, b] = [sortKey(one), sortKey(other)];
  if (a === b) return 0;
  let index = 0;
  while (a[index] === b[index]) index += 1;
  // Whole code points: by UTF-16 units, as `<` compares, letters beyond U+FFFF would come too early.
  return (a.codePointAt(index) ?? -1) - (b.codePointAt(index) ?? -1);
}
