import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import { isForAge } from '@feria/shared/rules/age';
import { addDays, isIsoDate, mondayOf, mondaysOf, overlaps, type IsoDate } from '@feria/shared/rules/dates';
import { isEligible, type EligibleChild } from '@feria/shared/rules/eligibility';
import { normaliseForSearch, searchWords } from '@feria/shared/rules/search-text';
import { shownProjects, type ListChoice } from './filter';

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
function hasSeat(week: FrontendWeek): boolean {
  return week.state !== 'after_registration' && (week.availability === 'free' || week.availability === 'few');
}

/** Whether a day of the week lies in the calendar week. @param monday its first day */
function isInCalendarWeek(week: { from: IsoDate; to: IsoDate }, monday: IsoDate): boolean {
  return overlaps(week, { from: monday, to: addDays(monday, 6) });
}

/** Whether one week of the project has all that is looked for. */
function hasWantedWeek(project: FrontendProject, choice: ListChoice, child: EligibleChild | null): boolean {
  const { isFree } = choice;
  const monday = choice.week && isIsoDate(choice.week) ? mondayOf(choice.week) : null;
  if (monday === null && !isFree && !child) return true;
  return project.courseWeeks.some(
    (week) =>
      !week.cancelled_at &&
      (monday === null || isInCalendarWeek(week, monday)) &&
      (!isFree || hasSeat(week)) &&
      (!child || isEligible(project, child, week.from)),
  );
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
