import fc from 'fast-check';
import {
  discountOf,
  hasSiblingDiscount,
  pricedAnew,
  recordPricedAnew,
  siblingPercents,
} from './sibling-discount.js';

const course = { sibling_discount_2: 10, sibling_discount_3: 25 };
const percents = (
  registered: number[],
  booked: number[],
  of = course as Parameters<typeof siblingPercents>[0],
) => booked.map((id) => siblingPercents(of, registered, booked).get(id));

describe('the discount for siblings', () => {
  it('the first child pays all, the second less, the third and every further one the least', () => {
    expect(percents([], [7, 5, 9, 3])).toEqual([0, 10, 25, 25]);
  });

  it('counts the children who are there already, each once, in the order in which they came', () => {
    expect(percents([4], [7])).toEqual([10]);
    expect(percents([4, 4, 8], [7])).toEqual([25]);
  });

  it('a child that is there already keeps its place in the order', () => {
    expect(percents([4, 8], [8, 4, 7])).toEqual([10, 0, 25]);
  });

  it('is as for the second child where nothing is said of the third', () => {
    expect(percents([], [1, 2, 3], { sibling_discount_2: 10, sibling_discount_3: null })).toEqual([
      0, 10, 10,
    ]);
    expect(percents([], [1, 2, 3], { sibling_discount_2: 10, sibling_discount_3: 0 })).toEqual([0, 10, 0]);
    expect(percents([], [1, 2, 3], { sibling_discount_2: null, sibling_discount_3: 20 })).toEqual([0, 0, 20]);
  });

  it('is none where the project has none', () => {
    const none = { sibling_discount_2: null, sibling_discount_3: 0 };
    expect([hasSiblingDiscount(none), hasSiblingDiscount(course)]).toEqual([false, true]);
    expect(percents([4], [1, 2, 3], none)).toEqual([0, 0, 0]);
  });

  it('of a price is in whole cents, rounded for the family, never above the price', () => {
    expect([discountOf(9_999, 10), discountOf(10_005, 10), discountOf(5, 10), discountOf(0, 50)]).toEqual([
      1_000, 1_001, 1, 0,
    ]);
    fc.assert(
      fc.property(fc.nat(1_000_000), fc.nat(100), (price, percent) => {
        const discount = discountOf(price, percent);
        expect(Number.isInteger(discount)).toBe(true);
        expect(Math.abs(discount - (price * percent) / 100)).toBeLessThanOrEqual(0.5);
        expect(discount).toBeLessThanOrEqual(price);
      }),
    );
  });
});

describe('with another price', () => {
  const week = { full_day: true, half_day: true, price: 12_000, price_half_day: 4_000 };

  it('a percentage is of the new price', () => {
    expect(pricedAnew(week, 'half_day', { discount: 1_200, sibling_percent: 10 })).toEqual({
      price: 4_000,
      discount: 400,
    });
  });

  it('an amount of the office stays, at most the price', () => {
    const office = { discount: 5_000, sibling_percent: 0 };
    expect(pricedAnew(week, 'full_day', office)).toEqual({ price: 12_000, discount: 5_000 });
    expect(pricedAnew(week, 'half_day', office)).toEqual({ price: 4_000, discount: 4_000 });
  });

  it('is the same in euros', () => {
    expect(
      recordPricedAnew({ ...week, price: 100.05, price_half_day: null }, 'full_day', {
        discount: 5,
        sibling_percent: 10,
      }),
    ).toEqual({ price: 100.05, discount: 10.01 });
    expect(
      recordPricedAnew({ ...week, price: 100.05 }, 'full_day', { discount: 5.5, sibling_percent: 0 }),
    ).toEqual({ price: 100.05, discount: 5.5 });
  });
});
