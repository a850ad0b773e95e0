import { addDays, type IsoDate } from '@feria/shared/rules/dates';

/**
 * The last day to pay for a place that is confirmed (product/money.md#due-dates).
 * @param paymentDays of the course; `null` when it sets no time
 * @param confirmedOn day in Rome on which the place was confirmed
 * @param before the due date that the registration has already: it stays
 */
export function dueDate(
  paymentDays: number | null,
  confirmedOn: IsoDate,
  before: IsoDate | null = null,
): IsoDate | null {
  if (before !== null || paymentDays === null) return before;
  return addDays(confirmedOn, paymentDays);
}

/** The first day on which one of several is to be paid; `null` when none has a day. */
export function earliestDue(registrations: readonly { due_on: IsoDate | null }[]): IsoDate | null {
  return registrations.flatMap(({ due_on }) => due_on ?? []).sort()[0] ?? null;
}

/** What decides in which order charges are paid. */
export interface DueCharge {
  registrationId: number;
  /** Last day to pay, `YYYY-MM-DD`; `null` where the project sets no time. */
  dueOn: IsoDate | null;
}

/**
 * The order in which money pays charges (product/money.md#one-balance), for `sort`: what is due first, of the same day the older booking;
 * what has no due date comes after all that have one.
 */
export function dueFirst(one: DueCharge, other: DueCharge): number {
  if (one.dueOn === other.dueOn) return one.registrationId - other.registrationId;
  if (one.dueOn === null) return 1;
  return other.dueOn === null || one.dueOn < other.dueOn ? -1 : 1;
}
