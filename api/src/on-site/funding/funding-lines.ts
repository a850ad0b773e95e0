import type { IsoDate } from '@feria/shared';
import { SCHOOL_LEVELS, type SchoolLevel } from '@feria/shared/rules/funding';

/** Rates of the estimate (product/office.md#funding-report), in cents. */
export interface FundingRates {
  /** For a meal. */
  meal: number;
  /** For a group and week, by the level of most of its children. */
  group: Readonly<Record<Exclude<SchoolLevel, 'other'>, number>>;
  /** Taken off for a child and week. */
  deduction: number;
}

/** A child in a week: it has a confirmed place, or was there. */
export interface FundingChild {
  id: number;
  level: SchoolLevel;
  groupId: number | null;
  /** Whether it has a confirmed place. */
  isEnrolled: boolean;
  /** Whether it eats on the days on which it is there: a full day. */
  eats: boolean;
  hasDiagnosis: boolean;
  /** Days on which it was there, each once. */
  days: readonly IsoDate[];
  /** Paid for its place, in cents. */
  paid: number;
}

/** A week with what was noted of it. */
export interface FundingWeek {
  id: number;
  courseId: number;
  groups: readonly { id: number; leaders: readonly number[] }[];
  /** Accounts that lead the whole week. */
  leaders: readonly number[];
  children: readonly FundingChild[];
  /** Paid for places that were given back, in cents. */
  feesPaid: number;
}

type Counts = Record<SchoolLevel, number>;

/** The figures of a line, and of several together. Money is in cents. */
export interface FundingFigures {
  enrolled: Counts;
  /** Children who were there on at least one day. */
  present: Counts;
  /** Days of children who were there. */
  childDays: number;
  childMeals: number;
  leaderMeals: number;
  /** Children with at least one day: what the deduction counts. */
  childWeeks: number;
  diagnoses: number;
  received: number;
  mealAmount: number;
  groupAmount: number;
  /** Not below 0; it is taken off. */
  deduction: number;
}

/** A group in a week. */
export interface FundingLine extends FundingFigures {
  weekId: number;
  courseId: number;
  /** `null` for a week without groups, and for those who are in none of its groups. */
  groupId: number | null;
  /** Whether the line stands for those in none of the groups of the week: it is no group and has no amount of one. */
  isRest: boolean;
  /** By which it gets its amount; `null` for one that gets none. */
  level: keyof FundingRates['group'] | null;
}

/**
 * A line for each group of each week, one for a week without groups, and one for whoever is in no group of a week that has some.
 * A person eats once a day, with the first of the lines that the person leads.
 * @param weeks in the order of the lines
 */
export function fundingLines(weeks: readonly FundingWeek[], rates: FundingRates): FundingLine[] {
  const ate = new Set<string>();
  return weeks.flatMap((week) => linesOfWeek(week).map((members) => lineOf(week, members, rates, ate)));
}

/** Who belongs to a line. */
interface Members {
  groupId: number | null;
  isRest: boolean;
  children: readonly FundingChild[];
  leaders: readonly number[];
  /** Days on which something is eaten, so that its leaders eat too. */
  mealDays: readonly IsoDate[];
  feesPaid: number;
}

function linesOfWeek({ groups, leaders, children, feesPaid }: FundingWeek): Members[] {
  const known = new Set(groups.map(({ id }) => id));
  const inGroups = groups.map(({ id, leaders: ofGroup }): Members => {
    const members = children.filter(({ groupId }) => groupId === id);
    const mealDays = mealDaysOf(members);
    return { groupId: id, isRest: false, children: members, leaders: ofGroup, mealDays, feesPaid: 0 };
  });
  const others = children.filter(({ groupId }) => groupId === null || !known.has(groupId));
  const isRest = groups.length > 0;
  const isEmpty = others.length === 0 && leaders.length === 0 && feesPaid === 0;
  if (isRest && isEmpty) return inGroups;
  // Who leads the whole week eats whenever anybody of it does.
  const mealDays = mealDaysOf(children);
  return [...inGroups, { groupId: null, isRest, children: others, leaders, mealDays, feesPaid }];
}

function mealDaysOf(children: readonly FundingChild[]): IsoDate[] {
  return [...new Set(children.filter(({ eats }) => eats).flatMap(({ days }) => days))];
}

