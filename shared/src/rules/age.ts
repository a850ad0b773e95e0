import type { IsoDate } from './dates.js';

/** Full years of somebody on a day; born on 29 February, a year is full on 1 March of a common year. */
export function ageOn(birth: IsoDate, day: IsoDate): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4));
  return day.slice(5) < birth.slice(5) ? years - 1 : years;
}

/** Whom a course is for, in years on the first day of the week; `null`: no limit on that side. */
export interface AgeRange {
  age_from: number | null;
  age_to: number | null;
}

/** Whether an age is within the range, both ends included (product/catalogue.md#eligibility). */
export function isForAge({ age_from, age_to }: AgeRange, age: number): boolean {
  return (age_from === null || age >= age_from) && (age_to === null || age <= age_to);
}
