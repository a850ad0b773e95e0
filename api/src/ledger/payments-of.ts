import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { inPieces } from '../core/pieces.js';
import { RegistrationEventEntity } from '../model/registrations/registration-event.entity.js';
import { PaymentShareEntity } from '../model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../model/ledger/payment.entity.js';

/**
 * Which parents paid what is paid of registrations, in cents, by the ids of these and of the parents (product/money.md#who-paid); what
 * somebody paid who is no parent on record is not in it. One statement for each piece of them.
 */
export async function paidByParents(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<Map<number, ReadonlyMap<number, number>>> {
  const rows = await inPieces([...registrationIds], (ids) =>
    manager.query<Record<'registration_id' | 'payer_id' | 'paid', number | string>[]>(
      `SELECT share.registration_id AS registration_id, payment.payer_id AS payer_id, SUM(share.amount) AS paid
       FROM payment_share share JOIN payment ON payment.id = share.payment_id
       WHERE share.registration_id IN (${ids.map(() => '?').join(', ')}) AND payment.payer_id IS NOT NULL
       GROUP BY share.registration_id, payment.payer_id HAVING SUM(share.amount) > 0`,
      [...ids],
    ),
  );
  const paid = new Map<number, Map<number, number>>();
  // MariaDB gives sums as text.
  for (const row of rows) {
    const id = Number(row.registration_id);
    paid.set(id, (paid.get(id) ?? new Map<number, number>()).set(Number(row.payer_id), Number(row.paid)));
  }
  return paid;
}

/** What of payments is credit by now, in cents, by their ids; of which nothing is, is not in it. One statement, none for no payments. */
export async function creditOfPayments(
  manager: EntityManager,
  paymentIds: readonly number[],
): Promise<Map<number, number>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await manager.query<Record<'payment_id' | 'credit', number | string>[]>(
    `SELECT payment_id, SUM(amount) AS credit FROM payment_share
     WHERE payment_id IN (${paymentIds.map(() => '?').join(', ')}) AND person_id IS NOT NULL
     GROUP BY payment_id HAVING SUM(amount) > 0`,
    [...paymentIds],
  );
  // MariaDB gives sums as text.
  return new Map(rows.map(({ payment_id, credit }) => [Number(payment_id), Number(credit)]));
}

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
