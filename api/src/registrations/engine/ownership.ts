import type { EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../people/child-parent.entity.js';
import { RegistrationEntity } from '../registration.entity.js';

/**
 * A registration, if there is one and it is of a child of the person; any for staff (`personId` null). Ownership stands
 * in the query: another family's registration is not found, rather than found and refused.
 */
export async function findOwned(
  manager: EntityManager,
  id: number,
  personId: number | null,
): Promise<RegistrationEntity | null> {
  const query = manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .where('registration.id = :id', { id });
  if (personId !== null) {
    query.innerJoin(
      ChildParentEntity,
      'parent',
      'parent.child_id = registration.child_id AND parent.person_id = :personId',
      { personId },
    );
  }
  return query.getOne();
}
