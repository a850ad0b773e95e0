import { dueDate, earliestDue } from './due-date.js';

it.each([
  [null, '2026-03-02', null, null],
  [0, '2026-03-02', null, '2026-03-02'],
  [14, '2026-03-02', null, '2026-03-16'],
  // The clocks change on 29 March, and 2028 has a 29 February.
  [1, '2026-03-28', null, '2026-03-29'],
  [1, '2028-02-28', null, '2028-02-29'],
  [365, '2026-03-02', null, '2027-03-02'],
  // What it has already stays, whatever the new course says.
  [14, '2026-03-02', '2026-01-01', '2026-01-01'],
  [null, '2026-03-02', '2026-01-01', '2026-01-01'],
])('%p days after %s, with %p before, are %p', (paymentDays, confirmedOn, before, expected) => {
  expect(dueDate(paymentDays, confirmedOn, before)).toBe(expected);
});

it('of several due dates the first counts, and those without one do not', () => {
  expect(earliestDue([{ due_on: null }, { due_on: '2026-03-09' }, { due_on: '2026-03-02' }])).toBe(
    '2026-03-02',
  );
  expect(earliestDue([{ due_on: null }])).toBeNull();
  expect(earliestDue([])).toBeNull();
});
