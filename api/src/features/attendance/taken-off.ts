import { addDays, romeInstant, type AttendanceDay, type IsoDate } from '@feria/shared';
import { And, In, LessThan, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../courses/course-week.entity.js';
import type { CourseEntity } from '../courses/course.entity.js';
import { presentDayWeek } from '../courses/day-list.js';
import { AssignmentEventEntity } from '../week-groups/assignment-event.entity.js';
import type { Assignment } from '../week-groups/assignments.js';
import { WeekGroupEntity } from '../week-groups/week-group.entity.js';

/**
 * The weeks and groups off which a leader was taken on a day, and which the leader does not see any more; of those that run on that day.
 * One statement, three when there are any; none of who sees every week.
 */
export async function readTakenOff(
  manager: EntityManager,
  userId: number,
  date: IsoDate,
  assignment: Assignment,
): Promise<AttendanceDay['taken_off']> {
  if (assignment.weekIds === null) return [];
  const events = await manager.find(AssignmentEventEntity, {
    where: {
      user_id: userId,
      began: false,
      at: And(MoreThanOrEqual(romeInstant(date)), LessThan(romeInstant(addDays(date, 1)))),
    },
    order: { id: 'ASC' },
  });
  const ended = events.filter(({ course_week_id, week_group_id }) =>
    week_group_id === null
      ? !assignment.seesWeek(course_week_id)
      : !assignment.seesGroup({ id: week_group_id, course_week_id }),
  );
  if (ended.length === 0) return [];
  const weeks = (await manager.find(CourseWeekEntity, {
    where: { id: In(ended.map(({ course_week_id }) => course_week_id)) },
    relations: { course: { location: true } },
  })) as (CourseWeekEntity & { course: CourseEntity })[];
  const groups = await manager.find(WeekGroupEntity, {
    select: { id: true, name: true },
    where: { id: In(ended.flatMap(({ week_group_id }) => week_group_id ?? [])) },
  });
  const nameOf = (groupId: number | null): string | null =>
    groups.find(({ id }) => id === groupId)?.name ?? null;
  // Of one that ended twice the last time; of groups that are gone one, as they have no names.
  const last = new Map(
    ended.map((event) => {
      const { course_week_id, week_group_id } = event;
      const what = week_group_id === null ? 'week' : nameOf(week_group_id) === null ? 'gone' : week_group_id;
      return [`${course_week_id} ${what}`, event];
    }),
  );
  return [...last.values()].flatMap(({ course_week_id, week_group_id, at }) => {
    const week = weeks.find(({ id }) => id === course_week_id);
    if (!week || week.from > date || date > week.to) return [];
    const whole_week = week_group_id === null;
    return [{ week: presentDayWeek(week), group: nameOf(week_group_id), whole_week, at: at.toISOString() }];
  });
}
