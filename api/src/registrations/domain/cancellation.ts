import {
  addDays,
  cancellationFee,
  cancellationStep,
  endOfStep,
  GIVE_BACK_HOURS,
  inOrderOfTime,
  romeDate,
  romeInstant,
  splitByFee,
  type CancellationStep,
  type FeeSplit,
  type IsoDate,
} from '@feria/shared';

/** How long a place from the waiting list can be given back, in milliseconds. */
export const GIVE_BACK_MS = GIVE_BACK_HOURS * 3_600_000;

const DAY_MS = 24 * 3_600_000;

/** How many days after the office moved a week its places can be given back for nothing (product/registrations.md#a-week-that-is-moved). */
const FREE_DAYS = 14;

/** What giving back a place costs now (product/registrations.md#cancellation). Cents. */
export interface Cancellation extends FeeSplit {
  fee: number;
  /** Last moment at which it costs this. */
  until: Date;
  /** It costs nothing because the office moved the week. */
  weekMoved?: true;
  /** Then: what it costs by the steps after that, in the order of time; empty where parents cannot give it back any more. */
  after?: { fee: number; until: Date }[];
}

/** A confirmed place; cents. */
interface Place {
  /** What it costs, without what is paid. */
  due: number;
  /** What it cost before it was made cheaper, see {@link feeBaseAfter}. */
  fee_base: number | null;
  payed_amount: number;
  moved_up_at: Date | null;
  free_until: Date | null;
}

/** What holds for giving back one place (product/registrations.md#cancellation). */
export interface Terms {
  /** The steps that count; none where the window says it. */
  steps: readonly CancellationStep[];
  /** Whether the place can also be given back as one without steps, for which nothing is charged: when it was booked, or now. */
  byWindow: boolean;
}

/** The steps of a project as a registration keeps them; `null` for none. */
export function agreedSteps(steps: readonly CancellationStep[]): string | null {
  return steps.length > 0 ? JSON.stringify(steps) : null;
}

/**
 * The terms of a place: at each moment the cheaper of those at its booking and those of now, because nobody pays what they did not agree
 * to. What was booked without steps is never charged a fee; only a new step that is free helps it. The agreed steps count by the first
 * day that was agreed too, where the office has moved the week to an earlier one.
 * @param place `agreed_steps` as {@link agreedSteps} wrote them
 * @param now the steps of the project now
 * @param from first day of the week now
 */
export function termsOf(
  { agreed_steps, agreed_from }: { agreed_steps: string | null; agreed_from: IsoDate | null },
  now: readonly CancellationStep[],
  from: IsoDate,
): Terms {
  const agreed = agreed_steps ? (JSON.parse(agreed_steps) as CancellationStep[]) : [];
  if (agreed.length === 0)
    return { steps: now.filter(({ fee_percent }) => fee_percent === 0), byWindow: true };
  const steps = cheaperOf(agreed, now);
  const earlier = agreed_from === null ? 0 : (Date.parse(agreed_from) - Date.parse(from)) / DAY_MS;
  const kept = earlier > 0 ? cheaperOf(steps, sooner(agreed, earlier)) : steps;
  return { steps: kept, byWindow: now.length === 0 };
}

/** Steps that end on the same days for a week that begins so many days earlier; those that would end when it has begun end before it. */
function sooner(steps: readonly CancellationStep[], days: number): CancellationStep[] {
  const cheapest = new Map<number, number>();
  for (const { days_before, fee_percent } of steps) {
    const left = Math.max(0, Math.max(1, days_before) - days);
    cheapest.set(left, Math.min(fee_percent, cheapest.get(left) ?? Infinity));
  }
  return [...cheapest].map(([days_before, fee_percent]) => ({ days_before, fee_percent }));
}

/** Steps that cost at each moment what the cheaper of two lists does. */
function cheaperOf(a: readonly CancellationStep[], b: readonly CancellationStep[]): CancellationStep[] {
  const days = [...new Set([...a, ...b].map(({ days_before }) => days_before))].sort((x, y) => y - x);
  const costOn = (steps: readonly CancellationStep[], left: number): number =>
    inOrderOfTime(steps).find(({ days_before }) => days_before <= left)?.fee_percent ?? Infinity;
  const steps = days.map((days_before) => ({
    days_before,
    fee_percent: Math.min(costOn(a, days_before), costOn(b, days_before)),
  }));
  // Of steps that cost the same the last one says until when.
  return steps.filter(({ fee_percent }, index) => steps[index + 1]?.fee_percent !== fee_percent);
}

/** Of what the fee is a percentage: the dearest that the place has cost since giving it back is not free. Cents. */
function feeBase({ due, fee_base }: Pick<Place, 'due' | 'fee_base'>): number {
  return Math.max(due, fee_base ?? 0);
}

/**
 * What `fee_base` becomes when a parent changes the price of a place: nobody halves the fee by half days before giving the place
 * back. While giving it back is free, the fee follows the price.
 * @param cheaper what it costs by then, in cents
 */
