import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../../core/clock.js';
import type { CourseWeekEntity } from '../../courses/course-week.entity.js';
import { moveUp, type Move, type WeekQueue } from '../domain/seats.js';
import { bumpVersions } from '../locking.js';
import { loadForMail, RegistrationMails } from '../registration-mails.js';
import { appendHistory, takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../registration.entity.js';
import { childrenIn, confirmedDays, queuesOf, type QueueEntry } from './seats-and-queues.js';

/** Moves children up from the waiting lists, in the transaction that frees the seats (product.md#move-up). */
@Injectable()
export class WaitingList {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * Who would move up after these registrations are removed. Writes and locks nothing.
   * @param weeks of the registrations, and those in which their children wait on the same days
   */
  async plan(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    removed: readonly QueueEntry[],
  ): Promise<Move[]> {
    return this.movesIn(manager, await queuesOf(manager, weeks, removed), removed);
  }

  private async movesIn(
    manager: EntityManager,
    queues: readonly WeekQueue[],
    removed: readonly QueueEntry[] = [],
  ): Promise<Move[]> {
    const confirmed = await confirmedDays(manager, childrenIn(queues), removed);
    return moveUp(queues, confirmed, this.clock.today());
  }

  /**
   * Fills free seats from the waiting lists, with days, history and mails.
   * @param weeks locked, with the capacity and dates now in force
   */
  async fill(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    userId: number | null,
  ): Promise<Move[]> {
    const queues = await queuesOf(manager, weeks);
    if (queues.every(({ queue }) => queue.length === 0)) return [];
    // Also the weeks in which nobody moves up: what is stored for them decided that.
    await bumpVersions(
      manager,
      weeks.map(({ id }) => id),
    );
    const moves = await this.movesIn(manager, queues);
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
    await appendHistory(
      manager,
      moves.map(({ registrationId, childId, weekId }) => ({
        registration: { id: registrationId, child_id: childId, course_week_id: weekId },
        kind: 'moved_up',
        userId,
      })),
      now,
    );
    await this.mails.toParents(manager, 'new-waiting', await loadForMail(manager, ids));
    return moves;
  }
}
