import { mostToPay, winsLeft } from './most-to-pay';

const wish = (cents: number, limit: number | null, child_id = 1, course_id = 1) => ({
  child_id,
  course_id,
  cents,
  limit,
});

describe('the most that places come to which a family may get', () => {
  it('is all of them without a limit', () => {
    expect(mostToPay([wish(100, null), wish(80, null)])).toBe(180);
  });

  it('is the dearest of each child and project up to the limit', () => {
    expect(mostToPay([wish(80, 1), wish(100, 1), wish(90, 1, 2), wish(70, 1, 1, 2)])).toBe(100 + 90 + 70);
    expect(mostToPay([wish(80, 2), wish(100, 2), wish(90, 2)])).toBe(190);
    expect(mostToPay([wish(80, 0)])).toBe(0);
  });
});

it('a draw leaves what the limit says, less the places that the child has', () => {
  expect(winsLeft({ places_per_child: 2 }, { areWishes: true, had: 1 })).toBe(1);
  expect(winsLeft({ places_per_child: 1 }, { areWishes: true, had: 3 })).toBe(0);
  expect(winsLeft({ places_per_child: null }, { areWishes: true, had: 0 })).toBeNull();
  expect(winsLeft({ places_per_child: 1 }, { areWishes: false, had: 0 })).toBeNull();
});
