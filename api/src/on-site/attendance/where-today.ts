import type { IsoDate, OfficeFamilyChild } from '@feria/shared';
import { In, LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';
import { presentDayWeek } from './day-list.js';
import type { Assignment } from '../week-groups/assignments.js';
import { readGroups, readLeadersOfWeeks } from '../week-groups/read-groups.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { presentAttendance, readDayFacts } from './attendance.presenter.js';
import { readStayingPlaces } from './ended-places.js';
import { dayKey } from '../../presence/marked-days.js';
import { readPlacesOfDays } from '../../presence/places-of-days.js';

type Today = NonNullable<OfficeFamilyChild['today']>;

/**
 * Where children are on a day, for who sees them in all weeks: with their places, and without one as long as they stay on the lists of
 * that day. By child, in each week once. As many statements for many children as for few.
 */
export async function readWhereToday(
  manager: EntityManager,
  childIds: readonly number[],
  { date, assignment }: { date: IsoDate; assignment: Assignment },
): Promise<Map<number, Today>> {
  if (childIds.length === 0) return new Map();
  const places = await readPlacesOfDays(
    manager,
    childIds.map((child_id) => ({ child_id, date })),
  );
  const confirmed = [...places.values()].map(({ registration, course_week_id, group_id }) => ({
    child_id: registration.child_id,
    course_week_id,
    group_id,
    hasEnded: false,
  }));
  const staying = await readStayingPlaces(manager, { date, childIds }, 'midnight');
  const all = [...confirmed, ...staying.map((place) => ({ ...place, hasEnded: true }))];
  const weekIds = [...new Set(all.map(({ course_week_id }) => course_week_id))];
  if (weekIds.length === 0) return new Map();
  const weeks = (await manager.find(CourseWeekEntity, {
    where: { id: In(weekIds) },
    relations: { course: { location: true } },
  })) as (CourseWeekEntity & { course: CourseEntity })[];
  const groups = await readGroups(manager, weekIds);
  const leaders = await readLeadersOfWeeks(manager, weekIds);
  const child_id = In([...childIds]);
  const days = await manager.findBy(AttendanceEntity, { child_id, date });
  const facts = await readDayFacts(manager, days);
  const absent = await manager.find(AbsenceEntity, {
    select: { id: true, child_id: true },
    where: { child_id, from: LessThanOrEqual(date), to: MoreThanOrEqual(date) },
  });
  const byChild = new Map<number, Today>();
  for (const place of all) {
    const day = days.find((row) => dayKey(row) === dayKey({ child_id: place.child_id, date }));
    const group = groups.find(({ id }) => id === place.group_id);
    const ofWeek = leaders
      .filter(({ course_week_id }) => course_week_id === place.course_week_id)
      .map(({ leader }) => leader);
    const leading = [...(group?.leaders ?? []), ...ofWeek];
    byChild.set(place.child_id, [
      ...(byChild.get(place.child_id) ?? []),
      {
        week: presentDayWeek(weeks.find(({ id }) => id === place.course_week_id)!),
        group: group?.name ?? null,
        leaders: [...new Map(leading.map((leader) => [leader.id, leader])).values()],
        place_ended: place.hasEnded,
        told_absent: absent.some((one) => one.child_id === place.child_id),
        attendance: day?.changed_at ? presentAttendance(day, facts, { assignment, place }) : null,
      },
    ]);
  }
  return byChild;
}
