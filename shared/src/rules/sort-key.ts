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
  return compareKeys(sortKey(one), sortKey(other));
}

/**
 * Sorts rows as {@link compareTexts} does, by the first text in which they differ; rows without a difference stay in their order. For
 * lists that may be long: the key of a text is made once, and not for each comparison.
 * @param textsOf as many for each row
 */
export function byTexts<Row>(rows: readonly Row[], textsOf: (row: Row) => readonly string[]): Row[] {
  const keyed = rows.map((row) => ({ row, keys: textsOf(row).map(sortKey) }));
  keyed.sort((a, b) => {
    const differing = a.keys.findIndex((key, at) => key !== b.keys[at]);
    return differing < 0 ? 0 : compareKeys(a.keys[differing] ?? '', b.keys[differing] ?? '');
  });
  return keyed.map(({ row }) => row);
}

function compareKeys(a: string, b: string): number {
  if (a === b) return 0;
  let index = 0;
  while (a[index] === b[index]) index += 1;
  // Whole code points: by UTF-16 units, as `<` compares, letters beyond U+FFFF would come too early.
  return (a.codePointAt(index) ?? -1) - (b.codePointAt(index) ?? -1);
}
