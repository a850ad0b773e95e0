import { hasWords, payerSearches } from './payer-words';

it('looks for the whole name first, then for its words, the longest first', () => {
  expect(payerSearches('ROSSI MARIO E BIANCHI ANNA')).toEqual([
    'ROSSI MARIO BIANCHI ANNA',
    'BIANCHI',
    'ROSSI',
    'MARIO',
    'ANNA',
  ]);
});

it('looks for nothing where the bank names nobody', () => {
  expect([payerSearches(null), payerSearches('– 1234 ab')]).toEqual([[], []]);
});

it('looks for a name of one word once', () => {
  expect(payerSearches("D'Angelo")).toEqual(["D'Angelo"]);
});

it.each([
  ['Thomas Gruber', 'oma', false],
  ['Thomas Gruber', 'GRUBER THOM', true],
  ['Anna-Maria D’Angelo', 'maria angelo', true],
  ['Rosa Müller', 'Muller', true],
  ['Rosa Müller', 'Rosa Mair', false],
])('%s is found by the words %s: %s', (name, search, expected) => {
  expect(hasWords(name, search)).toBe(expected);
});
