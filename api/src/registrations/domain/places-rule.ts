import { allocationNow, type Allocation, type MoveUp } from '@feria/shared';

/** How a course gives its places (product/registrations.md#how-places-are-given). Pure; facts and times come from the caller. */

/** What of a course decides how it gives its places. */
export interface PlacesCourse {
  allocation: Allocation;
  places_per_child: number | null;
  move_up: MoveUp;
  /** When the first places were given: after a fair start or a draw; `null` until then. */
  allocated_at: Date | null;
}

/** How the places of a week are given now. */
export interface PlacesRule {
  /** How many weeks of the course a child may have; `null`: any number. */
  limit: number | null;
  /** Whether every line is only a wish, because a draw is to come. */
  isDraw: boolean;
  /** Whether who moves up is asked first. */
  isOffered: boolean;
}

/** Seats go to whoever comes first, and nobody is asked: as it is unless a course says otherwise. */
export const FIRST_COME: PlacesRule = { limit: null, isDraw: false, isOffered: false };

/** Weeks that a child has at most while a fair start lasts, unless the course says otherwise. */
const FAIR_START_PLACES = 1;

/**
 * The rule of a course now. A fair start and a draw end when the first places are given; from then on, it is first come, first
 * served in those courses too.
 */
export function placesRule(course: PlacesCourse): PlacesRule {
  const { allocation, places_per_child, move_up, allocated_at } = course;
  const now = allocationNow({ allocation, places_given: allocated_at !== null });
  return {
    limit: now === 'fair_start' ? (places_per_child ?? FAIR_START_PLACES) : null,
    isDraw: now === 'draw',
    isOffered: move_up === 'offer',
  };
}

/** How many weeks of a course children have, confirmed or offered; by {@link placesKey}. */
export type PlacesOfChildren = ReadonlyMap<string, number>;

/** Key of {@link PlacesOfChildren}. */
export function placesKey(courseId: number, childId: number): string {
  return `${courseId}:${childId}`;
}

/** Whether the rule lets a child have one more week of the course. */
export function mayHaveMore(
  { rule, courseId }: { rule: PlacesRule; courseId: number },
  childId: number,
  places: PlacesOfChildren,
): boolean {
  return rule.limit === null || (places.get(placesKey(courseId, childId)) ?? 0) < rule.limit;
}
