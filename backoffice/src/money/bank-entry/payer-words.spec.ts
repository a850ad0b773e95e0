import { payerSearches } from './payer-words';

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
