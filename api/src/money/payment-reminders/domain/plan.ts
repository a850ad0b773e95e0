import {
  addDays,
  isOverdue,
  romeDate,
  romeInstant,
  type IsoDate,
  type NextReminder,
  type ReminderStep,
  type SentReminder,
} from '@feria/shared';
import { isWorkingDay, nextWorkingDay } from '@feria/shared/rules/working-days';

/** Which reminder a family gets when (product/money.md#payment-reminders). Pure: nothing here knows of clocks or tables. */

/** Days after the last day to pay on which something may be reminded of. */
const DAYS_AFTER = 3;
/** Days between a first reminder of a family and its second, at least. */
const DAYS_BETWEEN = 11;
/** When the reminders of a day are written, in Rome. */
const RUN_TIME = '10:00';

/** What decides about the reminders of something that is open. */
export interface DueDebt {
  /** `YYYY-MM-DD`, Rome; `null` where the project sets no time. */
  dueOn: IsoDate | null;
  /** Cents that are open. */
  open: number;
  /** The mails that told of it as overdue. */
  sent: readonly SentReminder[];
}

/** The same of a registration that is open, or of the fee in place of one. */
export interface RemindedDebt extends DueDebt {
  /** Of the registration, also when only its fee is owed. */
  registrationId: number;
}

/**
 * The step that comes next for a family, and the first day for it, whatever the sum is; `null` when there is none. After a first comes a
 * second; after a second nothing, until something is overdue that no mail told of, which begins again with a first.
 */
export function nextStep(debts: readonly DueDebt[]): NextReminder | null {
  const last = lastOf(debts);
  const isNew = last?.step !== 2 ? () => true : ({ sent }: DueDebt) => sent.length === 0;
  const [first] = debts
    .filter(isNew)
    .flatMap(({ dueOn }) => dueOn ?? [])
    .sort();
  if (!first) return null;
  const due = addDays(first, DAYS_AFTER);
  if (!last) return { step: 1, day: due };
  if (last.step === 1) return { step: 2, day: latest(due, addDays(last.day, DAYS_BETWEEN)) };
  return { step: 1, day: latest(due, addDays(last.day, 1)) };
}

/**
 * The next mail of a family: a working day, on which at least the minimum is overdue.
 * @param from day of the next run
 * @param minimum cents
 * @returns `null` when no step is left, or all that it owes is less than the minimum
 */
export function nextMail(debts: readonly DueDebt[], from: IsoDate, minimum: number): NextReminder | null {
  const next = nextStep(debts);
  if (!next) return null;
  const earliest = nextWorkingDay(latest(next.day, from));
  const later = debts.flatMap(({ dueOn }) =>
    dueOn !== null && dueOn >= earliest ? [addDays(dueOn, 1)] : [],
  );
  const day = [earliest, ...later.sort().map(nextWorkingDay)].find((one) => overdueOn(debts, one) >= minimum);
  return day === undefined ? null : { step: next.step, day };
}

/** What a mail of this day reminds of, everything that is overdue, with the step of the mail; none: no mail. */
export function stepsOn(
  debts: readonly RemindedDebt[],
  day: IsoDate,
  minimum: number,
): { registrationId: number; step: ReminderStep }[] {
  const next = nextMail(debts, day, minimum);
  if (next?.day !== day) return [];
  return debts
    .filter(({ dueOn }) => isOverdue(dueOn, day))
    .map(({ registrationId }) => ({ registrationId, step: next.step }));
}

/** The last mail that told of anything that is still open. Of one with both steps, as there were once, the higher one counts. */
function lastOf(debts: readonly DueDebt[]): SentReminder | undefined {
  return debts
    .flatMap(({ sent }) => sent)
    .sort((a, b) => (a.day === b.day ? b.step - a.step : a.day < b.day ? 1 : -1))[0];
}

/** Cents that are overdue on a day. */
function overdueOn(debts: readonly DueDebt[], day: IsoDate): number {
  return debts.reduce((sum, { dueOn, open }) => sum + (isOverdue(dueOn, day) ? open : 0), 0);
}

/**
 * The day of the next run, a working day.
 * @param since when reminders were switched on; `null` while they are off: as if it happened now
 */
export function nextRunDay(now: Date, since: Date | null, hasRunToday: boolean): IsoDate {
  const today = romeDate(now);
  const tomorrow = addDays(today, 1);
  return nextWorkingDay(latest(addDays(romeDate(since ?? now), 1), hasRunToday ? tomorrow : today));
}

/** When the reminders of a day are written, unless nobody looks then: the first look after it does. */
export function runTime(day: IsoDate): Date {
  return romeInstant(day, RUN_TIME);
}

/** Whether the run of today is due: on a working day from its time on, never on the day on which reminders were switched on. */
export function isRunDue(now: Date, since: Date): boolean {
  const today = romeDate(now);
  return romeDate(since) < today && now >= runTime(today) && isWorkingDay(today);
}

function latest(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
