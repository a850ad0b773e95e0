import type { FamilyRegistration } from '@feria/shared/contracts/family';
import { isForWishes, sureWeeks, type Giving } from '../catalogue/giving';

/** What a parent may expect of a week that is signed up for; `full`: nothing, as a brother or sister would get the last that there is. */
export type Prospect = 'seat' | 'held_back' | 'waiting' | 'wish' | 'full';

/**
 * What may be expected of the weeks of a child, in the order in which they are sent (product/registrations.md#outcome-of-a-line): while the
 * seats are as they were when the project was loaded.
 * @param had weeks of the project that the child has already, confirmed or offered
 */
export function prospectsOf(
  weeks: readonly { isWaitingListOnly: boolean }[],
  project: Giving,
  had: number,
): Exclude<Prospect, 'full'>[] {
  if (isForWishes(project)) return weeks.map(() => 'wish');
  const limit = sureWeeks(project);
  let taken = had;
  return weeks.map(({ isWaitingListOnly }) => {
    if (isWaitingListOnly) return 'waiting';
    if (limit !== null && taken >= limit) return 'held_back';
    taken += 1;
    return 'seat';
  });
}

/** How many of these registrations are weeks of a project that count as given: with a seat, or with the offer of one. */
export function weeksHad(registrations: readonly FamilyRegistration[], projectId: number): number {
  return registrations.filter(
    ({ course, is_waiting, offer_expires_at }) =>
      course.id === projectId && (!is_waiting || offer_expires_at),
  ).length;
}
