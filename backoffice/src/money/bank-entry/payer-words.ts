import { searchWords } from '@feria/shared';

/** Shortest word of a name by which somebody is looked for. */
const SHORTEST = 3;

/**
 * By what parents are looked for who may have paid: the whole name that the bank gives, then each of its words, the longest first, because
 * surnames are the longer ones and banks add others (`ROSSI MARIO E BIANCHI ANNA`).
 */
export function payerSearches(payerName: string | null): string[] {
  const words = (payerName ?? '')
    .split(/[^\p{L}\p{N}'’-]+/u)
    .filter((word) => word.length >= SHORTEST && /\p{L}/u.test(word));
  const whole = words.join(' ');
  const single = [...new Set(words)].sort((a, b) => b.length - a.length);
  return [...new Set([whole, ...single])].filter(Boolean);
}

/** Whether each word of a search is the beginning of a word of a name: the office's search finds words inside others too (`oma` in Thomas). */
export function hasWords(name: string, search: string): boolean {
  const parts = searchWords(name).flatMap((word) => [word, ...word.split(/[-'’]/)]);
  return searchWords(search).every((word) => parts.some((part) => part.startsWith(word)));
}
