import { occupancyOf } from '@feria/shared/rules/registration-window';
import { freeSeats } from '@feria/shared';
import { In, IsNull, Not, type EntityManager } from 'typeorm';
import { countRegistrations, NOBODY, type Counts } from '../../catalogue/courses/course.queries.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import type { ChildrenNow, Days, WaitingGroup, WeekQueue, WeekSeats } from '../domain/seats.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { placesOf, ruleOf, type CourseRules } from './places.js';

/** Reads seats and queues for `domain/seats.ts`, under the locks of the weeks. The number of statements does not grow with the weeks. */

/** Seats of weeks, and who waits although a seat is free. */
export interface SeatsAndQueues {
  seats: WeekSeats[];
  /** Queues of the weeks where somebody waits although a seat is free. Only there it matters who could take it. */
  queues: WeekQueue[];
  /** What the children in these queues have. */
  children: ChildrenNow;
}

/**
 * Seats and queues, for `allocate`. `eligibleWaiting` is 0: the caller computes it, because it depends on the day.
 * @param known how many are in the weeks, for who has read that under the same locks
 */
export async function seatsOf(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
  rules: CourseRules,
  known?: ReadonlyMap<number, Counts>,
): Promise<SeatsAndQueues> {
  const ids = weeks.map(({ id }) => id);
  const counts = known ?? (await countRegistrations(manager, ids));
  const seats = weeks.map((week) => {
    const count = counts.get(week.id) ?? NOBODY;
    return {
      id: week.id,
      courseId: week.course_id,
      rule: ruleOf(rules, week.course_id),
      max_participants: week.max_participants,
      waiting_list: week.waiting_list,
      queue_counter: week.queue_counter,
      registered: occupancyOf(count).registered,
      waiting: count.waiting - count.offered,
      uncounted: count.uncounted,
      eligibleWaiting: 0,
    };
  });
  // Rare: these children could not take the seat when it became free.
  const withFreeSeat = seats.filter((week) => week.waiting > 0 && freeSeats(week) > 0 && !week.rule.isDraw);
  if (withFreeSeat.length === 0) {
    return { seats, queues: [], children: { days: new Map(), places: new Map() } };
  }
  const queues = await queuesOf(
    manager,
    weeks.filter(({ id }) => withFreeSeat.some((week) => week.id === id)),
    rules,
  );
  return { seats, queues, children: await childrenNow(manager, rules, childrenIn(queues)) };
}

/**
 * Weeks with their queues, for `moveUp`.
 * @param removed registrations to leave out, to see what their removal would change
 */
export async function queuesOf(
  manager: EntityManager,
  weeks: readonly CourseWeekEntity[],
  rules: CourseRules,
  removed: readonly QueueEntry[] = [],
): Promise<WeekQueue[]> {
  const ids = weeks.map(({ id }) => id);
  const counts = await countRegistrations(manager, ids);
  const removedIds = new Set(removed.map(({ id }) => id));
  const seatsFreed = (weekId: number): number =>
    removed.filter((entry) => entry.course_week_id === weekId && holdsSeat(entry)).length;
  const waiting = ids.length
    ? await manager.find(RegistrationEntity, {
        select: { id: true, child_id: true, course_week_id: true, queue_number: true, together_id: true },
        where: { course_week_id: In(ids), is_waiting: true, offer_expires_at: IsNull() },
      })
    : [];
  // A group is ended by what leaves it.
  const ended = new Set(removed.flatMap(({ together_id }) => together_id ?? []));
  const groups = await groupsOf(
    manager,
    waiting.flatMap(({ together_id }) => (together_id && !ended.has(together_id) ? [together_id] : [])),
  );
  return weeks.map((week) => ({
    id: week.id,
    courseId: week.course_id,
    rule: ruleOf(rules, week.course_id),
    from: week.from,
    to: week.to,
    max_participants: week.max_participants,
    registered: occupancyOf(counts.get(week.id) ?? NOBODY).registered - seatsFreed(week.id),
    queue: waiting
      .filter(({ id, course_week_id }) => course_week_id === week.id && !removedIds.has(id))
      .map(({ id, child_id, queue_number, together_id }) => ({
        registrationId: id,
        childId: child_id,
        queueNumber: queue_number ?? 0,
        group: groups.get(together_id ?? 0) ?? null,
      })),
  }));
}

/** How many lines wait in groups, in all weeks, by the ids of these. One statement, none for no groups. */
async function groupsOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, WaitingGroup>> {
  if (ids.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('registration.together_id', 'id')
    .addSelect('COUNT(*)', 'size')
    .where({ together_id: In([...new Set(ids)]), is_waiting: true, offer_expires_at: IsNull() })
    .groupBy('registration.together_id')
    .getRawMany<{ id: number; size: number | string }>();
  return new Map(rows.map(({ id, size }) => [Number(id), { id: Number(id), size: Number(size) }]));
}

/** A registration with its week and whether it waits. */
export type QueueEntry = Pick<
  RegistrationEntity,
  'id' | 'course_week_id' | 'is_waiting' | 'offer_expires_at' | 'together_id'
>;

/** Whether a registration holds a seat: it is confirmed, or has an offer. */
export function holdsSeat({
  is_waiting,
  offer_expires_at,
}: Pick<RegistrationEntity, 'is_waiting' | 'offer_expires_at'>): boolean {
  return !is_waiting || offer_expires_at !== null;
}

/** Whether others may move up when a registration leaves its week: it holds a seat, or those that wait together with it need not any more. */
export function letsOthersMove(
  registration: Pick<RegistrationEntity, 'is_waiting' | 'offer_expires_at' | 'together_id'>,
): boolean {
  return holdsSeat(registration) || registration.together_id !== null;
}

/**
 * What children have: their confirmed days and those that are offered to them, and their places in courses with a limit.
 * @param removed registrations that do not count any more
 */
export async function childrenNow(
  manager: EntityManager,
  rules: CourseRules,
  childIds: readonly number[],
  removed: readonly QueueEntry[] = [],
): Promise<{ days: Map<number, Days[]>; places: Map<string, number> }> {
  const days = await confirmedDays(manager, childIds, removed);
  const removedIds = new Set(removed.map(({ id }) => id));
  for (const { id, child_id, courseWeek } of await offersTo(manager, childIds)) {
    if (removedIds.has(id) || !courseWeek) continue;
    const { from, to } = courseWeek;
    days.set(child_id, [...(days.get(child_id) ?? []), { from, to }]);
  }
  return { days, places: await placesOf(manager, rules, childIds, removed) };
}

/** The offers that children have, with their weeks. */
async function offersTo(manager: EntityManager, childIds: readonly number[]): Promise<RegistrationEntity[]> {
  if (childIds.length === 0) return [];
  return manager.find(RegistrationEntity, {
    select: { id: true, child_id: true, courseWeek: { id: true, from: true, to: true } },
    where: { child_id: In([...new Set(childIds)]), offer_expires_at: Not(IsNull()) },
    relations: { courseWeek: true },
  });
}

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
