/** Who stays together in a draw (product/registrations.md#the-draw). Pure; facts come from the caller. */

/** A wish, with what says whether the child stays together with its siblings. */
export interface GroupedWish {
  child_id: number;
  siblings_together: boolean;
  booked_by: number | null;
}

/**
 * The groups of siblings: children who were signed up by the same account to stay together, and have a parent in common, also over
 * several steps. The parent matters where the office signs children of many families up.
 * @param parents of the children
 * @returns the smallest id of the group for each of its children; nothing for a child that draws alone
 */
export function groupsOf(
  wishes: readonly GroupedWish[],
  parents: readonly { childId: number; personId: number }[],
): Map<number, number> {
  const above = new Map<number, number>();
  const root = (child: number): number => {
    const next = above.get(child);
    return next === undefined ? child : root(next);
  };
  const personsOf = new Map<number, number[]>();
  for (const { childId, personId } of parents)
    personsOf.set(childId, [...(personsOf.get(childId) ?? []), personId]);
  const firstOf = new Map<string, number>();
  for (const { child_id, siblings_together, booked_by } of wishes) {
    if (!siblings_together || booked_by === null) continue;
    for (const person of personsOf.get(child_id) ?? []) {
      const key = `${booked_by}:${person}`;
      const first = firstOf.get(key);
      if (first === undefined) firstOf.set(key, child_id);
      else join(root(first), root(child_id));
    }
  }
  function join(one: number, other: number): void {
    // The smallest id stays on top.
    if (one !== other) above.set(Math.max(one, other), Math.min(one, other));
  }
  const all = [...new Set(wishes.map(({ child_id }) => child_id))];
  const sizes = new Map<number, number>();
  for (const child of all) sizes.set(root(child), (sizes.get(root(child)) ?? 0) + 1);
  return new Map(
    all.filter((child) => (sizes.get(root(child)) ?? 0) > 1).map((child) => [child, root(child)]),
  );
}
