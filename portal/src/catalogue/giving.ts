import type { FrontendProject } from '@feria/shared/contracts/frontend';
import { allocationNow } from '@feria/shared/rules/allocation';

/*
 * How a project gives its places (product/registrations.md#how-places-are-given), as parents have to know it.
 */

/** What of a project decides how its places are given now. */
export type Giving = Pick<FrontendProject, 'allocation' | 'places_per_child' | 'places_given'>;

/** Whether a sign-up is a list of wishes, because a draw is to come. */
export function isForWishes(project: Giving): boolean {
  return allocationNow(project) === 'draw';
}

/** Whether the order counts in which a parent puts the weeks of a child. */
export function isOrdered(project: Giving): boolean {
  return allocationNow(project) !== 'first_come';
}

/** How many weeks of the project are a child’s for sure; `null`: as many as there are seats. */
export function sureWeeks(project: Giving): number | null {
  return allocationNow(project) === 'fair_start' ? (project.places_per_child ?? 1) : null;
}

/** The project as parents see it: before a draw everybody may wish every week, so seats and queues say nothing. */
export function withoutSeatsOfDraw<P extends Giving & Pick<FrontendProject, 'courseWeeks'>>(project: P): P {
  if (!isForWishes(project)) return project;
  const courseWeeks = project.courseWeeks.map((week) =>
    week.cancelled_at ? week : { ...week, full: false, availability: 'free' as const },
  );
  return { ...project, courseWeeks };
}
