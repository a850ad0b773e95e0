import type { IsoDate } from '@feria/shared';
import { assignedWindow } from '@feria/shared/rules/assigned';
import { In, type EntityManager } from 'typeorm';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { readAssignedDays } from '../../settings/options/assigned-days.js';
import type { Assignment } from '../week-groups/assignments.js';
import type { PlaceOnSite } from '../../presence/places-of-days.js';
import { WeekGroupChildEntity, WeekGroupEntity } from '../../model/on-site/week-group.entity.js';
import type { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';

/** Who reads open points, on a day in Rome. */
export interface IssueReader {
  userId: number;
  today: IsoDate;
  assignment: Assignment;
}

/** A point, and where its child is now: that decides who sees and restores it. */
export interface PlacedIssue {
  issue: AttendanceIssueEntity;
  place: PlaceOnSite;
}

/**
 * The points with the places of their children: as long as a child has its place in the week, the group in which it is now. Afterwards
 * the group in which it was when it was marked, if there is such a group. Who is in none is for everybody who leads in the week.
 */
export async function placeIssues(
  manager: EntityManager,
  issues: readonly AttendanceIssueEntity[],
): Promise<PlacedIssue[]> {
  if (issues.length === 0) return [];
  const where = {
    child_id: In([...new Set(issues.map(({ child_id }) => child_id))]),
    course_week_id: In([...new Set(issues.map(({ course_week_id }) => course_week_id))]),
  };
  const places = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, course_week_id: true },
    where: { ...where, is_waiting: false },
  });
  const members = await manager.findBy(WeekGroupChildEntity, where);
  const groups = await manager.find(WeekGroupEntity, {
    select: { id: true },
    where: { course_week_id: where.course_week_id },
  });
  return issues.map((issue) => {
    const { child_id, course_week_id } = issue;
    const isOfChild = (row: { child_id: number; course_week_id: number }): boolean =>
      row.child_id === child_id && row.course_week_id === course_week_id;
    const group_id = places.some(isOfChild)
      ? members.find(isOfChild)?.week_group_id
      : groups.find(({ id }) => id === issue.week_group_id)?.id;
    return { issue, place: { course_week_id, group_id: group_id ?? null } };
  });
}

/**
 * Of the points, read with their weeks, those that the reader sees (product/on-site.md#open-points): of children that the reader sees, and the own ones
 * as long as leaders see the week.
 */
export async function issuesFor(
  manager: EntityManager,
  issues: readonly AttendanceIssueEntity[],
  { userId, today, assignment }: IssueReader,
): Promise<PlacedIssue[]> {
  const placed = await placeIssues(manager, issues);
  const sees = ({ place }: PlacedIssue): boolean => assignment.seesChild(place);
  if (!placed.some((one) => one.issue.user_id === userId && !sees(one))) return placed.filter(sees);
  const days = await readAssignedDays(manager);
  return placed.filter((one) => {
    if (sees(one)) return true;
    const { issue } = one;
    if (issue.user_id !== userId || !issue.courseWeek) return false;
    const { from, to } = assignedWindow(issue.courseWeek, days);
    return from <= today && today <= to;
  });
}

/** Whether the reader settles a point that it sees: whoever marks the child now. Its maker may only take the mark back. */
export function maySettle({ place }: PlacedIssue, { assignment }: IssueReader): boolean {
  return assignment.seesChild(place) && assignment.marksChild(place);
}
