import { ageOn, isForAge, type AgeRange } from './age.js';
import type { School } from './children.js';
import type { IsoDate } from './dates.js';

/** Whom a course is for (product/catalogue.md#eligibility): ages, and school years, of which an empty list means all. */
export interface EligibilityRules extends AgeRange {
  schools: readonly School[];
}

/** What decides whether a child may take part. */
export interface EligibleChild {
  birth: IsoDate;
  school: School;
}

/** Why a week is not for a child: key under `common.eligibility`, and what its text needs. */
export type Ineligibility =
  | { key: 'age_between' | 'age_only' | 'age_from' | 'age_to'; from: number; to: number; age: number }
  | { key: 'school'; schools: readonly School[] };

/**
 * Why a course is not for a child in a week, or `null` (product/catalogue.md#eligibility). Form and API run the same rule.
 * @param day first day of the week
 */
export function ineligibility(
  rules: EligibilityRules,
  { birth, school }: EligibleChild,
  day: IsoDate,
): Ineligibility | null {
  const { age_from: from, age_to: to, schools } = rules;
  if (from !== null || to !== null) {
    const age = ageOn(birth, day);
    const key =
      from === null ? 'age_to' : to === null ? 'age_from' : from === to ? 'age_only' : 'age_between';
    if (!isForAge(rules, age)) return { key, from: from ?? 0, to: to ?? 0, age };
  }
  return schools.length > 0 && !schools.includes(school) ? { key: 'school', schools } : null;
}

/** Whether a course is for a child in a week. @param day first day of the week */
export function isEligible(rules: EligibilityRules, child: EligibleChild, day: IsoDate): boolean {
  return ineligibility(rules, child, day) === null;
}
