import { ageOn, isForAge, overlaps, type AgeRange, type IsoDate } from '@feria/shared';
import type { Days } from './seats.js';

/** Which other weeks are offered to a child whose week is cancelled. Pure; the caller reads the facts. */

/** A week that can be booked, with the ages its course is for. */
export interface OfferedWeek extends Days, AgeRange {
  id: number;
}

/** A child that lost its week. */
export interface DisplacedChild {
  id: number;
  /** `null` when it is not known: then every age fits. */
  birth: IsoDate | null;
  /** Days on which it has a confirmed place elsewhere. */
  busy: readonly Days[];
  /** Weeks for which it is registered, confirmed or waiting. */
  registered: ReadonlySet<number>;
}

/** How many weeks one mail offers. */
export const MOST_ALTERNATIVES = 5;

/**
 * The first weeks that suit at least one of the children, in the order in which they are given (product.md#cancelling-a-week):
 * right age on the first day, no confirmed programme on these days, and not registered there already.
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

function suits({ birth, busy, registered }: DisplacedChild, week: OfferedWeek): boolean {
  if (registered.has(week.id) || busy.some((days) => overlaps(days, week))) return false;
  return birth === null || isForAge(week, ageOn(birth, week.from));
}
