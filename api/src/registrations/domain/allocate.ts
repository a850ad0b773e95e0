import type { Outcome } from '@feria/shared';

/** Seats and queue of a week at the moment of booking, under its lock. */
export interface WeekSeats {
  id: number;
  max_participants: number;
  /** Length of the queue. */
  waiting_list: number;
  /** Confirmed. */
  registered: number;
  waiting: number;
  /** How many of those waiting could take a seat now: see `couldTakeSeat`. After the start of the week nobody can. */
  eligibleWaiting: number;
  /** Last number drawn for the queue. */
  queue_counter: number;
}

/** What became of a line; `queueNumber` only when it waits. */
export interface Allocation<Line> {
  line: Line;
  outcome: Outcome;
  queueNumber: number | null;
}

/**
 * Gives every line, in the order sent, a seat, a place in the queue, or nothing (decisions §5, rule 3): confirmed when a
 * seat is free and nobody who could take it waits; else waiting while the queue has a place; else full. Queue numbers
 * are drawn from the week's counter and never reused.
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
      return { line, outcome: 'confirmed', queueNumber: null };
    }
    if (week.waiting < week.waiting_list) {
      week.waiting += 1;
      week.queue_counter += 1;
      return { line, outcome: 'waiting', queueNumber: week.queue_counter };
    }
    return { line, outcome: 'full', queueNumber: null };
  });
}

/** The weeks as the next who books finds them. Who waits beside a free seat is for the caller to know. */
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
