import {
  addDays,
  romeDate,
  romeInstant,
  type IsoDate,
  type NextReminder,
  type ReminderStep,
  type SentReminder,
} from '@feria/shared';

/** Which reminder is written when (product/money.md#payment-reminders). Pure: nothing here knows of clocks or tables. */

/** Days after the last day to pay on which each step may be written. */
const DAYS_AFTER: Record<ReminderStep, number> = { 1: 3, 2: 14 };
/** Days between the two, however late the first was. */
const DAYS_BETWEEN = DAYS_AFTER[2] - DAYS_AFTER[1];
/** When the reminders of a day are written, in Rome. */
const RUN_TIME = '10:00';

/** What decides about the reminders of something that is open. */
export interface DueDebt {
  /** `YYYY-MM-DD`, Rome; `null` where the project sets no time. */
  dueOn: IsoDate | null;
  sent: readonly SentReminder[];
}

/** The same of a registration that is open, or of the fee in place of one. */
export interface RemindedDebt extends DueDebt {
  /** Of the registration, also when only its fee is owed. */
  registrationId: number;
}

/** The step that comes next for a registration, and the first day for it; `null` when there is none. */
export function nextStep({ dueOn, sent }: DueDebt): NextReminder | null {
  if (dueOn === null || sent.some(({ step }) => step === 2)) return null;
  const first = sent.find(({ step }) => step === 1);
  if (!first) return { step: 1, day: addDays(dueOn, DAYS_AFTER[1]) };
  return { step: 2, day: latest(addDays(dueOn, DAYS_AFTER[2]), addDays(first.day, DAYS_BETWEEN)) };
}

/** The steps that a mail of this day is for; none: no mail. Nobody gets two on one day. */
export function stepsOn(
  debts: readonly RemindedDebt[],
  day: IsoDate,
): { registrationId: number; step: ReminderStep }[] {
  return mailedOn(debts, day).map(({ debt: { registrationId }, step }) => ({ registrationId, step }));
}

/** What a mail of this day is for, each with its step; nothing when the family had one on that day. */
function mailedOn<Debt extends DueDebt>(
  debts: readonly Debt[],
  day: IsoDate,
): { debt: Debt; step: ReminderStep }[] {
  if (isWrittenOn(debts, day)) return [];
  return debts.flatMap((debt) => {
    const next = nextStep(debt);
    return next && next.day <= day ? [{ debt, step: next.step }] : [];
  });
}

/**
 * The next mail of a family: the day, and the higher of its steps.
 * @param from day of the next run
 */
export function nextMail(debts: readonly DueDebt[], from: IsoDate): NextReminder | null {
  const days = debts.flatMap((debt) => nextStep(debt)?.day ?? []).sort();
  if (!days[0]) return null;
  const earliest = latest(days[0], from);
  const day = isWrittenOn(debts, earliest) ? addDays(earliest, 1) : earliest;
  return { day, step: mailedOn(debts, day).some(({ step }) => step === 2) ? 2 : 1 };
}

function isWrittenOn(debts: readonly DueDebt[], day: IsoDate): boolean {
  return debts.some(({ sent }) => sent.some((reminder) => reminder.day === day));
}

/** The day of the next run. @param since when reminders were switched on; `null` while they are off: as if it happened now */
export function nextRunDay(now: Date, since: Date | null, hasRunToday: boolean): IsoDate {
  const today = romeDate(now);
  const tomorrow = addDays(today, 1);
  return latest(addDays(romeDate(since ?? now), 1), hasRunToday ? tomorrow : today);
}

/** When the reminders of a day are written, unless nobody looks then: the first look after it does. */
export function runTime(day: IsoDate): Date {
  return romeInstant(day, RUN_TIME);
}

/** Whether the run of today is due: from its time on, never on the day on which reminders were switched on. */
export function isRunDue(now: Date, since: Date): boolean {
  const today = romeDate(now);
  return romeDate(since) < today && now >= runTime(today);
}

function latest(a: IsoDate, b: IsoDate): IsoDate {
  return a > b ? a : b;
}
