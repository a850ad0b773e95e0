import { addDays, romeDate, romeInstant, type IsoDate } from './dates.js';

/** A step of a project's cancellation (product/registrations.md#cancellation). */
export interface CancellationStep {
  /** At least so many days (by the calendar in Rome) before the week's first day. */
  days_before: number;
  /** Percent of what is due. */
  fee_percent: number;
}

/** Steps of one project. */
export const MAX_CANCELLATION_STEPS = 4;

/** The steps in the order in which they hold: the one with the most days first. */
export function inOrderOfTime<Step extends CancellationStep>(steps: readonly Step[]): Step[] {
  return [...steps].sort((a, b) => b.days_before - a.days_before);
}

/**
 * The step that counts at an instant for a week; `null` when parents cannot give a place back any more: with fewer days than the
 * smallest step, and from the week's first day on.
 * @param from first day of the week, `YYYY-MM-DD`
 */
export function cancellationStep(
  steps: readonly CancellationStep[],
  from: IsoDate,
  now: Date,
): CancellationStep | null {
  const today = romeDate(now);
  if (today >= from) return null;
  return inOrderOfTime(steps).find((step) => today <= lastDayOf(step, from)) ?? null;
}

/** The last day on which a step counts, `YYYY-MM-DD`: never the week's first day, on which the week has begun. */
export function lastDayOf({ days_before }: CancellationStep, from: IsoDate): IsoDate {
  return addDays(from, -Math.max(1, days_before));
}

/** The last moment of a step. */
export function endOfStep(step: CancellationStep, from: IsoDate): Date {
  return new Date(romeInstant(addDays(lastDayOf(step, from), 1)).getTime() - 1);
}

/**
 * The fee of a step in cents, half a cent rounded up.
 * @param due cents that the place costs
 */
export function cancellationFee(due: number, { fee_percent }: CancellationStep): number {
  return Math.floor((Math.max(0, due) * fee_percent + 50) / 100);
}

/** Where the money of a place goes that is given back; cents. */
export interface FeeSplit {
  /** What stays for the fee of what is paid. */
  kept: number;
  /** What becomes credit of what is paid. */
  credit: number;
  /** What is still to be paid of the fee. */
  open: number;
}

/** What a fee takes of what is paid; both in cents. */
export function splitByFee(fee: number, paid: number): FeeSplit {
  const kept = Math.min(fee, paid);
  return { kept, credit: paid - kept, open: fee - kept };
}
