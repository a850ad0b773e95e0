/** A place that may come: what it costs in cents, and of how many such places its child gets. */
export interface MaybePlace {
  child_id: number;
  course_id: number;
  cents: number;
  /** How many more places of the project the child gets at most; `null` for no limit. */
  limit: number | null;
}

/**
 * The most that places come to which a draw may give, in cents: the dearest wishes of each child, as many as it gets of a project. Seats that
 * a draw leaves over may come to it (product/registrations.md#what-a-draw-leaves-over).
 */
export function mostToPay(places: readonly MaybePlace[]): number {
  const groups = new Map<string, MaybePlace[]>();
  for (const place of places) {
    const key = `${place.child_id}-${place.course_id}`;
    groups.set(key, [...(groups.get(key) ?? []), place]);
  }
  return [...groups.values()].reduce((sum, own) => {
    const limit = own[0]?.limit ?? own.length;
    const dearest = own.toSorted((a, b) => b.cents - a.cents).slice(0, limit);
    return sum + dearest.reduce((cents, place) => cents + place.cents, 0);
  }, 0);
}

/**
 * How many more places a draw gives a child of the project at most; `null` for no limit, or no draw.
 * @param had places that it has already
 */
export function winsLeft(
  project: { places_per_child: number | null },
  { areWishes, had }: { areWishes: boolean; had: number },
): number | null {
  const { places_per_child: limit } = project;
  return areWishes && limit !== null ? Math.max(0, limit - had) : null;
}
