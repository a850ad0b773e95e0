import type { EntityManager, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { PaymentNoteEntity } from '../model/ledger/payment.entity.js';
import { archivePayers } from './archive.js';
import { paymentsOfChildren, paymentsOfParents } from './payments-of.js';

/** Deletes what payments for parents say in words; the payments stay, and who paid goes to the accounting archive. */
export async function forgetNotesOfParents(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<void> {
  if (personIds.length > 0) await deleteNotes(manager, paymentsOfParents(manager, personIds));
}

/** The same of payments for registrations of children, also of removed ones. */
export async function forgetNotesOfChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length > 0) await deleteNotes(manager, paymentsOfChildren(manager, childIds));
}

async function deleteNotes(
  manager: EntityManager,
  payments: SelectQueryBuilder<ObjectLiteral>,
): Promise<void> {
  const ofThese = `payment_id IN (${payments.getQuery()})`;
  const notes = await manager
    .createQueryBuilder(PaymentNoteEntity, 'note')
    .where(`note.${ofThese}`, payments.getParameters())
    .getMany();
  if (notes.length === 0) return;
  await archivePayers(manager, notes);
  await manager
    .createQueryBuilder()
    .delete()
    .from(PaymentNoteEntity)
    .where(ofThese, payments.getParameters())
    .execute();
}
