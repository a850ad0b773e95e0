import { isEligible, overlaps, type EligibilityRules, type EligibleChild } from '@feria/shared';
import type { Days } from './seats.js';

/** Which other weeks are offered to a child whose week is cancelled. Pure; the caller reads the facts. */

/** A week that can be booked, with whom its course is for. */
export interface OfferedWeek extends Days, EligibilityRules {
  id: number;
}

/** A child that lost its week. */
export interface DisplacedChild extends EligibleChild {
  id: number;
  /** Days on which it has a confirmed place elsewhere. */
  busy: readonly Days[];
  /** Weeks for which it is registered, confirmed or waiting. */
  registered: ReadonlySet<number>;
}

/** How many weeks one mail offers. */
export const MOST_ALTERNATIVES = 5;

/**
 * The first weeks that suit at least one of the children, in the order in which they are given (product/catalogue.md#cancelling-a-week):
 * a course that is for the child, no confirmed programme on these days, and not registered there already.
 */
export function alternativesFor<Week extends OfferedWeek, Child extends DisplacedChild>(
  children: readonly Child[],
  weeks: readonly Week[],
): { week: Week; children: Child[] }[] {
  return weeks
    .map((week) => ({ week, children: children.filter((child) => suits(child, week)) }))
    .filter(({ children: suited }) => suited.length > 0)
    .slice(0, MOST_ALTERNATIVES);
}

function suits(child: DisplacedChild, week: OfferedWeek): boolean {
  const { busy, registered } = child;
  if (registered.has(week.id) || busy.some((days) => overlaps(days, week))) return false;
  return isEligible(week, child, week.from);
}
