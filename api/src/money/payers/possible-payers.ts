import { possiblePayers, type ParentOfChildren, type PossiblePayer } from '@feria/shared/rules/payer-name';
import { In, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { readChildIds } from './children-of.js';

/** A payment of which it is asked who may have paid it. */
export interface PaidFor {
  /** The parent who owes. */
  personId: number | null;
  /** What is paid for; what is credit names none. */
  shares: readonly { registrationId?: number | undefined }[];
}

/**
 * Reads who may have paid payments (product/money.md#who-paid), who owes first; nobody where who owes is not on record. Five statements for
 * all of them.
 * @returns for each payment, in the same order
 */
export async function readPossiblePayers(
  manager: EntityManager,
  payments: readonly PaidFor[],
): Promise<PossiblePayer[][]> {
  const owing = payments.flatMap(({ personId }) => personId ?? []);
  if (owing.length === 0) return payments.map(() => []);
  const childOf = await readChildIds(
    manager,
    payments.flatMap(({ shares }) => shares.flatMap(({ registrationId }) => registrationId ?? [])),
  );
  const parents = await readParents(manager, owing, [...childOf.values()]);
  return payments.map(({ personId, shares }) => {
    const children = shares.flatMap(({ registrationId }) => childOf.get(registrationId ?? 0) ?? []);
    return possiblePayers(parents, personId, children);
  });
}

/** Parents, and the other and former parents of their children and of further ones. */
async function readParents(
  manager: EntityManager,
  owing: readonly number[],
  paidFor: readonly number[],
): Promise<ParentOfChildren[]> {
  const own = await manager.findBy(ChildParentEntity, { person_id: In([...new Set(owing)]) });
  const children = new Set([...paidFor, ...own.map(({ child_id }) => child_id)]);
  const links = await manager.find(ChildParentEntity, {
    where: { child_id: In([...children]) },
    order: { person_id: 'ASC' },
  });
  const former = await manager.findBy(FormerGuardianEntity, { child_id: In([...new Set(paidFor)]) });
  const childrenOf = byPerson(links);
  const formerOf = byPerson(former);
  const parents = await manager.find(ParentEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In([...new Set([...owing, ...childrenOf.keys(), ...formerOf.keys()])]) },
    order: { id: 'ASC' },
  });
  return parents.map(({ id, first_name, last_name }) => ({
    id,
    first_name,
    last_name,
    child_ids: childrenOf.get(id) ?? [],
    former_child_ids: formerOf.get(id) ?? [],
  }));
}

function byPerson(links: readonly { person_id: number; child_id: number }[]): Map<number, number[]> {
  const children = new Map<number, number[]>();
  for (const { person_id, child_id } of links)
    children.set(person_id, [...(children.get(person_id) ?? []), child_id]);
  return children;
}
