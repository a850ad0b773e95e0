import fc from 'fast-check';
import { sheetNames } from './sheet-names.js';

const names = (...wanted: string[]) => sheetNames(wanted, (position) => `Woche ${position}`);

it('keeps a name that is fine', () => {
  expect(names('1. Woche', 'Größe & Äpfel')).toEqual(['1. Woche', 'Größe & Äpfel']);
});

it('takes out what no sheet may be called', () => {
  expect(names("'Juli/August: [A]'", 'a\u0000b')).toEqual(['Juli August A', 'a b']);
});

it('numbers equal names, also when they differ in case or beyond the cut only', () => {
  const long = 'Eine Woche mit einem sehr langen Namen';
  expect(names('Woche', 'woche', 'WOCHE', `${long} 1`, `${long} 2`)).toEqual([
    'Woche',
    'woche (2)',
    'WOCHE (3)',
    'Eine Woche mit einem sehr lange',
    'Eine Woche mit einem sehr l (2)',
  ]);
});

it('finds a name where nothing is left', () => {
  expect(names('???', '', "'''", 'History')).toEqual(['Woche 1', 'Woche 2', 'Woche 3', 'History (2)']);
});

it('always gives as many different, valid names', () => {
  fc.assert(
    fc.property(fc.array(fc.string({ unit: 'grapheme', maxLength: 50 })), (wanted) => {
      const result = names(...wanted);
      expect(new Set(result.map((name) => name.toLowerCase())).size).toBe(wanted.length);
      for (const name of result) {
        expect(name.length).toBeGreaterThan(0);
        expect(name.length).toBeLessThanOrEqual(31);
        expect(name).not.toMatch(/[[\]:*?/\\]|^'|'$/);
      }
    }),
  );
});
