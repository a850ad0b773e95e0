import type { PickupPerson, PickupPersonInput } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { refuseChanged, versionOf } from '../../core/crud/versions.js';
import { columnsOf } from '../../core/database/fixed-query.js';
import { RowsOfChildren } from '../people/rows-of-children.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';

/** The one field of the list's form. */
const NAMES = ['persons'];

/** Pick-up persons of the children of a parent; takes the person. */
export const PICKUPS_OF_PARENT = new RowsOfChildren(
  { pickup: columnsOf(PickupPersonEntity, ['id', 'child_id', 'name', 'phone', 'relation']) },
  { table: 'pickup_person', alias: 'pickup' },
);

/** Pick-up persons by child, in the order in which they were added. */
type ByChild = Map<number, PickupPerson[]>;

/** Of children; one statement. */
export async function readPickupPersons(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<ByChild> {
  if (childIds.length === 0) return new Map();
  return pickupsByChild(await manager.findBy(PickupPersonEntity, { child_id: In([...childIds]) }));
}

/** A child's list as it is sent beside the child, with the version of its own that a change of the list sends. */
export function presentPickups(persons: PickupPerson[] = []): {
  pickup_persons: PickupPerson[];
  pickup_version: string;
} {
  return { pickup_persons: persons, pickup_version: versionOf(NAMES, { persons }) };
}

/**
 * Refuses to replace a list that somebody else has changed since the version was made.
 * @param sent the list as it was sent
 * @param stored as it is read under the lock of the child
 * @throws AppError 409 at `persons`
 */
export function refuseChangedPickups(
  version: string | null | undefined,
  sent: readonly PickupPersonInput[],
  stored: readonly PickupPerson[],
): void {
  const persons = sent.map(({ id, name, phone, relation }) => ({
    ...(id == null ? {} : { id }),
    name,
    phone,
    relation: relation ?? null,
  }));
  refuseChanged(version, { names: NAMES, sent: { persons }, shown: { persons: stored } });
}

type Row = Pick<PickupPersonEntity, 'id' | 'child_id' | 'name' | 'phone' | 'relation'>;

/** The list of a child from its rows. */
export function ofOneChild(rows: readonly Row[]): PickupPerson[] {
  return [...pickupsByChild(rows).values()][0] ?? [];
}

/** The lists of the children from their rows. */
export function pickupsByChild(rows: readonly Row[]): ByChild {
  const persons: ByChild = new Map();
  for (const { child_id, id, name, phone, relation } of rows.toSorted((a, b) => a.id - b.id))
    persons.set(child_id, [...(persons.get(child_id) ?? []), { id, name, phone, relation }]);
  return persons;
}
