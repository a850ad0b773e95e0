import { emergencyContacts } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { PickupPersonEntity } from '../../model/families/pickup-person.entity.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** A mark that says whom a child left with by an id alone. */
export interface NamelessMark {
  child_id: number;
  left_with: string;
  /** Where the emergency contacts stand; `null` when it is gone. */
  registration: RegistrationEntity | null;
}

/**
 * Names of those whom children left with, for clients that do not send what stood on their screen: parents, pick-up persons and
 * contacts of the child itself; `null` for anybody else.
 */
export async function namesOfPersons(
  manager: EntityManager,
  marks: readonly NamelessMark[],
): Promise<(mark: NamelessMark) => string | null> {
  const childrenWith = (kind: string): number[] =>
    marks.flatMap(({ child_id, left_with }) => (left_with.startsWith(kind) ? [child_id] : []));
  const withPickup = childrenWith('pickup:');
  const withParent = childrenWith('parent:');
  const pickups = withPickup.length
    ? await manager.findBy(PickupPersonEntity, { child_id: In(withPickup) })
    : [];
  const parents = withParent.length
    ? await manager.find(ChildParentEntity, {
        where: { child_id: In(withParent) },
        relations: { person: true },
      })
    : [];
  return ({ child_id: childId, left_with, registration }) => {
    const [kind, text] = left_with.split(':');
    const id = Number(text);
    switch (kind) {
      case 'pickup':
        return pickups.find((person) => person.child_id === childId && person.id === id)?.name ?? null;
      case 'parent': {
        const link = parents.find((parent) => parent.child_id === childId && parent.person_id === id);
        return link?.person ? `${link.person.first_name} ${link.person.last_name}` : null;
      }
      case 'contact':
        return registration ? (emergencyContacts(registration)[id - 1]?.name ?? null) : null;
      default:
        return null;
    }
  };
}
