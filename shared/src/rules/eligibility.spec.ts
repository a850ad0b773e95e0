import { ineligibility, isEligible, type EligibilityRules } from './eligibility.js';

const ALL: EligibilityRules = { age_from: null, age_to: null, schools: [] };
/** Seven until 6 July, eight from 7 July 2026 on. */
const MIA = { birth: '2018-07-07', school: 'gs_2' } as const;
const why = (rules: Partial<EligibilityRules>, day = '2026-07-06') =>
  ineligibility({ ...ALL, ...rules }, MIA, day);

it('a course without limits is for everybody', () => {
  expect(why({})).toBeNull();
});

it.each<[string, Partial<EligibilityRules>, object]>([
  ['too young', { age_from: 8 }, { key: 'age_from', from: 8 }],
  ['too old', { age_to: 6 }, { key: 'age_to', to: 6 }],
  ['outside both ages', { age_from: 8, age_to: 10 }, { key: 'age_between', from: 8, to: 10 }],
  ['not of the one age', { age_from: 8, age_to: 8 }, { key: 'age_only', from: 8 }],
])('a child that is %s gets the ages and its own on the first day', (_, rules, expected) => {
  expect(why(rules)).toMatchObject({ ...expected, age: 7 });
});

it.each<[string, Partial<EligibilityRules>]>([
  ['from', { age_from: 7 }],
  ['to', { age_to: 7 }],
  ['from and to', { age_from: 7, age_to: 7 }],
])('the limit itself is included: %s', (_, rules) => {
  expect(why(rules)).toBeNull();
});

it('the first day of the week decides, also a birthday on it', () => {
  expect(why({ age_from: 8 }, '2026-07-07')).toBeNull();
});

it('a school year that is not among those of the course is refused with them', () => {
  expect(why({ schools: ['gs_1', 'gs_3'] })).toEqual({ key: 'school', schools: ['gs_1', 'gs_3'] });
  expect(why({ schools: ['gs_1', 'gs_2'] })).toBeNull();
});

it('age is said before school', () => {
  expect(why({ age_from: 8, schools: ['gs_1'] })).toMatchObject({ key: 'age_from' });
});

it('is eligible where nothing is against it', () => {
  expect(isEligible(ALL, MIA, '2026-07-06')).toBe(true);
  expect(isEligible({ ...ALL, age_from: 8 }, MIA, '2026-07-06')).toBe(false);
});
