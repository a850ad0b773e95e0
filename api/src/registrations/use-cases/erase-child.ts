import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildEntity } from '../../model/families/child.entity.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import type { Move } from '../domain/seats.js';
import { lockPayers } from '../../ledger/settle.js';
import { lockAffectedWeeks, lockWeeksToFill, registrationsOf } from '../locking.js';
import { Balances } from '../balances.js';
import { removeRegistrations, type RemovedRegistration } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/**
 * Removes all registrations of children who are erased, and moves the waiting lists up (product/registrations.md#move-up). Use it inside the
 * transaction that deletes the children, in this order: {@link lock} before anything is read, {@link active} to check
 * whether erasing is allowed (product/families.md#deleting-people), {@link removeRegistrations}, then delete the children.
 */
@Injectable()
export class EraseChild {
  constructor(
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly balances: Balances,
  ) {}

  /** Locks the weeks of the children, then the children and who pays for them, so that nobody can sign them up until the transaction ends. */
  async lock(manager: EntityManager, childIds: readonly number[]): Promise<void> {
    await lockAffectedWeeks(
      manager,
      (reader) => weekIdsOf(reader, childIds),
      async () => {
        await lockRows(manager, ChildEntity, childIds);
        await lockPayers(manager, await registrationsOf(manager, { child_id: In([...childIds]) }));
      },
    );
  }

  /** How many registrations of the children are active: confirmed or waiting in a week that has not ended. */
  async active(manager: EntityManager, childIds: readonly number[]): Promise<number> {
    if (childIds.length === 0) return 0;
    return manager.countBy(RegistrationEntity, {
      child_id: In([...childIds]),
      courseWeek: { to: MoreThanOrEqual(this.clock.today()) },
    });
  }

  /**
   * Removes all registrations of the children, past ones too, and moves the waiting lists up. Their history stays, with the
   * amounts to refund: what was paid for weeks that have not ended. The parents of children who move up get a mail. No mail
   * is written about the erased children, because the stored mail would keep their names.
   * @param userId the account that erases the children; `null` when the server does it by itself, as after the retention
   *   period
   */
  async removeRegistrations(
    manager: EntityManager,
    childIds: readonly number[],
    userId: number | null,
  ): Promise<void> {
    const weeks = await lockWeeksToFill(manager, await weekIdsOf(manager, childIds));
    if (weeks.length === 0) return;
    await lockPayers(manager, await registrationsOf(manager, { child_id: In([...childIds]) }));
    const registrations = await manager.findBy(RegistrationEntity, { child_id: In([...childIds]) });
    const removed = this.withRefunds(registrations, weeks);
    const credited = await removeRegistrations(manager, removed, userId, this.clock.now());
    await this.waitingList.fill(manager, weeks, userId);
    await this.balances.settle(manager, { personIds: credited }, { userId });
  }

  /** What {@link removeRegistrations} would do, as a preview. Writes and locks nothing. */
  async plan(manager: EntityManager, childIds: readonly number[]): Promise<ErasurePlan> {
    if (childIds.length === 0) return { registrations: 0, refund: 0, moves: [] };
    const registrations = await manager.findBy(RegistrationEntity, { child_id: In([...childIds]) });
    const weeks = await manager.findBy(CourseWeekEntity, { id: In(await weekIdsOf(manager, childIds)) });
    const removed = this.withRefunds(registrations, weeks);
    return {
      registrations: registrations.length,
      refund: removed.reduce((sum, { refund }) => sum + refund, 0),
      moves: await this.waitingList.plan(manager, weeks, registrations),
    };
  }

  /** Adds the amount to refund to each registration: what was paid for a week that has not ended. */
  private withRefunds(
    registrations: readonly RegistrationEntity[],
    weeks: readonly CourseWeekEntity[],
  ): RemovedRegistration[] {
    const today = this.clock.today();
    const ended = new Set(weeks.filter(({ to }) => to < today).map(({ id }) => id));
    return registrations.map((registration) => ({
      registration,
      refund: ended.has(registration.course_week_id) ? 0 : registration.payed_amount,
    }));
  }
}

/** What erasing children would change. */
export interface ErasurePlan {
  /** How many registrations are removed. */
  registrations: number;
  /** Cents to give back. */
  refund: number;
  /** Who moves up from the waiting lists. */
  moves: Move[];
}

/** Ids of the weeks for which the children are registered, each once. */
async function weekIdsOf(manager: EntityManager, childIds: readonly number[]): Promise<number[]> {
  if (childIds.length === 0) return [];
  const rows = await manager.find(RegistrationEntity, {
    select: { id: true, course_week_id: true },
    where: { child_id: In([...childIds]) },
  });
  return [...new Set(rows.map(({ course_week_id }) => course_week_id))];
}
