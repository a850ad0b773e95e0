import { API, BASKET_MAILS, PAYMENT_MAILS, REGISTRATION_MAILS, type NoticeMailKind } from '@feria/shared';
import { loggedCall, LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { In, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { CalendarFeedEntity } from '../../model/families/calendar-feed.entity.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { forgetValues } from '../../core/audit/audit.js';
import { AttendanceIssueEntity } from '../../model/on-site/attendance-issue.entity.js';
import { AuditEntryEntity } from '../../core/audit/audit-entry.entity.js';
import { HealthReadEntity } from '../../model/accounts/health-read.entity.js';
import { GuardianInvitationEntity } from '../../model/families/guardian-invitation.entity.js';
import { forgetEntriesOfParents } from '../../money/bank-statements/forget-entries.js';
import { forgetPayoutsOf } from '../../money/payouts/forget-payouts.js';
import { forgetReceipts } from '../../money/receipts/forget-receipts.js';
import { forgetMessagesTo } from '../messages/forget-messages.js';
import { OutboxMailEntity } from '../../model/mailing/outbox-mail.entity.js';
import { IdempotencyKeyEntity } from '../../core/idempotency/idempotency-key.entity.js';
import { archiveParents } from '../../ledger/archive.js';
import { forgetNotesOfParents } from '../../ledger/forget-payment-notes.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { BasketLineEntity } from '../../model/registrations/basket-line.entity.js';
import { RegistrationEventEntity } from '../../model/registrations/registration-event.entity.js';
import { AnswerEntity } from '../../model/registrations/answer.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { OpeningReminderEntity } from '../../model/catalogue/opening-reminder.entity.js';
import { UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import {
  CHILD_CALLS,
  deleteMails,
  forgetRegistrationValues,
  mailsNaming,
  PARENT_READINGS,
  REGISTRATION_CALLS,
} from './forget-children.js';
import { forgetParentsOnSite } from './forget-on-site.js';

/** How the audit log names the calls of parents, which nobody else makes. */
const PARENT_CALLS = [
  ...[API.myFamilyParent, API.myFamilyCalendar, API.myFamilyReminders].map(loggedCall),
  ...CHILD_CALLS,
  ...REGISTRATION_CALLS,
];

/** Notices that an account gets as a parent. */
const PARENT_NOTICES = [
  'refund-account-changed',
  'credit-received',
  'credit-paid-out',
  'parent-linked',
  'guardian-accepted',
  'guardian-ended',
  'payer-changed',
  'pickup-changed',
] satisfies NoticeMailKind[];

/**
 * Phone of another parent of the child, else of the child: what replaces the emergency contacts that an erased parent
 * gave, so that a week that goes on has somebody to call.
 */
const PHONE_THAT_STAYS = `COALESCE(
  (SELECT MIN(other.phone) FROM person other JOIN child_parent link ON link.person_id = other.id
   WHERE link.child_id = registration.child_id AND other.phone <> ''),
  (SELECT own.phone FROM child own WHERE own.id = registration.child_id), '')`;

/**
 * Deletes parents with their accounts, mails (to former addresses too) and kept answers, and what leads to them from what
 * stays: who booked and changed, with comment and emergency contacts of registrations of children that stay with another
 * parent. An account that holds roles is staff's: it stays, and what it did in that role too. A constant number of
 * statements. The caller holds the locks of the persons.
 * @returns Message-IDs of the deleted mails, whose files are removed after the commit
 */
export async function eraseParents(
  manager: EntityManager,
  parents: readonly Pick<ParentEntity, 'id' | 'user_id'>[],
): Promise<readonly string[]> {
  if (parents.length === 0) return [];
  const ids = parents.map(({ id }) => id);
  await archiveParents(manager, ids);
  const accounts = parents.flatMap(({ user_id }) => user_id ?? []);
  const roles = await manager.findBy(UserRoleEntity, { user_id: In(accounts) });
  const staff = [...new Set(roles.map(({ user_id }) => user_id))];
  const gone = accounts.filter((id) => !staff.includes(id));
  const links = staff.length ? await manager.findBy(ChildParentEntity, { person_id: In(ids) }) : [];
  const ownChildren = links.map(({ child_id }) => child_id);
  await forgetInvitations(manager, ids, gone);
  const messageIds = [
    ...(await deleteMailsTo(manager, gone, staff)),
    ...(await deleteMails(manager, await mailsNaming(manager, 'personId', ids))),
  ];
  await forgetMessagesTo(manager, { userIds: accounts });
  await forgetParentsOnSite(manager, ids);
  // The invitations that they sent go with the row (ON DELETE CASCADE).
  await manager.delete(ParentEntity, { id: In(ids) });
  await forgetValues(manager, 'parent', ids);
  await forgetNotesOfParents(manager, ids);
  await forgetEntriesOfParents(manager, ids);
  await forgetPayoutsOf(manager, ids);
  await forgetReceipts(manager, { personIds: ids });
  if (gone.length) {
    await forgetValues(manager, 'user', gone);
    await forgetRegistrationValues(manager, { user_id: In(gone) });
    await forgetBookings(manager, { booked_by: In(gone) });
    await manager.update(RegistrationEventEntity, { user_id: In(gone) }, { user_id: null });
    // Who gave a place back while the child was there.
    await manager.update(AttendanceIssueEntity, { user_id: In(gone) }, { user_id: null });
    await manager.delete(IdempotencyKeyEntity, { user_id: In(gone) });
    await manager.delete(HealthReadEntity, { user_id: In(gone), via: In(PARENT_READINGS) });
  }
  if (ownChildren.length) {
    const child_id = In(ownChildren);
    await forgetRegistrationValues(manager, { user_id: In(staff), child_id });
    await forgetBookings(manager, { booked_by: In(staff), child_id });
    await manager.update(RegistrationEventEntity, { user_id: In(staff), child_id }, { user_id: null });
    await manager.delete(HealthReadEntity, { user_id: In(staff), child_id, via: In(PARENT_READINGS) });
  }
  await manager.delete(AuditEntryEntity, { user_id: In(accounts), resource: In(PARENT_CALLS) });
  await manager.delete(CalendarFeedEntity, { user_id: In(staff) });
  await manager.delete(OpeningReminderEntity, { user_id: In(staff) });
  await manager.delete(BasketLineEntity, { user_id: In(staff) });
  // Sessions, links, calendars, reminders, baskets and roles go with the row (ON DELETE CASCADE).
  if (gone.length) await manager.delete(UserEntity, { id: In(gone) });
  return messageIds;
}

/** Guardians whom they had invited stay, as parents like any other; open invitations to their addresses go. */
async function forgetInvitations(
  manager: EntityManager,
  personIds: readonly number[],
  accounts: readonly number[],
): Promise<void> {
  await manager.update(ChildParentEntity, { invited_by: In([...personIds]) }, { invited_by: null });
  if (accounts.length === 0) return;
  const users = await manager.find(UserEntity, {
    select: { id: true, email: true },
    where: { id: In([...accounts]) },
  });
  await manager.delete(GuardianInvitationEntity, { email: In(users.map(({ email }) => email)) });
}

/** Every mail of accounts that go; of staff those that they got as parents. */
async function deleteMailsTo(
  manager: EntityManager,
  gone: readonly number[],
  staff: readonly number[],
): Promise<readonly string[]> {
  const users = await manager.find(UserEntity, {
    select: { id: true, email: true },
    where: { id: In([...gone]) },
  });
  const mails = await manager.find(OutboxMailEntity, {
    select: { id: true, message_id: true },
    where: [
      { user_id: In([...gone]) },
      { recipient: In(users.map(({ email }) => email)) },
      {
        user_id: In([...staff]),
        kind: In([
          ...REGISTRATION_MAILS,
          ...BASKET_MAILS,
          ...PAYMENT_MAILS,
          ...PARENT_NOTICES,
          'opening-reminder',
          'message',
        ]),
      },
    ],
  });
  return deleteMails(manager, mails);
}

async function forgetBookings(
  manager: EntityManager,
  where: Pick<FindOptionsWhere<RegistrationEntity>, 'booked_by' | 'child_id'>,
): Promise<void> {
  await manager.update(CancellationFeeEntity, where, { booked_by: null });
  const { booked_by: answered_by, ...children } = where;
  await manager.update(AnswerEntity, { ...children, answered_by }, { answered_by: null });
  const booked = await manager.find(RegistrationEntity, { select: { id: true }, where });
  if (booked.length === 0) return;
  const ids = booked.map(({ id }) => id);
  await forgetValues(manager, LOGGED_REGISTRATION, ids);
  await manager.query(
    `UPDATE registration SET emergency_contact1_phone = ${PHONE_THAT_STAYS}
     WHERE id IN (${ids.map(() => '?').join(', ')})`,
    ids,
  );
  const nothing = {
    comment: null,
    emergency_contact1_name: null,
    emergency_contact2_name: null,
    emergency_contact2_phone: null,
    booked_by: null,
    plz: null,
  };
  await manager.update(RegistrationEntity, { id: In(ids) }, nothing);
}
