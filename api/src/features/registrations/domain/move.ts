import { overlaps } from '@feria/shared';
import { allocate, type Allocation, type Days, type WeekSeats } from './seats.js';

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

/** What decides a move, under the lock of both weeks. */
export interface MoveFacts {
  target: WeekSeats & Days & { cancelled: boolean };
  /** Whether the child has a registration in the target, the moved one included. */
  isThere: boolean;
  /** Confirmed days of the child without those of the moved registration. */
  confirmed: readonly Days[];
}

/** A move as it would be made, and why it is not; the outcome is known also where it is refused. */
export interface MoveDecision {
  refusal: MoveRefusal | null;
  place: Allocation<{ weekId: number }>;
}

/**
 * Whether a registration can be moved to a week, and whether it gets a seat there or a place at the end of the waiting list
 * (product.md#moving-a-registration). The place is given as in a sign-up.
 * @param waiting whether a place on the waiting list is enough
 */
export function decideMove({ target, isThere, confirmed }: MoveFacts, waiting: boolean): MoveDecision {
  const place = allocate([{ weekId: target.id }], [target])[0] as Allocation<{ weekId: number }>;
  if (isThere) return { refusal: 'already_there', place };
  if (target.cancelled) return { refusal: 'cancelled', place };
  if (confirmed.some((days) => overlaps(days, target))) return { refusal: 'overlap', place };
  if (place.outcome === 'full') return { refusal: 'full', place };
  if (place.outcome === 'waiting' && !waiting) return { refusal: 'no_seat', place };
  return { refusal: null, place };
}
