import { overlaps, type DayType, type IsoDate } from '@feria/shared';
import { allocate, type Days, type WeekSeats } from './seats.js';

/** Whether a whole week can be merged into another (product/catalogue.md#merging-two-weeks). Pure; the caller holds the locks. */

/** A week that is merged, or that takes the others in. */
interface MergedWeek extends Days {
  id: number;
  cancelled: boolean;
}

/** A registration of the week that is merged. */
export interface MergedRegistration {
  childId: number;
  dayType: DayType;
  isWaiting: boolean;
  /** Whether it does not count against the length of the queue. */
  isUncounted: boolean;
}

/** What decides a merge, under the locks of both weeks. */
export interface MergeFacts {
  source: MergedWeek;
  target: MergedWeek & WeekSeats & { dayTypes: readonly DayType[] };
  registrations: readonly MergedRegistration[];
  /** Children that have a registration in the target. */
  there: ReadonlySet<number>;
  /** Confirmed days of the children, without those in the source. */
  confirmed: ReadonlyMap<number, readonly Days[]>;
  /** How many get a seat of the target from its waiting list once all are there; see `moveUp`. */
  movedUp: number;
  /** In Rome. */
  today: IsoDate;
}

/** What prevents a merge; nothing does when all of it is empty. Children are ids. */
export interface MergeProblems {
  source: 'cancelled' | 'ended' | null;
  target: 'same' | 'cancelled' | 'ended' | null;
  /** Registered in both weeks, confirmed or waiting. */
  twice: number[];
  /** Would be in two programmes on one day. Only who has a seat is anywhere. */
  overlapping: number[];
  /** Their day type is not offered in the target. */
  withoutDayType: number[];
  /** Seats that are missing for the confirmed. */
  seats: number;
  /** Places that are missing on the waiting list. */
  queue: number;
}

/** What prevents that all registrations of a week go to another: confirmed to a seat, waiting to the end of its queue. */
export function mergeProblems(facts: MergeFacts): MergeProblems {
  const { source, target, registrations, there, confirmed } = facts;
  const children = (wrong: (registration: MergedRegistration) => boolean): number[] =>
    registrations.filter(wrong).map(({ childId }) => childId);
  const isBusy = (childId: number): boolean =>
    (confirmed.get(childId) ?? []).some((days) => overlaps(days, target));
  return {
    source: stateOf(source, facts.today),
    target: target.id === source.id ? 'same' : stateOf(target, facts.today),
    twice: children(({ childId }) => there.has(childId)),
    overlapping: children(({ childId, isWaiting }) => !isWaiting && !there.has(childId) && isBusy(childId)),
    withoutDayType: children(({ dayType }) => !target.dayTypes.includes(dayType)),
    seats: missingSeats(facts),
    queue: missingPlaces(facts),
  };
}

/** Whether anything prevents the merge. */
export function isPrevented({ source, target, seats, queue, ...children }: MergeProblems): boolean {
  const named = Object.values(children).some(({ length }) => length > 0);
  return named || source !== null || target !== null || seats > 0 || queue > 0;
}

function stateOf({ cancelled, to }: MergedWeek, today: IsoDate): 'cancelled' | 'ended' | null {
  if (cancelled) return 'cancelled';
  return to < today ? 'ended' : null;
}

/** Seats are given as in a sign-up. */
function missingSeats({ target, registrations }: MergeFacts): number {
  const lines = registrations
    .filter(({ isWaiting }) => !isWaiting)
    .map(({ childId }) => ({ weekId: target.id, childId, isExempt: true }));
  return allocate(lines, [target]).filter(({ outcome }) => outcome !== 'confirmed').length;
}

/** A queue that is too long already, because it was shortened, is no fault of those who stay out of it. */
function missingPlaces({ target, registrations, movedUp }: MergeFacts): number {
  if (target.rule.isDraw) return 0;
  const joining = registrations.filter(({ isWaiting, isUncounted }) => isWaiting && !isUncounted).length;
  const left = target.waiting - target.uncounted + joining - movedUp;
  return Math.min(joining, Math.max(0, left - target.waiting_list));
}
