import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { countRegistrations } from '../../catalogue/course-week/occupancy.js';
import { ChildDayEntity } from '../child-day.entity.js';
import type { WeekSeats } from '../domain/allocate.js';
import type { Days, WeekQueue } from '../domain/move-up.js';
import { RegistrationEntity } from '../registration.entity.js';

/** Facts for the domain, read under the locks of the weeks. The number of statements does not grow with the weeks. */

/** Seats of weeks, and who waits beside a free one. */
export interface SeatFacts {
  seats: WeekSeats[];
  /** Queues of the weeks where somebody waits although a seat is free: there it matters who could take it. */
  queues: WeekQueue[];
  /** Confirmed days of the children in these queues. */
  confirmed: Map<number, Days[]>;
}

/** Seats and queues, for `allocate`; `eligibleWaiting` is left to who knows the day. */
export async function seatsOf(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
): Promise<SeatFacts> {
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
  // Hardly ever: who waits beside a free seat could not take it when it became free.
  const unclear = seats.filter(
    ({ registered, max_participants, waiting }) => waiting > 0 && registered < max_participants,
  );
  if (unclear.length === 0) return { seats, queues: [], confirmed: new Map() };
  const queues = await queuesOf(
    manager,
    weeks.filter(({ id }) => unclear.some((week) => week.id === id)),
  );
  return { seats, queues, confirmed: await confirmedDays(manager, childrenIn(queues)) };
}

/** Weeks with their queues, for {@link moveUp}. */
export async function queuesOf(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
): Promise<WeekQueue[]> {
  const ids = weeks.map(({ id }) => id);
  const counts = await countRegistrations(manager, ids);
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
    registered: counts.get(week.id)?.registered ?? 0,
    queue: waiting
      .filter(({ course_week_id }) => course_week_id === week.id)
      .map(({ id, child_id, queue_number }) => ({
        registrationId: id,
        childId: child_id,
        queueNumber: queue_number ?? 0,
      })),
  }));
}

/** The days on which children have a confirmed place, as the database's own key knows them. */
export async function confirmedDays(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, Days[]>> {
  const byChild = new Map<number, Days[]>();
  if (childIds.length === 0) return byChild;
  const rows = await manager.find(ChildDayEntity, {
    select: { child_id: true, date: true },
    where: { child_id: In([...new Set(childIds)]) },
  });
  for (const { child_id, date } of rows) {
    const days = byChild.get(child_id) ?? [];
    days.push({ from: date, to: date });
    byChild.set(child_id, days);
  }
  return byChild;
}

/** Children in the queues. */
export function childrenIn(queues: readonly WeekQueue[]): number[] {
  return queues.flatMap(({ queue }) => queue.map(({ childId }) => childId));
}
