import { overlaps, weekHasStarted, type IsoDate, type Outcome } from '@feria/shared';
import { mayHaveMore, placesKey, type PlacesOfChildren, type PlacesRule } from './places-rule.js';

/** Who gets a seat: when a child is signed up, and when a seat becomes free. Pure functions; the caller holds the locks. */

/** Seats and queue of a week at the moment of booking, under its lock. */
export interface WeekSeats {
  id: number;
  courseId: number;
  rule: PlacesRule;
  max_participants: number;
  /** Length of the queue. */
  waiting_list: number;
  /** Confirmed, and seats that are held by an offer. */
  registered: number;
  /** In the queue, without those who have an offer. */
  waiting: number;
  /** How many of those are held back or only wish: they do not count against the length of the queue. */
  uncounted: number;
  /** How many of those waiting could take a seat now: see {@link couldTakeSeat}. After the start of the week nobody can. */
  eligibleWaiting: number;
  /** Last number drawn for the queue. */
  queue_counter: number;
}

/** What is asked for: a week for a child. */
export interface PlaceLine {
  weekId: number;
  childId: number;
  /** Whether the office departs from the rule of the course: no limit, and no draw. */
  isExempt?: boolean;
}

/** The result for a line; number and place in the queue only when it waits. */
export interface Allocation<Line> {
  line: Line;
  outcome: Outcome;
  queueNumber: number | null;
  /** 1 is next. `null` for a wish too: the draw decides the order. */
  queuePosition: number | null;
  /** Whether it waits because the child has its sure places, although a seat is free. */
  heldBack: boolean;
  /** Whether it waits for a draw. */
  isWish: boolean;
}

/**
 * Gives every line a seat, a place on the waiting list, or nothing, in the order they were sent
 * (product/registrations.md#outcome-of-a-line). Confirmed: a seat is free, no waiting child could take it, and the child may have it.
 * Held back: the same, but the child has its sure places. Waiting: the waiting list has a place. Full: otherwise. Before a
 * draw every line waits. Queue numbers come from the counter of the week and are never used again.
 * @param places of the children in courses that limit them
 */
export function allocate<Line extends PlaceLine>(
  lines: readonly Line[],
  weeks: readonly WeekSeats[],
  places: PlacesOfChildren = new Map(),
): Allocation<Line>[] {
  const state = new Map(weeks.map((week) => [week.id, { ...week }]));
  const taken = new Map(places);
  return lines.map((line) => {
    const week = state.get(line.weekId);
    if (!week) throw new Error(`week ${line.weekId} was not locked`);
    const { rule, courseId } = week;
    const isExempt = line.isExempt ?? false;
    const isFree = week.registered < week.max_participants && week.eligibleWaiting === 0;
    const isWish = rule.isDraw && !(isExempt && isFree);
    if (isFree && !isWish && (isExempt || mayHaveMore(week, line.childId, taken))) {
      week.registered += 1;
      const key = placesKey(courseId, line.childId);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return { line, outcome: 'confirmed', queueNumber: null, queuePosition: null, ...COUNTED };
    }
    const heldBack = isFree && !isWish;
    if (isWish || heldBack || week.waiting - week.uncounted < week.waiting_list) {
      week.waiting += 1;
      if (isWish || heldBack) week.uncounted += 1;
      week.queue_counter += 1;
      // Numbers only grow, so that everybody who waits is before it.
      const queuePosition = isWish ? null : week.waiting;
      const drawn = { queueNumber: week.queue_counter, queuePosition };
      return { line, outcome: 'waiting', ...drawn, heldBack, isWish };
    }
    return { line, outcome: 'full', queueNumber: null, queuePosition: null, ...COUNTED };
  });
}

const COUNTED = { heldBack: false, isWish: false };

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
      uncounted: week.uncounted + own.filter(({ heldBack, isWish }) => heldBack || isWish).length,
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
  courseId: number;
  rule: PlacesRule;
  max_participants: number;
  /** Confirmed, and seats that are held by an offer. */
  registered: number;
  /** Who waits, without those who have an offer. */
  queue: readonly Waiting[];
}

/** A registration that moves up. */
export interface Move {
  weekId: number;
  registrationId: number;
  childId: number;
  /** Whether it is offered the seat, which is then held; else it has it. */
  isOffer: boolean;
}

/** What decides whether children could take a seat. */
export interface ChildrenNow {
  /** Their confirmed days, and those that are offered to them. */
  days: ReadonlyMap<number, readonly Days[]>;
  /** How many weeks they have in the courses that limit them. */
  places: PlacesOfChildren;
}

/**
 * Whether a child that waits could take a seat in a week: the week has not started, no draw is to come, the child has
 * nothing on its days, and may have one more week of the course.
 * @param today in Rome; a week has started when its first day has come
 */
export function couldTakeSeat(
  week: Days & Pick<WeekQueue, 'courseId' | 'rule'>,
  childId: number,
  { days, places }: ChildrenNow,
  today: IsoDate,
): boolean {
  if (week.rule.isDraw || weekHasStarted(week, today)) return false;
  if ((days.get(childId) ?? []).some((other) => overlaps(other, week))) return false;
  return mayHaveMore(week, childId, places);
}

/**
 * Who moves up (product/registrations.md#move-up): while a seat is free and the week has not started, the first child on the waiting list
 * that could take it. A child that cannot move up keeps its place and blocks nobody. Weeks are processed in id order, so a
 * child that waits in two overlapping weeks gets the one with the lower id.
 * @param children those in the queues
 * @param today in Rome
 */
export function moveUp(weeks: readonly WeekQueue[], children: ChildrenNow, today: IsoDate): Move[] {
  const days = new Map([...children.days].map(([child, own]) => [child, [...own]]));
  const places = new Map(children.places);
  const moves: Move[] = [];
  for (const week of [...weeks].sort((a, b) => a.id - b.id)) {
    let free = week.max_participants - week.registered;
    for (const { registrationId, childId } of [...week.queue].sort((a, b) => a.queueNumber - b.queueNumber)) {
      if (free <= 0) break;
      if (!couldTakeSeat(week, childId, { days, places }, today)) continue;
      moves.push({ weekId: week.id, registrationId, childId, isOffer: week.rule.isOffered });
      days.set(childId, [...(days.get(childId) ?? []), week]);
      const key = placesKey(week.courseId, childId);
      places.set(key, (places.get(key) ?? 0) + 1);
      free -= 1;
    }
  }
  return moves;
}
