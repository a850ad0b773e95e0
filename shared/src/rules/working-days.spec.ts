import { easterOf, isBankingDay, isWorkingDay, nextBankingDay, nextWorkingDay } from './working-days.js';

it.each([
  [1954, '1954-04-18'],
  [2000, '2000-04-23'],
  [2019, '2019-04-21'],
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
  [2038, '2038-04-25'],
  [2049, '2049-04-18'],
  [2285, '2285-03-22'],
])('Easter of %d is on %s', (year, easter) => {
  expect(easterOf(year)).toBe(easter);
});

it.each([
  ['a Saturday', '2026-03-14'],
  ['a Sunday', '2026-03-15'],
  ['New Year', '2027-01-01'],
  ['Epiphany', '2026-01-06'],
  ['Easter Monday', '2026-04-06'],
  ['Liberation Day', '2028-04-25'],
  ['Labour Day', '2026-05-01'],
  ['Whit Monday', '2026-05-25'],
  ['Republic Day', '2026-06-02'],
  ['Ferragosto', '2028-08-15'],
  ['San Francesco, from 2026 on', '2027-10-04'],
  ['All Saints', '2027-11-01'],
  ['Immaculate Conception', '2026-12-08'],
  ['Christmas', '2026-12-25'],
  ['Saint Stephen', '2028-12-26'],
])('%s is no working day', (_, date) => {
  expect(isWorkingDay(date)).toBe(false);
});

it.each([
  ['Good Friday', '2026-04-03'],
  ['Corpus Christi', '2026-06-04'],
  ['San Francesco before 2026', '2024-10-04'],
  ['a Friday', '2026-03-13'],
])('%s is one', (_, date) => {
  expect(isWorkingDay(date)).toBe(true);
});

it.each([
  ['2026-03-13', '2026-03-13'],
  ['2026-03-14', '2026-03-16'],
  // Saturday, Easter, its Monday.
  ['2026-04-04', '2026-04-07'],
  // Christmas on a Friday, then the week-end.
  ['2026-12-25', '2026-12-28'],
])('the first working day from %s on is %s', (date, expected) => {
  expect(nextWorkingDay(date)).toBe(expected);
});

it.each([
  ['Saturday', '2026-11-28'],
  ['Sunday', '2026-11-29'],
  ['New Year', '2027-01-01'],
  ['Good Friday', '2026-04-03'],
  ['Easter Monday', '2026-04-06'],
  ['1 May', '2026-05-01'],
  ['Christmas', '2026-12-25'],
])('banks execute nothing on a %s', (_, date) => expect(isBankingDay(date)).toBe(false));

it.each(['2026-04-02', '2026-05-25', '2026-06-02', '2026-08-17', '2026-10-05'])(
  'banks execute on %s, also where it is a holiday here',
  (date) => expect(isBankingDay(date)).toBe(true),
);

it('the next day of the banks is the day itself or the first after holidays', () => {
  expect(['2026-04-02', '2026-04-03', '2026-12-25'].map(nextBankingDay)).toEqual([
    '2026-04-02',
    '2026-04-07',
    '2026-12-28',
  ]);
});
