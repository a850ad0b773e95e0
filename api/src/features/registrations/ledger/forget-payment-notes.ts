import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { RegistrationEventEntity } from '../registration-event.entity.js';
import { PaymentShareEntity } from './payment-share.entity.js';
import { PaymentEntity, PaymentNoteEntity } from './payment.entity.js';

/** Deletes what payments for parents say in words; the payments stay. */
export async function forgetNotesOfParents(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<void> {
  if (personIds.length === 0) return;
  const payments = manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .select('payment.id')
    .where('payment.person_id IN (:...personIds)', { personIds });
  await deleteNotes(manager, payments);
}

/** The same of payments for registrations of children, also of removed ones: their history tells which. */
export async function forgetNotesOfChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length === 0) return;
  const payments = manager
    .createQueryBuilder(PaymentShareEntity, 'share')
    .select('share.payment_id')
    .innerJoin(RegistrationEventEntity, 'event', 'event.registration_id = share.registration_id')
    .where('event.child_id IN (:...childIds)', { childIds });
  await deleteNotes(manager, payments);
}

async function deleteNotes(
  manager: EntityManager,
  payments: SelectQueryBuilder<ObjectLiteral>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .delete()
    .from(PaymentNoteEntity)
    .where(`payment_id IN (${payments.getQuery()})`, payments.getParameters())
    .execute();
}
