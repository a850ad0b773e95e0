import fc from 'fast-check';
import { byTexts, compareTexts, SORT_KEY_LENGTH, sortKey } from './sort-key.js';

describe('the key that texts are sorted by', () => {
  it.each([
    ['Älteres  Haus', 'alteres haus'],
    ["D'Angelo", 'dangelo'],
    ['D’Angelo', 'dangelo'],
    ['Mair-Huber', 'mair huber'],
    ['STRAẞE', 'strasse'],
    [' (Woche 2) ', 'woche 2'],
    ['Ελένη', 'ελενη'],
    ['–', ''],
  ])('of %s is %s', (text, key) => {
    expect(sortKey(text)).toBe(key);
  });

  it('puts umlauts, accents, case and signs where readers look for them', () => {
    const sorted = [
      'älteres',
      'Alto Adige',
      'de Luca',
      'De-Luca 2',
      'Dellai',
      'Èva',
      'Ewald',
      'Óscar',
      'Ötzi',
      'Reisebus',
    ];
    expect(sorted.toReversed().sort(compareTexts)).toEqual(sorted);
  });

  it('is no longer than its column and has nothing but letters, digits and single blanks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const key = sortKey(text);
        expect([...key].length).toBeLessThanOrEqual(SORT_KEY_LENGTH);
        expect(key).toMatch(/^(?:[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*)?$/u);
      }),
    );
  });

  it('compares like the bytes of the keys, which is how the databases compare', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('A', 'a b', '𐐷', 'ﬀ', 'z'),
    );
    fc.assert(
      fc.property(text, text, (one, other) => {
        const bytes = Buffer.compare(Buffer.from(sortKey(one)), Buffer.from(sortKey(other)));
        expect(Math.sign(compareTexts(one, other))).toBe(bytes);
      }),
    );
  });
});

it('rows are sorted by several texts as if each two were compared, and stay in their order where none differs', () => {
  const texts = fc.constantFrom(
    'Älteres',
    'altera',
    'De-Luca',
    'de luca',
    'Èva',
    'Eva',
    '😀',
    '\u{FFFF}',
    '',
  );
  fc.assert(
    fc.property(fc.array(fc.tuple(texts, texts)), (pairs) => {
      const rows = pairs.map(([last, first], id) => ({ last, first, id }));
      const expected = rows.toSorted(
        (a, b) => compareTexts(a.last, b.last) || compareTexts(a.first, b.first) || a.id - b.id,
      );
      expect(byTexts(rows, ({ last, first }) => [last, first])).toEqual(expected);
    }),
  );
});
