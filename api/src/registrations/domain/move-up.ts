import { overlaps, type IsoDate } from '@feria/shared';

/** Days, both included. */
export interface Days {
  from: IsoDate;
  to: IsoDate;
}

/** Somebody in the queue of a week. */
export interface Waiting {
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
  return week.from > today && !(confirmed ?? []).some((days) => overlaps(days, week));
}

/**
 * Who moves up (decisions §5): while a seat is free and the week has not started, the first in the queue who has
 * nothing confirmed on these days. Who cannot is passed over, keeps the place and blocks nobody. Weeks go in id order,
 * so that a child waiting in two overlapping weeks gets the one with the lower id.
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
