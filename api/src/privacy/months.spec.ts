import { monthsBefore } from './months.js';

describe('months before a day', () => {
  it.each([
    ['2026-11-20', 24, '2024-11-20'],
    ['2026-03-31', 1, '2026-02-28'],
    ['2024-03-31', 1, '2024-02-29'],
    ['2026-01-15', 1, '2025-12-15'],
    ['2026-01-15', 13, '2024-12-15'],
  ])('%s, %i before, is %s', (date, months, expected) => {
    expect(monthsBefore(date, months)).toBe(expected);
  });
});
