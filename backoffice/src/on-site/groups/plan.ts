import { type GroupableChild, splitByAge, type WeekGroupsDetail } from '@feria/shared';

/** A group as it stands on the screen. */
export interface PlannedGroup {
  /** Tells groups apart that have no id yet. */
  key: string;
  /** `null` until it is saved. */
  id: number | null;
  name: string;
  /** Ids of accounts. */
  leaders: number[];
  /** Ids of children, the lowest first. */
  children: number[];
}

/** Groups and leaders of a week as they stand on the screen. */
export interface GroupPlan {
  /** Who leads the whole week. */
  leaders: number[];
  groups: PlannedGroup[];
}

const byId = (a: number, b: number): number => a - b;

/** What is stored. */
export function planOf({ leaders, groups }: Pick<WeekGroupsDetail, 'leaders' | 'groups'>): GroupPlan {
  return {
    leaders: leaders.map(({ id }) => id),
    groups: groups.map((group) => ({
      key: `stored ${group.id}`,
      id: group.id,
      name: group.name,
      leaders: group.leaders.map(({ id }) => id),
      children: [...group.children].sort(byId),
    })),
  };
}

/** Whether saving one after the other would change nothing. */
export function isSamePlan(a: GroupPlan, b: GroupPlan): boolean {
  const facts = ({ leaders, groups }: GroupPlan): string =>
    JSON.stringify([
      [...leaders].sort(byId),
      groups.map((group) => [group.id, group.name, [...group.leaders].sort(byId), group.children]),
    ]);
  return facts(a) === facts(b);
}

/** @param key of the group; `null` for none */
export function moveChildren(plan: GroupPlan, ids: readonly number[], key: string | null): GroupPlan {
  const moved = new Set(ids);
  return {
    ...plan,
    groups: plan.groups.map((group) => {
      const others = group.children.filter((id) => !moved.has(id));
      return { ...group, children: group.key === key ? [...others, ...moved].sort(byId) : others };
    }),
  };
}

/** Changes name or leaders of a group. */
export function changeGroup(
  plan: GroupPlan,
  key: string,
  change: Partial<Pick<PlannedGroup, 'name' | 'leaders'>>,
): GroupPlan {
  const groups = plan.groups.map((group) => (group.key === key ? { ...group, ...change } : group));
  return { ...plan, groups };
}

/** @param nameOf the name of the group with a number */
export function addGroup(plan: GroupPlan, nameOf: (number: number) => string): GroupPlan {
  return { ...plan, groups: [...plan.groups, newGroup(plan.groups, nameOf)] };
}

/** Its children are in no group then. */
export function removeGroup(plan: GroupPlan, key: string): GroupPlan {
  return { ...plan, groups: plan.groups.filter((group) => group.key !== key) };
}

/** Splits all children by age. The first groups keep name and leaders; what is missing is added, what is too many goes. */
export function splitEvenly(
  plan: GroupPlan,
  children: readonly GroupableChild[],
  count: number,
  nameOf: (number: number) => string,
): GroupPlan {
  let groups = plan.groups.slice(0, count);
  while (groups.length < count) groups = [...groups, newGroup(groups, nameOf)];
  const parts = splitByAge(children, count);
  return {
    ...plan,
    groups: groups.map((group, index) => ({ ...group, children: [...(parts[index] ?? [])].sort(byId) })),
  };
}

function newGroup(groups: readonly PlannedGroup[], nameOf: (number: number) => string): PlannedGroup {
  let number = groups.length + 1;
  const isTaken = (): boolean =>
    groups.some(({ key, name }) => name === nameOf(number) || key === `new ${number}`);
  while (isTaken()) number += 1;
  return { key: `new ${number}`, id: null, name: nameOf(number), leaders: [], children: [] };
}

/** What is wrong with the name of a group. */
export function nameProblem(plan: GroupPlan, { key, name }: PlannedGroup): 'empty' | 'twice' | null {
  const own = name.trim();
  if (!own) return 'empty';
  return plan.groups.some((other) => other.key !== key && other.name.trim() === own) ? 'twice' : null;
}

/** Ages of children: the youngest, the oldest, and on average; `null` when none is known. */
export function agesOf(
  children: readonly Pick<GroupableChild, 'age'>[],
): { youngest: number; oldest: number; average: number } | null {
  const ages = children.flatMap(({ age }) => age ?? []);
  if (ages.length === 0) return null;
  const average = ages.reduce((sum, age) => sum + age, 0) / ages.length;
  return { youngest: Math.min(...ages), oldest: Math.max(...ages), average };
}
