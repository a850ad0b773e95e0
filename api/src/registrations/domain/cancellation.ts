import {
  cancellationFee,
  cancellationStep,
  endOfStep,
  GIVE_BACK_HOURS,
  type CancellationStep,
  type IsoDate,
} from '@feria/shared';

/** How long a place from the waiting list can be given back, in milliseconds. */
export const GIVE_BACK_MS = GIVE_BACK_HOURS * 3_600_000;

/** What giving back a place costs now (product/registrations.md#cancellation). Cents. */
export interface Cancellation {
  fee: number;
  /** What becomes credit of what is paid. */
  credit: number;
  /** What stays for the fee of what is paid. */
  kept: number;
  /** What is still to be paid of the fee. */
  open: number;
  /** Last moment at which it costs this. */
  until: Date;
}

/** A confirmed place; cents. */
interface Place {
  /** What it costs, without what is paid. */
  due: number;
  payed_amount: number;
  moved_up_at: Date | null;
}

/** Whether a place came from the waiting list so lately that it can be given back for nothing. */
export function isJustMovedUp({ moved_up_at }: Pick<Place, 'moved_up_at'>, now: Date): boolean {
  return moved_up_at !== null && now.getTime() - moved_up_at.getTime() <= GIVE_BACK_MS;
}

/**
 * What it costs a parent to give back a confirmed place of a project with steps; `null` when it is too late. A place from the
 * waiting list costs nothing for 72 hours, also when the week has started.
 * @param from first day of the week, `YYYY-MM-DD`
 */
export function cancellationOf(
  place: Place,
  steps: readonly CancellationStep[],
  from: IsoDate,
  now: Date,
): Cancellation | null {
  const { due, payed_amount, moved_up_at } = place;
  if (moved_up_at !== null && isJustMovedUp(place, now))
    return settle(0, payed_amount, new Date(moved_up_at.getTime() + GIVE_BACK_MS));
  const step = cancellationStep(steps, from, now);
  return step && settle(cancellationFee(due, step), payed_amount, endOfStep(step, from));
}

function settle(fee: number, paid: number, until: Date): Cancellation {
  const kept = Math.min(fee, paid);
  return { fee, kept, credit: paid - kept, open: fee - kept, until };
}
