import type { IsoDate } from '@feria/shared';
import { assignedWindow } from '@feria/shared/rules/assigned';
import type { EntityManager } from 'typeorm';
import { readAssignedDays, type Assignment, type PlaceOnSite } from '../week-groups/assignments.js';
import type { AttendanceIssueEntity } from './attendance-issue.entity.js';

/** Who reads open points, on a day in Rome. */
export interface IssueReader {
  userId: number;
  today: IsoDate;
  assignment: Assignment;
}

/** Where the child was when it was marked. */
export function placeOf({ course_week_id, week_group_id }: AttendanceIssueEntity): PlaceOnSite {
  return { course_week_id, group_id: week_group_id };
}

/**
 * Of the points, read with their weeks, those that the reader may see or settle (product.md#open-points): of children that the reader
 * sees or marks, and the own ones as long as leaders see the week.
 */
export async function issuesFor(
  manager: EntityManager,
  issues: readonly AttendanceIssueEntity[],
  { userId, today, assignment }: IssueReader,
  right: 'see' | 'settle',
): Promise<AttendanceIssueEntity[]> {
  const may = (issue: AttendanceIssueEntity): boolean =>
    right === 'see' ? assignment.seesChild(placeOf(issue)) : assignment.marksChild(placeOf(issue));
  if (!issues.some((issue) => issue.user_id === userId && !may(issue))) return issues.filter(may);
  const days = await readAssignedDays(manager);
  return issues.filter((issue) => {
    if (may(issue)) return true;
    if (issue.user_id !== userId || !issue.courseWeek) return false;
    const { from, to } = assignedWindow(issue.courseWeek, days);
    return from <= today && today <= to;
  });
}
