import { discountOf, priceOf, toEuros, type QuotedLine, type SignUpLineResult } from '@feria/shared';
import type { Allocation } from '../domain/seats.js';
import type { SignUpLine } from './booking.js';
import type { BookingContext } from './booking-context.js';

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

/** What a line costs, in cents. @param siblingPercents percent that children pay less, by their ids */
export function costOf(
  { weekId, dayType, childId }: SignUpLine,
  siblingPercents: ReadonlyMap<number, number>,
  context: BookingContext,
): { price: number; discount: number } {
  const price = priceOf(context.week(weekId), dayType);
  return { price, discount: discountOf(price, siblingPercents.get(childId) ?? 0) };
}

/** What a parent is told of a line before sending: what it gets, and what it costs in euros. */
export function toldOf(
  allocation: Allocation<SignUpLine>,
  siblingPercents: ReadonlyMap<number, number>,
  context: BookingContext,
): Omit<QuotedLine, 'course_id' | 'child_id' | 'course_week_id'> {
  const { price, discount } = costOf(allocation.line, siblingPercents, context);
  return { ...outcomeOf(allocation), price: toEuros(price), discount: toEuros(discount) };
}
