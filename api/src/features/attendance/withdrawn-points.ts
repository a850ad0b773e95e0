import { isNoted } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { lockRowsToChange } from '../../core/database/locks.js';
import type { AttendanceChangeBody } from './attendance.dto.js';
import { AttendanceIssueEntity } from './attendance-issue.entity.js';
import type { KeptMark } from './marks.js';

/** The points of before that marks may take back, locked. The days must be locked. */
export async function lockWithdrawn(
  manager: EntityManager,
  marks: readonly KeptMark[],
): Promise<AttendanceIssueEntity[]> {
  const ids = marks.flatMap(({ change: { withdraws } }) => withdraws ?? []);
  if (ids.length === 0) return [];
  const found = await manager.find(AttendanceIssueEntity, {
    select: { id: true },
    where: { change_id: In(ids) },
  });
  return lockRowsToChange(
    manager,
    AttendanceIssueEntity,
    found.map(({ id }) => id),
  );
}

/**
 * Whether a point is the own mark that a mark takes back, and never counted: then the day is what it is. One that was restored is
 * part of the day, and taking it back is a change of that.
 */
export function isTakenBack(
  point: Partial<AttendanceIssueEntity>,
  change: AttendanceChangeBody,
  userId: number,
): boolean {
  return isOfWithdrawn(point, change, userId) && !isNoted(point.reason!) && point.state !== 'restored';
}

/** Whether a point is about the own mark that a mark takes back, which counts. */
export function isAboutWithdrawn(
  point: Partial<AttendanceIssueEntity>,
  change: AttendanceChangeBody,
  userId: number,
): boolean {
  return isOfWithdrawn(point, change, userId) && isNoted(point.reason!);
}

function isOfWithdrawn(
  point: Partial<AttendanceIssueEntity>,
  { withdraws, child_id, date }: AttendanceChangeBody,
  userId: number,
): boolean {
  return (
    point.change_id === withdraws &&
    point.child_id === child_id &&
    point.date === date &&
    point.user_id === userId
  );
}

/** Settles a point whose mark was taken back; one that is settled already stays as it is. */
export function undo(
  point: Partial<AttendanceIssueEntity>,
  { userId, received }: { userId: number; received: Date },
): void {
  if (point.state !== 'open') return;
  Object.assign(point, { state: 'undone', settled_at: received, settled_by: userId });
}
