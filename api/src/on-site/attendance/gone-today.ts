import { compareTexts, romeInstant, type AttendanceWeek, type IsoDate } from '@feria/shared';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { Assignment } from '../week-groups/assignments.js';
import { WeekGroupChildEntity } from '../../model/on-site/week-group.entity.js';
import { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { confirmedSpans } from './confirmed-spans.js';
import { isMarked } from '../../presence/staying-places.js';
import { lossOfDay, spansOfDay, type FormerDays } from '../../presence/former-days.js';
import { both } from '../../presence/spans.js';

/** A child whose place in a week ended on the day, or whose week lost the day. */
interface Gone {
  child_id: number;
  course_week_id: number;
  at: Date;
}

type Week = Pick<CourseWeekEntity, 'id' | 'from' | 'to'>;

/**
 * Children whose places in weeks ended on a day before anybody had marked them, or whose weeks lost the day, by week and by name: leaders
 * look for them (product/on-site.md#place-ended). Only those that the user would see with their places. One statement, one more when a week lost
 * the day, five more when there are any.
 * @param former the days that the weeks had that day until they were changed
 */
export async function readGoneToday(
  manager: EntityManager,
  weeks: readonly Week[],
  { date, former, assignment }: { date: IsoDate; former: readonly FormerDays[]; assignment: Assignment },
): Promise<Map<number, AttendanceWeek['gone']>> {
  const weekIds = weeks.map(({ id }) => id);
  const gone = await readGone(manager, weeks, { date, former });
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

/** The confirmed places on a day that ended since it began, and have not begun again. */
async function readGone(
  manager: EntityManager,
  weeks: readonly Week[],
  { date, former }: { date: IsoDate; former: readonly FormerDays[] },
): Promise<Gone[]> {
  if (weeks.length === 0) return [];
  const since = romeInstant(date);
  const weekIds = weeks.map(({ id }) => id);
  const at = MoreThanOrEqual(since);
  const found = await manager.find(RegistrationEventEntity, {
    select: { id: true, child_id: true },
    where: [
      { course_week_id: In([...weekIds]), kind: 'removed', at },
      { from_course_week_id: In([...weekIds]), kind: 'moved', at },
    ],
  });
  const lost = weeks.filter((week) => lossOfDay(date, week, former)).map(({ id }) => id);
  const placed = lost.length
    ? await manager.find(RegistrationEntity, {
        select: { id: true, child_id: true },
        where: { course_week_id: In(lost), is_waiting: false },
      })
    : [];
  const childIds = [...new Set([...found, ...placed].map((row) => row.child_id))];
  if (childIds.length === 0) return [];
  const child_id = In(childIds);
  const events = await manager.find(RegistrationEventEntity, { where: { child_id }, order: { id: 'ASC' } });
  const now = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true, is_waiting: true },
    where: { child_id },
  });
  const { spans } = confirmedSpans(events, now);
  return childIds.flatMap((childId) =>
    weeks.flatMap((week) => {
      const places = both(spans(childId, week.id), spansOfDay(date, week, former));
      const until = places.at(-1)?.until ?? null;
      if (until === null || until === Infinity || until < since.getTime()) return [];
      return [{ child_id: childId, course_week_id: week.id, at: new Date(until) }];
    }),
  );
}
