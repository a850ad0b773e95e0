import { priceOf, type DayType, type DayTypeOffer } from './day-type.js';
import { toCents, toEuros } from './money.js';

/** The discount for siblings (product/money.md#sibling-discount). */

/** What a course says of it: percent, `null` where there is none. */
export interface SiblingDiscounts {
  /** For the second child of who pays. */
  sibling_discount_2: number | null;
  /** For the third and every further child; `null`: as for the second. */
  sibling_discount_3: number | null;
}

/** Whether a course has a discount for siblings. */
export function hasSiblingDiscount({ sibling_discount_2, sibling_discount_3 }: SiblingDiscounts): boolean {
  return Boolean(sibling_discount_2) || Boolean(sibling_discount_3);
}

/**
 * Percent that each child of a sign-up pays less, by the id of the child. The children of who pays are counted in the order in
 * which they came to the project, those of the sign-up in the order in which they stand there.
 * @param registered ids of the children of the same payer who are in the project already, first come first
 * @param booked ids of the children of the sign-up, in its order
 */
export function siblingPercents(
  course: SiblingDiscounts,
  registered: readonly number[],
  booked: readonly number[],
): Map<number, number> {
  const order = [...new Set([...registered, ...booked])];
  return new Map(booked.map((id) => [id, percentOf(course, order.indexOf(id) + 1)]));
}

/** @param rank 1 is the first child */
function percentOf({ sibling_discount_2, sibling_discount_3 }: SiblingDiscounts, rank: number): number {
  if (rank === 1) return 0;
  return (rank === 2 ? sibling_discount_2 : (sibling_discount_3 ?? sibling_discount_2)) ?? 0;
}

/** Cents that a percentage takes from a price, rounded to whole cents; half a cent is the family's. */
export function discountOf(price: number, percent: number): number {
  return Math.round((price * percent) / 100);
}

/** What decides the discount of a registration when its price changes. */
export interface Discounted {
  discount: number;
  /** 0: the discount is an amount that the office entered. */
  sibling_percent: number;
}

/**
 * Price and discount of a registration that gets another day type or week: a percentage is of the new price, an amount that the
 * office entered stays, at most the new price. Cents.
 */
export function pricedAnew(
  week: DayTypeOffer,
  dayType: DayType,
  { discount, sibling_percent }: Discounted,
): { price: number; discount: number } {
  const price = priceOf(week, dayType);
  return {
    price,
    discount: sibling_percent > 0 ? discountOf(price, sibling_percent) : Math.min(discount, price),
  };
}

/** As {@link pricedAnew}, with a week and a registration of the API: in euros. */
export function recordPricedAnew(
  week: DayTypeOffer,
  dayType: DayType,
  { discount, sibling_percent }: Discounted,
): { price: number; discount: number } {
  const cents = (euros: number | null): number | null => (euros === null ? null : toCents(euros));
  const anew = pricedAnew(
    { ...week, price: cents(week.price), price_half_day: cents(week.price_half_day) },
    dayType,
    { discount: toCents(discount), sibling_percent },
  );
  return { price: toEuros(anew.price), discount: toEuros(anew.discount) };
}
