import type { IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import { homeAddress } from '../../families/people/home-address.js';

/** What a call to 112 and a hospital ask for. */
export interface Identity {
  tax: string;
  birth: IsoDate | null;
  /** Where its parents live, each address once. */
  addresses: string[];
}

/** Reads what says who children are and where they live; two statements. */
export async function readIdentities(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, Identity>> {
  if (childIds.length === 0) return new Map();
  const children = await manager.find(ChildEntity, {
    select: { id: true, tax: true, birth: true },
    where: { id: In([...childIds]) },
  });
  const links = await manager.find(ChildParentEntity, {
    select: { child_id: true, person_id: true, person: { id: true, address: true, plz: true, place: true } },
    where: { child_id: In([...childIds]) },
    relations: { person: true },
    order: { person_id: 'ASC' },
  });
  const addressesOf = (childId: number): string[] => [
    ...new Set(
      links.flatMap(({ child_id, person }) => {
        if (child_id !== childId || !person) return [];
        return homeAddress(person) || [];
      }),
    ),
  ];
  return new Map(
    children.map(({ id, tax, birth }) => [id, { tax, birth: birth ?? null, addresses: addressesOf(id) }]),
  );
}
