import type { IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { lockRows } from '../core/database/locks.js';
import { t } from '../core/request-context.js';
import { AttendanceEntity } from '../model/on-site/attendance.entity.js';
import { AttendanceIssueEntity } from '../model/on-site/attendance-issue.entity.js';

/**
 * Locks what is marked of children on a day, so that what is read of it afterwards holds until the transaction ends. To be called with the
 * children locked: nobody begins a day of theirs, or makes a point, meanwhile.
 */
export async function lockDaysOf(
  manager: EntityManager,
  childIds: readonly number[],
  date: IsoDate,
): Promise<void> {
  if (childIds.length === 0) return;
  const days = await manager.find(AttendanceEntity, {
    select: { id: true },
    where: { child_id: In([...childIds]), date },
  });
  await lockRows(
    manager,
    AttendanceEntity,
    days.map(({ id }) => id),
  );
}

/** Says how many open points of attendance keep a child from being deleted; nothing when there are none. */
export async function openPointsPhrase(manager: EntityManager, childId: number): Promise<string[]> {
  const open = await manager.countBy(AttendanceIssueEntity, { child_id: childId, state: 'open' });
  return open > 0 ? [t('crud.dependents.open_point', { smart_count: open })] : [];
}
