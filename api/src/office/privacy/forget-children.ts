import { API, type HealthReadVia } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { loggedCall, LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { In, IsNull, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { forgetValues } from '../../core/audit/audit.js';
import { AuditEntryEntity } from '../../core/audit/audit-entry.entity.js';
import { forgetReferences } from '../../core/crud/people.js';
import { HealthReadEntity } from '../../model/accounts/health-read.entity.js';
import { forgetReceipts } from '../../money/receipts/forget-receipts.js';
import { forgetEntriesOfChildren } from '../../money/bank-statements/forget-entries.js';
import { forgetMessagesTo } from '../messages/forget-messages.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { forgetRemindersOfChildren } from '../../money/payment-reminders/forget-reminders.js';
import { forgetAnswersAbout } from './forget-answers.js';
import { archiveChildren } from '../../ledger/archive.js';
import { forgetNotesOfChildren } from '../../ledger/forget-payment-notes.js';
import { BasketLineEntity } from '../../model/registrations/basket-line.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { forgetChildrenOnSite } from './forget-on-site.js';

/** People whose mails one statement looks for. */
const BATCH = 50;

/** How the audit log names the calls with which parents change their registrations. */
export const REGISTRATION_CALLS = [API.saveRegistration, API.registration].map(loggedCall);
/** How it names those with which they change their children, and who is a guardian of these. */
export const CHILD_CALLS = [
  API.myFamilyChildren,
  `${API.myFamilyChildren}/guardians`,
  `${API.myFamilyChildren}/guardianship`,
  `${API.myFamilyChildren}/wishes`,
  API.myFamilyInvitations,
  `${API.guardianInvitation}/accept`,
].map(loggedCall);

/** Where parents are shown health data. */
export const PARENT_READINGS: HealthReadVia[] = ['family', 'export'];

/** The actor is a parent, or holds no role any more. */
const BY_A_PARENT =
  '(user_id NOT IN (SELECT user_id FROM user_role) OR user_id IN (SELECT user_id FROM person WHERE user_id IS NOT NULL))';

/**
 * Deletes what names the children outside their own rows: kept answers to bookings, mails to whomever, values in the log of changes,
 * words of payments, reasons of exceptions, and what refers to them. To be called in the transaction that deletes or anonymises them, before anything else.
 * @returns Message-IDs of the deleted mails, whose files are removed after the commit
 */
export async function forgetChildren(
  manager: EntityManager,
  childIds: readonly number[],
): Promise<readonly string[]> {
  await archiveChildren(manager, childIds);
  await forgetAnswersAbout(manager, childIds);
  await forgetMessagesTo(manager, { childIds });
  if (childIds.length > 0) {
    const reasons = { child_id: In([...childIds]), reason: Not(IsNull()) };
    await manager.update(RegistrationEventEntity, reasons, { reason: null });
  }
  await manager.delete(BasketLineEntity, { child_id: In([...childIds]) });
  await forgetNotesOfChildren(manager, childIds);
  await forgetEntriesOfChildren(manager, childIds);
  await forgetReceipts(manager, { childIds });
  await forgetRemindersOfChildren(manager, childIds);
  await forgetChildrenOnSite(manager, childIds);
  await forgetReferences(manager, child.name, childIds);
  await forgetValues(manager, 'child', childIds);
  await forgetRegistrationValues(manager, { child_id: In([...childIds]) });
  return deleteMails(manager, await mailsNaming(manager, 'childId', childIds));
}

/**
 * Takes the values out of the log of changes of registrations, those that were removed long ago too: their history tells of all.
 * @param where the lines of the history that name them
 */
export async function forgetRegistrationValues(
  manager: EntityManager,
  where: FindOptionsWhere<RegistrationEventEntity>,
): Promise<void> {
  const events = await manager.find(RegistrationEventEntity, { select: { registration_id: true }, where });
  await forgetValues(
    manager,
    LOGGED_REGISTRATION,
    events.map(({ registration_id }) => registration_id),
  );
}

/** Mails, to whomever, whose payload names one of the people: children, or other parents. */
export async function mailsNaming(
  manager: EntityManager,
  key: 'childId' | 'personId',
  ids: readonly number[],
): Promise<OutboxMailEntity[]> {
  const found: OutboxMailEntity[] = [];
  for (let start = 0; start < ids.length; start += BATCH) {
    const naming = ids.slice(start, start + BATCH).map((id) => `%"${key}":${id},%`);
    const wanted = Object.fromEntries(naming.map((pattern, index) => [`naming${index}`, pattern]));
    found.push(
      ...(await manager
        .createQueryBuilder(OutboxMailEntity, 'mail')
        .select(['mail.id', 'mail.message_id'])
        .where(`(${naming.map((_, index) => `mail.payload LIKE :naming${index}`).join(' OR ')})`, wanted)
        .getMany()),
    );
  }
  return found;
}

/**
 * Has the history of anonymised children forget which parent acted: `registration_event`, the audit log and the log of health readings. Staff stay,
 * unless they are parents themselves.
 */
export async function forgetWhoActed(manager: EntityManager, childIds: readonly number[]): Promise<void> {
  if (childIds.length === 0) return;
  const registrations = await manager.find(RegistrationEventEntity, {
    select: { registration_id: true },
    where: { child_id: In([...childIds]) },
  });
  await manager.delete(AuditEntryEntity, { resource: In(CHILD_CALLS), record_id: In([...childIds]) });
  await manager.delete(AuditEntryEntity, {
    resource: In(REGISTRATION_CALLS),
    record_id: In([...new Set(registrations.map(({ registration_id }) => registration_id))]),
  });
  const ofChildren = { child_id: In([...childIds]) };
  await manager
    .createQueryBuilder()
    .delete()
    .from(HealthReadEntity)
    .where({ ...ofChildren, via: In(PARENT_READINGS) })
    .andWhere(BY_A_PARENT)
    .execute();
  await manager
    .createQueryBuilder()
    .update(RegistrationEventEntity)
    .set({ user_id: null })
    .where(ofChildren)
    .andWhere(BY_A_PARENT)
    .execute();
}

/** Deletes the rows. @returns their Message-IDs */
export async function deleteMails(
  manager: EntityManager,
  mails: readonly Pick<OutboxMailEntity, 'id' | 'message_id'>[],
): Promise<readonly string[]> {
  if (mails.length) await manager.delete(OutboxMailEntity, { id: In(mails.map(({ id }) => id)) });
  return mails.map(({ message_id }) => message_id);
}