function lineOf(
  { id: weekId, courseId }: FundingWeek,
  { groupId, isRest, children, leaders, mealDays, feesPaid }: Members,
  rates: FundingRates,
  ate: Set<string>,
): FundingLine {
  const there = children.filter(({ days }) => days.length > 0);
  const enrolled = children.filter(({ isEnrolled }) => isEnrolled);
  const present = countsOf(there);
  const level = isRest ? null : groupLevel(present);
  const childMeals = sum(children.filter(({ eats }) => eats).map(({ days }) => days.length));
  const leaderMeals = newMeals(leaders, mealDays, ate);
  return {
    weekId,
    courseId,
    groupId,
    isRest,
    level,
    present,
    childMeals,
    leaderMeals,
    enrolled: countsOf(enrolled),
    childDays: sum(children.map(({ days }) => days.length)),
    childWeeks: there.length,
    diagnoses: enrolled.filter(({ hasDiagnosis }) => hasDiagnosis).length,
    received: sum(children.map(({ paid }) => paid)) + feesPaid,
    mealAmount: (childMeals + leaderMeals) * rates.meal,
    groupAmount: level ? rates.group[level] : 0,
    deduction: there.length * rates.deduction,
  };
}

/** Meals of leaders who have not eaten on that day with another line. */
function newMeals(leaders: readonly number[], days: readonly IsoDate[], ate: Set<string>): number {
  const before = ate.size;
  for (const leader of leaders) for (const day of days) ate.add(`${leader} ${day}`);
  return ate.size - before;
}

/**
 * The level of most children who were there, with a tie the younger one. Whoever is in none of the three schools counts as middle
 * school, the oldest of them. `null` when nobody was there.
 */
function groupLevel({ kg, gs, ms, other }: Counts): keyof FundingRates['group'] | null {
  const counts = { kg, gs, ms: ms + other };
  const most = Math.max(...Object.values(counts));
  return most === 0 ? null : counts.kg === most ? 'kg' : counts.gs === most ? 'gs' : 'ms';
}

function countsOf(children: readonly FundingChild[]): Counts {
  const count = (wanted: SchoolLevel): number => children.filter(({ level }) => level === wanted).length;
  return { kg: count('kg'), gs: count('gs'), ms: count('ms'), other: count('other') };
}

/** The lines of a project together. */
export interface FundingProject extends FundingFigures {
  courseId: number;
  weeks: number;
  /** Groups and weeks that get an amount. */
  groups: number;
  /** In cents: meals and groups less the deduction, but not below 0. */
  estimate: number;
}

/** Sums for each project, in the order of the lines. */
export function fundingProjects(lines: readonly FundingLine[]): FundingProject[] {
  const courseIds = [...new Set(lines.map(({ courseId }) => courseId))];
  return courseIds.map((courseId) => {
    const own = lines.filter((line) => line.courseId === courseId);
    const figures = addUp(own);
    return {
      ...figures,
      courseId,
      weeks: new Set(own.map(({ weekId }) => weekId)).size,
      groups: own.filter(({ level }) => level !== null).length,
      estimate: Math.max(0, balanceOf(figures)),
    };
  });
}

/** The sums of several projects. */
export function addUpProjects(projects: readonly FundingProject[]): Omit<FundingProject, 'courseId'> {
  const added = (figure: 'weeks' | 'groups' | 'estimate'): number =>
    sum(projects.map((each) => each[figure]));
  return { ...addUp(projects), weeks: added('weeks'), groups: added('groups'), estimate: added('estimate') };
}

/** Meals and groups less the deduction, in cents; below 0 when parents are expected to pay more. */
export function balanceOf({ mealAmount, groupAmount, deduction }: FundingFigures): number {
  return mealAmount + groupAmount - deduction;
}

/** The figures of several together. */
export function addUp(all: readonly FundingFigures[]): FundingFigures {
  const added = (figure: Exclude<keyof FundingFigures, 'enrolled' | 'present'>): number =>
    sum(all.map((each) => each[figure]));
  const counted = (figure: 'enrolled' | 'present'): Counts =>
    Object.fromEntries(
      SCHOOL_LEVELS.map((level) => [level, sum(all.map((each) => each[figure][level]))]),
    ) as Counts;
  return {
    enrolled: counted('enrolled'),
    present: counted('present'),
    childDays: added('childDays'),
    childMeals: added('childMeals'),
    leaderMeals: added('leaderMeals'),
    childWeeks: added('childWeeks'),
    diagnoses: added('diagnoses'),
    received: added('received'),
    mealAmount: added('mealAmount'),
    groupAmount: added('groupAmount'),
    deduction: added('deduction'),
  };
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
