import type { DrawFigures, DrawInput, DrawOutcome } from '../contracts/draw.js';

/**
 * Counts an outcome, also one that is not from {@link draw}.
 * @param outcome only of children and weeks of the input
 */
export function drawFigures(input: DrawInput, outcome: Pick<DrawOutcome, 'given'>): DrawFigures {
  const weeksOf = new Map<number, Set<number>>();
  for (const { child, week } of outcome.given)
    weeksOf.set(child, (weeksOf.get(child) ?? new Set()).add(week));
  const withAny = input.children.filter(({ id }) => weeksOf.has(id)).length;
  return {
    children: input.children.length,
    withFirstWish: input.children.filter(
      ({ id, wishes: [first] }) => first !== undefined && weeksOf.get(id)?.has(first),
    ).length,
    withAny,
    withNone: input.children.length - withAny,
    weeks: [...input.weeks].sort(byId).map(({ id, seats }) => {
      const given = outcome.given.filter(({ week }) => week === id).length;
      const wishes = input.children.filter((child) => child.wishes.includes(id)).length;
      return { id, wishes, seats, given, leftOver: seats - given };
    }),
  };
}

const byId = (a: { id: number }, b: { id: number }): number => a.id - b.id;
