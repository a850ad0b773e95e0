import type { FrontendProject, Named } from '@feria/shared/contracts/frontend';
import type { IsoDate } from '@feria/shared/rules/dates';
import { compareTexts } from '@feria/shared/rules/sort-key';
import { isBookable, sortByAvailability } from './week-states';

/*
 * The first script of the page uses this too (app/start.ts), so it imports no library. What else the list needs is in find.ts.
 */

/** Choice of a type in the address: all, those without one, or the id of one. */
export type TypeChoice = 'all' | 'other' | number;

/** What a parent looks for. All of it stands in the address. */
export interface ListChoice {
  /** `null` until one is chosen. */
  type: TypeChoice | null;
  locations: number[];
  /** Words to search for. */
  text: string;
  /** A day of each calendar week that is asked for; none: any. */
  weeks: IsoDate[];
  /** Only what has a free seat. */
  isFree: boolean;
  /** Years. */
  age: number | null;
  /** Id of a child of the reader: an id, so that no address says a date of birth. Instead of `age`. */
  child: number | null;
  /** Whether the list is by calendar weeks, else by projects. */
  isByWeek: boolean;
}

/** Every project: nothing is looked for. */
export const EVERYTHING: ListChoice = {
  type: 'all',
  locations: [],
  text: '',
  weeks: [],
  isFree: false,
  age: null,
  child: null,
  isByWeek: false,
};

/** A whole number above 0 of the address, `null` for anything else. */
export function positive(text: string | null): number | null {
  const id = Number(text);
  return text !== null && Number.isInteger(id) && id > 0 ? id : null;
}

/** Reads the choice from the address and ignores invalid values. */
export function readChoice(search: URLSearchParams): ListChoice {
  const type = search.get('type');
  return {
    type: type === null ? null : type === 'all' || type === 'other' ? type : positive(type),
    locations: search.getAll('location').flatMap((text) => positive(text) ?? []),
    text: search.get('q') ?? '',
    weeks: search.getAll('week').filter((week) => /^\d{4}-\d{2}-\d{2}$/.test(week)),
    isFree: search.get('free') === '1',
    age: positive(search.get('age')),
    child: positive(search.get('child')),
    isByWeek: search.get('view') === 'weeks',
  };
}

/** Writes the choice for the address. */
export function writeChoice({
  type,
  locations,
  text,
  weeks,
  isFree,
  age,
  child,
  isByWeek,
}: ListChoice): URLSearchParams {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', String(type));
  for (const id of locations) search.append('location', String(id));
  if (text) search.set('q', text);
  for (const week of weeks) search.append('week', week);
  if (isFree) search.set('free', '1');
  if (age !== null) search.set('age', String(age));
  if (child !== null) search.set('child', String(child));
  if (isByWeek) search.set('view', 'weeks');
  return search;
}

function isOfType(project: FrontendProject, type: TypeChoice): boolean {
  if (type === 'all') return true;
  return type === 'other' ? !project.courseType : project.courseType?.id === type;
}

/** The projects of a type. */
export function ofType(projects: readonly FrontendProject[], type: TypeChoice): FrontendProject[] {
  return projects.filter((project) => isOfType(project, type));
}

/** The projects at one of the places; all when no place is chosen. */
export function atLocations(
  projects: readonly FrontendProject[],
  locations: readonly number[],
): FrontendProject[] {
  if (!locations.length) return [...projects];
  return projects.filter(({ location }) => location && locations.includes(location.id));
}

/** The projects of a type at the chosen places, in the order in which they are shown. */
export function shownProjects(
  projects: readonly FrontendProject[],
  { type, locations }: Pick<ListChoice, 'type' | 'locations'>,
): FrontendProject[] {
  return sortByAvailability(atLocations(ofType(projects, type ?? 'all'), locations));
}

/** Whether something is looked for beside type and places. */
function isNarrowed({ text, weeks, isFree, age, child }: ListChoice): boolean {
  return text !== '' || weeks.length > 0 || isFree || age !== null || child !== null;
}

/** Whether there is a condition beside the type. */
export function hasCondition(choice: ListChoice): boolean {
  return choice.locations.length > 0 || isNarrowed(choice);
}

/**
 * The picture of the first card of the list, as far as that is known without asking for more than type and places;
 * `null` before a type is chosen, when another condition may hide that project, and in a list by weeks, which has no pictures.
 */
export function firstPicture(projects: readonly FrontendProject[], choice: ListChoice): string | null {
  if (choice.type === null || choice.isByWeek || isNarrowed(choice)) return null;
  return shownProjects(projects, choice)[0]?.image ?? null;
}

/** A type that has projects. */
export interface TypeEntry {
  choice: TypeChoice;
  /** `null` for all and for projects without a type. */
  type: Named | null;
  count: number;
  hasOpen: boolean;
  /** A picture of one of its projects, if there is one. */
  image: string | null;
}

/** All, then every type that has a project in the order of the office, then what has no type. */
export function typeEntries(projects: readonly FrontendProject[]): TypeEntry[] {
  const types = new Map(
    projects.flatMap(({ courseType }) => (courseType ? [[courseType.id, courseType] as const] : [])),
  );
  const sorted = [...types.values()].sort(
    (a, b) => a.sort_order - b.sort_order || compareTexts(a.name, b.name),
  );
  const entry = (choice: TypeChoice, type: Named | null): TypeEntry => {
    const chosen = ofType(projects, choice);
    return {
      choice,
      type,
      count: chosen.length,
      hasOpen: chosen.some((project) => project.courseWeeks.some(isBookable)),
      image: chosen.find(({ image }) => image)?.image ?? null,
    };
  };
  const byType = sorted.map((type) => entry(type.id, type));
  const shown = new Set(byType.map(({ image }) => image));
  // A picture that none of the other cards shows.
  const image = projects.find((project) => project.image && !shown.has(project.image))?.image ?? null;
  return [
    { ...entry('all', null), image },
    ...byType,
    ...(types.size && projects.some((project) => !project.courseType) ? [entry('other', null)] : []),
  ];
}

/** The places of the projects, each once. */
export function locationsOf(projects: readonly FrontendProject[]): Named[] {
  return [
    ...new Map(
      projects.flatMap(({ location }) => (location ? [[location.id, location] as const] : [])),
    ).values(),
  ];
}
