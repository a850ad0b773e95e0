import { toCents } from './money.js';

/** What a municipality pays for a child-week from a season on. */
export interface ContributionRate {
  /** The year of the season. */
  from_year: number;
  /** Euros. */
  amount: number;
}

/**
 * What a municipality pays for a child-week in a season, in cents (product/office.md#municipalities): the newest rate that had begun by then, so
 * that a new one leaves seasons that are over as they are; 0 before the first.
 */
export function contributionRate(rates: readonly ContributionRate[], year: number): number {
  const begun = rates.filter(({ from_year }) => from_year <= year);
  const latest = begun.reduce<ContributionRate | null>(
    (last, rate) => (last !== null && last.from_year > rate.from_year ? last : rate),
    null,
  );
  return toCents(latest?.amount ?? 0);
}
