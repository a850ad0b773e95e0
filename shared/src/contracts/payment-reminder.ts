import type { ContentLanguage } from '../config.js';
import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { OverdueAge } from '../rules/overdue.js';
import type { Named } from './frontend.js';

/** The reminders of a family: a first, then a second (product/money.md#payment-reminders). */
export type ReminderStep = 1 | 2;

/**
 * Why a family gets no reminder: both were sent and nothing new is overdue, all that it owes is less than the minimum, it has no account
 * that a mail could go to, the office paused it, the bank has an entry that may be its payment, or reminders are switched off.
 */
export const REMINDER_HOLDS = ['done', 'minimum', 'no_account', 'paused', 'entry', 'off'] as const;
export type ReminderHold = (typeof REMINDER_HOLDS)[number];

/** A reminder that told of a registration as overdue. */
export interface SentReminder {
  step: ReminderStep;
  /** Day in Rome. */
  day: IsoDate;
}

/** The next reminder of a family, on the day and for the step at the earliest. */
export interface NextReminder {
  day: IsoDate;
  step: ReminderStep;
}

/** Whether reminders of a family are paused. */
export interface ReminderPause {
  paused: boolean;
  /** Last day of the pause; `null` when the office ends it, or none is set. */
  until: IsoDate | null;
}

/** Something that is open. Euros. */
export interface ReminderDebt {
  registration_id: number;
  /** Whether it is the fee of a place that was given back (product/registrations.md#cancellation). */
  is_fee: boolean;
  people: { id: number; first_name: string; last_name: string };
  course: Named;
  courseWeek: Named;
  open: number;
  /** `null` where the project sets no time. */
  due_on: IsoDate | null;
  /** Days since then; `null` when it is not overdue. */
  days: number | null;
  reminders: SentReminder[];
}

/** A parent with something overdue: a row of `GET /api/payment-reminder` (product/money.md#payment-reminders). Euros. */
export interface PaymentReminderRecord {
  /** Of the person who pays. */
  id: number;
  person: { id: number; first_name: string; last_name: string };
  /** Of the account that gets the mail; `null` without one. */
  email: string | null;
  lang: ContentLanguage | null;
  overdue: number;
  /** All that is open, due or not. */
  open: number;
  /** Of the oldest debt. */
  due_on: IsoDate;
  days: number;
  /** Everything that is open, the oldest due date first. */
  debts: ReminderDebt[];
  /** What comes next unless something holds it; `null` when nothing is left. */
  next: NextReminder | null;
  /** What holds it; `null`: nothing. */
  hold: ReminderHold | null;
  pause: ReminderPause;
  /** Payments of the bank that nobody has reviewed and that may be from this family. */
  entries: { id: number; date: IsoDate; amount: number }[];
}

/** `GET /api/payment-reminder/summary`. Euros. */
export interface PaymentReminderSummary {
  enabled: boolean;
  /** When the next reminders are written, or would be if they were switched on now. */
  next_run: IsoInstant;
  /** Families that get one then, or would. */
  families: number;
  /** What is overdue, by age; each age once, the youngest first. */
  ages: { age: OverdueAge; debts: number; amount: number }[];
}

/** `GET /api/payment-reminder/{personId}/preview`: the next mail to a family as it would be written by now. */
export interface ReminderPreview {
  subject: string;
  /** A page with its pictures in it. */
  html: string;
  /** The same as plain text. */
  text: string;
  day: IsoDate;
}

/** Reminders on the page of a family. */
export interface OfficeFamilyReminders {
  pause: ReminderPause;
  /** `null` when nothing is overdue. */
  next: NextReminder | null;
  /** What holds the next one; `null`: nothing. */
  hold: ReminderHold | null;
  /** The newest first. */
  sent: (SentReminder & Pick<ReminderDebt, 'registration_id' | 'people' | 'course'>)[];
}
