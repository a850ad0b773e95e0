/** How a course gives its places (product/registrations.md#how-places-are-given). */
export const ALLOCATIONS = ['first_come', 'fair_start', 'draw'] as const;
export type Allocation = (typeof ALLOCATIONS)[number];

/**
 * How places are given now: after its fair start or its draw a course gives them first come, first served too.
 * @param places_given whether the first places have been given
 */
export function allocationNow(course: { allocation: Allocation; places_given: boolean }): Allocation {
  return course.places_given ? 'first_come' : course.allocation;
}

/** How a child from the waiting list gets a free seat: at once, or after its parents have accepted an offer. */
export const MOVE_UPS = ['automatic', 'offer'] as const;
export type MoveUp = (typeof MOVE_UPS)[number];

/** How long an offer stands unless the course says otherwise, in hours. */
export const OFFER_HOURS = 48;
