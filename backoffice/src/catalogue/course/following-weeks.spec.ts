import { followingDates, weekSeries } from './following-weeks';

const after = (from: string, to: string) => Object.values(followingDates({ from, to })).join(' ');

it('starts a week seven days after the one before, across months and the change of clocks', () => {
  expect(after('2027-07-05', '2027-07-09')).toBe('2027-07-12 2027-07-16');
  expect(after('2027-07-26', '2027-07-30')).toBe('2027-08-02 2027-08-06');
  expect(after('2027-10-25', '2027-10-29')).toBe('2027-11-01 2027-11-05');
});

it('leaves no overlap after a week that is longer, and none before a single day', () => {
  expect(after('2027-07-05', '2027-07-11')).toBe('2027-07-12 2027-07-18');
  expect(after('2027-07-05', '2027-07-12')).toBe('2027-07-19 2027-07-26');
  expect(after('2027-07-05', '2027-07-05')).toBe('2027-07-12 2027-07-12');
});

const series = (name: string, count: number) =>
  weekSeries({ name, name_it: `${name} (it)`, from: '2027-07-26', to: '2027-07-30', seats: 20 }, count);

it('makes as many weeks as asked for, each after the one before, with all that the first has', () => {
  expect(series('Woche 9', 3)).toEqual([
    { name: 'Woche 9', name_it: 'Woche 9 (it)', from: '2027-07-26', to: '2027-07-30', seats: 20 },
    { name: 'Woche 10', name_it: 'Woche 10 (it)', from: '2027-08-02', to: '2027-08-06', seats: 20 },
    { name: 'Woche 11', name_it: 'Woche 11 (it)', from: '2027-08-09', to: '2027-08-13', seats: 20 },
  ]);
  expect(series('Woche 1', 1)).toHaveLength(1);
});

it.each([
  ['Sommer 2027, Woche 1', 'Sommer 2027, Woche 2'],
  ['3. Woche (6 bis 10 Jahre)', '4. Woche (6 bis 10 Jahre)'],
  ['Woche 09', 'Woche 10'],
  ['6-10 anni, settimana 1', '6-10 anni, settimana 2'],
  ['3ª settimana (6-10 anni)', '4ª settimana (6-10 anni)'],
  ['Gruppe 2', 'Gruppe 3'],
  ['Für Kinder von 6 bis 10', 'Für Kinder von 6 bis 10'],
  ['Ab 05.07.', 'Ab 05.07.'],
  ['Bergwoche', 'Bergwoche'],
])('counts up the number of the week in %s, and no year', (name, next) => {
  expect(series(name, 2)[1]?.name).toBe(next);
});
