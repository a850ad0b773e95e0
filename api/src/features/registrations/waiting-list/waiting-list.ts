import { Injectable } from '@nestjs/common';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../../core/clock.js';
import type { CourseWeekEntity } from '../../courses/course-week.entity.js';
import { moveUp, type Days, type Move, type WeekQueue } from '../domain/seats.js';
import { bumpVersions } from '../locking.js';
import { loadForMail, RegistrationMails } from '../registration-mails.js';
import { appendHistory, takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../registration.entity.js';
import { childrenIn, confirmedDays, queuesOf, type QueueEntry } from './seats-and-queues.js';

/** A registration that will be in a week; without a queue number it has a seat. */
export interface Joining {
  weekId: number;
  registrationId: number;
  childId: number;
  queueNumber: number | null;
}

/** Moves children up from the waiting lists, in the transaction that frees the seats (product.md#move-up). */
@Injectable()
export class WaitingList {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * Who would move up after these registrations are removed or leave their weeks. Writes and locks nothing.
   * @param weeks of the registrations, and those in which their children wait on the same days
   * @param taken days that their children have elsewhere by then
   * @param joining who is in these weeks by then
   */
  async plan(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    removed: readonly QueueEntry[],
    taken: readonly (Days & { childId: number })[] = [],
    joining: readonly Joining[] = [],
  ): Promise<Move[]> {
    const queues = await queuesOf(manager, weeks, removed);
    return this.movesIn(
      manager,
      queues.map((queue) => joined(queue, joining)),
      removed,
      taken,
    );
  }

  private async movesIn(
    manager: EntityManager,
    queues: readonly WeekQueue[],
    removed: readonly QueueEntry[] = [],
    taken: readonly (Days & { childId: number })[] = [],
  ): Promise<Move[]> {
    const confirmed = await confirmedDays(manager, childrenIn(queues), removed);
    for (const days of taken) confirmed.set(days.childId, [...(confirmed.get(days.childId) ?? []), days]);
    return moveUp(queues, confirmed, this.clock.today());
  }

  /**
   * Fills free seats from the waiting lists, with days, history and mails.
   * @param weeks locked, with the capacity and dates now in force; nobody moves up in a cancelled one
   * @param told registrations that another mail tells of
   */
  async fill(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    userId: number | null,
    told: ReadonlySet<number> = new Set(),
  ): Promise<Move[]> {
    const queues = await queuesOf(
      manager,
      weeks.filter(({ cancelled_at }) => !cancelled_at),
    );
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
    const untold = ids.filter((id) => !told.has(id));
    await this.mails.toParents(manager, 'new-waiting', await loadForMail(manager, untold));
    return moves;
  }
}

function joined(week: WeekQueue, joining: readonly Joining[]): WeekQueue {
  const own = joining.filter(({ weekId }) => weekId === week.id);
  const queue = own.flatMap(({ registrationId, childId, queueNumber }) =>
    queueNumber === null ? [] : [{ registrationId, childId, queueNumber }],
  );
  return {
    ...week,
    registered: week.registered + own.length - queue.length,
    queue: [...week.queue, ...queue],
  };
}
