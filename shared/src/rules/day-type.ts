/** The two ways to book a week. */
export const DAY_TYPES = ['full_day', 'half_day'] as const;
export type DayType = (typeof DAY_TYPES)[number];

/** The parts of a week that offer day types and their prices. Prices are in one unit, cents or euros, as given. */
export interface DayTypeOffer {
  half_day: boolean;
  full_day: boolean;
  price: number | null;
  price_half_day: number | null;
}

/** Day types that the week offers. */
export function offeredDayTypes(week: Pick<DayTypeOffer, 'half_day' | 'full_day'>): DayType[] {
  return DAY_TYPES.filter((type) => (type === 'half_day' ? week.half_day : week.full_day));
}

/** The lowest price of the weeks for one of the day types they offer, in their unit; `null` when there is none. */
export function lowestPrice(weeks: readonly DayTypeOffer[]): number | null {
  const prices = weeks.flatMap((week) => offeredDayTypes(week).map((type) => priceOf(week, type)));
  return prices.length ? Math.min(...prices) : null;
}

/** Price of a week for a day type, in the unit of the week given; a missing price is 0. */
export function priceOf(week: DayTypeOffer, dayType: DayType): number {
  return (dayType === 'half_day' ? week.price_half_day : week.price) ?? 0;
}
