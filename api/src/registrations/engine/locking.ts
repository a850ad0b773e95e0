import { In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { lockRowsToChange } from '../../platform/database/locks.js';
import { RegistrationEntity } from '../registration.entity.js';
import type { Days } from '../domain/move-up.js';

/**
 * Locks weeks in id order with one statement and reads them fresh (decisions §5, rule 1). Whoever decides by what stands in
 * them changes their rows ({@link touchWeeks}).
 */
export function lockWeeks(manager: EntityManager, ids: readonly number[]): Promise<CourseWeekEntity[]> {
  return lockRowsToChange(manager, CourseWeekEntity, ids);
}

/** Weeks in which the children wait on the given days: their queues move when the children lose those days. */
export async function weeksWaitedFor(
  manager: EntityManager,
  childIds: readonly number[],
  days: Days,
): Promise<number[]> {
  if (childIds.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .select('DISTINCT registration.course_week_id', 'id')
    .where('registration.child_id IN (:...childIds)', { childIds })
    .andWhere('registration.is_waiting = :waiting', { waiting: true })
    .andWhere('week.from <= :to AND week.to >= :from', days)
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}

/**
 * Locks the weeks that `concerned` names. What it reads before the lock may be stale, so it is asked again under the
 * lock: when it then names a week that is not locked, locking on would break the id order that keeps deadlocks away,
 * and the transaction starts anew.
 * @param alsoLock takes what is to be locked besides, always after the weeks
 * @throws LockSetChanged
 */
export async function lockConcerned(
  manager: EntityManager,
  concerned: (manager: EntityManager) => Promise<number[]>,
  alsoLock?: () => Promise<unknown>,
): Promise<CourseWeekEntity[]> {
  const asked = await concerned(manager);
  const weeks = await lockWeeks(manager, asked);
  await alsoLock?.();
  const now = await concerned(manager);
  // Compared with what was asked for, not with what was found: a week that does not exist stays so.
  if (now.some((id) => !asked.includes(id))) throw new LockSetChanged();
  return weeks;
}

/**
 * Changes the rows of locked weeks whose seats or queue changed: a cluster, or a MariaDB with snapshot isolation, sees two
 * transactions collide only where both change the row they locked, and the same value is no change.
 */
export async function touchWeeks(manager: EntityManager, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  // The numbers of the queue only have to grow, so one that is left out does no harm.
  await manager.update(
    CourseWeekEntity,
    { id: In([...new Set(ids)].sort((a, b) => a - b)) },
    { queue_counter: () => 'queue_counter + 1' },
  );
}

/** The set of weeks to lock grew between reading and locking. Repeated by {@link Transactions} like a deadlock. */
export class LockSetChanged extends Error {
  readonly repeatable = true;
}
