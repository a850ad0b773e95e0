import { trimEndOf } from '@feria/shared/rules/trim';

/** Marks that turn the direction of what follows, also of words that are not theirs, and what no XML may hold. */
const UNWANTED = /[\u202A-\u202E\u2066-\u2069\uFFFE\uFFFF]/g;

/** A text on one line, without characters that are not shown, and without those that turn the words beside it. */
export function plainText(text: string): string {
  return text
    .replace(UNWANTED, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
}

/** At most so many characters of a text, to the end of a word where there is one. */
export function shortened(text: string, most: number): string {
  const characters = [...text];
  if (characters.length <= most) return text;
  const start = characters.slice(0, most - 1).join('');
  const end = start.lastIndexOf(' ');
  return `${trimEndOf(end > most / 2 ? start.slice(0, end) : start, (last) => ' ,;:.–-'.includes(last))}…`;
}
