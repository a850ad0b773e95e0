import type { AttendanceChild } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { homeAddress } from '../../families/people/home-address.js';

/** Parents of children with their telephones and home addresses; one statement. */
export async function readParents(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<Map<number, AttendanceChild['parents']>> {
  if (childIds.length === 0) return new Map();
  const links = await manager.find(ChildParentEntity, {
    select: {
      child_id: true,
      person_id: true,
      person: {
        id: true,
        first_name: true,
        last_name: true,
        phone: true,
        address: true,
        plz: true,
        place: true,
      },
    },
    where: { child_id: In([...childIds]) },
    relations: { person: true },
    order: { person_id: 'ASC' },
  });
  return grouped(links, ({ child_id, person }) => [
    child_id,
    {
      id: person!.id,
      name: `${person!.first_name} ${person!.last_name}`,
      phone: person!.phone ?? null,
      address: homeAddress(person!) || null,
    },
  ]);
}

function grouped<Row, Value>(
  rows: readonly Row[],
  entryOf: (row: Row) => [number, Value],
): Map<number, Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const [key, value] = entryOf(row);
    groups.set(key, [...(groups.get(key) ?? []), value]);
  }
  return groups;
}
