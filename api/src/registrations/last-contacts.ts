import type { LastContacts } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { notFound } from '../core/http/errors.js';
import { KeptRegistrationEntity } from '../model/on-site/kept-registration.entity.js';
import { ChildEntity } from '../model/families/child.entity.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';

/**
 * The emergency contacts of the last registration of a child; of one that was removed as far as they are kept (product/on-site.md#place-ended). `null`
 * when there are none.
 * @throws AppError 404 for an unknown child
 */
export async function readLastContacts(
  manager: EntityManager,
  childId: number,
): Promise<LastContacts | null> {
  if (!(await manager.existsBy(ChildEntity, { id: childId }))) throw notFound();
  const where = { child_id: childId };
  const last =
    (await manager.findOne(RegistrationEntity, { where, order: { created_at: 'DESC', id: 'DESC' } })) ??
    (await manager.findOne(KeptRegistrationEntity, { where, order: { id: 'DESC' } }));
  if (!last) return null;
  return {
    emergency_contact1_name: last.emergency_contact1_name,
    emergency_contact1_phone: last.emergency_contact1_phone,
    emergency_contact2_name: last.emergency_contact2_name,
    emergency_contact2_phone: last.emergency_contact2_phone,
  };
}
