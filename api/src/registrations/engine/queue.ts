import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { Clock } from '../../platform/clock.js';
import { moveUp, type Move } from '../domain/move-up.js';
import { RegistrationEntity } from '../registration.entity.js';
import { childrenIn, confirmedDays, queuesOf } from './facts.js';
import { appendEvents, takeDays } from './ledger.js';
import { touchWeeks } from './locking.js';
import { loadForMail, RegistrationMails } from './registration-mails.js';

/** Moves the waiting lists up, in the transaction of its cause (decisions §5). */
@Injectable()
export class WaitingList {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * Fills the free seats of weeks from their queues, with days, story and mail.
   * @param weeks locked, with the capacity and dates now in force
   */
  async fill(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    userId: number | null,
  ): Promise<Move[]> {
    const queues = await queuesOf(manager, weeks);
    if (queues.every(({ queue }) => queue.length === 0)) return [];
    // Also those in which nobody moves: that was decided by what stands in them.
    await touchWeeks(
      manager,
      weeks.map(({ id }) => id),
    );
    const moves = moveUp(queues, await confirmedDays(manager, childrenIn(queues)), this.clock.today());
    if (moves.length === 0) return [];
    const ids = moves.map(({ registrationId }) => registrationId);
    const now = this.clock.now();
    await manager.update(RegistrationEntity, { id: In(ids) }, { is_waiting: false, moved_up_at: now });
    await takeDays(
      manager,
      moves.map(({ registrationId, childId, weekId }) => ({
        registrationId,
        childId,
        days: weeks.find(({ id }) => id === weekId) as CourseWeekEntity,
      })),
    );
    await appendEvents(
      manager,
      moves.map(({ registrationId, childId, weekId }) => ({
        registration: { id: registrationId, child_id: childId, course_week_id: weekId },
        kind: 'moved_up',
      })),
      userId,
      now,
    );
    await this.mails.toParents(manager, 'new-waiting', await loadForMail(manager, ids));
    return moves;
  }
}
