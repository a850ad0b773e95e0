import type { OfficeFamilySeason } from '@feria/shared';
import { openDebtsOf } from './open-debts';

const owed = (id: number, from: string, open: number) => ({ id, open, courseWeek: { from } });
const fee = (registration_id: number, from: string, open: number) => ({
  ...owed(99, from, open),
  registration_id,
});

it('the oldest week comes first, fees among registrations, and what is paid not at all', () => {
  const seasons = [
    { year: 2027, registrations: [owed(4, '2027-07-12', 120), owed(3, '2027-07-05', 0)], fees: [] },
    {
      year: 2026,
      registrations: [owed(1, '2026-07-13', 80)],
      fees: [fee(2, '2026-07-06', 60), fee(5, '2026-07-20', 0)],
    },
  ] as unknown as OfficeFamilySeason[];
  expect(openDebtsOf(seasons).map(({ id, isFee }) => [id, isFee])).toEqual([
    [2, true],
    [1, false],
    [4, false],
  ]);
});
