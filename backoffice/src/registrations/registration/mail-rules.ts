import {
  formatDate,
  openAmount,
  paymentOfRecord,
  weekHasEnded,
  weekHasStarted,
  type IsoDate,
  type StaffRegistration,
} from '@feria/shared';
import type { TextKey } from '../../i18n';

interface Period {
  from: string;
  to: string;
}

/** Whether parents are told that their registrations are paid. */
export interface PaidMail {
  /** State of the checkbox. */
  checked: boolean;
  /** Some weeks have ended and others have not. Only the parents of the others are told. */
  mixed: boolean;
  /** Sent to the API. `undefined`: the API tells the parents of weeks that have not ended. */
  mail: boolean | undefined;
}

/**
 * By default parents are told when at least one of the weeks has not ended.
 * @param paid registrations that become paid now
 * @param chosen what the office ticked; `undefined` before it has ticked anything
 * @param today in Rome
 */
export function paidMail(
  paid: readonly Pick<StaffRegistration, 'courseWeek'>[],
  chosen: boolean | undefined,
  today: IsoDate,
): PaidMail {
  const ended = paid.filter(({ courseWeek }) => weekHasEnded(courseWeek, today)).length;
  const checked = chosen ?? ended < paid.length;
  const mixed = ended > 0 && ended < paid.length;
  return { checked, mixed, mail: checked && mixed ? undefined : checked };
}

/**
 * Whether a registration becomes paid when this amount is saved. Parents get a mail only then.
 * @param payed_amount in euros, or what was typed instead of an amount
 */
export function becomesPaid(registration: StaffRegistration, payed_amount: unknown): boolean {
  if (registration.is_waiting || registration.payed || typeof payed_amount !== 'number') return false;
  return openAmount(paymentOfRecord({ ...registration, payed_amount })) === 0;
}

/**
 * The warning for a registration in a week that has started or ended.
 * @returns key of the text and the date that it names (`DD.MM.YYYY`), or `null` for a week that has not started
 */
export function pastWeekWarning(week: Period, today: IsoDate): { key: TextKey; date: string } | null {
  if (weekHasEnded(week, today)) return { key: 'registrations.create.ended', date: formatDate(week.to) };
  if (weekHasStarted(week, today))
    return { key: 'registrations.create.started', date: formatDate(week.from) };
  return null;
}

/**
 * Whether parents are told of a registration that the office makes: by default not when the week has started.
 * @param chosen what the office ticked; `undefined` before it has ticked anything
 */
export function registrationMail(
  week: Period | undefined,
  chosen: boolean | undefined,
  today: IsoDate,
): boolean {
  return chosen ?? !(week && pastWeekWarning(week, today));
}