export function feeBaseAfter(
  place: Place,
  cheaper: number,
  steps: readonly CancellationStep[],
  from: IsoDate,
  now: Date,
): number | null {
  const costs = (cancellationOf(place, steps, from, now)?.fee ?? 1) > 0;
  return steps.length > 0 && costs && cheaper < feeBase(place) ? feeBase(place) : null;
}

/** What the office may charge for a place that it removes. Cents. */
export interface OfficeFee {
  /** The fee of the steps on this day. Another one needs a reason. */
  offered: number;
  /** At most this. */
  highest: number;
}

/**
 * What the office may charge (product/registrations.md#cancellation): the fee of the steps, or less. When the last step has ended, so
 * that parents cannot give the place back any more, the fee of that step is offered, and the price is the most; without steps, now or at
 * the booking, nothing is offered, and what is agreed with the family goes up to the price. `null` where there is no fee: a free step, a
 * place that has just come from the waiting list, a week that was moved lately.
 */
export function officeFeeOf(
  place: Place,
  { steps, byWindow }: Terms,
  from: IsoDate,
  now: Date,
): OfficeFee | null {
  if (isJustMovedUp(place, now) || isFreeAsMoved(place, from, now)) return null;
  const base = feeBase(place);
  const step = cancellationStep(steps, from, now);
  const isAgreed = byWindow && step?.fee_percent !== 0;
  const counted = isAgreed ? undefined : (step ?? inOrderOfTime(steps).at(-1));
  const offered = counted ? cancellationFee(base, counted) : 0;
  const highest = step && !isAgreed ? offered : base;
  return highest > 0 ? { offered, highest } : null;
}

/** A place that the office removes for a fee of its choice; cents. */
export function cancelledByOffice(
  fee: number,
  { payed_amount }: Pick<Place, 'payed_amount'>,
  now: Date,
): Cancellation {
  return settle(fee, payed_amount, now);
}

/** What becomes credit when a place is given back: what its fee leaves of what is paid, without a fee all of it. Cents. */
export function creditOf(
  cancellation: FeeSplit | null,
  { payed_amount }: Pick<Place, 'payed_amount'>,
): number {
  return cancellation ? cancellation.credit : payed_amount;
}

/**
 * Until when the places of a week can be given back for nothing that the office has moved: to the end of a day, and never longer than the
 * week has not begun; `null` when it has.
 * @param from its new first day
 */
export function freeUntil(from: IsoDate, now: Date): Date | null {
  const today = romeDate(now);
  if (from <= today) return null;
  const [day] = [addDays(today, FREE_DAYS + 1), from].sort();
  return new Date(romeInstant(day!).getTime() - 1);
}

/** Whether a place can be given back for nothing because the office has moved the week. @param from first day of the week now */
export function isFreeAsMoved({ free_until }: Pick<Place, 'free_until'>, from: IsoDate, now: Date): boolean {
  return free_until !== null && now <= free_until && romeDate(now) < from;
}

/** Whether a place came from the waiting list so lately that it can be given back for nothing. */
export function isJustMovedUp({ moved_up_at }: Pick<Place, 'moved_up_at'>, now: Date): boolean {
  return moved_up_at !== null && now.getTime() - moved_up_at.getTime() <= GIVE_BACK_MS;
}

/**
 * What it costs a parent to give back a confirmed place of a project with steps; `null` when it is too late. A place from the
 * waiting list costs nothing for 72 hours, also when the week has started; one in a week that was moved costs nothing for
 * {@link FREE_DAYS} days, also without steps.
 * @param from first day of the week, `YYYY-MM-DD`
 */
export function cancellationOf(
  place: Place,
  steps: readonly CancellationStep[],
  from: IsoDate,
  now: Date,
): Cancellation | null {
  const { payed_amount, moved_up_at, free_until } = place;
  const step = cancellationStep(steps, from, now);
  const byStep = step && settle(cancellationFee(feeBase(place), step), payed_amount, endOfStep(step, from));
  const asMovedUp =
    moved_up_at !== null && isJustMovedUp(place, now)
      ? settle(0, payed_amount, new Date(moved_up_at.getTime() + GIVE_BACK_MS))
      : null;
  const otherwise = asMovedUp ?? byStep;
  if (free_until === null || !isFreeAsMoved(place, from, now)) return otherwise;
  if (otherwise?.fee === 0 && otherwise.until >= free_until) return otherwise;
  const after = inOrderOfTime(steps)
    .map((later) => ({ fee: cancellationFee(feeBase(place), later), until: endOfStep(later, from) }))
    .filter(({ until }) => until > free_until);
  return { ...settle(0, payed_amount, free_until), weekMoved: true, after };
}

function settle(fee: number, paid: number, until: Date): Cancellation {
  return { fee, ...splitByFee(fee, paid), until };
}
