import type { EntityManager } from 'typeorm';
import { IdempotencyKeyEntity } from '../registrations/idempotency-key.entity.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';
import { UserEntity } from './user.entity.js';

/**
 * Deletes an account with its sessions, links and roles, which end at once. Kept answers of its bookings go too, since
 * they name children; its registrations stay and forget who booked them.
 */
export async function deleteUser(manager: EntityManager, userId: number): Promise<void> {
  await manager.delete(IdempotencyKeyEntity, { user_id: userId });
  await manager.update(RegistrationEntity, { booked_by: userId }, { booked_by: null });
  // Sessions, password links and roles go with the row (ON DELETE CASCADE); a person of it stays without account.
  await manager.delete(UserEntity, { id: userId });
}
