import { Injectable } from '@nestjs/common';
import { romeInstant, type IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { dueDate } from '../../ledger/due-date.js';
import { placesKey } from '../domain/places-rule.js';
import { moveUp, type Days, type Move, type WeekQueue } from '../domain/seats.js';
import { Balances } from '../balances.js';
import { PlacesMails } from '../places-mails.js';
import { bumpVersions, withGroupWeeks } from '../locking.js';
import { loadForMail, RegistrationMails } from '../registration-mails.js';
import { appendHistory, endGroups, takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { lockLimits, readRules, type CourseRules } from './places.js';
import { childrenIn, childrenNow, queuesOf, type QueueEntry } from './seats-and-queues.js';

const HOUR_MS = 3_600_000;

/** A registration that will be in a week; without a queue number it has a seat. */
export interface Joining {
  weekId: number;
  registrationId: number;
  childId: number;
  queueNumber: number | null;
}

interface FillOptions {
  /** Registrations that another mail tells of. */
  told?: ReadonlySet<number> | 'all';
  /** Whether seats are given at once also where the course asks first. */
  isDirect?: boolean;
}

/** Moves children up from the waiting lists, in the transaction that frees the seats (product/registrations.md#move-up). */
@Injectable()
export class WaitingList {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
    private readonly placesMails: PlacesMails,
    private readonly balances: Balances,
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
    const all = await this.withGroups(manager, weeks);
    const rules = await readRules(manager, all);
    const queues = await queuesOf(manager, all, rules, removed);
    const there = queues.map((queue) => joined(queue, joining));
    return this.movesIn(manager, there, rules, removed, taken, joining);
  }

  /** Weeks, and those in which lines of their groups wait: a group moves up whole. */
  private async withGroups(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
  ): Promise<readonly CourseWeekEntity[]> {
    const known = weeks.map(({ id }) => id);
    const more = (await withGroupWeeks(manager, known)).filter((id) => !known.includes(id));
    return more.length > 0
      ? [...weeks, ...(await manager.findBy(CourseWeekEntity, { id: In(more) }))]
      : weeks;
  }

  private async movesIn(
    manager: EntityManager,
    queues: readonly WeekQueue[],
    rules: CourseRules,
    removed: readonly QueueEntry[] = [],
    taken: readonly (Days & { childId: number })[] = [],
    joining: readonly Joining[] = [],
  ): Promise<Move[]> {
    const children = await childrenNow(manager, rules, childrenIn(queues), removed);
    for (const { childId, from, to } of taken) {
      children.days.set(childId, [...(children.days.get(childId) ?? []), { from, to }]);
    }
    for (const { weekId, childId, queueNumber } of joining) {
      const courseId = queues.find(({ id }) => id === weekId)?.courseId;
      if (courseId === undefined || queueNumber !== null) continue;
      const key = placesKey(courseId, childId);
      children.places.set(key, (children.places.get(key) ?? 0) + 1);
    }
    return moveUp(queues, children, this.clock.today());
  }

  /**
   * Fills free seats from the waiting lists, with days, history and mails. Where the course asks first, the seats are offered
   * (product/registrations.md#offers).
   * @param weeks locked, with the capacity and dates now in force; nobody moves up in a cancelled one. With those in which lines of
   *   groups wait (`lockAffectedWeeks`, `lockWeeksToFill`): a group moves up whole
   */
  async fill(
    manager: EntityManager,
    weeks: readonly CourseWeekEntity[],
    userId: number | null,
    { told = new Set(), isDirect = false }: FillOptions = {},
  ): Promise<Move[]> {
    const held = weeks.filter(({ cancelled_at }) => !cancelled_at);
    const rules = await readRules(manager, held);
    const queues = await queuesOf(manager, held, rules);
    if (queues.every(({ queue }) => queue.length === 0)) return [];
    await lockLimits(manager, rules);
    // Also the weeks in which nobody moves up: what is stored for them decided that.
    await bumpVersions(
      manager,
      weeks.map(({ id }) => id),
    );
    const moves = await this.movesIn(manager, queues, rules);
    const seats = moves.filter(({ isOffer }) => isDirect || !isOffer);
    await this.give(manager, seats, weeks, userId);
    await this.offer(
      manager,
      moves.filter((move) => !seats.includes(move)),
      weeks,
      rules,
    );
    if (told === 'all') return moves;
    const untold = seats.map(({ registrationId }) => registrationId).filter((id) => !told.has(id));
    await this.mails.toParents(manager, 'new-waiting', await loadForMail(manager, untold));
    return moves;
  }

  /**
   * Gives seats to children who wait, with days and history, and uses the credit of who pays; writes no mail of the seat.
   * @param weeks locked; those of the moves among them
   */
  async give(
    manager: EntityManager,
    moves: readonly Pick<Move, 'registrationId' | 'childId' | 'weekId'>[],
    weeks: readonly CourseWeekEntity[],
    userId: number | null,
    reason: string | null = null,
  ): Promise<void> {
    if (moves.length === 0) return;
    const now = this.clock.now();
    await endGroups(
      manager,
      moves.map(({ registrationId }) => registrationId),
    );
    for (const { dueOn, ids } of await this.dueDates(manager, moves, weeks)) {
      await manager.update(
        RegistrationEntity,
        { id: In(ids) },
        {
          is_waiting: false,
          moved_up_at: now,
          due_on: dueOn,
          held_back: false,
          priority: null,
          offer_expires_at: null,
        },
      );
    }
    await takeDays(
      manager,
      moves.map(({ registrationId, childId, weekId }) => ({
        registrationId,
        childId,
        days: weekIn(weeks, weekId),
      })),
    );
    await appendHistory(
      manager,
      moves.map((move) => ({ registration: entryOf(move), kind: 'moved_up', reason, userId })),
      now,
    );
    const given = moves.map(({ registrationId }) => registrationId);
    await this.balances.settle(manager, { registrationIds: given }, { userId, told: given });
  }

  /** Until when the seats that children get are to be paid: as many groups as there are courses that differ. One statement. */
  private async dueDates(
    manager: EntityManager,
    moves: readonly Pick<Move, 'registrationId' | 'weekId'>[],
    weeks: readonly CourseWeekEntity[],
  ): Promise<{ dueOn: IsoDate | null; ids: number[] }[]> {
    const courseOf = ({ weekId }: Pick<Move, 'weekId'>): number => weekIn(weeks, weekId).course_id;
    const courses = await manager.find(CourseEntity, {
      select: { id: true, applied_payment_days: true },
      where: { id: In([...new Set(moves.map(courseOf))]) },
    });
    const groups = new Map<IsoDate | null, number[]>();
    for (const move of moves) {
      const course = courses.find(({ id }) => id === courseOf(move));
      const dueOn = dueDate(course?.applied_payment_days ?? null, this.clock.today());
      groups.set(dueOn, [...(groups.get(dueOn) ?? []), move.registrationId]);
    }
    return [...groups].map(([dueOn, ids]) => ({ dueOn, ids }));
  }

  /** Holds seats for children, until their parents answer or the time is over; never beyond the start of the week. */
  private async offer(
    manager: EntityManager,
    moves: readonly Move[],
    weeks: readonly CourseWeekEntity[],
    rules: CourseRules,
  ): Promise<void> {
    if (moves.length === 0) return;
    const now = this.clock.now();
    await endGroups(
      manager,
      moves.map(({ registrationId }) => registrationId),
    );
    for (const weekId of new Set(moves.map((move) => move.weekId))) {
      const week = weekIn(weeks, weekId);
      const hours = rules.get(week.course_id)?.offerHours ?? 0;
      const ends = Math.min(now.getTime() + hours * HOUR_MS, Number(romeInstant(week.from)));
      const ids = moves.filter((move) => move.weekId === weekId).map(({ registrationId }) => registrationId);
      await manager.update(RegistrationEntity, { id: In(ids) }, { offer_expires_at: new Date(ends) });
    }
    await appendHistory(
      manager,
      moves.map((move) => ({ registration: entryOf(move), kind: 'offered', userId: null })),
      now,
    );
    const ids = moves.map(({ registrationId }) => registrationId);
    await this.placesMails.offers(manager, await loadForMail(manager, ids));
  }
}

function entryOf({ registrationId, childId, weekId }: Pick<Move, 'registrationId' | 'childId' | 'weekId'>) {
  return { id: registrationId, child_id: childId, course_week_id: weekId };
}

function weekIn(weeks: readonly CourseWeekEntity[], id: number): CourseWeekEntity {
  return weeks.find((week) => week.id === id) as CourseWeekEntity;
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
