import type { FrontendProject, Named } from '@feria/shared/contracts/frontend';
import { compareTexts } from '@feria/shared/rules/sort-key';
import { isBookable, sortByAvailability } from '../../components/week-states';

/** Choice of a type in the address: all, those without one, or the id of one. */
export type TypeChoice = 'all' | 'other' | number;

/** The choice of type and places in the address. `type` is `null` until one is chosen. */
export interface ListChoice {
  type: TypeChoice | null;
  locations: number[];
}

function positive(text: string): number | null {
  const id = Number(text);
  return Number.isInteger(id) && id > 0 ? id : null;
}

/** Reads the choice from the address and ignores invalid values. */
export function readChoice(search: URLSearchParams): ListChoice {
  const type = search.get('type');
  return {
    type: type === null ? null : type === 'all' || type === 'other' ? type : positive(type),
    locations: search.getAll('location').flatMap((text) => positive(text) ?? []),
  };
}

/** Writes the choice for the address. */
export function writeChoice({ type, locations }: ListChoice): URLSearchParams {
  const search = new URLSearchParams();
  if (type !== null) search.set('type', String(type));
  for (const id of locations) search.append('location', String(id));
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
  type: TypeChoice,
  locations: readonly number[],
): FrontendProject[] {
  return sortByAvailability(atLocations(ofType(projects, type), locations));
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
