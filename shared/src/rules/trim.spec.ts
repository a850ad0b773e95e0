import fc from 'fast-check';
import { trimEndOf, trimOf } from './trim.js';

const isSlash = (character: string): boolean => character === '/';

describe('trimming of given characters', () => {
  it.each([
    ['/a/b//', '/a/b', 'a/b'],
    ['a', 'a', 'a'],
    ['///', '', ''],
    ['', '', ''],
  ])('of %j', (text, atTheEnd, atBoth) => {
    expect(trimEndOf(text, isSlash)).toBe(atTheEnd);
    expect(trimOf(text, isSlash)).toBe(atBoth);
  });

  it('is what trim does with blanks', () => {
    const isBlank = (character: string): boolean => character.trim() === '';
    fc.assert(
      fc.property(fc.array(fc.constantFrom(' ', '\t', '\n', 'a', 'ä')), (characters) => {
        const text = characters.join('');
        expect(trimEndOf(text, isBlank)).toBe(text.trimEnd());
        expect(trimOf(text, isBlank)).toBe(text.trim());
      }),
    );
  });
});
