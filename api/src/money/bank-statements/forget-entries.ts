import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { paymentsOfChildren, paymentsOfParents } from '../../ledger/payments-of.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';

/** What replaces what an entry says of people. */
export const NOTHING = { payer_name: null, payer_iban: null, marked: null, text: null, search_text: null };

/** Empties what entries that were booked for parents say of people; date and amount stay. */
export async function forgetEntriesOfParents(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<void> {
  if (personIds.length > 0) await emptyEntries(manager, paymentsOfParents(manager, personIds));
}

/** The same of entries that were booked for registrations of children, also of removed ones. */
export async function forgetEntriesOfChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length > 0) await emptyEntries(manager, paymentsOfChildren(manager, childIds));
}

async function emptyEntries(
  manager: EntityManager,
  payments: SelectQueryBuilder<ObjectLiteral>,
): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(BankEntryEntity)
    .set(NOTHING)
    .where(`payment_id IN (${payments.getQuery()})`, payments.getParameters())
    .execute();
}
