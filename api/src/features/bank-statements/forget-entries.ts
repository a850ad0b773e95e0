import { In, type EntityManager } from 'typeorm';
import { PaymentShareEntity } from '../registrations/ledger/payment-share.entity.js';
import { PaymentEntity } from '../registrations/ledger/payment.entity.js';
import { RegistrationEventEntity } from '../registrations/registration-event.entity.js';
import { BankEntryEntity } from './bank-statement.entity.js';

/** What replaces what an entry says of people. */
export const NOTHING = { payer_name: null, payer_iban: null, marked: null, text: null };

/** Empties what entries that were booked for parents say of people; date and amount stay. */
export async function forgetEntriesOfParents(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<void> {
  if (personIds.length === 0) return;
  const payments = manager
    .createQueryBuilder(PaymentEntity, 'payment')
    .select('payment.id')
    .where('payment.person_id IN (:...personIds)', { personIds });
  await manager
    .createQueryBuilder()
    .update(BankEntryEntity)
    .set(NOTHING)
    .where(`payment_id IN (${payments.getQuery()})`, payments.getParameters())
    .execute();
}

/** The same of entries that were booked for registrations of children, also of removed ones. */
export async function forgetEntriesOfChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length === 0) return;
  const rows = await manager
    .createQueryBuilder(PaymentShareEntity, 'share')
    .select('DISTINCT share.payment_id', 'id')
    .innerJoin(RegistrationEventEntity, 'event', 'event.registration_id = share.registration_id')
    .where('event.child_id IN (:...childIds)', { childIds })
    .getRawMany<{ id: number }>();
  const payments = rows.map(({ id }) => Number(id));
  if (payments.length > 0) await manager.update(BankEntryEntity, { payment_id: In(payments) }, NOTHING);
}
