import type { School } from './children.js';

/** Levels of school by which the province pays, the youngest first. Whoever is in none of the three is `other`. */
export const SCHOOL_LEVELS = ['kg', 'gs', 'ms', 'other'] as const;
export type SchoolLevel = (typeof SCHOOL_LEVELS)[number];

/** The level of a year of school. */
export function schoolLevel(school: School | null): SchoolLevel {
  return SCHOOL_LEVELS.find((level) => school?.startsWith(level)) ?? 'other';
}

/**
 * Rates of the funding report, as the organiser's options keep them: euros, as people write them. What stands here is what an
 * installation starts with: the criteria of the Province of Bolzano as changed on 12 January 2026 (product/office.md#funding-report).
 */
export const FUNDING_RATES = {
  /** For a meal of a child or of somebody who leads. */
  funding_meal: '5,00',
  /** For a group and week, by the level of most of its children. */
  funding_group_kg: '250,00',
  funding_group_gs: '350,00',
  funding_group_ms: '450,00',
  /** Taken off for a child and week: what its parents are expected to pay. */
  funding_deduction: '35,00',
} as const;
export type FundingRate = keyof typeof FUNDING_RATES;
