import type { SignUpLineResult } from '@feria/shared';
import type { Allocation } from '../domain/seats.js';
import type { SignUpLine } from './booking.js';

/** What a parent reads of what a line got, or would get: the same in the answer of a booking and in a quote. */
export function outcomeOf({
  line,
  outcome,
  queuePosition,
  heldBack,
  isWish,
}: Allocation<SignUpLine>): Pick<SignUpLineResult, 'outcome' | 'queue_position' | 'held_back' | 'priority'> {
  return {
    outcome,
    ...(queuePosition !== null && { queue_position: queuePosition }),
    ...(heldBack && { held_back: true }),
    ...(isWish && { priority: line.priority ?? 1 }),
  };
}
