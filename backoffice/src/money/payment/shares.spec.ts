import { splitOver } from './shares';

const debts = [
  { registrationId: 3, open: 12_000 },
  { registrationId: 1, open: 8_050 },
];

it('pays the first registration before the next', () => {
  expect([...splitOver(15_000, debts)]).toEqual([
    [3, 12_000],
    [1, 3_000],
  ]);
});

it('gives no registration more than it owes', () => {
  expect([...splitOver(99_999, debts)]).toEqual([
    [3, 12_000],
    [1, 8_050],
  ]);
});

it('gives nothing of nothing', () => {
  expect([...splitOver(0, debts)]).toEqual([]);
});
