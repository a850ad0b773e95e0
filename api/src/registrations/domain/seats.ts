import { freeSeats, overlaps, weekHasStarted, type IsoDate, type Outcome } from '@feria/shared';
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
  /** The most that it can get, because a line that it stays together with gets no more; see {@link groupLimit}. */
  atMost?: PlaceLimit | undefined;
}

/** What a line of a group gets where its seat is not given: it is held back or waits with the others, or is left out with them. */
export type PlaceLimit = 'held_back' | 'waiting' | 'full';

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
    const { isExempt = false, atMost } = line;
    const isFree = freeSeats(week) > 0 && week.eligibleWaiting === 0;
    const isWish = rule.isDraw && !(isExempt && isFree);
    if (isFree && !isWish && !atMost && (isExempt || mayHaveMore(week, line.childId, taken))) {
      week.registered += 1;
      const key = placesKey(courseId, line.childId);
      taken.set(key, (taken.get(key) ?? 0) + 1);
      return { line, outcome: 'confirmed', queueNumber: null, queuePosition: null, ...COUNTED };
    }
    const heldBack = isFree && !isWish && atMost !== 'waiting';
    if (atMost !== 'full' && (isWish || heldBack || week.waiting - week.uncounted < week.waiting_list)) {
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

/**
 * What lines that stay together can get at most, because one of them got no more (product/registrations.md#only-together): a seat all,
 * wait all, or are left out all. `null` when they got the same. Allocating again with it lowers at least one line, so that repeating
 * this ends.
 * @param group of allocations of one booking
 */
export function groupLimit(
  group: readonly Pick<Allocation<unknown>, 'outcome' | 'heldBack'>[],
): PlaceLimit | null {
  const outcomes = new Set(group.map(({ outcome }) => outcome));
  if (outcomes.size <= 1) return null;
  if (outcomes.has('full')) return 'full';
  return group.some(({ heldBack }) => heldBack) ? 'held_back' : 'waiting';
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
  /** The lines that it stays together with, itself among them; none for one that waits alone. */
  group?: WaitingGroup | null;
}

/** Lines that wait to get their seats together (product/registrations.md#only-together). */
export interface WaitingGroup {
  id: number;
  /** How many lines of it wait, in all weeks. */
  size: number;
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
 * How many of those who wait in a week could take its seats now, so that newcomers wait behind them. A group counts where all of it waits
 * in this week and fits: one that waits in other weeks too would have its seats already, because who frees the last of them gives them.
 * @param queue of the week
 * @param free seats of the week
 */
export function eligibleIn<Entry extends Pick<Waiting, 'childId' | 'group'>>(
  queue: readonly Entry[],
  free: number,
  couldTake: (childId: number) => boolean,
): number {
  const single = queue.filter(({ group, childId }) => !group && couldTake(childId)).length;
  const groups = new Map<number, Entry[]>();
  for (const entry of queue)
    if (entry.group) groups.set(entry.group.id, [...(groups.get(entry.group.id) ?? []), entry]);
  const fitting = [...groups.values()].filter(
    (lines) =>
      lines.length === lines[0]?.group?.size &&
      lines.length <= free &&
      lines.every(({ childId }) => couldTake(childId)),
  );
  return single + fitting.flat().length;
}

/** A line of the queue of a week. */
interface QueuedLine {
  week: WeekQueue;
  entry: Waiting;
}

/**
 * Who moves up (product/registrations.md#move-up): while a seat is free and the week has not started, the first child on the waiting list
 * that could take it. A child that cannot move up keeps its place and blocks nobody; so do lines that stay together, until all of them
 * can. Weeks are processed in id order, so a child that waits in two overlapping weeks gets the one with the lower id.
 * @param weeks with all those in which lines of a group wait: a group of which one is missing is passed over
 * @param children those in the queues
 * @param today in Rome
 */
export function moveUp(weeks: readonly WeekQueue[], children: ChildrenNow, today: IsoDate): Move[] {
  const sorted = [...weeks]
    .sort((a, b) => a.id - b.id)
    .map((week) => ({ ...week, queue: [...week.queue].sort((a, b) => a.queueNumber - b.queueNumber) }));
  const groups = groupsIn(sorted);
  const moves: Move[] = [];
  // By the line itself: for the rest of a draw no line has an id.
  const moved = new Set<Waiting>();
  const free = new Map(sorted.map((week) => [week.id, freeSeats(week)]));
  const days = new Map(children.days);
  const places = new Map(children.places);

  function seat({ week, entry: { childId } }: QueuedLine, by: 1 | -1): void {
    const own = days.get(childId) ?? [];
    days.set(childId, by === 1 ? [...own, week] : own.slice(0, -1));
    const key = placesKey(week.courseId, childId);
    places.set(key, (places.get(key) ?? 0) + by);
    free.set(week.id, (free.get(week.id) ?? 0) - by);
  }

  /** Seats all of the lines, or none. */
  function seatAll(lines: readonly QueuedLine[], current: WeekQueue): boolean {
    const seated: QueuedLine[] = [];
    for (const line of lines) {
      const { week, entry } = line;
      const before = week.id === current.id ? 0 : singlesBefore(week, entry);
      const fits = (free.get(week.id) ?? 0) > before;
      if (!fits || !couldTakeSeat(week, entry.childId, { days, places }, today)) {
        for (const one of seated.reverse()) seat(one, -1);
        return false;
      }
      seat(line, 1);
      seated.push(line);
    }
    return true;
  }

  /** How many come before a line in another week and could take its seat themselves. */
  function singlesBefore(week: WeekQueue, { queueNumber }: Waiting): number {
    return week.queue.filter(
      (other) =>
        other.queueNumber < queueNumber &&
        !other.group &&
        !moved.has(other) &&
        couldTakeSeat(week, other.childId, { days, places }, today),
    ).length;
  }

  for (const week of sorted) {
    for (const entry of week.queue) {
      if ((free.get(week.id) ?? 0) <= 0) break;
      if (moved.has(entry)) continue;
      const lines = entry.group ? groups.get(entry.group.id) : [{ week, entry }];
      if (!lines || !seatAll(lines, week)) continue;
      for (const { week: own, entry: line } of lines) {
        const { registrationId, childId } = line;
        moves.push({ weekId: own.id, registrationId, childId, isOffer: own.rule.isOffered });
        moved.add(line);
      }
    }
  }
  return moves;
}

/** The lines of the groups of which every line is here. */
function groupsIn(weeks: readonly WeekQueue[]): Map<number, QueuedLine[]> {
  const groups = new Map<number, QueuedLine[]>();
  for (const week of weeks)
    for (const entry of week.queue)
      if (entry.group) groups.set(entry.group.id, [...(groups.get(entry.group.id) ?? []), { week, entry }]);
  return new Map([...groups].filter(([, lines]) => lines.length === lines[0]?.entry.group?.size));
}
