import { isNoted, type AttendanceIssue } from '@feria/shared';
import { In, LessThanOrEqual, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { AbsenceEntity } from '../../model/families/absence.entity.js';
import type { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import type { AttendanceEntity } from '../../model/on-site/attendance.entity.js';
import { dayKey } from '../../presence/marked-days.js';
import { readPlacesOfDays } from '../../presence/places-of-days.js';

type Mark = AttendanceIssue['mark'];

/**
 * Says of open points whether their reason is gone since (product/on-site.md#open-points): the absence was taken back, the child has its
 * place again, who took it may pick it up now or is not who took it any more, or the day says by now what the mark says. Two statements,
 * none when no point needs them.
 * @param dayOf what is marked of the child of a point
 * @param isAuthorised whether who took the child by the mark of a point may pick it up now
 */
export async function readReasonsGone(
  manager: EntityManager,
  issues: readonly AttendanceIssueEntity[],
  dayOf: (issue: AttendanceIssueEntity) => AttendanceEntity | undefined,
  isAuthorised: (issue: AttendanceIssueEntity) => boolean,
): Promise<(issue: AttendanceIssueEntity) => boolean> {
  const open = issues.filter(({ state }) => state === 'open');
  const isTold = await readAbsences(
    manager,
    open.filter(({ reason }) => reason === 'told_absent'),
  );
  const places = await readPlacesOfDays(
    manager,
    open.filter(({ reason }) => reason === 'place_ended'),
  );
  return (issue) => {
    if (issue.state !== 'open') return false;
    switch (issue.reason) {
      case 'told_absent':
        return !isTold(issue);
      case 'place_ended':
        return places.get(dayKey(issue))?.course_week_id === issue.course_week_id;
      case 'not_authorised':
        return isAuthorised(issue) || !tookChild(dayOf(issue), JSON.parse(issue.fields) as Mark);
      default:
        return !isNoted(issue.reason) && saysTheSame(dayOf(issue), JSON.parse(issue.fields) as Mark);
    }
  };
}

async function readAbsences(
  manager: EntityManager,
  issues: readonly AttendanceIssueEntity[],
): Promise<(issue: AttendanceIssueEntity) => boolean> {
  if (issues.length === 0) return () => false;
  const dates = issues.map(({ date }) => date).sort();
  const told = await manager.find(AbsenceEntity, {
    select: { id: true, child_id: true, from: true, to: true },
    where: {
      child_id: In(issues.map(({ child_id }) => child_id)),
      from: LessThanOrEqual(dates.at(-1)!),
      to: MoreThanOrEqual(dates[0]!),
    },
  });
  return ({ child_id, date }) =>
    told.some((one) => one.child_id === child_id && one.from <= date && date <= one.to);
}

/** Whether a day still says that the child has left as a mark says it. Who names nobody is answered by any name. */
function tookChild(day: AttendanceEntity | undefined, { left_with, left_with_name }: Mark): boolean {
  if (!day || day.left_at === null) return false;
  if (!left_with) return day.left_with === null;
  return (
    day.left_with === left_with && (left_with_name === undefined || day.left_with_name === left_with_name)
  );
}

function saysTheSame(day: AttendanceEntity | undefined, mark: Mark): boolean {
  const fields = Object.entries(mark).filter(([field]) => field !== 'registration');
  if (!day || fields.length === 0) return false;
  return fields.every(([field, value]) => {
    const stored = day[field as keyof Mark & keyof AttendanceEntity] as string | Date | null;
    return stored instanceof Date ? stored.getTime() === Date.parse(value ?? '') : stored === value;
  });
}
