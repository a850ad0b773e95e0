import { dayPath, dayToShow } from './day-path';

it('a calendar week shows today first, and on other weeks its Monday', () => {
  expect(dayToShow('2026-07-06', '2026-07-05')).toBe('2026-07-06');
  for (const today of ['2026-07-06', '2026-07-08', '2026-07-12'])
    expect(dayToShow('2026-07-06', today)).toBe(today);
  expect(dayToShow('2026-07-06', '2026-07-13')).toBe('2026-07-06');
  expect(dayPath('2026-07-08')).toBe('/course/day?date=2026-07-08');
});
