import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import { isForAge } from '@feria/shared/rules/age';
import { addDays, isIsoDate, mondayOf, mondaysOf, overlaps, type IsoDate } from '@feria/shared/rules/dates';
import { isEligible, type EligibleChild } from '@feria/shared/rules/eligibility';
import { normaliseForSearch, searchWords } from '@feria/shared/rules/search-text';
import { shownProjects, type ListChoice } from './filter';

/** The ages to choose from, in years. */
export const AGES = Array.from({ length: 16 }, (_, index) => index + 3);

/** Whether each word stands somewhere in what a card says, in either language. @param words as {@link searchWords} makes them */
function hasWords(project: FrontendProject, words: readonly string[]): boolean {
  if (!words.length) return true;
  const { location, courseType, courseCategories } = project;
  const names = [project, location, courseType, ...courseCategories].flatMap((named) =>
    named ? [named.name, named.name_it] : [],
  );
  const said = normaliseForSearch(
    [...names, project.description, project.description_it].join(' ').replace(/<[^<>]*>/g, ' '),
  );
  return words.every((word) => said.includes(word));
}

/** Whether a week has a free seat, now or when registration opens. */
export function hasSeat(week: FrontendWeek): boolean {
  return week.state !== 'after_registration' && (week.availability === 'free' || week.availability === 'few');
}

/** Whether a day of the week lies in the calendar week. @param monday its first day */
function isInCalendarWeek(week: { from: IsoDate; to: IsoDate }, monday: IsoDate): boolean {
  return overlaps(week, { from: monday, to: addDays(monday, 6) });
}

/** The calendar weeks that are asked for, by their Mondays. A date that does not exist asks for nothing. */
export function wantedMondays({ weeks }: Pick<ListChoice, 'weeks'>): IsoDate[] {
  return [...new Set(weeks.filter(isIsoDate).map(mondayOf))];
}

/** The weeks of the project that have all that is looked for. */
function wantedWeeks(
  project: FrontendProject,
  choice: ListChoice,
  child: EligibleChild | null,
): FrontendWeek[] {
  const mondays = wantedMondays(choice);
  return project.courseWeeks.filter(
    (week) =>
      !week.cancelled_at &&
      (mondays.length === 0 || mondays.some((monday) => isInCalendarWeek(week, monday))) &&
      (!choice.isFree || hasSeat(week)) &&
      (!child || isEligible(project, child, week.from)),
  );
}

/** Whether one week of the project has all that is looked for. */
function hasWantedWeek(project: FrontendProject, choice: ListChoice, child: EligibleChild | null): boolean {
  const asksForNone = wantedMondays(choice).length === 0 && !choice.isFree && !child;
  return asksForNone || wantedWeeks(project, choice, child).length > 0;
}

/**
 * The projects that have what is looked for, in the order in which they are shown. Week, free seat and age are asked of one
 * and the same week.
 * @param child the child with the id in the choice; `null` when it is not known
 */
export function findProjects(
  projects: readonly FrontendProject[],
  choice: ListChoice,
  child: EligibleChild | null = null,
): FrontendProject[] {
  const { age } = choice;
  const words = searchWords(choice.text);
  return shownProjects(projects, choice).filter(
    (project) =>
      (age === null || isForAge(project, age)) &&
      hasWantedWeek(project, choice, child) &&
      hasWords(project, words),
  );
}

/** The calendar weeks in which a project takes place, by their Mondays, from that of today on. */
export function calendarWeeks(projects: readonly FrontendProject[], today: IsoDate): IsoDate[] {
  const first = mondayOf(today);
  const mondays = projects.flatMap(({ courseWeeks }) =>
    courseWeeks
      .filter(({ to, cancelled_at }) => to >= today && !cancelled_at)
      .flatMap(({ from, to }) => mondaysOf(from, to)),
  );
  return [...new Set(mondays)].filter((monday) => monday >= first).sort();
}

/** A calendar week with what takes place in it. */
export interface ProgrammeWeek {
  /** Its first day. */
  monday: IsoDate;
  entries: { project: FrontendProject; week: FrontendWeek }[];
}

/**
 * What was found, by calendar weeks from that of today on; a long week stands in each of its own.
 * @param found as {@link findProjects} gives it
 */
export function byCalendarWeek(
  found: readonly FrontendProject[],
  choice: ListChoice,
  { child, today }: { child: EligibleChild | null; today: IsoDate },
): ProgrammeWeek[] {
  const asked = wantedMondays(choice);
  const entries = found.flatMap((project) =>
    wantedWeeks(project, choice, child).map((week) => ({ project, week })),
  );
  return calendarWeeks(found, today)
    .filter((monday) => asked.length === 0 || asked.includes(monday))
    .map((monday) => ({ monday, entries: entries.filter(({ week }) => isInCalendarWeek(week, monday)) }))
    .filter((week) => week.entries.length > 0);
}
