import type { AttendanceChild, AttendanceDay } from '@feria/shared';
import { groupsOf, leavesLists, otherWeekOf, type ChildView } from './child-view';
import { NOTHING } from './marks';

const child = (place_ended: boolean, child_id = 1) =>
  ({
    child_id,
    place_ended,
    group_id: null,
    first_name: 'Ben',
    last_name: 'M',
    attendance: null,
  }) as AttendanceChild;
const day = (...weeks: AttendanceChild[][]) =>
  ({
    date: '2026-07-06',
    weeks: weeks.map((children, index) => ({ id: index + 1, groups: [], children })),
  }) as unknown as AttendanceDay;
const first = (of: AttendanceDay): ChildView => groupsOf(of, [])[0]!.children[0]!;

it('a child whose place ended leaves its list when nothing is marked of it any more', () => {
  const [ended, other] = [first(day([child(true)])), first(day([child(false)]))];
  expect(leavesLists(ended, NOTHING)).toBe(true);
  expect(leavesLists(ended, { ...NOTHING, status: 'present' })).toBe(false);
  expect(leavesLists(ended, { ...NOTHING, left_at: '2026-07-06T14:00:00Z' })).toBe(false);
  expect(leavesLists(other, NOTHING)).toBe(false);
});

it('it may stand on the list of another week of the day', () => {
  const found = (of: AttendanceDay): number | undefined => otherWeekOf(first(of), of)?.id;
  expect(found(day([child(true)], [child(false)]))).toBe(2);
  expect(found(day([child(true)], [child(true)]))).toBeUndefined();
  expect(found(day([child(true)], [child(false, 2)]))).toBeUndefined();
  expect(found(day([child(true)]))).toBeUndefined();
});
