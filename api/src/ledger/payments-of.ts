import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { RegistrationEventEntity } from '../model/registrations/registration-event.entity.js';
import { PaymentShareEntity } from '../model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../model/ledger/payment.entity.js';

/* Subqueries for what must be forgotten of people: `payment_id IN (…)`. */

/** Ids of the payments for parents, and of what they paid for others. */
export function paymentsOfParents(
  manager: EntityManager,
  personIds: readonly number[],
): SelectQueryBuilder<PaymentEntity> {
  return manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .select('payment.id')
    .where('(payment.person_id IN (:...personIds) OR payment.payer_id IN (:...personIds))', { personIds });
}

/** Ids of the payments for registrations of children, also of removed ones: their history tells which. */
export function paymentsOfChildren(
  manager: EntityManager,
  childIds: readonly number[],
): SelectQueryBuilder<PaymentShareEntity> {
  return manager
    .createQueryBuilder(PaymentShareEntity, 'share')
    .select('share.payment_id')
    .innerJoin(RegistrationEventEntity, 'event', 'event.registration_id = share.registration_id')
    .where('event.child_id IN (:...childIds)', { childIds });
}
