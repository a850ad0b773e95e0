import type { BasketGroupLine, BasketInput } from '@feria/shared/contracts/basket';
import { isForWishes, type Giving } from '../../catalogue/giving';

/** What a family takes only together (product/registrations.md#only-together). */
export interface Together {
  /** Weeks that several children take, by their ids: all of them, or none. */
  together: readonly number[];
  /** Children who take all their other weeks, or none. */
  togetherOf: readonly number[];
}

/** A line of the basket; its project is `undefined` until it is there. */
interface Line {
  line: BasketGroupLine;
  project: Giving | undefined;
}

/** Weeks that several children take: the lines of each. */
export function sharedWeeks<Line extends { course_week_id: number }>(
  lines: readonly Line[],
): Map<number, Line[]> {
  const weeks = new Map<number, Line[]>();
  for (const line of lines) weeks.set(line.course_week_id, [...(weeks.get(line.course_week_id) ?? []), line]);
  return new Map([...weeks].filter(([, own]) => own.length > 1));
}

/** Lines of weeks that several children take, by week. */
export function sharedItems<I extends Line>(items: readonly I[]): Map<number, I[]> {
  const shared = sharedWeeks(items.map((item) => ({ item, course_week_id: item.line.course_week_id })));
  return new Map([...shared].map(([week, own]) => [week, own.map(({ item }) => item)]));
}

/**
 * Lines of children who have several weeks, by child: those that a child can take only together. Not those that stay together with brothers
 * and sisters already, and not wishes: a draw gives them one by one.
 */
export function itemsOfChildren<I extends Line>(
  items: readonly I[],
  { together }: Pick<Together, 'together'>,
): Map<number, I[]> {
  const shared = sharedItems(items);
  const free = items.filter(
    ({ line, project }) =>
      project &&
      !isForWishes(project) &&
      !(together.includes(line.course_week_id) && shared.has(line.course_week_id)),
  );
  const children = new Map<number, I[]>();
  for (const item of free)
    children.set(item.line.child_id, [...(children.get(item.line.child_id) ?? []), item]);
  return new Map([...children].filter(([, own]) => own.length > 1));
}

/** The groups of lines that stay together, as a basket is sent with them; nothing where none do. */
export function groupsOf(items: readonly Line[], wanted: Together): Pick<BasketInput, 'only_together'> {
  const named = (own: readonly Line[]): BasketGroupLine[] =>
    own.map(({ line: { child_id, course_week_id } }) => ({ child_id, course_week_id }));
  const siblings = [...sharedItems(items)].filter(([week]) => wanted.together.includes(week));
  const children = [...itemsOfChildren(items, wanted)].filter(([child]) => wanted.togetherOf.includes(child));
  const groups = [...siblings, ...children].map(([, own]) => named(own));
  return groups.length ? { only_together: groups } : {};
}
