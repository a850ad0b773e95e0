import type { PickupPerson } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { columnsOf, FixedQuery } from '../../core/database/fixed-query.js';
import { PickupPersonEntity } from './pickup-person.entity.js';

/** Pick-up persons of the children of a parent. */
const OF_PARENT = new FixedQuery(
  { pickup: columnsOf(PickupPersonEntity, ['id', 'child_id', 'name', 'phone', 'relation']) },
  `FROM \`child_parent\` parent
   JOIN \`pickup_person\` pickup ON pickup.child_id = parent.child_id
   WHERE parent.person_id = ?`,
);

/** Pick-up persons by child, in the order in which they were added. */
type ByChild = Map<number, PickupPerson[]>;

/** Of children; one statement. */
export async function readPickupPersons(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<ByChild> {
  if (childIds.length === 0) return new Map();
  return byChild(await manager.findBy(PickupPersonEntity, { child_id: In([...childIds]) }));
}

/** Of the children of a parent; one statement. */
export async function readPickupPersonsOfParent(manager: EntityManager, personId: number): Promise<ByChild> {
  return byChild((await OF_PARENT.read(manager, [personId])).map(({ pickup }) => pickup));
}

type Row = Pick<PickupPersonEntity, 'id' | 'child_id' | 'name' | 'phone' | 'relation'>;

function byChild(rows: readonly Row[]): ByChild {
  const persons: ByChild = new Map();
  for (const { child_id, id, name, phone, relation } of rows.toSorted((a, b) => a.id - b.id))
    persons.set(child_id, [...(persons.get(child_id) ?? []), { id, name, phone, relation }]);
  return persons;
}
