import type { EntityManager } from 'typeorm';
import { AssignmentEventEntity } from '../../model/on-site/assignment-event.entity.js';

/** Who leads a week and its groups, and which child is in which group; ids. */
export interface AssignedIds {
  leaders: readonly number[];
  groups: readonly { id: number; leaders: readonly number[]; children: readonly number[] }[];
}

type Fact = Pick<AssignmentEventEntity, 'week_group_id' | 'user_id' | 'child_id'>;

/**
 * Notes what begins and what ends when the groups of a week are replaced, in the transaction that does it.
 * @param at when
 */
export async function noteAssignments(
  manager: EntityManager,
  weekId: number,
  { before, after }: { before: AssignedIds; after: AssignedIds },
  at: Date,
): Promise<void> {
  const [old, fresh] = [factsOf(before), factsOf(after)];
  const without = (facts: Map<string, Fact>, others: Map<string, Fact>): Fact[] =>
    [...facts].filter(([key]) => !others.has(key)).map(([, fact]) => fact);
  await manager.insert(AssignmentEventEntity, [
    ...without(old, fresh).map((fact) => ({ ...fact, course_week_id: weekId, began: false, at })),
    ...without(fresh, old).map((fact) => ({ ...fact, course_week_id: weekId, began: true, at })),
  ]);
}

function factsOf({ leaders, groups }: AssignedIds): Map<string, Fact> {
  const leads = (week_group_id: number | null, ids: readonly number[]): Fact[] =>
    ids.map((user_id) => ({ week_group_id, user_id, child_id: null }));
  const facts = [
    ...leads(null, leaders),
    ...groups.flatMap((group) => leads(group.id, group.leaders)),
    ...groups.flatMap(({ id, children }) =>
      children.map((child_id) => ({ week_group_id: id, user_id: null, child_id })),
    ),
  ];
  return new Map(facts.map((fact) => [JSON.stringify(Object.values(fact)), fact]));
}
