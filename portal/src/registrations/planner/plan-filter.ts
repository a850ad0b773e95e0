import type { FrontendProject, FrontendWeek } from '@feria/shared/contracts/frontend';
import {
  atLocations,
  EVERYTHING,
  ofType,
  positive,
  readChoice,
  writeChoice,
  type ListChoice,
} from '../../catalogue/filter';
import { hasSeat } from '../../catalogue/find';

/** What a parent looks for in the plan, in the address as that of the list. Of the choice only type, places and free seats count. */
export interface PlanFilter extends ListChoice {
  /** Euros from which a project is to be had, at most; `null`: any. */
  price: number | null;
}

/** Nothing is looked for: everything that fits is shown. */
export const NO_FILTER: PlanFilter = { ...EVERYTHING, price: null };

/** Reads the filter from the address and ignores what is invalid. */
export function readPlanFilter(search: URLSearchParams): PlanFilter {
  const { type, locations, isFree } = readChoice(search);
  return { ...NO_FILTER, type: type ?? 'all', locations, isFree, price: positive(search.get('price')) };
}

/** Writes the filter for the address; nothing where nothing is looked for. */
export function writePlanFilter({ price, ...choice }: PlanFilter): URLSearchParams {
  const search = writeChoice({ ...choice, type: choice.type === 'all' ? null : choice.type });
  if (price !== null) search.set('price', String(price));
  return search;
}

/** How many conditions there are. */
export function conditionsOf({ type, locations, isFree, price }: PlanFilter): number {
  return locations.length + [type !== null && type !== 'all', isFree, price !== null].filter(Boolean).length;
}

/** The projects that have what is looked for. */
export function filtered(projects: readonly FrontendProject[], filter: PlanFilter): FrontendProject[] {
  const { type, locations, isFree, price } = filter;
  return atLocations(ofType(projects, type ?? 'all'), locations).filter(
    ({ price_from, courseWeeks }) =>
      (price === null || (price_from ?? 0) <= price) && (!isFree || courseWeeks.some(hasSeat)),
  );
}

/** Whether a week of one of these projects has what is looked for. */
export function isWanted(week: FrontendWeek, { isFree }: PlanFilter): boolean {
  return !isFree || hasSeat(week);
}

const STEPS = [10, 20, 50, 100, 200, 500, 1_000];
const MOST_STEPS = 4;

/**
 * Highest prices to choose from, in euros, each of which leaves some projects and hides others; besides the one that is chosen. None where
 * all cost about the same.
 */
export function priceSteps(projects: readonly FrontendProject[], chosen: number | null): number[] {
  const prices = projects.flatMap(({ price_from }) => price_from ?? []);
  const highest = Math.max(0, ...prices);
  const roundedBy = (step: number): number[] =>
    [...new Set(prices.map((price) => Math.max(1, Math.ceil(price / step)) * step))].filter(
      (limit) => limit < highest,
    );
  const limits = STEPS.map(roundedBy).find(({ length }) => length <= MOST_STEPS) ?? [];
  return [...new Set([...limits, ...(chosen === null ? [] : [chosen])])].sort((a, b) => a - b);
}
