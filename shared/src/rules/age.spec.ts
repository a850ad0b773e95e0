import { ageOn, isForAge } from './age.js';

describe('the age on a day', () => {
  it.each([
    ['2018-07-06', '2026-07-05', 7],
    ['2018-07-06', '2026-07-06', 8],
    ['2018-07-06', '2026-12-31', 8],
    ['2018-12-31', '2026-01-01', 7],
    ['2020-02-29', '2026-02-28', 5],
    ['2020-02-29', '2026-03-01', 6],
  ])('of somebody born on %s is on %s: %i', (birth, day, age) => {
    expect(ageOn(birth, day)).toBe(age);
  });
});

describe('whether a course is for an age', () => {
  it.each([
    ['from 6 to 10', { age_from: 6, age_to: 10 }, [6, 7, 8, 9, 10]],
    ['from 6', { age_from: 6, age_to: null }, [6, 7, 8, 9, 10, 11]],
    ['to 6', { age_from: null, age_to: 6 }, [5, 6]],
    ['for all', { age_from: null, age_to: null }, [5, 6, 7, 8, 9, 10, 11]],
  ])('%s', (_name, range, ages) => {
    expect([5, 6, 7, 8, 9, 10, 11].filter((age) => isForAge(range, age))).toEqual(ages);
  });
});
