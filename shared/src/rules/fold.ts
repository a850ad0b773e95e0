/**
 * Text made comparable for search: lower case, without accents, blanks joined. The searched columns and the words of a
 * search go through the same function, so both engines find the same (decisions §2).
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The folded words of a search; each must be found somewhere. */
export function searchWords(search: string): string[] {
  return fold(search).split(' ').filter(Boolean);
}
