import { registrationWindow } from '@feria/shared';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/** When mails about an opening are written (product/catalogue.md#opening-reminder). Nothing here knows of clocks: `now` is handed in. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long before an opening, and after it, no reminder of any project is written: the processes have better to do then. */
const RUSH_BEFORE_MS = 2 * MINUTE;
const RUSH_AFTER_MS = 3 * MINUTE;

/** Which of the two mails. */
export type ReminderKind = 'day' | 'hour';

/** What decides when a project opens. */
export type OpeningFacts = Pick<CourseEntity, 'register_from' | 'register_from_time' | 'register_to'>;

/** Columns of {@link OpeningFacts}. */
export const OPENING_COLUMNS = ['register_from', 'register_from_time', 'register_to'] as const;

/** When registration opens and closes; `null`: not set on that side. */
export function windowOf(course: OpeningFacts): { opens_at: Date | null; closes_at: Date | null } {
  return registrationWindow({ ...course, week_from: null });
}

/**
 * The mail that makes sense now: one day before the opening that of the day, in the last hour that of the hour. A mail that is
 * late is written as long as it is this one; none is written once registration is open.
 */
export function reminderDue(opensAt: Date, now: Date): ReminderKind | null {
  const left = opensAt.getTime() - now.getTime();
  if (left <= 0 || left > DAY) return null;
  return left <= HOUR ? 'hour' : 'day';
}

/** Whether a reminder can still be asked for: registration is not over, and does not open within the hour. */
export function canBeReminded(course: OpeningFacts, now: Date): boolean {
  const { opens_at, closes_at } = windowOf(course);
  if (closes_at && now >= closes_at) return false;
  return !opens_at || opens_at.getTime() - now.getTime() > HOUR;
}

/** Whether a project opens at about this time, so that its parents are all there. */
export function isRush(opensAt: Date, now: Date): boolean {
  const left = opensAt.getTime() - now.getTime();
  return left < RUSH_BEFORE_MS && left > -RUSH_AFTER_MS;
}
