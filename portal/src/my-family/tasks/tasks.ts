import type { UserData } from '@feria/shared/contracts/account';
import type { FamilyRegistration, MyFamily, OwnChild } from '@feria/shared/contracts/family';
import type { PaymentInfo } from '@feria/shared/contracts/payment';
import { addDays, type IsoDate } from '@feria/shared/rules/dates';

/** How many days before a week begins its parents are asked who else may pick up the child. */
const PICKUP_DAYS = 14;

/** Something that a parent has to do, or is asked for. */
export type Task =
  | { kind: 'email' }
  | { kind: 'first_child' }
  | { kind: 'offer'; offer: FamilyRegistration }
  | { kind: 'payment'; payment: PaymentInfo }
  | { kind: 'check_child'; child: OwnChild }
  | { kind: 'pickup'; child: OwnChild };

/**
 * What a parent has to do now: first what else nothing goes on without, then what has a day, the nearest first, then what may wait.
 * What another parent pays is not among it.
 * @param today `YYYY-MM-DD` in Europe/Rome
 */
export function tasksOf(family: MyFamily, user: Pick<UserData, 'email_confirmed'>, today: IsoDate): Task[] {
  const offers = family.waitingQueue
    .filter(({ offer_expires_at }) => offer_expires_at)
    .sort((a, b) => (a.offer_expires_at ?? '').localeCompare(b.offer_expires_at ?? ''));
  const payments = family.payments.filter(({ of_other }) => !of_other).sort(byDueDate);
  return [
    ...(user.email_confirmed ? [] : [{ kind: 'email' } as const]),
    ...(family.childrens.length > 0 ? [] : [{ kind: 'first_child' } as const]),
    ...offers.map((offer) => ({ kind: 'offer', offer }) as const),
    ...payments.map((payment) => ({ kind: 'payment', payment }) as const),
    ...family.childrens
      .filter(({ needs_update }) => needs_update)
      .map((child) => ({ kind: 'check_child', child }) as const),
    ...family.childrens
      .filter((child) => isPickupAsked(child, family.registrations, today))
      .map((child) => ({ kind: 'pickup', child }) as const),
  ];
}

/** What has no due date comes last. */
function byDueDate(a: PaymentInfo, b: PaymentInfo): number {
  if (a.due_on === b.due_on) return 0;
  return a.due_on !== null && (b.due_on === null || a.due_on < b.due_on) ? -1 : 1;
}

/** Whether a week of the child begins soon, or runs, and nobody but its parents may pick it up, nor may it go home alone. */
function isPickupAsked(
  { id, pickup_persons, leave_alone }: OwnChild,
  registrations: readonly FamilyRegistration[],
  today: IsoDate,
): boolean {
  if (pickup_persons.length > 0 || leave_alone) return false;
  return registrations.some(
    ({ people, courseWeek }) =>
      people.id === id && courseWeek.to >= today && courseWeek.from <= addDays(today, PICKUP_DAYS),
  );
}
