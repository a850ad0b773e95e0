import { normaliseForSearch } from './search-text.js';

/** Words of a text, to look for names in. */
export interface NameText {
  words: readonly string[];
  /** The words, and each two neighbours as one: `D ANGELO` is `D'Angelo`. */
  found: ReadonlySet<string>;
}

/** Titles and words between names. */
const IGNORED = new Set([
  'avv',
  'dott',
  'dottssa',
  'dr',
  'ed',
  'frau',
  'geom',
  'herr',
  'ing',
  'mag',
  'oder',
  'prof',
  'rag',
  'sig',
  'sigra',
  'und',
]);

/**
 * The words of a name in a form in which banks and people write the same: without accents, apostrophes and case, `ü` as `u` and
 * `ue` alike, without titles and single letters.
 */
export function nameWords(name: string): string[] {
  return lettersOf(name).filter(isTelling);
}

/** A text as {@link isNamed} takes it. */
export function nameText(text: string): NameText {
  const letters = lettersOf(text);
  const words = letters.filter(isTelling);
  const pairs = letters.slice(1).map((word, index) => `${letters[index]}${word}`);
  return { words, found: new Set([...words, ...pairs]) };
}

/** Whether a text names somebody: all words of the name stand in it, or all of its own words are of the name, at least two. */
export function isNamed({ words, found }: NameText, name: readonly string[]): boolean {
  if (name.length < 2) return false;
  const isFound = (word: string, index: number) =>
    found.has(word) || found.has(`${word}${name[index + 1]}`) || found.has(`${name[index - 1]}${word}`);
  return name.every(isFound) || (words.length >= 2 && words.every((word) => name.includes(word)));
}

function lettersOf(text: string): string[] {
  return normaliseForSearch(text)
    .replace(/['’`´]/g, '')
    .replace(/([aou])e/g, '$1')
    .split(/[^\p{L}]+/u)
    .filter(Boolean);
}

function isTelling(word: string): boolean {
  return word.length > 1 && !IGNORED.has(word);
}
