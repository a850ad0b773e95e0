import { fold, searchWords } from './fold.js';

describe('folded text', () => {
  it.each([
    ['Jürgen STRAßE', 'jurgen strasse'],
    ['  Perù   è ', 'peru e'],
    ['Ärger', 'arger'],
  ])('%s becomes %s', (text, folded) => {
    expect(fold(text)).toBe(folded);
  });

  it('splits a search into its words', () => {
    expect(searchWords('  Ötzi  Bözen ')).toEqual(['otzi', 'bozen']);
    expect(searchWords(' ')).toEqual([]);
  });
});
