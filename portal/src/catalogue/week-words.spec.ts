import { byMonth, monthText, shortWeekText } from './week-words';

it('calendar weeks stand in the month of their Monday', () => {
  expect(byMonth(['2027-06-28', '2027-07-05', '2027-07-12', '2027-08-02'])).toEqual([
    ['2027-06-28'],
    ['2027-07-05', '2027-07-12'],
    ['2027-08-02'],
  ]);
  expect(byMonth([])).toEqual([]);
});

it.each([
  ['de', 'Juli 2027', '5.', '11. Juli'],
  ['it', 'luglio 2027', '5', '11 lug'],
  ['en', 'July 2027', '5', '11'],
])('are named in %s', (language, month, first, last) => {
  expect(monthText('2027-07-05', language)).toBe(month);
  const text = shortWeekText('2027-07-05', language);
  expect([text.includes(first), text.includes(last), text.includes('2027')]).toEqual([true, true, false]);
});
