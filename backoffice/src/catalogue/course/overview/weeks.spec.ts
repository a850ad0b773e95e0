import type { OverviewWeek } from '@feria/shared';
import { choicesOf, filterWeeks, matrixOf, NO_FILTERS, totalOf, weekNumber } from './weeks';

const TODAY = '2027-07-14';

function week(id: number, from: string, to: string, rest: Partial<OverviewWeek> = {}): OverviewWeek {
  return {
    id,
    name: `Woche ${id}`,
    name_it: `Settimana ${id}`,
    from,
    to,
    state: 'open',
    course: { id: 1, name: 'Wald', name_it: 'Bosco', year: 2027 },
    courseType: { id: 1, name: 'Äpfel', name_it: 'Mele' },
    location: { id: 1, name: 'Brixen', name_it: 'Bressanone' },
    figures: { max_participants: 10, waiting_list: 5, registered: 4, waiting: 0, offered: 0, uncounted: 0 },
    ...rest,
  } as OverviewWeek;
}

const past = week(1, '2027-07-05', '2027-07-09');
const running = week(2, '2027-07-12', '2027-07-16');
const next = week(3, '2027-07-19', '2027-07-23', {
  course: { id: 2, name: 'See', name_it: 'Lago', year: 2028 },
  courseType: { id: 2, name: 'Zelt', name_it: 'Tenda' },
  location: null,
  figures: { max_participants: 10, waiting_list: 5, registered: 10, waiting: 3, offered: 0, uncounted: 0 },
});
const ids = (weeks: readonly OverviewWeek[]) => weeks.map(({ id }) => id);

it('leaves out weeks that are over unless they are asked for', () => {
  expect(ids(filterWeeks([past, running, next], NO_FILTERS, TODAY))).toEqual([2, 3]);
  expect(ids(filterWeeks([past, running, next], { ...NO_FILTERS, past: true }, TODAY))).toEqual([1, 2, 3]);
});

it.each([
  ['year', '2028', [3]],
  ['type', '1', [2]],
  ['location', '1', [2]],
] as const)('filters by %s', (name, value, left) => {
  expect(ids(filterWeeks([running, next], { ...NO_FILTERS, [name]: value }, TODAY))).toEqual(left);
});

it('finds projects by words of project and place, in either language, without accents', () => {
  const found = (search: string) => ids(filterWeeks([running, next], { ...NO_FILTERS, search }, TODAY));
  expect(found('bressa bosco')).toEqual([2]);
  expect(found('LAGO')).toEqual([3]);
  expect(found('wald see')).toEqual([]);
});

const rowsOf = (weeks: OverviewWeek[], sort: 'name' | 'fullest' = 'name') =>
  matrixOf(weeks, sort, 'de').rows.map(({ course, cells }) => [
    course.name,
    ...[...cells].map(([monday, own]) => [monday, ids(own)]),
  ]);

it('puts each week into the row of its project, under the Monday of its first day', () => {
  const wednesday = week(6, '2027-07-14', '2027-07-16');
  expect(matrixOf([next, running, wednesday], 'name', 'de').mondays).toEqual(['2027-07-12', '2027-07-19']);
  expect(rowsOf([next, running, wednesday])).toEqual([
    ['See', ['2027-07-19', [3]]],
    ['Wald', ['2027-07-12', [2, 6]]],
  ]);
});

it('puts the fullest project first, of two full ones the one with the longer waiting lists', () => {
  const course = { id: 3, name: 'Alm', name_it: 'Malga', year: 2027 };
  const full = week(4, '2027-07-19', '2027-07-23', {
    course,
    figures: { max_participants: 10, waiting_list: 5, registered: 10, waiting: 0, offered: 0, uncounted: 0 },
  });
  expect(rowsOf([running, full, next], 'fullest').map(([name]) => name)).toEqual(['See', 'Alm', 'Wald']);
});

it.each([
  ['2026-12-28', 53],
  ['2027-01-04', 1],
  ['2027-07-05', 27],
  ['2024-12-30', 1],
])('numbers the calendar week of %s as %s', (monday, number) => {
  expect(weekNumber(monday)).toBe(number);
});

it('sums what is known; an overbooked week has no free seats', () => {
  const overbooked = week(7, '2027-07-19', '2027-07-23', {
    figures: { max_participants: 2, waiting_list: 1, registered: 3, waiting: 1, offered: 0, uncounted: 0 },
  });
  const unknown = week(8, '2027-07-19', '2027-07-23', { figures: null });
  const cancelled = { ...running, id: 10, cancelled_at: '2027-06-01T08:00:00.000Z' };
  expect(totalOf([running, overbooked, unknown, cancelled])).toEqual({
    max_participants: 12,
    waiting_list: 6,
    registered: 7,
    waiting: 1,
    free: 6,
  });
});

it('offers each year, type and location once, years newest first, the rest by name', () => {
  const zoo = week(9, '2027-07-19', '2027-07-23', { courseType: { id: 3, name: 'Bach', name_it: 'Zoo' } });
  expect(choicesOf([next, running, zoo], 'de')).toEqual({
    year: [
      { id: '2028', name: '2028' },
      { id: '2027', name: '2027' },
    ],
    type: [
      { id: '1', name: 'Äpfel' },
      { id: '3', name: 'Bach' },
      { id: '2', name: 'Zelt' },
    ],
    location: [{ id: '1', name: 'Brixen' }],
  });
  expect(choicesOf([zoo, next], 'it').type.map(({ name }) => name)).toEqual(['Tenda', 'Zoo']);
});

it('counts an offer as a seat that is taken, and no wish', () => {
  const offering = week(11, '2027-07-19', '2027-07-23', {
    figures: { max_participants: 5, waiting_list: 5, registered: 1, waiting: 4, offered: 1, uncounted: 2 },
  });
  expect(totalOf([offering])).toMatchObject({ registered: 2, waiting: 1, free: 3 });
});
