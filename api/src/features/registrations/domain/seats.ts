import { overlaps, weekHasStarted, type IsoDate, type Outcome } from '@feria/shared';

/** Who gets a seat: when a child is signed up, and when a seat becomes free. Pure functions; the caller holds the locks. */

/** Seats and queue of a week at the moment of booking, under its lock. */
export interface WeekSeats {
  id: number;
  max_participants: number;
  /** Length of the queue. */
  waiting_list: number;
  /** Confirmed. */
  registered: number;
  waiting: number;
  /** How many of those waiting could take a seat now: see {@link couldTakeSeat}. After the start of the week nobody can. */
  eligibleWaiting: number;
  /** Last number drawn for the queue. */
  queue_counter: number;
}

/** The result for a line; number and place in the queue only when it waits. */
export interface Allocation<Line> {
  line: Line;
  outcome: Outcome;
  queueNumber: number | null;
  /** 1 is next. */
  queuePosition: number | null;
}

/**
 * Gives every line a seat, a place on the waiting list, or nothing, in the order they were sent
 * (product.md#outcome-of-a-line). Confirmed: a seat is free and no waiting child could take it. Waiting: the waiting list has a
 * place. Full: otherwise. Queue numbers come from the counter of the week and are never used again.
 */
export function allocate<Line extends { weekId: number }>(
  lines: readonly Line[],
  weeks: readonly WeekSeats[],
): Allocation<Line>[] {
  const state = new Map(weeks.map((week) => [week.id, { ...week }]));
  return lines.map((line) => {
    const week = state.get(line.weekId);
    if (!week) throw new Error(`week ${line.weekId} was not locked`);
    if (week.registered < week.max_participants && week.eligibleWaiting === 0) {
      week.registered += 1;
      return { line, outcome: 'confirmed', queueNumber: null, queuePosition: null };
    }
    if (week.waiting < week.waiting_list) {
      week.waiting += 1;
      week.queue_counter += 1;
      // Numbers only grow, so that everybody who waits is before it.
      return { line, outcome: 'waiting', queueNumber: week.queue_counter, queuePosition: week.waiting };
    }
    return { line, outcome: 'full', queueNumber: null, queuePosition: null };
  });
}

/** Seats and queues after these allocations. Does not update `eligibleWaiting`: the caller knows the children. */
export function seatsAfter(
  weeks: readonly WeekSeats[],
  allocations: readonly Allocation<{ weekId: number }>[],
): WeekSeats[] {
  return weeks.map((week) => {
    const own = allocations.filter(({ line }) => line.weekId === week.id);
    const count = (outcome: Outcome): number => own.filter((given) => given.outcome === outcome).length;
    return {
      ...week,
      registered: week.registered + count('confirmed'),
      waiting: week.waiting + count('waiting'),
      queue_counter: Math.max(week.queue_counter, ...own.map(({ queueNumber }) => queueNumber ?? 0)),
    };
  });
}

/** Days, both included. */
export interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** An entry of the waiting list of a week. */
interface Waiting {
  registrationId: number;
  childId: number;
  queueNumber: number;
}

/** A week with its queue, under its lock. */
export interface WeekQueue extends Days {
  id: number;
  max_participants: number;
  registered: number;
  queue: readonly Waiting[];
}

/** A registration that moves up. */
export interface Move {
  weekId: number;
  registrationId: number;
  childId: number;
}

/**
 * Whether a child could take a seat in a week: the week has not started, and the child has nothing confirmed on its days.
 * @param confirmed the child's confirmed days
 * @param today in Rome; a week has started when its first day has come
 */
export function couldTakeSeat(week: Days, confirmed: readonly Days[] | undefined, today: IsoDate): boolean {
  return !weekHasStarted(week, today) && !(confirmed ?? []).some((days) => overlaps(days, week));
}

/**
 * Who moves up (product.md#move-up): while a seat is free and the week has not started, the first child on the waiting list
 * that has no confirmed programme on these days. A child that cannot move up keeps its place and blocks nobody. Weeks are
 * processed in id order, so a child that waits in two overlapping weeks gets the one with the lower id.
 * @param confirmed the confirmed days of the children in these queues
 * @param today in Rome
 */
export function moveUp(
  weeks: readonly WeekQueue[],
  confirmed: ReadonlyMap<number, readonly Days[]>,
  today: IsoDate,
): Move[] {
  const taken = new Map([...confirmed].map(([child, days]) => [child, [...days]]));
  const moves: Move[] = [];
  for (const week of [...weeks].sort((a, b) => a.id - b.id)) {
    let free = week.max_participants - week.registered;
    for (const entry of [...week.queue].sort((a, b) => a.queueNumber - b.queueNumber)) {
      if (free <= 0) break;
      const days = taken.get(entry.childId) ?? [];
      if (!couldTakeSeat(week, days, today)) continue;
      moves.push({ weekId: week.id, registrationId: entry.registrationId, childId: entry.childId });
      taken.set(entry.childId, [...days, week]);
      free -= 1;
    }
  }
  return moves;
}
