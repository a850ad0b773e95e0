import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../courses/course-week.entity.js';
import { countRegistrations } from '../../courses/course.queries.js';
import { ChildDayEntity } from '../child-day.entity.js';
import type { Days, WeekQueue, WeekSeats } from '../domain/seats.js';
import { RegistrationEntity } from '../registration.entity.js';

/** Reads seats and queues for `domain/seats.ts`, under the locks of the weeks. The number of statements does not grow with the weeks. */

/** Seats of weeks, and who waits although a seat is free. */
export interface SeatsAndQueues {
  seats: WeekSeats[];
  /** Queues of the weeks where somebody waits although a seat is free. Only there it matters who could take it. */
  queues: WeekQueue[];
  /** Confirmed days of the children in these queues. */
  confirmed: Map<number, Days[]>;
}

/** Seats and queues, for `allocate`. `eligibleWaiting` is 0: the caller computes it, because it depends on the day. */
export async function seatsOf(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
): Promise<SeatsAndQueues> {
  const counts = await countRegistrations(
    manager,
    weeks.map(({ id }) => id),
  );
  const seats = weeks.map((week) => ({
    id: week.id,
    max_participants: week.max_participants,
    waiting_list: week.waiting_list,
    queue_counter: week.queue_counter,
    ...(counts.get(week.id) ?? { registered: 0, waiting: 0 }),
    eligibleWaiting: 0,
  }));
  // Rare: these children could not take the seat when it became free.
  const withFreeSeat = seats.filter(
    ({ registered, max_participants, waiting }) => waiting > 0 && registered < max_participants,
  );
  if (withFreeSeat.length === 0) return { seats, queues: [], confirmed: new Map() };
  const queues = await queuesOf(
    manager,
    weeks.filter(({ id }) => withFreeSeat.some((week) => week.id === id)),
  );
  return { seats, queues, confirmed: await confirmedDays(manager, childrenIn(queues)) };
}

/**
 * Weeks with their queues, for `moveUp`.
 * @param removed registrations to leave out, to see what their removal would change
 */
export async function queuesOf(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
  removed: readonly QueueEntry[] = [],
): Promise<WeekQueue[]> {
  const ids = weeks.map(({ id }) => id);
  const counts = await countRegistrations(manager, ids);
  const removedIds = new Set(removed.map(({ id }) => id));
  const seatsFreed = (weekId: number): number =>
    removed.filter(({ course_week_id, is_waiting }) => course_week_id === weekId && !is_waiting).length;
  const waiting = ids.length
    ? await manager.find(RegistrationEntity, {
        select: { id: true, child_id: true, course_week_id: true, queue_number: true },
        where: { course_week_id: In(ids), is_waiting: true },
      })
    : [];
  return weeks.map((week) => ({
    id: week.id,
    from: week.from,
    to: week.to,
    max_participants: week.max_participants,
    registered: (counts.get(week.id)?.registered ?? 0) - seatsFreed(week.id),
    queue: waiting
      .filter(({ id, course_week_id }) => course_week_id === week.id && !removedIds.has(id))
      .map(({ id, child_id, queue_number }) => ({
        registrationId: id,
        childId: child_id,
        queueNumber: queue_number ?? 0,
      })),
  }));
}

/** A registration with its week and whether it waits. */
export type QueueEntry = Pick<RegistrationEntity, 'id' | 'course_week_id' | 'is_waiting'>;

/**
 * The days on which children have a confirmed place, from `child_day`.
 * @param removed registrations whose days count as free
 */
export async function confirmedDays(
  manager: EntityManager,
  childIds: readonly number[],
  removed: readonly QueueEntry[] = [],
): Promise<Map<number, Days[]>> {
  const byChild = new Map<number, Days[]>();
  if (childIds.length === 0) return byChild;
  const removedIds = new Set(removed.map(({ id }) => id));
  const rows = await manager.find(ChildDayEntity, {
    select: { child_id: true, date: true, registration_id: true },
    where: { child_id: In([...new Set(childIds)]) },
  });
  for (const { child_id, date, registration_id } of rows) {
    if (removedIds.has(registration_id)) continue;
    const days = byChild.get(child_id) ?? [];
    days.push({ from: date, to: date });
    byChild.set(child_id, days);
  }
  return byChild;
}

/** Ids of the children in the queues. */
export function childrenIn(queues: readonly WeekQueue[]): number[] {
  return queues.flatMap(({ queue }) => queue.map(({ childId }) => childId));
}
