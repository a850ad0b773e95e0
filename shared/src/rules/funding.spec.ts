import { SCHOOLS } from './children.js';
import { FUNDING_RATES, schoolLevel } from './funding.js';
import { parseEuros } from './money.js';

describe('the level of a year of school', () => {
  it.each([
    ['kg_1', 'kg'],
    ['kg_4', 'kg'],
    ['gs_1', 'gs'],
    ['gs_5', 'gs'],
    ['ms_1', 'ms'],
    ['ms_3', 'ms'],
    ['other', 'other'],
    [null, 'other'],
  ] as const)('of %s is %s', (school, level) => expect(schoolLevel(school)).toBe(level));

  it('is another one only for years of no school', () => {
    expect(SCHOOLS.filter((school) => schoolLevel(school) === 'other')).toEqual(['other']);
  });
});

describe('the published rates', () => {
  it('are amounts of euros', () => {
    expect(Object.values(FUNDING_RATES).map(parseEuros)).toEqual([5, 250, 350, 450, 35]);
  });
});
