import { contributionRate } from './contribution.js';

describe('what a municipality pays for a child-week', () => {
  const rates = [
    { from_year: 2027, amount: 14.1 },
    { from_year: 2024, amount: 12.5 },
    { from_year: 2030, amount: 0 },
  ];

  it.each([
    ['nothing before its first rate', 2023, 0],
    ['the rate that begins with the season', 2024, 1_250],
    ['the same until another one begins', 2026, 1_250],
    ['the newest that has begun, in whatever order they stand', 2029, 1_410],
    ['nothing once it has stopped', 2030, 0],
  ])('is %s', (_what, year, cents) => {
    expect(contributionRate(rates, year)).toBe(cents);
  });

  it('is nothing without rates', () => {
    expect(contributionRate([], 2026)).toBe(0);
  });
});
