import { overlaps } from '@feria/shared';
import type { PlacesOfChildren } from './places-rule.js';
import { allocate, type Allocation, type Days, type PlaceLine, type WeekSeats } from './seats.js';

/** Why a registration cannot be moved to a week. */
export type MoveRefusal =
  /** The child is registered there already: in this registration or in another. */
  | 'already_there'
  /** The week was cancelled. */
  | 'cancelled'
  /** The child has another confirmed programme on these days. */
  | 'overlap'
  /** No seat, but a place on the waiting list, which was not asked for. */
  | 'no_seat'
  /** Neither a seat nor a place on the waiting list. */
  | 'full';

/** By which rule of its course a child has no seat, where one is free; the office may depart from it with a reason. */
export type MoveException = 'held_back' | 'draw';

/** What decides a move, under the lock of both weeks. */
export interface MoveFacts {
  target: WeekSeats & Days & { cancelled: boolean };
  /** Whether the child has a registration in the target, the moved one included. */
  isThere: boolean;
  childId: number;
  /** Confirmed days of the child without those of the moved registration. */
  confirmed: readonly Days[];
  /** How many weeks the child has, without the moved registration. */
  places: PlacesOfChildren;
}

/** A move as it would be made, and why it is not; the outcome is known also where it is refused. */
export interface MoveDecision {
  refusal: MoveRefusal | null;
  place: Allocation<PlaceLine>;
  /** Why there is no seat although one is free; `null` where none is, or where the office departs from the rule. */
  exception: MoveException | null;
}

/**
 * Whether a registration can be moved to a week, and whether it gets a seat there or a place at the end of the waiting list
 * (product/registrations.md#moving-a-registration). The place is given as in a sign-up.
 * @param waiting whether a place on the waiting list is enough
 * @param isExempt whether the office departs from the rule of the course
 */
export function decideMove(facts: MoveFacts, { waiting = false, isExempt = false }): MoveDecision {
  const { target, isThere, childId, confirmed, places } = facts;
  const line = { weekId: target.id, childId, isExempt };
  const place = allocate([line], [target], places)[0] as Allocation<PlaceLine>;
  const exception = place.heldBack ? 'held_back' : place.isWish ? 'draw' : null;
  const refused = (refusal: MoveRefusal | null): MoveDecision => ({ refusal, place, exception });
  if (isThere) return refused('already_there');
  if (target.cancelled) return refused('cancelled');
  if (confirmed.some((days) => overlaps(days, target))) return refused('overlap');
  if (place.outcome === 'full') return refused('full');
  return refused(place.outcome === 'waiting' && !waiting ? 'no_seat' : null);
}
