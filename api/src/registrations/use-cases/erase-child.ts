import { Injectable } from '@nestjs/common';
import { In, MoreThanOrEqual, type EntityManager } from 'typeorm';
import { ChildEntity } from '../../people/child.entity.js';
import { Clock } from '../../platform/clock.js';
import { lockRows } from '../../platform/database/locks.js';
import { lockConcerned, lockWeeks } from '../engine/locking.js';
import { WaitingList } from '../engine/queue.js';
import { takeOut } from '../engine/removal.js';
import { RegistrationEntity } from '../registration.entity.js';

/**
 * What erasing children does to registrations (decisions §5): all of theirs go, and the waiting lists move up. To be used
 * inside the transaction that deletes the children, in this order: {@link lock} before anything is read, {@link active}
 * where active registrations forbid it (decisions §9), {@link removeRegistrations}, then the children themselves.
 */
@Injectable()
export class EraseChild {
  constructor(
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
  ) {}

  /**
   * Locks every week in which the children are registered, then the children: until the end of the transaction nobody
   * can sign them up.
   */
  async lock(manager: EntityManager, childIds: readonly number[]): Promise<void> {
    await lockConcerned(
      manager,
      (reader) => weeksOf(reader, childIds),
      () => lockRows(manager, ChildEntity, childIds),
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
   * Removes all registrations of the children, past ones too, and moves the waiting lists up. Their story stays, with what
   * was paid for weeks that have not ended: that is to refund. Others get their mails; of the children nothing is told
   * any more, since a mail would keep the names that are erased.
   * @param userId who erases; `null` for the server itself
   */
  async removeRegistrations(
    manager: EntityManager,
    childIds: readonly number[],
    userId: number | null,
  ): Promise<void> {
    const weeks = await lockWeeks(manager, await weeksOf(manager, childIds));
    if (weeks.length === 0) return;
    const registrations = await manager.findBy(RegistrationEntity, { child_id: In([...childIds]) });
    const today = this.clock.today();
    const ended = new Set(weeks.filter(({ to }) => to < today).map(({ id }) => id));
    const leaving = registrations.map((registration) => ({
      registration,
      refund: ended.has(registration.course_week_id) ? 0 : registration.payed_amount,
    }));
    await takeOut(manager, leaving, userId, this.clock.now());
    await this.waitingList.fill(manager, weeks, userId);
  }
}

async function weeksOf(manager: EntityManager, childIds: readonly number[]): Promise<number[]> {
  if (childIds.length === 0) return [];
  const rows = await manager.find(RegistrationEntity, {
    select: { id: true, course_week_id: true },
    where: { child_id: In([...childIds]) },
  });
  return [...new Set(rows.map(({ course_week_id }) => course_week_id))];
}
