import * as fc from 'fast-check';
import type { SchoolLevel } from '@feria/shared/rules/funding';
import {
  addUp,
  balanceOf,
  fundingLines,
  fundingProjects,
  type FundingChild,
  type FundingRates,
  type FundingWeek,
} from './funding-lines.js';

/* The funding report (product/office.md#funding-report); a whole season, figure by figure, is in api/test/on-site/funding.spec.ts. */

const RATES: FundingRates = { meal: 500, group: { kg: 25_000, gs: 35_000, ms: 45_000 }, deduction: 3_500 };
const MONDAY = '2026-07-06';
const TUESDAY = '2026-07-07';

let nextId = 1;
const child = (level: SchoolLevel, wanted: Partial<FundingChild> = {}): FundingChild => ({
  id: nextId++,
  level,
  groupId: null,
  isEnrolled: true,
  eats: true,
  hasDiagnosis: false,
  paid: 0,
  days: [MONDAY],
  ...wanted,
});
const week = (wanted: Partial<FundingWeek>): FundingWeek => ({
  id: 1,
  courseId: 1,
  groups: [],
  leaders: [],
  children: [],
  feesPaid: 0,
  ...wanted,
});
const only = (wanted: Partial<FundingWeek>) => {
  const lines = fundingLines([week(wanted)], RATES);
  expect(lines).toHaveLength(1);
  return lines[0]!;
};
const levelOf = (...levels: SchoolLevel[]) => only({ children: levels.map((level) => child(level)) }).level;

describe('the level of a group', () => {
  it('is that of most children', () => expect(levelOf('gs', 'kg', 'gs')).toBe('gs'));
  it('is the younger one of two with as many', () => {
    expect(levelOf('ms', 'gs')).toBe('gs');
    expect(levelOf('gs', 'kg')).toBe('kg');
    expect(levelOf('other', 'kg')).toBe('kg');
  });
  it('counts children of no school as the oldest', () => {
    expect(levelOf('other')).toBe('ms');
    expect(levelOf('gs', 'ms', 'other')).toBe('ms');
  });
  it('asks only who was there', () => {
    const children = [child('kg', { days: [] }), child('kg', { days: [] }), child('ms')];
    expect(only({ children }).level).toBe('ms');
  });
  it('is none, and so is its amount, when nobody was there', () => {
    const line = only({ children: [child('kg', { days: [] })] });
    expect([line.level, line.groupAmount, line.enrolled.kg]).toEqual([null, 0, 1]);
  });
});

describe('meals', () => {
  it('are not eaten on half days, neither by those who lead', () => {
    const line = only({ leaders: [7], children: [child('gs', { eats: false, days: [MONDAY, TUESDAY] })] });
    expect([line.childDays, line.childMeals, line.leaderMeals]).toEqual([2, 0, 0]);
  });

  it('are eaten by somebody who leads two groups once a day', () => {
    const groups = [
      { id: 1, leaders: [7] },
      { id: 2, leaders: [7, 8] },
    ];
    const children = [child('gs', { groupId: 1 }), child('gs', { groupId: 2, days: [MONDAY, TUESDAY] })];
    expect(fundingLines([week({ groups, children })], RATES).map(({ leaderMeals }) => leaderMeals)).toEqual([
      1, 3,
    ]);
  });

  it('are eaten by who leads the whole week when any group eats', () => {
    const groups = [{ id: 1, leaders: [] }];
    const lines = fundingLines(
      [week({ groups, leaders: [9], children: [child('gs', { groupId: 1 })] })],
      RATES,
    );
    expect(lines.map(({ isRest, leaderMeals }) => [isRest, leaderMeals])).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });
});

describe('who is in no group', () => {
  it('of a week with groups has a line without an amount of a group', () => {
    const lines = fundingLines([week({ groups: [{ id: 1, leaders: [] }], children: [child('gs')] })], RATES);
    expect(lines.map(({ groupId, isRest, groupAmount }) => [groupId, isRest, groupAmount])).toEqual([
      [1, false, 0],
      [null, true, 0],
    ]);
    expect(lines[1]).toMatchObject({ mealAmount: 500, deduction: 3_500 });
  });

  it('was in a group that is gone', () => {
    const children = [child('gs', { groupId: 99 })];
    const lines = fundingLines([week({ groups: [{ id: 1, leaders: [] }], children })], RATES);
    expect(lines.map(({ present }) => present.gs)).toEqual([0, 1]);
  });

  it('has no line when there is nobody', () => {
    const children = [child('gs', { groupId: 1 })];
    expect(fundingLines([week({ groups: [{ id: 1, leaders: [] }], children })], RATES)).toHaveLength(1);
  });

  it('paid fees for places that were given back are there too', () => {
    const groups = [{ id: 1, leaders: [] }];
    expect(fundingLines([week({ groups, feesPaid: 1_500 })], RATES).map(({ received }) => received)).toEqual([
      0, 1_500,
    ]);
  });
});

