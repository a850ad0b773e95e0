import { compareTexts, romeInstant, type AttendanceWeek, type IsoDate } from '@feria/shared';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { ChildEntity } from '../people/child.entity.js';
import { RegistrationEventEntity } from '../registrations/registration-event.entity.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';
import type { Assignment } from '../week-groups/assignments.js';
import { WeekGroupChildEntity } from '../week-groups/week-group.entity.js';
import { AttendanceEntity } from './attendance.entity.js';
import { confirmedSpans } from './confirmed-spans.js';
import { isMarked } from './domain/ended-places.js';

/** A child whose place in a week ended on the day. */
interface Gone {
  child_id: number;
  course_week_id: number;
  at: Date;
}

/**
 * Children whose places in weeks ended on a day before anybody had marked them, by week and by name: leaders look for them
 * (product/on-site.md#place-ended). Only those that the user would see with their places. One statement, five more when there are any.
 */
export async function readGoneToday(
  manager: EntityManager,
  weekIds: readonly number[],
  date: IsoDate,
  assignment: Assignment,
): Promise<Map<number, AttendanceWeek['gone']>> {
  const gone = await readGone(manager, weekIds, romeInstant(date));
  if (gone.length === 0) return new Map();
  const child_id = In(gone.map((one) => one.child_id));
  const members = await manager.findBy(WeekGroupChildEntity, { child_id, course_week_id: In([...weekIds]) });
  const days = await manager.findBy(AttendanceEntity, { child_id, date });
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: child_id },
  });
  const groupOf = (one: Gone): number | null =>
    members.find((row) => row.child_id === one.child_id && row.course_week_id === one.course_week_id)
      ?.week_group_id ?? null;
  const seen = gone.filter(
    (one) =>
      assignment.seesChild({ course_week_id: one.course_week_id, group_id: groupOf(one) }) &&
      !days.some((day) => day.child_id === one.child_id && isMarked(day)),
  );
  return new Map(
    weekIds.map((weekId) => [
      weekId,
      seen
        .filter(({ course_week_id }) => course_week_id === weekId)
        .flatMap((one) => {
          const child = children.find(({ id }) => id === one.child_id);
          if (!child) return [];
          const { id, first_name, last_name } = child;
          return [{ id, first_name, last_name, at: one.at.toISOString() }];
        })
        .sort((a, b) => compareTexts(a.first_name, b.first_name) || compareTexts(a.last_name, b.last_name)),
    ]),
  );
}

/** The confirmed places in weeks that ended since an instant, and have not begun again. */
async function readGone(manager: EntityManager, weekIds: readonly number[], since: Date): Promise<Gone[]> {
  if (weekIds.length === 0) return [];
  const at = MoreThanOrEqual(since);
  const found = await manager.find(RegistrationEventEntity, {
    select: { id: true, child_id: true },
    where: [
      { course_week_id: In([...weekIds]), kind: 'removed', at },
      { from_course_week_id: In([...weekIds]), kind: 'moved', at },
    ],
  });
  if (found.length === 0) return [];
  const child_id = In(found.map((event) => event.child_id));
  const events = await manager.find(RegistrationEventEntity, { where: { child_id }, order: { id: 'ASC' } });
  const now = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true, is_waiting: true },
    where: { child_id },
  });
  const { spans } = confirmedSpans(events, now);
  return [...new Set(found.map((event) => event.child_id))].flatMap((childId) =>
    weekIds.flatMap((weekId) => {
      const until = spans(childId, weekId).at(-1)?.until ?? null;
      if (until === null || until === Infinity || until < since.getTime()) return [];
      return [{ child_id: childId, course_week_id: weekId, at: new Date(until) }];
    }),
  );
}
