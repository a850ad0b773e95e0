import type { SignUpResult } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { IdempotencyKeyEntity } from '../../core/idempotency/idempotency-key.entity.js';
import { unpack } from '../../core/idempotency/idempotency-keys.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';

/**
 * Deletes the stored answers that name one of the children, whoever booked. Call it before the users are removed from
 * `registration_event`: they tell whose answers to look at.
 */
export async function forgetAnswersAbout(manager: EntityManager, childIds: readonly number[]): Promise<void> {
  if (childIds.length === 0) return;
  const bookers = await manager
    .createQueryBuilder(RegistrationEventEntity, 'event')
    .select('DISTINCT event.user_id', 'user_id')
    .where('event.child_id IN (:...childIds) AND event.user_id IS NOT NULL', { childIds })
    .getRawMany<{ user_id: number }>();
  if (bookers.length === 0) return;
  const kept = await manager.findBy(IdempotencyKeyEntity, { user_id: In(bookers.map((row) => row.user_id)) });
  const children = new Set(childIds);
  const naming = kept.filter(({ response }) => {
    // Answers to other calls than a sign-up name no child.
    const { registrations = [] } = unpack(response) as Partial<SignUpResult>;
    return registrations.some(({ child_id }) => children.has(child_id));
  });
  if (naming.length === 0) return;
  await manager.delete(
    IdempotencyKeyEntity,
    naming.map(({ user_id, key_hash }) => ({ user_id, key_hash })),
  );
}
