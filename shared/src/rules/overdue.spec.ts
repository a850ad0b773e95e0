import { daysOverdue, isOverdue, overdueAge } from './overdue.js';

it.each([
  ['2026-03-10', '2026-03-09', false, 0],
  // The last day is still in time.
  ['2026-03-10', '2026-03-10', false, 0],
  ['2026-03-10', '2026-03-11', true, 1],
  // The clocks change in between: days are counted, not hours.
  ['2026-03-28', '2026-03-30', true, 2],
  ['2026-10-24', '2026-10-26', true, 2],
  ['2026-02-27', '2026-03-01', true, 2],
  ['2025-12-31', '2026-12-31', true, 365],
])('what is to be paid by %s is overdue on %s: %s, %d days', (dueOn, today, late, days) => {
  expect(isOverdue(dueOn, today)).toBe(late);
  expect(daysOverdue(dueOn, today)).toBe(days);
});

it('what has no last day is never overdue', () => {
  expect(isOverdue(null, '2099-01-01')).toBe(false);
});

it.each([
  [1, '1-14'],
  [14, '1-14'],
  [15, '15-30'],
  [30, '15-30'],
  [31, '31-60'],
  [60, '31-60'],
  [61, 'over-60'],
  [900, 'over-60'],
])('%d days are of the age %s', (days, age) => {
  expect(overdueAge(days)).toBe(age);
});
