import type { IsoDate } from './dates.js';

/** Euros as people write them: of a family of which less is overdue nothing is asked. What an installation starts with. */
export const REMINDER_MINIMUM = '5,00';

/** How long something has been overdue, in days after the last day to pay (product/money.md#payment-reminders). */
export const OVERDUE_AGES = ['1-14', '15-30', '31-60', 'over-60'] as const;
export type OverdueAge = (typeof OVERDUE_AGES)[number];

const DAY_MS = 86_400_000;

/** Whether something open is overdue: the last day to pay is over. Without such a day it never is. */
export function isOverdue(dueOn: IsoDate | null, today: IsoDate): boolean {
  return dueOn !== null && dueOn < today;
}

/** Days since the last day to pay; 0 on that day and before it. */
export function daysOverdue(dueOn: IsoDate, today: IsoDate): number {
  return Math.max(0, (Date.parse(today) - Date.parse(dueOn)) / DAY_MS);
}

/** The age of something that is overdue. @param days see {@link daysOverdue}, at least 1 */
export function overdueAge(days: number): OverdueAge {
  if (days <= 14) return '1-14';
  if (days <= 30) return '15-30';
  return days <= 60 ? '31-60' : 'over-60';
}
