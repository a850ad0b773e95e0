import fc from 'fast-check';
import { isLoginToRenew, NEAR_MS, preparationDelay, reloadDelay } from './opening';

const random = fc.double({ min: 0, max: 1, noNaN: true });
const MINUTE = 60_000;

describe('after the opening the weeks are loaded', () => {
  it('spread evenly over two seconds', () => {
    expect([0, 0.25, 0.5, 1].map((chance) => reloadDelay(0, null, chance))).toEqual([0, 500, 1000, 2000]);
  });

  it('again with growing pauses, and not before the server wants', () => {
    expect([1, 2, 3, 4].map((tries) => reloadDelay(tries, null, 1))).toEqual([1000, 2000, 4000, 8000]);
    expect(reloadDelay(1, 30, 0)).toBe(30_000);
  });
});

it('login and family are renewed at any moment until 20 seconds before the opening, and at once after that', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: NEAR_MS }), random, (left, chance) => {
      const delay = preparationDelay(left, chance);
      expect(delay).toBeGreaterThanOrEqual(0);
      if (delay > 0) expect(left - delay).toBeGreaterThanOrEqual(20_000);
    }),
  );
  expect(preparationDelay(NEAR_MS, 1)).toBe(NEAR_MS - 20_000);
  expect(preparationDelay(15_000, 1)).toBe(0);
});

it.each([
  ['that lasts, on a page that was just opened', 31 * MINUTE, false, false],
  ['that ends soon after the opening', 29 * MINUTE, false, true],
  ['on a page that has been open for long', 31 * MINUTE, true, true],
])('a login %s', (_, endsAfterOpening, hasWaited, isRenewed) => {
  const opensAt = Date.UTC(2026, 2, 2, 8);
  expect(isLoginToRenew(opensAt + endsAfterOpening, opensAt, hasWaited)).toBe(isRenewed);
});
