import { addDays, type IsoDate } from './dates.js';

/**
 * For how many days around a week its leaders see it, as the options keep it: before its first day, and after its last
 * (product/on-site.md#assigned-staff). What stands here is what an installation starts with.
 */
export const ASSIGNED_DAYS = { assigned_before: '7', assigned_after: '7' } as const;
export type AssignedDays = Record<keyof typeof ASSIGNED_DAYS, number>;

/** First and last day on which the leaders of a week see it. Dates are `YYYY-MM-DD`. */
export function assignedWindow(
  week: { from: IsoDate; to: IsoDate },
  { assigned_before, assigned_after }: AssignedDays,
): { from: IsoDate; to: IsoDate } {
  return { from: addDays(week.from, -assigned_before), to: addDays(week.to, assigned_after) };
}
