/*
 * The order in which a parent puts the weeks of a child. Pure.
 */

/** A list with one entry moved by one place, up (-1) or down (1). At the end of the list nothing moves. */
export function movedBy<T>(list: readonly T[], index: number, by: -1 | 1): T[] {
  const moved = [...list];
  const [one, other] = [moved[index], moved[index + by]];
  if (one === undefined || other === undefined) return moved;
  moved[index + by] = one;
  moved[index] = other;
  return moved;
}

/** Ids in the order chosen; those that it does not name come after, as they stood. */
export function inOrder<T>(entries: readonly T[], order: readonly number[], idOf: (entry: T) => number): T[] {
  const place = (entry: T): number => {
    const at = order.indexOf(idOf(entry));
    return at < 0 ? order.length : at;
  };
  return entries.toSorted((a, b) => place(a) - place(b));
}
