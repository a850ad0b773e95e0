import {
  countUpYears,
  holdsDay,
  isIsoDate,
  namesYear,
  shiftWeeks,
  weekHasStarted,
  type IsoDate,
  type RolloverProject,
  type RolloverWarning,
  type SeasonProject,
  type SeasonWeek,
} from '@feria/shared';
import { course as definition } from '@feria/shared/resources/course/index';
import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { isEmpty, storedFields } from '@feria/shared/resources/infer';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/** What becomes of a course in the next season: pure, from what is stored of this one (product/catalogue.md#the-next-season). */
export interface NextSeason {
  source: CourseEntity;
  next: SeasonProject;
  /** By their first day, without those that were cancelled. */
  weeks: { source: CourseWeekEntity; next: SeasonWeek }[];
  cancelled: CourseWeekEntity[];
  /** Year that this season begins in; `null` without any date. */
  year: number | null;
}

/** Fields that the next season has values of its own for, or that are no matter of a season. */
const OWN_FIELDS: readonly string[] = [
  'name',
  'name_it',
  'from',
  'to',
  'register_from',
  'register_to',
  'active',
];

const DATES = ['register_from', 'register_to', 'from', 'to'] as const;

/** @param own all weeks of the course */
export function nextSeasonOf(
  source: CourseEntity,
  own: readonly CourseWeekEntity[],
  shift: number,
): NextSeason {
  const sorted = [...own].sort((a, b) => a.from.localeCompare(b.from) || a.id - b.id);
  const kept = sorted.filter(({ cancelled_at }) => !cancelled_at);
  const first = source.from ?? kept[0]?.from ?? null;
  const year = first === null ? null : yearOf(first);
  const by = first === null ? 0 : yearOf(shiftWeeks(first, shift)) - yearOf(first);
  const name = (text: string): string => (year === null ? text : countUpYears(text, year, by));
  return {
    source,
    next: {
      name: name(source.name),
      name_it: name(source.name_it),
      from: shiftWeeks(source.from, shift),
      to: shiftWeeks(source.to, shift),
      register_from: shiftWeeks(source.register_from, shift),
      register_from_time: source.register_from_time,
      register_to: shiftWeeks(source.register_to, shift),
    },
    weeks: kept.map((week) => ({
      source: week,
      next: {
        name: name(week.name),
        name_it: name(week.name_it),
        from: shiftWeeks(week.from, shift),
        to: shiftWeeks(week.to, shift),
      },
    })),
    cancelled: sorted.filter(({ cancelled_at }) => cancelled_at),
    year,
  };
}

/** The first day of the next season; `null` when neither the course nor a week has one. */
export function firstDayOf({ next, weeks }: NextSeason): IsoDate | null {
  return next.from ?? weeks[0]?.next.from ?? null;
}

/** Whether every date of the next season can be stored: a year of five digits cannot. */
export function hasValidDates({ next, weeks }: NextSeason): boolean {
  return [...DATES.map((name) => next[name]), ...weeks.map((week) => week.next.to)].every(
    (date) => date === null || isIsoDate(date),
  );
}

/** What the preview needs to know beside the course itself. */
export interface SeasonFacts {
  registrations: number;
  waiting: number;
  hasCategories: boolean;
  /** Courses with the new name and the new first day. */
  followers: readonly number[];
  /** In Rome. */
  today: IsoDate;
}

/** The next season as the preview shows it, with what the office should look at before. */
export function presentNextSeason(season: NextSeason, facts: SeasonFacts): RolloverProject {
  const { source, next, weeks, cancelled } = season;
  return {
    id: source.id,
    active: source.active,
    old: seasonProject(source),
    next,
    weeks: weeks.map((week) => ({ id: week.source.id, old: seasonWeek(week.source), next: week.next })),
    carried_over: carriedOver(source, facts.hasCategories),
    left_out: {
      registrations: facts.registrations,
      waiting: facts.waiting,
      weeks: cancelled.map((week) => ({ id: week.id, ...seasonWeek(week) })),
    },
    warnings: warningsOf(season, facts),
  };
}

function warningsOf(season: NextSeason, { followers, today }: SeasonFacts): RolloverWarning[] {
  const { source, next, weeks, cancelled, year } = season;
  const weekIds = (those: typeof weeks): number[] => those.map((week) => week.source.id);
  const found: RolloverWarning[] = [
    { kind: 'follower', fields: [], ids: [...followers] },
    {
      kind: 'past',
      fields: DATES.filter((name) => (next[name] ?? today) < today),
      ids: weekIds(weeks.filter((week) => weekHasStarted(week.next, today))),
    },
    { kind: 'cancelled', fields: [], ids: cancelled.map(({ id }) => id) },
    {
      kind: 'day_in_name',
      fields: (['name', 'name_it'] as const).filter((name) => holdsDay(source[name])),
      ids: weekIds(weeks.filter(({ source: { name, name_it } }) => holdsDay(name) || holdsDay(name_it))),
    },
    {
      kind: 'year_in_text',
      fields: year === null ? [] : textsWithYear(definition, source, year),
      ids: year === null ? [] : weekIds(weeks.filter((week) => namesSeason(week.source, year))),
    },
  ];
  const warnings = found.filter(({ fields, ids }) => fields.length > 0 || ids.length > 0);
  return weeks.length ? warnings : [...warnings, { kind: 'no_weeks', fields: [], ids: [] }];
}

function namesSeason(week: CourseWeekEntity, year: number): boolean {
  return textsWithYear(courseWeek, week, year).length > 0;
}

/** Names of the texts, other than the names, that hold the year. */
function textsWithYear(
  of: typeof definition | typeof courseWeek,
  record: CourseEntity | CourseWeekEntity,
  year: number,
): string[] {
  return storedFields(of)
    .filter(([key, { type }]) => (type === 'text' || type === 'richText') && !OWN_FIELDS.includes(key))
    .map(([key]) => key)
    .filter((key) => namesYear(String(Reflect.get(record, key) ?? ''), year));
}

function carriedOver(source: CourseEntity, hasCategories: boolean): string[] {
  const filled = storedFields(definition)
    .filter(([key, field]) => !field.readOnly && !OWN_FIELDS.includes(key))
    .map(([key]) => key)
    .filter((key) => {
      const value: unknown = Reflect.get(source, key);
      return !isEmpty(value) && value !== false && !isEmptyList(value);
    });
  return hasCategories ? [...filled, 'courseCategories'] : filled;
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

function seasonProject(course: CourseEntity): SeasonProject {
  const { name, name_it, from, to, register_from, register_from_time, register_to } = course;
  return { name, name_it, from, to, register_from, register_from_time, register_to };
}

function seasonWeek({ name, name_it, from, to }: CourseWeekEntity): SeasonWeek {
  return { name, name_it, from, to };
}

function yearOf(date: IsoDate): number {
  return Number(date.slice(0, 4));
}
