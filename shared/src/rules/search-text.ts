/**
 * Text made comparable for search: lower case, without accents, blanks joined. The searched columns and the words of a
 * search go through the same function, so both engines find the same (product.md#search-text).
 */
export function normaliseForSearch(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The normalised words of a search; each must be found somewhere. */
export function searchWords(search: string): string[] {
  return normaliseForSearch(search).split(' ').filter(Boolean);
}

/** Part of a search that must be found: each of its words, or the telephone number that they spell. */
export interface SearchTerm {
  words: readonly string[];
  /** Digits only, without the Italian country code; `null` when the words spell no number of at least six digits. */
  phone: string | null;
}

/** Most words of a search; further ones are ignored. */
const MAX_WORDS = 10;
/** Shorter numbers are years, houses and weeks. */
const SHORTEST_PHONE = 6;
/** A word of a telephone number: `+39`, `0471`, `(0471)`, `97-12/34`. */
const PHONE_WORD = /^[+\d()./-]*\d[()./-]*$/;

/**
 * The terms of a search. Words that follow each other and could be a telephone number are one term, so that `0471/12 34 56` finds
 * `+39 0471 123456` where the searched text holds the digits alone too.
 */
export function searchTerms(search: string): SearchTerm[] {
  const runs: string[][] = [];
  let inPhone = false;
  for (const word of searchWords(search).slice(0, MAX_WORDS)) {
    const isPhone = PHONE_WORD.test(word);
    if (isPhone && inPhone) runs.at(-1)?.push(word);
    else runs.push([word]);
    inPhone = isPhone;
  }
  return runs.map((words) => ({ words, phone: phoneOf(words) }));
}

function phoneOf(words: readonly string[]): string | null {
  const written = words.join('');
  if (!PHONE_WORD.test(written)) return null;
  const digits = written.replace(/^\(?(?:\+|00)(?:39)?/, '').replace(/\D/g, '');
  return digits.length >= SHORTEST_PHONE ? digits : null;
}
