import type { IsoDate } from '@feria/shared';
import { randomUUID } from 'node:crypto';
import { In, type EntityManager } from 'typeorm';
import { lockRowsToChange } from '../core/database/locks.js';
import { WeekGroupChildEntity } from '../model/on-site/week-group.entity.js';
import { AttendanceIssueEntity } from '../model/on-site/attendance-issue.entity.js';
import type { AttendanceEntity } from '../model/on-site/attendance.entity.js';
import { isThere } from './staying-places.js';
import { dayKey, type ChildDay } from './marked-days.js';

/** The confirmed place of a child in a week. */
export interface PlaceInWeek {
  child_id: number;
  course_week_id: number;
}

/** Who made it so (`null`: the server, or nobody knows), and when. */
export interface Cause {
  userId: number | null;
  at: Date;
}

/** A day on which a child is there, in a week. */
export interface DayInWeek extends PlaceInWeek {
  date: IsoDate;
  /** What stands there. */
  day: Pick<AttendanceEntity, 'status' | 'arrived_at' | 'left_at'>;
}

/** Points about what days say already; one open one for each reason, child, week and day. */
export async function raisePoints(
  manager: EntityManager,
  reason: 'place_ended' | 'told_absent',
  days: readonly (DayInWeek & { by: Cause })[],
): Promise<void> {
  if (days.length === 0) return;
  const child_id = In(childrenOf(days));
  const open = await manager.findBy(AttendanceIssueEntity, { child_id, reason, state: 'open' });
  const members = await manager.findBy(WeekGroupChildEntity, { child_id });
  const isOpen = (day: DayInWeek): boolean =>
    open.some(
      (point) =>
        point.child_id === day.child_id &&
        point.course_week_id === day.course_week_id &&
        point.date === day.date,
    );
  const groupOf = (place: PlaceInWeek): number | null =>
    members.find((row) => row.child_id === place.child_id && row.course_week_id === place.course_week_id)
      ?.week_group_id ?? null;
  await manager.insert(
    AttendanceIssueEntity,
    days
      .filter((day) => !isOpen(day))
      .map(({ child_id: child, course_week_id, date, day: { status, arrived_at }, by }) => ({
        change_id: randomUUID(),
        child_id: child,
        course_week_id,
        date,
        seen: null,
        week_group_id: groupOf({ child_id: child, course_week_id }),
        reason,
        state: 'open' as const,
        fields: JSON.stringify({ status, arrived_at }),
        made_at: by.at,
        received_at: by.at,
        user_id: by.userId,
      })),
  );
}

/**
 * Closes the points that marks have answered: of a place that ended as soon as the child is not there any more, of an absence as soon as
 * the child is not marked as present. The days must be locked, and hold what they say now.
 */
export async function closeAnswered(
  manager: EntityManager,
  days: readonly (ChildDay & Pick<AttendanceEntity, 'status' | 'left_at'>)[],
  by: { userId: number; at: Date },
): Promise<void> {
  const gone = new Map(days.filter((day) => !isThere(day)).map((day) => [dayKey(day), day]));
  if (gone.size === 0) return;
  const open = await manager.find(AttendanceIssueEntity, {
    select: { id: true, child_id: true, date: true, reason: true },
    where: {
      child_id: In(childrenOf([...gone.values()])),
      reason: In(['place_ended', 'told_absent']),
      state: 'open',
    },
  });
  const answered = open.filter(({ reason, ...point }) => {
    const day = gone.get(dayKey(point));
    return day !== undefined && (reason === 'place_ended' || day.status !== 'present');
  });
  if (answered.length === 0) return;
  const points = await lockRowsToChange(
    manager,
    AttendanceIssueEntity,
    answered.map(({ id }) => id),
  );
  for (const point of points)
    if (point.state === 'open')
      Object.assign(point, { state: 'closed', settled_at: by.at, settled_by: by.userId });
  await manager.save(AttendanceIssueEntity, points);
}

export function childrenOf(places: readonly { child_id: number }[]): number[] {
  return [...new Set(places.map(({ child_id }) => child_id))];
}
