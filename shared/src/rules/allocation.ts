/** How a course gives its places (product/registrations.md#how-places-are-given). */
export const ALLOCATIONS = ['first_come', 'fair_start', 'draw'] as const;
export type Allocation = (typeof ALLOCATIONS)[number];

/** How a child from the waiting list gets a free seat: at once, or after its parents have accepted an offer. */
export const MOVE_UPS = ['automatic', 'offer'] as const;
export type MoveUp = (typeof MOVE_UPS)[number];

/** How long an offer stands unless the course says otherwise, in hours. */
export const OFFER_HOURS = 48;
