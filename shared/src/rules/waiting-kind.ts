import type { IsoInstant } from './dates.js';

/** What tells how a registration waits. */
export interface Waiting {
  held_back: boolean;
  priority: number | null;
  offer_expires_at: unknown;
}

/** For what a registration without a seat waits: the answer to an offer, a draw, the first places, or its turn. Only its turn has a number. */
export type WaitingKind = 'offer' | 'wish' | 'held_back' | 'queue';

/** How a registration that has no seat waits. */
export function waitingKind({ held_back, priority, offer_expires_at }: Waiting): WaitingKind {
  if (offer_expires_at) return 'offer';
  if (priority !== null) return 'wish';
  return held_back ? 'held_back' : 'queue';
}

/**
 * How a registration waits, as its records say it. A wish is held back too until the draw, and is called a wish.
 * @returns `offer_expires_at` as an instant
 */
export function presentWait({
  held_back,
  priority,
  offer_expires_at,
}: Omit<Waiting, 'offer_expires_at'> & { offer_expires_at: Date | null }): Omit<
  Waiting,
  'offer_expires_at'
> & {
  offer_expires_at: IsoInstant | null;
} {
  return {
    held_back: held_back && priority === null,
    priority,
    offer_expires_at: offer_expires_at?.toISOString() ?? null,
  };
}
