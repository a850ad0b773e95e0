import type { EntityManager } from 'typeorm';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { PaymentReminderEntity } from '../../model/money/payment-reminder.entity.js';

/** Deletes which reminders were written for registrations of children: they lead from a child to the parent who paid. */
export async function forgetRemindersOfChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<void> {
  if (childIds.length === 0) return;
  const registrations = manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select('registration.id')
    .where('registration.child_id IN (:...childIds)');
  const fees = manager
    .createQueryBuilder(CancellationFeeEntity, 'fee')
    .select('fee.id')
    .where('fee.child_id IN (:...childIds)');
  await manager
    .createQueryBuilder()
    .delete()
    .from(PaymentReminderEntity)
    .where(`registration_id IN (${registrations.getQuery()}) OR fee_id IN (${fees.getQuery()})`, { childIds })
    .execute();
}
