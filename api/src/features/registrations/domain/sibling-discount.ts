import { discountOf, priceOf, type DayType, type DayTypeOffer } from '@feria/shared';

/** What decides the discount of a registration when its price changes. Cents. */
export interface Discounted {
  discount: number;
  sibling_percent: number;
}

/**
 * Price and discount of a registration that gets another day type or week (product.md#sibling-discount): a percentage is of the
 * new price, an amount that the office entered stays, at most the new price. Cents.
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