it('a child that was there without a place has its days, but is not enrolled', () => {
  const children = [child('gs', { isEnrolled: false, eats: false, hasDiagnosis: true })];
  expect(only({ children })).toMatchObject({
    childDays: 1,
    childMeals: 0,
    childWeeks: 1,
    diagnoses: 0,
    level: 'gs',
    enrolled: { gs: 0 },
  });
});

describe('a project', () => {
  it('is never estimated below 0, and does not take from another one', () => {
    const full = week({ courseId: 1, children: [child('gs')] });
    const many = Array.from({ length: 11 }, () => child('gs', { eats: false }));
    const expensive = week({ id: 2, courseId: 2, children: many });
    const projects = fundingProjects(fundingLines([full, expensive], RATES));
    expect(projects.map(({ estimate }) => estimate)).toEqual([32_000, 0]);
  });

  it('counts weeks once, and groups that get an amount', () => {
    const groups = [
      { id: 1, leaders: [] },
      { id: 2, leaders: [] },
    ];
    const lines = fundingLines([week({ groups, children: [child('gs', { groupId: 1 })] })], RATES);
    expect(fundingProjects(lines)).toMatchObject([{ courseId: 1, weeks: 1, groups: 1 }]);
  });
});

it('every child, day, meal and cent is on exactly one line', () => {
  const aChild = fc.record({
    level: fc.constantFrom<SchoolLevel>('kg', 'gs', 'ms', 'other'),
    groupId: fc.constantFrom(null, 1, 2, 99),
    isEnrolled: fc.boolean(),
    eats: fc.boolean(),
    hasDiagnosis: fc.boolean(),
    paid: fc.nat(50_000),
    days: fc.subarray([MONDAY, TUESDAY, '2026-07-08', '2026-07-09', '2026-07-10']),
  });
  const aWeek = fc.record({
    courseId: fc.constantFrom(1, 2),
    groups: fc.subarray([
      { id: 1, leaders: [7, 8] },
      { id: 2, leaders: [8] },
    ]),
    leaders: fc.subarray([7, 9]),
    children: fc.array(aChild, { maxLength: 12 }),
    feesPaid: fc.nat(9_000),
  });
  fc.assert(
    fc.property(fc.array(aWeek, { maxLength: 4 }), (made) => {
      const weeks = made.map((each, index) =>
        week({ ...each, id: index, children: each.children.map((one, id) => ({ ...one, id })) }),
      );
      const all = weeks.flatMap(({ children }) => children);
      const days = all.flatMap((one) => one.days);
      const figures = addUp(fundingLines(weeks, RATES));
      const total = (counts: Record<SchoolLevel, number>) => counts.kg + counts.gs + counts.ms + counts.other;
      const sum = (numbers: number[]) => numbers.reduce((a, b) => a + b, 0);
      expect([total(figures.enrolled), total(figures.present), figures.childDays]).toEqual([
        all.filter(({ isEnrolled }) => isEnrolled).length,
        all.filter((one) => one.days.length > 0).length,
        days.length,
      ]);
      expect(figures.childMeals).toBe(sum(all.filter(({ eats }) => eats).map((one) => one.days.length)));
      expect(figures.leaderMeals).toBeLessThanOrEqual(3 * new Set(days).size);
      expect(figures.received).toBe(
        sum(all.map(({ paid }) => paid)) + sum(weeks.map(({ feesPaid }) => feesPaid)),
      );
      expect(figures.deduction).toBe(3_500 * figures.childWeeks);
      expect(balanceOf(figures)).toBe(
        500 * (figures.childMeals + figures.leaderMeals) + figures.groupAmount - figures.deduction,
      );
    }),
  );
});
