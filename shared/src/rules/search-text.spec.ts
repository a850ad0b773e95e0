import { normaliseForSearch, searchTerms, searchWords } from './search-text.js';

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

describe('the terms of a search', () => {
  it.each([
    ['0471 12 34 56', '0471123456'],
    ['+39 0471/123-456', '0471123456'],
    ['0039 (0471) 123456', '0471123456'],
    ['(+39) 333.1112223', '3331112223'],
    ['+43 512 123456', '43512123456'],
    ['3331112223', '3331112223'],
  ])('%s is one number', (search, phone) => {
    expect(searchTerms(search)).toEqual([{ words: searchWords(search), phone }]);
  });

  it.each(['woche 2', '2026', '12 345', 'rsslcu90a01f839w', '+', '-'])('%s is none', (search) => {
    expect(
      searchTerms(search)
        .map(({ phone }) => phone)
        .filter(Boolean),
    ).toEqual([]);
  });

  it('keeps the other words apart', () => {
    expect(searchTerms('Kofler 0471 123456 Lea')).toEqual([
      { words: ['kofler'], phone: null },
      { words: ['0471', '123456'], phone: '0471123456' },
      { words: ['lea'], phone: null },
    ]);
  });

  it('ends after ten words', () => {
    expect(searchTerms('a '.repeat(50))).toHaveLength(10);
  });
});
