import { paymentReference } from '@feria/shared';
import fc from 'fast-check';
import { sameAsEarlier, type TellingEntry } from './same.js';

const [ONE, TWO] = [1, 2].map((personId) => paymentReference({ courseId: 3, personId })) as [string, string];

let id = 0;
const entry = (part: Partial<TellingEntry> = {}): TellingEntry => ({
  id: (id += 1),
  account: 'A',
  date: '2026-03-01',
  amount: 5_000,
  currency: 'EUR',
  bankReference: null,
  references: [],
  text: '',
  ...part,
});

/** The rule in words, pair by pair. */
function isSame(one: TellingEntry, other: TellingEntry): boolean {
  if (one.account !== other.account || one.amount !== other.amount) return false;
  const references = [one.bankReference, other.bankReference];
  if (one.date !== other.date && (references.includes(null) || one.bankReference !== other.bankReference))
    return false;
  if (!references.includes(null) && one.bankReference !== other.bankReference) return false;
  return one.text === '' || other.text === '' || one.text === other.text;
}

it.each<[string, Partial<TellingEntry>, Partial<TellingEntry>, boolean]>([
  ['nothing tells them apart', {}, {}, true],
  ['only one has a reference of the bank', { bankReference: 'X' }, {}, true],
  ['the bank calls both by references', { bankReference: 'X' }, { bankReference: 'Y' }, false],
  ['the bank calls both by one reference', { bankReference: 'X' }, { bankReference: 'X' }, true],
  ['both have the payment reference', { text: ONE }, { references: [ONE] }, true],
  ['only one has a payment reference', { text: ONE }, { text: 'Sommer' }, true],
  ['each has another payment reference', { text: ONE }, { text: TWO }, false],
  ['they are of two days', {}, { date: '2026-03-02' }, false],
  [
    'they are of two days with one reference of the bank',
    { bankReference: 'X' },
    { bankReference: 'X', date: '2026-03-02' },
    true,
  ],
  [
    'they are of two days with one reference of the bank and another payment reference each',
    { bankReference: 'X', text: ONE },
    { bankReference: 'X', text: TWO, date: '2026-03-02' },
    false,
  ],
  ['they are of two accounts', {}, { account: 'B' }, false],
  ['they are of two amounts', {}, { amount: 5_001 }, false],
  ['they are of two currencies', {}, { currency: 'CHF' }, false],
])('two entries where %s', (_, first, second, expected) => {
  const [one, two] = [entry(first), entry(second)];
  const found = sameAsEarlier([two, one]);
  expect([...found]).toEqual(expected ? [[two.id, one.id]] : []);
});

it('says for any entries what comparing each with each says', () => {
  const any = fc.record({
    account: fc.constantFrom('A', 'B'),
    amount: fc.constantFrom(1, 2),
    date: fc.constantFrom('2026-03-01', '2026-03-02'),
    bankReference: fc.constantFrom(null, null, 'X', 'Y'),
    text: fc.constantFrom('', ONE, TWO),
  });
  fc.assert(
    fc.property(fc.array(any, { maxLength: 12 }), (parts) => {
      const entries = parts.map((part) => entry(part));
      const wanted = entries.flatMap((one, at) => {
        const earlier = entries.slice(0, at).find((other) => isSame(one, other));
        return earlier ? [[one.id, earlier.id]] : [];
      });
      expect([...sameAsEarlier(entries)]).toEqual(wanted);
    }),
  );
});
