import { endToEndId, fileReference, payoutReferencesIn } from './end-to-end-id.js';

it('names a file and each transfer in it, in at most 35 characters', () => {
  expect(fileReference(12, '2026-11-23')).toBe('FERIA-20261123-12');
  expect(endToEndId(12, '2026-11-23', 3)).toBe('FERIA-20261123-12-3');
  expect(endToEndId(2_147_483_647, '2026-11-23', 10_000).length).toBeLessThanOrEqual(35);
});

it('is found in what the bank marks, and in its text', () => {
  expect(payoutReferencesIn(['FERIA-20261123-12-3', 'Bonifico FERIA-20261123-12-4 del 24.11.'])).toEqual([
    'FERIA-20261123-12-3',
    'FERIA-20261123-12-4',
  ]);
});

it('is found once, and nothing else is taken for it', () => {
  expect(
    payoutReferencesIn(['FERIA-20261123-12', 'FERIA-20261123-12', 'FERIA-2026-12', 'RF18539007547034']),
  ).toEqual(['FERIA-20261123-12']);
});
