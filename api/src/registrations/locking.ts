import type { Allocation } from '@feria/shared';
import { In, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { lockRowsToChange } from '../core/database/locks.js';
import { notFound } from '../core/http/errors.js';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { ChildParentEntity } from '../model/families/child.entity.js';
import type { Days } from './domain/seats.js';
import { lockPayers } from '../ledger/settle.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';

/**
 * Locks weeks in id order with one statement and reads them (product/registrations.md#lock-first-read-after). A use case that
 * decides something by the rows of a week must also change the row of the week: see {@link bumpVersions}.
 */
export function lockWeeks(manager: EntityManager, ids: readonly number[]): Promise<CourseWeekEntity[]> {
  return lockRowsToChange(manager, CourseWeekEntity, ids);
}

/**
 * Changes the rows of locked weeks. A cluster, or a MariaDB with snapshot isolation, only sees a conflict of two
 * transactions when both change the row they locked, and writing the same value is no change.
 */
export async function bumpVersions(manager: EntityManager, weekIds: readonly number[]): Promise<void> {
  if (weekIds.length === 0) return;
  // Queue numbers only have to grow, so the counter can be the version: a number that is left out does no harm.
  await manager.update(
    CourseWeekEntity,
    { id: In([...new Set(weekIds)].sort((a, b) => a - b)) },
    { queue_counter: () => 'queue_counter + 1' },
  );
}

/** Locks weeks whose seats are filled from their waiting lists, with those in which lines of their groups wait. */
export async function lockWeeksToFill(
  manager: EntityManager,
  ids: readonly number[],
): Promise<CourseWeekEntity[]> {
  return lockWeeks(manager, await withGroupWeeks(manager, ids));
}

/**
 * Weeks, and those in which lines wait that stay together with one that waits in these (product/registrations.md#only-together): a group
 * moves up whole, so its weeks are locked together. One statement, none for no weeks.
 */
export async function withGroupWeeks(manager: EntityManager, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'line')
    .innerJoin(RegistrationEntity, 'other', 'other.together_id = line.together_id')
    .select('DISTINCT other.course_week_id', 'id')
    .where('line.course_week_id IN (:...ids)', { ids: [...ids] })
    .andWhere('line.together_id IS NOT NULL')
    .getRawMany<{ id: number }>();
  return [...new Set([...ids, ...rows.map(({ id }) => Number(id))])];
}

/**
 * Locks the weeks that `affectedWeeks` returns, and those of their groups. It is called again under the lock, because what it read
 * before may be outdated. When it then returns a week that is not locked, the transaction starts again: locking one more week now would
 * break the id order that prevents deadlocks.
 * @param alsoLock locks other rows, always after the weeks
 * @throws LockSetChanged
 */
export async function lockAffectedWeeks(
  manager: EntityManager,
  affectedWeeks: (manager: EntityManager) => Promise<number[]>,
  alsoLock?: () => Promise<unknown>,
): Promise<CourseWeekEntity[]> {
  const withGroups = async (): Promise<number[]> => withGroupWeeks(manager, await affectedWeeks(manager));
  const requested = await withGroups();
  const weeks = await lockWeeks(manager, requested);
  await alsoLock?.();
  const now = await withGroups();
  // Compared with the ids that were requested, not with the weeks that were found: a week may not exist.
  if (now.some((id) => !requested.includes(id))) throw new LockSetChanged();
  return weeks;
}

/** The set of weeks to lock grew between reading and locking. `Transactions` repeats the work, as after a deadlock. */
export class LockSetChanged extends Error {
  readonly repeatable = true;
}

/**
 * Locks the week of a registration and who pays for it, and reads the registration under the locks.
 * @param personId see {@link findRegistration}
 * @throws AppError 404
 */
export async function lockRegistration(
  manager: EntityManager,
  id: number,
  personId: number | null,
): Promise<{ registration: RegistrationEntity; week: CourseWeekEntity }> {
  const find = async (): Promise<RegistrationEntity> => {
    const found = await findRegistration(manager, id, personId);
    if (!found) throw notFound();
    return found;
  };
  const weeks = await lockAffectedWeeks(
    manager,
    async () => [(await find()).course_week_id],
    () => lockPayers(manager, [id]),
  );
  const registration = await find();
  const week = weeks.find((one) => one.id === registration.course_week_id);
  if (!week) throw notFound();
  return { registration, week };
}

/**
 * Finds a registration: any for staff (`personId` null), only one of an own child for a parent. The query itself checks
 * whose child it is, so a registration of another family is not found.
 */
export async function findRegistration(
  manager: EntityManager,
  id: number,
  personId: number | null,
): Promise<RegistrationEntity | null> {
  const query = manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .where('registration.id = :id', { id });
  if (personId !== null) {
    query.innerJoin(
      ChildParentEntity,
      'parent',
      'parent.child_id = registration.child_id AND parent.person_id = :personId',
      { personId },
    );
  }
  return query.getOne();
}

/**
 * Ids of the weeks in which the children wait and may get a seat when they lose a week: on the same days, and in the same
 * course where a fair start limits their places.
 * @param lost its days, and its course
 */
export async function weeksWaitedFor(
  manager: EntityManager,
  childIds: readonly number[],
  { from, to, course_id }: Days & { course_id: number },
): Promise<number[]> {
  if (childIds.length === 0) return [];
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .innerJoin('registration.courseWeek', 'week')
    .innerJoin('week.course', 'course')
    .select('DISTINCT registration.course_week_id', 'id')
    .where('registration.child_id IN (:...childIds)', { childIds })
    .andWhere('registration.is_waiting = :waiting', { waiting: true })
    .andWhere(
      `((week.from <= :to AND week.to >= :from)
        OR (week.course_id = :course_id AND course.allocation = :fair AND course.allocated_at IS NULL))`,
      { from, to, course_id, fair: 'fair_start' satisfies Allocation },
    )
    .getRawMany<{ id: number }>();
  return rows.map(({ id }) => Number(id));
}

/** Ids of registrations. */
export async function registrationsOf(
  manager: EntityManager,
  where: FindOptionsWhere<RegistrationEntity>,
): Promise<number[]> {
  const found = await manager.find(RegistrationEntity, { select: { id: true }, where });
  return found.map(({ id }) => id);
}

/** The children who hold a seat in a week: confirmed, or with an offer, which holds the days too. */
export async function childrenWithSeat(manager: EntityManager, weekId: number): Promise<number[]> {
  const seated = await manager.find(RegistrationEntity, {
    select: { id: true, child_id: true },
    where: [
      { course_week_id: weekId, is_waiting: false },
      { course_week_id: weekId, offer_expires_at: Not(IsNull()) },
    ],
  });
  return seated.map(({ child_id }) => child_id);
}

/**
 * Ids of a week and of the weeks in which children who hold its seats wait on the same days: what is affected when the week
 * takes place no more.
 * @throws AppError 404
 */
export async function weekAndQueuesOf(manager: EntityManager, id: number): Promise<number[]> {
  const week = await manager.findOneBy(CourseWeekEntity, { id });
  if (!week) throw notFound();
  return [...new Set([id, ...(await weeksWaitedFor(manager, await childrenWithSeat(manager, id), week))])];
}
