import { addDays, romeInstant, type IsoDate, type IsoInstant, type IsoTime } from './dates.js';

/** Families that may register earlier, by their postcode (product/catalogue.md#priority). */
export interface PriorityFacts {
  priority_places: readonly string[];
  priority_from: IsoDate | null;
  priority_from_time: IsoTime | null;
}

/** Whether a family with this postcode may register earlier than others. */
export function hasPriority(course: PriorityFacts, plz: string | null): boolean {
  return course.priority_from !== null && plz !== null && course.priority_places.includes(plz.trim());
}

/** State of a week as parents see it (product/catalogue.md#registration-window); being full is said apart, by `full` and `availability`. */
export const WEEK_STATES = ['before_registration', 'open', 'after_registration'] as const;
export type WeekState = (typeof WEEK_STATES)[number];

/** What a parent may expect of a week (product/catalogue.md#availability). */
export const AVAILABILITIES = ['free', 'few', 'waiting_list', 'full'] as const;
export type Availability = (typeof AVAILABILITIES)[number];

/** What decides when a week can be booked. */
export interface WindowFacts {
  register_from: IsoDate | null;
  register_from_time: IsoTime | null;
  register_to: IsoDate | null;
  /** First day of the week; `null` stands for a course looked at as a whole. */
  week_from: IsoDate | null;
  /** When the week was cancelled; absent or `null` when it was not. */
  cancelled_at?: Date | IsoInstant | null;
}

/**
 * First and last instant of registration (product/catalogue.md#registration-window): from `register_from` at its time (00:00 when empty) to the end
 * of `register_to`, and never after the week has started. `null`: not set on that side.
 */
export function registrationWindow(facts: WindowFacts): { opens_at: Date | null; closes_at: Date | null } {
  const opens_at = facts.register_from
    ? romeInstant(facts.register_from, facts.register_from_time ?? '00:00')
    : null;
  const ends = [
    facts.register_to ? romeInstant(addDays(facts.register_to, 1)) : null,
    facts.week_from ? romeInstant(facts.week_from) : null,
  ].filter((end): end is Date => end !== null);
  const closes_at = ends.length ? new Date(Math.min(...ends.map(Number))) : null;
  return { opens_at, closes_at };
}

/** The state at an instant of the server's clock. Without `register_from` it is not open yet; a cancelled week is over. */
export function weekState(facts: WindowFacts, now: Date): WeekState {
  if (facts.cancelled_at) return 'after_registration';
  const { opens_at, closes_at } = registrationWindow(facts);
  if (closes_at && now >= closes_at) return 'after_registration';
  if (!opens_at || now < opens_at) return 'before_registration';
  return 'open';
}

/** Whether the first day of a week has come. @param today in Rome */
export function weekHasStarted(week: { from: IsoDate }, today: IsoDate): boolean {
  return week.from <= today;
}

/** Whether the last day of a week is over. @param today in Rome */
export function weekHasEnded(week: { to: IsoDate }, today: IsoDate): boolean {
  return week.to < today;
}

/** Seats and queue of a week: one pool for half and full days (product/catalogue.md#availability). */
export interface Occupancy {
  max_participants: number;
  /** Length of the queue. */
  waiting_list: number;
  registered: number;
  waiting: number;
}

/** Of those who wait for a week: who has an offer, and who takes no place in its queue, with a wish or held back. */
export interface SpecialWaits {
  offered: number;
  uncounted: number;
}

/** Seats and queue as they decide what a newcomer gets: an offer holds a seat, and some in the queue do not count. */
export function occupancyOf({
  registered,
  waiting,
  offered,
  uncounted,
}: Pick<Occupancy, 'registered' | 'waiting'> & SpecialWaits): Pick<Occupancy, 'registered' | 'waiting'> {
  return { registered: registered + offered, waiting: waiting - offered - uncounted };
}

/** Up to this many free seats a week is "few": a tenth of the capacity, at least three. */
export function fewSeats(max_participants: number): number {
  return Math.max(3, Math.ceil(max_participants / 10));
}

/** Free seats of a week, as the engine counts them: what is registered holds a seat, offers too; 0 where more hold one than there are. */
export function freeSeats({
  max_participants,
  registered,
}: Pick<Occupancy, 'max_participants' | 'registered'>): number {
  return Math.max(0, max_participants - registered);
}

/** Up to how many free seats their number is told, as an installation starts (product/catalogue.md#availability); `0`: never. */
export const SEATS_SHOWN_UP_TO = '5';

/**
 * The number of free seats that parents are told: only of a week that is open, and only when it is small.
 * @param upTo the option; `0`: never
 * @returns `undefined` where nothing is said
 */
export function seatsLeft(
  week: Pick<Occupancy, 'max_participants' | 'registered'>,
  { state, upTo }: { state: WeekState; upTo: number },
): number | undefined {
  const free = freeSeats(week);
  return state === 'open' && free > 0 && free <= upTo ? free : undefined;
}

/**
 * What a newcomer finds. A free seat is theirs even beside a queue: whoever waits next to a free seat could not take it,
 * else move-up would have given it to them (product/registrations.md#outcome-of-a-line). `full` is the state in which nothing can be booked, as in a cancelled week.
 */
export function availability(week: Occupancy & Pick<WindowFacts, 'cancelled_at'>): Availability {
  if (week.cancelled_at) return 'full';
  const free = freeSeats(week);
  if (free > 0) return free <= fewSeats(week.max_participants) ? 'few' : 'free';
  return week.waiting < week.waiting_list ? 'waiting_list' : 'full';
}
