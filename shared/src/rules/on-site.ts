import { monthsBefore, type IsoDate } from './dates.js';

export const PICKUP_NAME_MAX = 120;
export const PICKUP_RELATION_MAX = 60;

/** Longest reason of an absence. */
export const ABSENCE_REASON_MAX = 200;

/** The last day of which an absence can be told: the same day of the next year. */
export function lastAbsenceDay(today: IsoDate): IsoDate {
  return monthsBefore(today, -12);
}
