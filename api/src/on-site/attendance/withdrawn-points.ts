import { isNoted } from '@feria/shared';
import type { MarkedDay } from '@feria/shared/rules/attendance-merge';
import { In, type EntityManager } from 'typeorm';
import { lockRowsToChange } from '../../core/database/locks.js';
import type { AttendanceChangeBody } from './attendance.dto.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import type { KeptMark } from './marks.js';
import { idOfRestoredDeparture } from './unauthorised.js';

/** The points of before that marks may take back, locked. The days must be locked. */
export async function lockWithdrawn(
  manager: EntityManager,
  marks: readonly KeptMark[],
): Promise<AttendanceIssueEntity[]> {
  const ids = marks.flatMap(({ change: { withdraws } }) =>
    withdraws ? [withdraws, idOfRestoredDeparture(withdraws)] : [],
  );
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

/**
 * Whether a point is about a departure that counts, by an own mark that a mark takes back. Of the other noted points none is about a
 * mark: they are closed by what the day says.
 */
export function isAboutWithdrawn(
  point: Partial<AttendanceIssueEntity>,
  change: AttendanceChangeBody,
  userId: number,
): boolean {
  if (point.reason !== 'not_authorised' || !change.withdraws) return false;
  const isOfRestored = point.change_id === idOfRestoredDeparture(change.withdraws);
  return isOfWithdrawn(point, isOfRestored ? { ...change, withdraws: point.change_id } : change, userId);
}

/** Whether a day still says what a mark said of a departure: a point about it is not taken back then. */
export function saysDeparture({ state, origins }: MarkedDay, markId: string): boolean {
  if (state.left_at === null && state.left_with === null) return false;
  return origins.left_at?.id === markId || origins.left_with?.id === markId;
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
