import { translate, type AttendanceWeek, type Headcount } from '@feria/shared';
import type { ChildView } from './child-view';
import type { Words } from './context';
import {
  lastCounts,
  notCountedIn,
  presentIn,
  scopeKey,
  scopesOf,
  type Scope,
  type UnsentCount,
} from './counts';
import { scopeName } from './names';
import { words } from './words';

const german: Words = (key, params) => translate(words.de, key, params);
const ME = 5;
const DATE = '2026-07-06';
const group = (id: number, leader: number) => ({ id, name: `G${id}`, leaders: [{ id: leader, name: '' }] });
/** @param children groups of the children 1, 2, 3 … */
const week = (
  groups: ReturnType<typeof group>[],
  { headcounts = [], children = [] }: { headcounts?: Headcount[]; children?: (number | null)[] } = {},
) =>
  ({
    id: 1,
    course: { name: 'Kurs' },
    name: 'Woche',
    groups,
    headcounts,
    children: children.map((group_id, index) => ({ child_id: index + 1, group_id })),
  }) as unknown as AttendanceWeek;
const scopes = (one: AttendanceWeek) => scopesOf([one], ME).map(scopeKey);
const viewsOf = (one: AttendanceWeek, presence = 'present') =>
  one.children.map((child) => ({ child, week: one, presence, name: `K${child.child_id}` }) as ChildView);
const count = (number: number, counted_at: string, of: number | null, children?: number[]): Headcount => ({
  id: `${number} ${counted_at}`,
  course_week_id: 1,
  week_group_id: of,
  date: DATE,
  number,
  counted_at: `${DATE}T${counted_at}:00Z`,
  expected: children?.length ?? null,
  children: children?.map((id) => ({ id, first_name: '', last_name: '' })) ?? null,
  counted_by: null,
});
const shown = (one: AttendanceWeek, unsent: UnsentCount[] = []) =>
  lastCounts(scopesOf([one], ME), unsent, DATE).map(({ scope, count: { number } }) => [
    scopeName(german, scope, 'de'),
    number,
  ]);

describe('what is offered to be counted', () => {
  it('is the whole week where there are no groups', () => expect(scopes(week([]))).toEqual(['1:']));

  it('is each group for its leader', () => {
    expect(scopes(week([group(1, ME)], { children: [1, 1] }))).toEqual(['1:1']);
  });

  it('is the week too for who also sees groups of others', () => {
    expect(scopes(week([group(1, ME), group(2, 9)], { children: [null] }))).toEqual(['1:', '1:1', '1:2']);
  });

  it('is first everybody whom a leader of groups sees, where somebody is in no group', () => {
    const one = week([group(1, ME), group(2, ME)], { children: [1, 2, null] });
    expect(scopes(one)).toEqual(['1:1+', '1:1', '1:2']);
    const [all, first] = scopesOf([one], ME) as [Scope, Scope];
    expect(scopeName(german, all, 'de')).toBe('G1 + G2 + Ohne Gruppe · Kurs – Woche');
    expect(presentIn(all, viewsOf(one))).toHaveLength(3);
    expect(notCountedIn(all, viewsOf(one))).toEqual([]);
    expect(presentIn(first, viewsOf(one))).toHaveLength(1);
    expect(notCountedIn(first, viewsOf(one)).map(({ name }) => name)).toEqual(['K3']);
    expect(notCountedIn(first, viewsOf(one, 'expected'))).toEqual([]);
  });
});

describe('the last count of each', () => {
  it('is the newest of the server and of this device, on that day', () => {
    const known = week([], { headcounts: [count(3, '08:00', null), count(9, '12:00', 4)] });
    const own: UnsentCount = { ...count(4, '09:00', null), children: [], user_id: ME };
    const other: UnsentCount = { ...own, number: 5, date: '2026-07-05', counted_at: `${DATE}T10:00:00Z` };
    expect(shown(known)).toEqual([['Alle · Kurs – Woche', 3]]);
    expect(shown(known, [own, other])).toEqual([['Alle · Kurs – Woche', 4]]);
    expect(shown(week([group(7, ME)]), [own])).toEqual([]);
  });

  it('says that it has more children than the group that it is told under', () => {
    const both = { headcounts: [count(1, '09:00', 1, [1]), count(0, '08:00', 1, [1, 3])] };
    const children = [1, 2, null];
    const of = (groups: ReturnType<typeof group>[], headcounts = both.headcounts) =>
      shown(week(groups, { children, headcounts }));
    expect(of([group(1, ME)])).toEqual([
      ['G1 + Ohne Gruppe · Kurs – Woche', 0],
      ['G1 · Kurs – Woche', 1],
    ]);
    // Also to who has the whole week.
    expect(of([group(1, 8), group(2, 9)])).toEqual([
      ['G1 · Kurs – Woche', 1],
      ['G1 + Ohne Gruppe · Kurs – Woche', 0],
    ]);
    // A later one of more stands for an earlier one of the group.
    expect(of([group(1, 8), group(2, 9)], [count(3, '10:00', 1, [1, 2, 3]), ...both.headcounts])).toEqual([
      ['G1 + G2 + Ohne Gruppe · Kurs – Woche', 3],
    ]);
  });

  it('says that there are children of whom the reader learns nothing', () => {
    const hidden = { ...count(2, '09:00', 1, [1]), expected: 2 };
    expect(shown(week([group(1, ME)], { children: [1], headcounts: [hidden] }))).toEqual([
      ['G1 + weitere · Kurs – Woche', 2],
    ]);
  });
});
