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
