import type { Language } from '../config.js';
import type { IsoDate } from './dates.js';

/** Genders; `s` is divers. */
export const GENDERS = ['m', 'f', 's'] as const;
export type Gender = (typeof GENDERS)[number];

/** Kindergarten, elementary and middle school years. */
export const SCHOOLS = [
  'kg_1',
  'kg_2',
  'kg_3',
  'kg_4',
  'gs_1',
  'gs_2',
  'gs_3',
  'gs_4',
  'gs_5',
  'ms_1',
  'ms_2',
  'ms_3',
  'other',
] as const;
export type School = (typeof SCHOOLS)[number];

/** The calendar year of age in which a child starts elementary and middle school; kindergarten has three years before. */
const FIRST_OF = { kg: 3, gs: 6, ms: 11 } as const;
/** The age at which middle school is over. */
const MIDDLE_SCHOOL_OVER = 14;

/**
 * The school year in which most children of this birth year are, a suggestion that somebody has to check; `null` for those
 * younger than kindergarten. A school year begins in September, and the calendar year of birth decides.
 * @param today in Rome
 */
export function usualSchool(birth: IsoDate, today: IsoDate): School | null {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const age = (month >= 9 ? year : year - 1) - Number(birth.slice(0, 4));
  if (age < FIRST_OF.kg) return null;
  if (age >= MIDDLE_SCHOOL_OVER) return 'other';
  const kind = age >= FIRST_OF.ms ? 'ms' : age >= FIRST_OF.gs ? 'gs' : 'kg';
  return SCHOOLS.find((school) => school === `${kind}_${age - FIRST_OF[kind] + 1}`) ?? null;
}

/** Fields of a child that only `child.health` and the child's own parents see (product/accounts.md#health-fields). */
export const HEALTH_FIELDS = [
  'with_diagnostics',
  'medicaments',
  'incompatibilities',
  'allergies',
  'risk_group',
] as const;
export type HealthField = (typeof HEALTH_FIELDS)[number];

/** Months after which a child's data should be confirmed again (product/families.md#confirming-a-childs-data). */
export const DATA_CHECK_MONTHS = 12;

/** Whether a child's data was last confirmed more than {@link DATA_CHECK_MONTHS} months ago, or never. */
export function needsUpdate(lastUpdate: Date | null, now: Date): boolean {
  if (!lastUpdate) return true;
  const due = new Date(lastUpdate);
  due.setUTCMonth(due.getUTCMonth() + DATA_CHECK_MONTHS);
  return now > due;
}

/** A person's name as lists and pickers show it: "last_name first_name" (product/families.md#persons-and-children). */
export function displayName(person: { first_name: string; last_name: string }): string {
  return `${person.last_name} ${person.first_name}`.trim();
}

/** Languages in which a name that is shown as one text begins with the first name. */
const FIRST_NAME_FIRST: readonly Language[] = ['en'];

/** A person's name as one text within a page in a language: “Kofler Lily” in German and Italian, as in lists, “Lily Kofler” in English. */
export function nameIn(language: Language, person: { first_name: string; last_name: string }): string {
  return FIRST_NAME_FIRST.includes(language)
    ? `${person.first_name} ${person.last_name}`.trim()
    : displayName(person);
}

/** How parents consented to the keeping of health data elsewhere than in their own form. */
export const CONSENT_WAYS = ['paper', 'email', 'phone', 'present', 'other_system'] as const;
export type ConsentWay = (typeof CONSENT_WAYS)[number];
