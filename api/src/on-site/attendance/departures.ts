import { mayPickUp } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import type { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { readAuthorised } from './authorised.js';
import { readMarkedDay } from '../../presence/marked-days.js';

/** Whether who took a child on a day may pick it up; `null` when it has not left, or nobody is named. */
export type MayPickUp = (day: AttendanceEntity) => boolean | null;

/**
 * Says of departures what points say of their marks (product/on-site.md#open-points): who could not pick up the child when the mark arrived, may not,
 * whoever may by now. Of a mark that was restored it is as of now, as its point says. One statement, four when marks were restored; none
 * when nobody left.
 */
export async function readMayPickUp(
  manager: EntityManager,
  days: readonly AttendanceEntity[],
): Promise<MayPickUp> {
  const left = days.filter(({ left_at, left_with }) => left_at !== null && left_with !== null);
  if (left.length === 0) return () => null;
  const issues = await manager.find(AttendanceIssueEntity, {
    select: { id: true, change_id: true, reason: true, state: true },
    where: { change_id: In(left.map(markOfDeparture)) },
  });
  const unauthorised = idsOf(issues.filter(({ reason }) => reason === 'not_authorised'));
  const restored = idsOf(issues.filter(({ state }) => state === 'restored'));
  const isAuthorised = await readAuthorised(
    manager,
    left.filter((day) => restored.has(markOfDeparture(day))),
  );
  return (day) => {
    if (day.left_at === null || day.left_with === null) return null;
    const mark = markOfDeparture(day);
    if (restored.has(mark)) return isAuthorised(day);
    return mayPickUp(day.left_with) && !unauthorised.has(mark);
  };
}

const idsOf = (issues: readonly Pick<AttendanceIssueEntity, 'change_id'>[]): ReadonlySet<string> =>
  new Set(issues.map(({ change_id }) => change_id));

/** Id of the mark that says with whom a child left; empty of one that was marked before marks had one. */
const markOfDeparture = (day: AttendanceEntity): string => readMarkedDay(day).origins.left_with?.id ?? '';
