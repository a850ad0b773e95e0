import { alternativesFor, MOST_ALTERNATIVES, type DisplacedChild, type OfferedWeek } from './alternatives.js';
import { countFamilies } from './families.js';

const MIA: DisplacedChild = { id: 1, birth: '2018-07-08', school: 'gs_2', busy: [], registered: new Set() };
const week = (id: number, more: Partial<OfferedWeek> = {}): OfferedWeek => ({
  id,
  from: '2026-07-06',
  to: '2026-07-10',
  age_from: null,
  age_to: null,
  schools: [],
  ...more,
});
const idsFor = (child: DisplacedChild, weeks: OfferedWeek[]) =>
  alternativesFor([child], weeks).map(({ week: { id } }) => id);

it.each<[string, Partial<DisplacedChild>, Partial<OfferedWeek>, boolean]>([
  ['has no limits', {}, {}, true],
  ['is for older children, by the age on its first day', {}, { age_from: 8 }, false],
  ['is for the age', {}, { age_from: 7, age_to: 7 }, true],
  ['overlaps a confirmed day', { busy: [{ from: '2026-07-10', to: '2026-07-10' }] }, {}, false],
  ['begins the day after', { busy: [{ from: '2026-07-05', to: '2026-07-05' }] }, {}, true],
  ['is one where the child is registered', { registered: new Set([9]) }, {}, false],
  ['is for another school year', {}, { schools: ['gs_1', 'gs_3'] }, false],
  ['is for the school year', {}, { schools: ['gs_2'] }, true],
])('a week that %s', (_, child, offered, suits) => {
  expect(idsFor({ ...MIA, ...child }, [week(9, offered)])).toEqual(suits ? [9] : []);
});

it('names the children that a week suits, and offers a handful in the given order', () => {
  const leo = { ...MIA, id: 2, registered: new Set([3]) };
  const weeks = [3, 1, 2, 5, 4, 6, 7].map((id) => week(id));
  const offered = alternativesFor([MIA, leo], weeks);
  expect(offered.map((offer) => [offer.week.id, offer.children.length])).toEqual([
    [3, 1],
    ...[1, 2, 5, 4].map((id) => [id, 2]),
  ]);
  expect(offered).toHaveLength(MOST_ALTERNATIVES);
});

it('counts children that share a parent as one family, over several steps too', () => {
  const links = [
    { child_id: 1, person_id: 10 },
    { child_id: 2, person_id: 10 },
    { child_id: 2, person_id: 11 },
    { child_id: 3, person_id: 11 },
    { child_id: 4, person_id: 12 },
  ];
  expect(countFamilies([1, 3, 4, 5], links)).toBe(3);
  expect(countFamilies([], [])).toBe(0);
});
