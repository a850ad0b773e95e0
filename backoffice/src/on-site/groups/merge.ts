/** A group as it is saved, with ids of accounts and children; without an id until it is stored. */
export interface SavedGroup {
  id: number | null;
  name: string;
  leaders: number[];
  children: number[];
}

/** What two people have changed differently, so that somebody has to choose. */
export type Disagreement =
  /** Who leads the whole week. */
  | { key: string; kind: 'week'; yours: number[]; theirs: number[] }
  /** One has removed the group, which is `null` there, and the other has changed it. */
  | { key: string; kind: 'group'; group: string; yours: SavedGroup | null; theirs: SavedGroup | null }
  | { key: string; kind: 'name'; group: string; yours: string; theirs: string }
  | { key: string; kind: 'leaders'; group: string; yours: number[]; theirs: number[] }
  /** By child the name of its group; `null` for none. */
  | { key: string; kind: 'children'; yours: Placement[]; theirs: Placement[] };

/** In which group a child is; `null` for none. */
export interface Placement {
  child: number;
  group: string | null;
}

type Side = 'yours' | 'theirs';

/** A group while two states are put together. */
type Kept = Omit<SavedGroup, 'children'> & { key: string };

const keyOf = (id: number): string => `group ${id}`;
const asSet = (ids: readonly number[]): string => JSON.stringify([...new Set(ids)].sort((a, b) => a - b));
const isSameGroup = (a: SavedGroup, b: SavedGroup): boolean =>
  a.name === b.name && asSet(a.leaders) === asSet(b.leaders) && asSet(a.children) === asSet(b.children);

/**
 * Puts together what two people made of the same groups: of each name, list of leaders, and place of a child, what one of them changed
 * stays. What both changed differently is a disagreement.
 * @param states the groups as both opened them, as they are here, and as they are stored now
 * @param choice whose value stays, by the key of the disagreement; what is stored, where it says nothing
 */
export function mergeGroups(
  { opened, yours, theirs }: Record<'opened' | Side, readonly SavedGroup[]>,
  choice: Readonly<Record<string, string>> = {},
): { groups: SavedGroup[]; disagreements: Disagreement[] } {
  const disagreements: Disagreement[] = [];
  const wasOpened = new Set(opened.map(({ id }) => id));
  // Two who add a group under the same name mean the same group.
  const own = yours.map((group) => ({
    ...group,
    id: group.id ?? theirs.find(({ id, name }) => !wasOpened.has(id) && name === group.name)?.id ?? null,
  }));
  const sideOf = (key: string): Side => (choice[key] === 'yours' ? 'yours' : 'theirs');
  const kept: Kept[] = [];
  /** Groups of which one side was taken as a whole. */
  const decided = new Map<string, Side>();
  const find = (groups: readonly SavedGroup[], id: number): SavedGroup | undefined =>
    groups.find((group) => group.id === id);

  for (const id of new Set([...opened, ...theirs].flatMap((group) => group.id ?? []))) {
    const key = keyOf(id);
    const [base, mine, stored] = [find(opened, id), find(own, id), find(theirs, id)];
    if (mine && stored) {
      const name = disagreeing(base?.name, mine.name, stored.name, (value) => value);
      const leaders = disagreeing(base?.leaders ?? [], mine.leaders, stored.leaders, asSet);
      const group = base?.name ?? stored.name;
      if (name.isAsked)
        disagreements.push({
          key: `${key} name`,
          kind: 'name',
          group,
          yours: mine.name,
          theirs: stored.name,
        });
      if (leaders.isAsked)
        disagreements.push({
          key: `${key} leaders`,
          kind: 'leaders',
          group,
          yours: mine.leaders,
          theirs: stored.leaders,
        });
      kept.push({
        key,
        id,
        name: name.of(sideOf(`${key} name`)),
        leaders: leaders.of(sideOf(`${key} leaders`)),
      });
    } else if (!base && stored) {
      kept.push({ ...stored, key });
    } else if (base && (mine ?? stored)) {
      const left = (mine ?? stored)!;
      if (isSameGroup(base, left)) continue;
      disagreements.push({
        key,
        kind: 'group',
        group: base.name,
        yours: mine ?? null,
        theirs: stored ?? null,
      });
      decided.set(key, sideOf(key));
      // One that is stored no more is made again.
      if ((sideOf(key) === 'yours') === (left === mine)) kept.push({ ...left, key, id: stored?.id ?? null });
    }
  }
  const fresh = own.flatMap((group, index) => (group.id === null ? [{ ...group, key: `new ${index}` }] : []));
  kept.push(...fresh);

  const keptKeys = new Set(kept.map(({ key }) => key));
  const places = {
    opened: placesIn(opened),
    yours: placesIn(own),
    theirs: placesIn(theirs),
  };
  const members = new Map<string, number[]>(kept.map(({ key }) => [key, []]));
  const asked: { child: number; yours: string | null; theirs: string | null }[] = [];
  for (const child of new Set([...places.opened.keys(), ...places.yours.keys(), ...places.theirs.keys()])) {
    const [base, mine, stored] = [places.opened, places.yours, places.theirs].map(
      (of) => of.get(child) ?? null,
    ) as [string | null, string | null, string | null];
    const side = [base, mine, stored].flatMap((key) => (key && decided.get(key)) ?? [])[0];
    const place = disagreeing(base, mine, stored, (value) => value);
    if (!side && place.isAsked) asked.push({ child, yours: mine, theirs: stored });
    const chosen = side ? { yours: mine, theirs: stored }[side] : place.of(sideOf('children'));
    if (chosen && keptKeys.has(chosen)) members.get(chosen)!.push(child);
  }
  if (asked.length > 0) {
    const nameOf = (key: string | null): string | null =>
      kept.find((group) => group.key === key)?.name ?? null;
    const placements = (of: Side): Placement[] =>
      asked.map((one) => ({ child: one.child, group: nameOf(one[of]) }));
    disagreements.push({
      key: 'children',
      kind: 'children',
      yours: placements('yours'),
      theirs: placements('theirs'),
    });
  }
  const groups = kept.map(({ key, id, name, leaders }) => ({
    id,
    name,
    leaders,
    children: members.get(key)!.sort((a, b) => a - b),
  }));
  return { groups, disagreements };
}

