import { normaliseForSearch, searchWords } from './search-text.js';

describe('text normalised for a search', () => {
  it.each([
    ['Jürgen STRAßE', 'jurgen strasse'],
    ['  Perù   è ', 'peru e'],
    ['Ärger', 'arger'],
  ])('%s becomes %s', (text, normalised) => {
    expect(normaliseForSearch(text)).toBe(normalised);
  });

  it('splits a search into its words', () => {
    expect(searchWords('  Ötzi  Bözen ')).toEqual(['otzi', 'bozen']);
    expect(searchWords(' ')).toEqual([]);
  });
});
