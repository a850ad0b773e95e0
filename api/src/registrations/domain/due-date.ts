import { addDays, type IsoDate } from '@feria/shared';

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