/** The same for the leaders of the whole week too, which are asked about first. */
export function mergeStates(
  {
    opened,
    yours,
    theirs,
  }: Record<'opened' | Side, { leaders: readonly number[]; groups: readonly SavedGroup[] }>,
  choice: Readonly<Record<string, string>> = {},
): { leaders: number[]; groups: SavedGroup[]; disagreements: Disagreement[] } {
  const leaders = disagreeing(opened.leaders, yours.leaders, theirs.leaders, asSet);
  const { groups, disagreements } = mergeGroups(
    { opened: opened.groups, yours: yours.groups, theirs: theirs.groups },
    choice,
  );
  const asked: Disagreement[] = leaders.isAsked
    ? [{ key: 'leaders', kind: 'week', yours: [...yours.leaders], theirs: [...theirs.leaders] }]
    : [];
  return {
    leaders: [...leaders.of(choice.leaders === 'yours' ? 'yours' : 'theirs')],
    groups,
    disagreements: [...asked, ...disagreements],
  };
}

/** Of a value that both could change: whether they did so differently, and what it is by whose choice. */
function disagreeing<Value>(
  base: Value | undefined,
  yours: Value,
  theirs: Value,
  comparable: (value: Value) => unknown,
): { isAsked: boolean; of: (side: Side) => Value } {
  const isSame = (a: Value | undefined, b: Value): boolean =>
    a !== undefined && comparable(a) === comparable(b);
  if (isSame(yours, theirs) || isSame(base, yours)) return { isAsked: false, of: () => theirs };
  if (isSame(base, theirs)) return { isAsked: false, of: () => yours };
  return { isAsked: true, of: (side) => ({ yours, theirs })[side] };
}

/** By child the key of its group; who is in none is left out. */
function placesIn(groups: readonly SavedGroup[]): Map<number, string> {
  return new Map(
    groups.flatMap(({ id, children }, index) =>
      children.map((child): [number, string] => [child, id === null ? `new ${index}` : keyOf(id)]),
    ),
  );
}
