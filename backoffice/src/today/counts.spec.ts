import type { AttendanceWeek, Headcount } from '@feria/shared';
import { lastCount, scopesOf, type UnsentCount } from './counts';

const ME = 5;
const group = (id: number, leader: number) => ({ id, name: `G${id}`, leaders: [{ id: leader, name: '' }] });
const week = (groups: ReturnType<typeof group>[], headcounts: Headcount[] = []) =>
  ({ id: 1, groups, children: [], headcounts }) as unknown as AttendanceWeek;
const scopes = (one: AttendanceWeek) => scopesOf([one], ME).map(({ group: of }) => of?.id ?? null);

it('a week without groups is counted as a whole', () => expect(scopes(week([]))).toEqual([null]));
it('a leader of groups counts these', () => expect(scopes(week([group(1, ME)]))).toEqual([1]));
it('who also sees groups of others counts the week too', () => {
  expect(scopes(week([group(1, ME), group(2, 9)]))).toEqual([null, 1, 2]);
});

it('the last count of a scope is the newest of the server and of this device, on that day', () => {
  const count = (number: number, counted_at: string, of: number | null): Headcount => ({
    id: String(number),
    course_week_id: 1,
    week_group_id: of,
    date: '2026-07-06',
    number,
    counted_at,
    expected: null,
    children: null,
    counted_by: null,
  });
  const known = week([], [count(3, '2026-07-06T08:00:00Z', null), count(9, '2026-07-06T12:00:00Z', 4)]);
  const own: UnsentCount = { ...count(4, '2026-07-06T09:00:00Z', null), children: [], user_id: ME };
  const other: UnsentCount = { ...own, number: 5, date: '2026-07-05', counted_at: '2026-07-06T10:00:00Z' };
  expect(lastCount({ week: known, group: null }, [], '2026-07-06')?.number).toBe(3);
  expect(lastCount({ week: known, group: null }, [own, other], '2026-07-06')?.number).toBe(4);
  expect(lastCount({ week: known, group: { id: 7, name: '' } }, [own], '2026-07-06')).toBeNull();
});
