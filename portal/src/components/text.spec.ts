import { truncate } from './text';

it('a text that fits stays as it is', () => {
  expect(truncate('Eine Woche am See', 17)).toBe('Eine Woche am See');
});

it('a longer one is cut between two words, without the punctuation before the cut', () => {
  expect(truncate('Eine Woche am See, mit Booten', 20)).toBe('Eine Woche am See\u00a0…');
});

it('a very long word is cut', () => {
  expect(truncate('x'.repeat(100), 40)).toBe(`${'x'.repeat(20)}\u00a0…`);
});
