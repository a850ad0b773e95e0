import { lastAbsenceDay } from './on-site.js';

it.each([
  ['2026-07-06', '2027-07-06'],
  ['2026-12-31', '2027-12-31'],
  ['2028-02-29', '2029-02-28'],
])('on %s an absence can be told until %s', (today, last) => {
  expect(lastAbsenceDay(today)).toBe(last);
});
