import { addDays, type SignUpResult } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { writableFields } from '@feria/shared/resources/infer';
import { personResource } from '@feria/shared/resources/people';
import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { CalendarFeedEntity } from '../../../../src/model/families/calendar-feed.entity.js';
import { CourseWeekEntity } from '../../../../src/model/catalogue/course-week.entity.js';
import { PayoutEntity, SepaFileEntity } from '../../../../src/model/ledger/payout.entity.js';
import { ReceiptEntity, ReceiptLineEntity } from '../../../../src/model/ledger/receipt.entity.js';
import { RefundAccountEntity } from '../../../../src/model/money/refund-account.entity.js';
import { BankEntryEntity, BankStatementEntity } from '../../../../src/model/money/bank-statement.entity.js';
import { CourseEntity } from '../../../../src/model/catalogue/course.entity.js';
import { CourseDrawChildEntity } from '../../../../src/model/registrations/course-draw.entity.js';
import { AnswerEntity } from '../../../../src/model/registrations/answer.entity.js';
import { ChildEntity, ChildParentEntity } from '../../../../src/model/families/child.entity.js';
import { endParentLinks } from '../../../../src/families/people/end-parent-links.js';
import { GuardianInvitationEntity } from '../../../../src/model/families/guardian-invitation.entity.js';
import { ParentEntity } from '../../../../src/model/families/parent.entity.js';
import { AbsenceEntity } from '../../../../src/model/families/absence.entity.js';
import { AttendanceIssueEntity } from '../../../../src/model/on-site/attendance-issue.entity.js';
import { AssignmentEventEntity } from '../../../../src/model/on-site/assignment-event.entity.js';
import { AttendanceChangeEntity, AttendanceEntity } from '../../../../src/model/on-site/attendance.entity.js';
import { HeadcountChildEntity, HeadcountEntity } from '../../../../src/model/on-site/headcount.entity.js';
import { ErasedOnSiteEntity } from '../../../../src/model/on-site/erased-on-site.entity.js';
import { KeptRegistrationEntity } from '../../../../src/model/on-site/kept-registration.entity.js';
import { FamilyCallEntity } from '../../../../src/model/office/family-call.entity.js';
import { SavedViewEntity } from '../../../../src/model/office/saved-view.entity.js';
import { PlzChangeEntity } from '../../../../src/model/registrations/plz-change.entity.js';
import { PickupPersonEntity } from '../../../../src/model/families/pickup-person.entity.js';
import { WeekGroupChildEntity, WeekGroupEntity } from '../../../../src/model/on-site/week-group.entity.js';
import {
  PaymentReminderEntity,
  ReminderPauseEntity,
} from '../../../../src/model/money/payment-reminder.entity.js';
import { Transactions } from '../../../../src/core/database/transactions.js';
import { ParentViewEntity } from '../../../../src/core/auth/parent-view.entity.js';
import { ApiKeyEntity } from '../../../../src/core/auth/api-key.entity.js';
import { RoleEntity } from '../../../../src/core/auth/role.entity.js';
import { SessionEntity } from '../../../../src/core/auth/session.entity.js';
import { Sessions } from '../../../../src/core/auth/sessions.js';
import {
  MessageEntity,
  MessageFileEntity,
  MessageReceiverEntity,
} from '../../../../src/model/office/message.entity.js';
import { OutboxMailEntity } from '../../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../../src/mailing/outbox-worker.js';
import { IdempotencyKeyEntity } from '../../../../src/core/idempotency/idempotency-key.entity.js';
import { CancellationFeeEntity } from '../../../../src/model/ledger/cancellation-fee.entity.js';
import { bookPayments } from '../../../../src/ledger/ledger.js';
import { settle } from '../../../../src/ledger/settle.js';
import { BasketLineEntity } from '../../../../src/model/registrations/basket-line.entity.js';
import { RegistrationEventEntity } from '../../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../../src/model/registrations/registration.entity.js';
import { AccountChangeEntity } from '../../../../src/model/accounts/account-change.entity.js';
import { AccountNotices } from '../../../../src/accounts/users/account-notices.js';
import { EmailTokenEntity, PasswordTokenEntity } from '../../../../src/model/accounts/link-tokens.entity.js';
import { UserEntity } from '../../../../src/core/auth/user.entity.js';
import {
  AuthenticatorAppEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from '../../../../src/model/accounts/second-factor.entity.js';
import { LoginStepEntity } from '../../../../src/core/auth/login-step.entity.js';
import { PROOF, setPassword } from '../../../accounts/second-factor/support.js';
import type { TestApp } from '../../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../../support/builders.js';
import { asking, someAnswer } from '../../../support/questions.js';
import { sampleOf } from '../../../support/sample.js';
import { invite, share } from '../../../families/guardians/support.js';
import { send } from '../../../registrations/support/book.js';
import { marker, markerDate, type Owner } from './traces.js';

/** Numbers that occur nowhere else, so that a row that holds one leads to its owner. */
const IDS = { user: 700_100_001, person: 700_200_001, child: 700_300_001, registrations: 700_400_000 };

/** A family with a marker in every field, everything done that stores something of it. */
export interface MarkedFamily {
  office: Staff;
  parent: Parent;
  /** The other parent of `shared`, once of `child` too. */
  other: Parent;
  child: ChildEntity;
  shared: ChildEntity;
  /** Ids of the registrations of `child`. */
  registrations: number[];
  /** The encrypted health fields of `child` as they are stored. */
  encrypted: string[];
}

/** Health as it is typed; nowhere in the database or in a file may it be read. */
export const HEALTH = {
  with_diagnostics: true,
  medicaments: 'qzhealth Spray',
  incompatibilities: 'qzhealth Laktose',
  allergies: 'qzhealth Nüsse',
  risk_group: 'qzhealth Asthma',
};

export async function markedFamily(app: TestApp): Promise<MarkedFamily> {
  const { manager } = app.dataSource;
  const office = await someStaff(app, 'Administrator');
  const other = await someParent(app);
  await manager.update(ParentEntity, { id: other.personId }, { phone: '+39 333 9999999' });
  const parent = await markedParent(app);
  const child = await markedChild(app, [parent, other]);
  const shared = await someChild(app, [parent, other]);
  const course = await someCourse(app);
  const weeks = [await someWeek(app, course), await someWeek(app, course)];
  await reserveIds(app, other, weeks[0]!);

  const own = signUpBody(child, weeks[0]!);
  expect((await send(app, parent, course, own, { key: 'p'.repeat(20) })).status).toBe(201);
  expect((await send(app, parent, course, signUpBody(shared, weeks[0]!))).status).toBe(201);
  // By the office, for a child that still has two parents: both get a mail that names it.
  const byOffice = { ...signUpBody(child, weeks[1]!), privacy: undefined };
  await app
    .as(office)
    .post(`/api/send-registration/${course.id}/admin`)
    .set('Idempotency-Key', 'o'.repeat(20))
    .send(byOffice)
    .expect(201);
  // Other days of a week: these mails name it too.
  await app
    .as(office)
    .put(`/api/courseWeek/${weeks[1]!.id}`)
    .send({ to: addDays(weeks[1]!.to, -1) })
    .expect(200);
  await app.app
    .get(Transactions)
    .run((inside) => app.app.get(AccountNotices).parentLinked(inside, child.id, [parent.personId]));
  await endParentLinks(manager, child.id, [other.personId], app.clock.today());
  const formerChild = await someChild(app, other);
  await endParentLinks(manager, formerChild.id, [parent.personId], app.clock.today());

  // Each parent has invited the other: both get mails that name the other one.
  await share(app, other, parent, await someChild(app, other));
  await manager.update(
    ChildParentEntity,
    { child_id: shared.id, person_id: other.personId },
    { invited_by: parent.personId },
  );
  await invite(app, parent, 'stranger@familie.example', child).expect(201);

  const registrations = await manager.findBy(RegistrationEntity, { child_id: child.id });
  const ids = registrations.map(({ id }) => id);
  await app
    .as(parent)
    .put(`/api/save-registration/${ids[0]}`)
    .send({ emergency_contact1_phone: '+39 333 7777777' })
    .expect(200);
  await changeByOffice(app, office, child, ids[0]!);
  expect((await send(app, parent, course, signUpBody(shared, weeks[1]!))).status).toBe(201);
  await changeAndRemove(app, office, shared);
  await manager.update(RegistrationEntity, { child_id: child.id }, remarks('child'));
  await manager.update(RegistrationEventEntity, { child_id: child.id }, { reason: marker('child') });
  await markAnswers(app, parent, child, course);
  const { comment_internal: _, ...ofParent } = remarks('parent');
  await manager.update(RegistrationEntity, { child_id: shared.id }, ofParent);
  await manager.insert(FamilyCallEntity, {
    person_id: parent.personId,
    user_id: office.id,
    at: app.clock.now(),
    text: marker('parent'),
    todo: marker('parent'),
    todo_on: markerDate('parent'),
    done_at: app.clock.now(),
  });
  await manager.insert(PlzChangeEntity, {
    person_id: parent.personId,
    plz_before: 'qzparent1',
    plz_after: 'qzparent1',
    at: app.clock.now(),
  });
  await app
    .as(parent)
    .put('/api/my-family/parent')
    .send({ place: marker('parent') })
    .expect(200);
  await app
    .as(parent)
    .put(`/api/my-family/children/${child.id}`)
    .send({ phone: '+39 333 8888888' })
    .expect(200);
  await manager.save(Object.assign(child, { phone: marker('child') }));
  await app.as(parent).get('/api/my-family/export').expect(200);
  await app.as(parent).post('/api/my-family/calendar').expect(201);
  await manager.insert(PaymentReminderEntity, {
    person_id: parent.personId,
    registration_id: ids[0]!,
    step: 1,
    day: '2026-03-02',
  });
  const until = markerDate('parent');
  await manager.insert(ReminderPauseEntity, {
    person_id: parent.personId,
    until,
    created_at: app.clock.now(),
  });
  const future = await someCourse(app, { register_from: '2026-05-01' });
  await app.as(parent).put(`/api/my-family/reminders/${future.id}`).expect(200);
  await manager.insert(SavedViewEntity, {
    list: 'parent',
    name: marker('parent'),
    user_id: parent.id,
    state: { search: null, filters: [], sort: [], columns: [] },
  });
  await manager.insert(BasketLineEntity, {
    user_id: parent.id,
    child_id: child.id,
    course_week_id: weeks[0]!.id,
    day_type: 'full_day',
  });
  await app.dataSource.manager.insert(CourseDrawChildEntity, {
    course_id: course.id,
    child_id: child.id,
    position: 1,
    wished: '{"wishes":[]}',
    given: '[]',
  });
  const given = await giveBack(app, parent, child);
  // A number that stands nowhere else.
  const feeId = 1_900_000_001;
  await manager.update(CancellationFeeEntity, { registration_id: given }, { id: feeId });
  await manager.insert(PaymentReminderEntity, {
    person_id: parent.personId,
    fee_id: feeId,
    step: 1,
    day: '2026-03-02',
  });
  ids.push(given, feeId);
  ids.push(await markOnSite(app, child, weeks[0]!.id));
  // Of a child that stays only who booked goes.
  await manager.insert(CancellationFeeEntity, {
    registration_id: 2_000_000_000,
    child_id: shared.id,
    course_week_id: weeks[1]!.id,
    booked_by: parent.id,
    amount: 100,
    created_at: app.clock.now(),
  });
  await app.app
    .get(Transactions)
    .run((inside) =>
      bookMarked(inside, office, [parent, other], { registrationId: ids[0]!, childId: child.id }),
    );
  await app.as(office).get(`/api/child/${child.id}`).expect(200);
  await referTo(app, office, child.id);
  // One to the parent alone, and one to both parents that names the child.
  const texts = { subject_it: 'x', body_it: 'x', body: '{{children}}' };
  await app
    .as(office)
    .post('/api/message')
    .send({ ...texts, subject: marker('parent'), audience: { kind: 'family', person_id: parent.personId } })
    .expect(201);
  await app
    .as(office)
    .post('/api/message')
    .send({ ...texts, subject: 'Info', audience: { kind: 'week', course_week_id: weeks[0]!.id } })
    .expect(201);

  await app.http().post('/api/password/forgot').send({ email: parent.email }).expect(200);
  await app.app.get(OutboxWorker).drain();
  // A new address: the mails so far went to one that nothing else knows any more.
  const email = `${marker('parent')}@new.example`;
  await setPassword(app, office);
  await app
    .as(office)
    .put(`/api/parent/${parent.personId}`)
    .send({ email, ...PROOF })
    .expect(200);
  await app.app.get(OutboxWorker).drain();
  await app.http().post('/api/password/forgot').send({ email });
  await markTheRest(app, { ...parent, email }, other);
  const stored = await app.dataSource.query<Record<string, string>[]>(
    `SELECT with_diagnostics, medicaments, incompatibilities, allergies, risk_group FROM child WHERE id = ${child.id}`,
  );
  return {
    office,
    parent: { ...parent, email },
    other,
    child,
    shared,
    registrations: ids,
    encrypted: Object.values(stored[0]!),
  };
}

/** A record of each resource that may name a child, which does so in every such field. */
async function referTo(app: TestApp, office: Staff, childId: number): Promise<void> {
  for (const definition of allResources) {
    const fields = writableFields(definition).flatMap(([key, field]) => {
      if (!('resource' in field) || !personResource(field.resource)) return [];
      return [[key, field.type === 'reference' ? childId : [childId]] as const];
    });
    if (fields.length === 0) continue;
    const body = { ...(await sampleOf(definition)(app, 1)), ...Object.fromEntries(fields) };
    await app.as(office).post(`/api/${definition.name}`).send(body).expect(201);
  }
}

/** What leaders note of the child, and the parents for them. @returns the id of the attendance */
async function markOnSite(app: TestApp, { id: child_id }: ChildEntity, weekId: number): Promise<number> {
  const { manager } = app.dataSource;
  const [name, at] = [marker('child'), app.clock.now()];
  await manager.insert(PickupPersonEntity, {
    child_id,
    name,
    phone: name,
    relation: name,
    search_text: name,
  });
  const day = markerDate('child');
  await manager.insert(AbsenceEntity, { child_id, from: day, to: day, reason: name, created_at: at });
  const { id: week_group_id } = await manager.save(WeekGroupEntity, { course_week_id: weekId, name: 'x' });
  await manager.insert(WeekGroupChildEntity, { course_week_id: weekId, child_id, week_group_id });
  // A number that stands nowhere else.
  const id = 1_800_000_002;
  await manager.insert(AttendanceEntity, {
    id,
    child_id,
    course_week_id: weekId,
    date: '2026-03-02',
    status: 'present' as const,
    left_with: name,
    left_with_name: name,
    left_with_phone: name,
    note: name,
    origins: JSON.stringify({ status: { id: name, at: '2026-03-02T08:00:00.000Z' } }),
  });
  const change = { id: randomUUID(), attendance_id: id, changed_at: at, received_at: at };
  await manager.insert(AttendanceChangeEntity, { ...change, fields: JSON.stringify({ note: name }) });
  await manager.insert(AttendanceIssueEntity, {
    child_id,
    course_week_id: weekId,
    week_group_id,
    date: '2026-03-02',
    change_id: randomUUID(),
    reason: 'no_place',
    state: 'closed',
    made_at: at,
    received_at: at,
    settled_reason: name,
    replaced: JSON.stringify({ note: name }),
    fields: JSON.stringify({ note: name }),
    seen: JSON.stringify({ left_with: name }),
  });
  await manager.insert(KeptRegistrationEntity, {
    child_id,
    course_week_id: weekId,
    day_type: 'full_day' as const,
    emergency_contact1_name: name,
    emergency_contact1_phone: name,
    emergency_contact2_name: name,
    emergency_contact2_phone: name,
  });
  const { id: headcount_id } = await manager.save(HeadcountEntity, {
    id: randomUUID(),
    course_week_id: weekId,
    date: '2026-03-02',
    number: 1,
    expected: 1,
    week_group_id: null,
    user_id: null,
    counted_at: at,
    received_at: at,
  });
  await manager.insert(HeadcountChildEntity, { headcount_id, child_id });
  await manager.insert(AssignmentEventEntity, { course_week_id: weekId, week_group_id, child_id, at });
  // As an erasure while the child is there leaves it.
  await manager.insert(ErasedOnSiteEntity, {
    course_week_id: weekId,
    week_group_id,
    child_id,
    date: '2026-03-02',
    at,
  });
  return id;
}

/**
 * A payment for the parent, with its words, and one for the other parent that is for the child; both came with a bank statement. And a file
 * of transfers to the parent that was withdrawn. Each payment has a receipt that was cancelled, that for the child by somebody else.
 */
async function bookMarked(
  manager: EntityManager,
  office: Staff,
  [parent, other]: readonly [Parent, Parent],
  { registrationId, childId }: { registrationId: number; childId: number },
): Promise<void> {
  const payment = { date: '2026-03-01', method: 'bank' as const };
  const booked = { userId: office.id, at: new Date('2026-03-01T10:00:00Z') };
  const payments = await bookPayments(
    manager,
    [
      {
        ...payment,
        personId: parent.personId,
        shares: [{ personId: parent.personId, amount: 500 }],
        payer: marker('parent'),
        reference: marker('parent'),
        note: marker('parent'),
      },
      {
        ...payment,
        personId: other.personId,
        shares: [{ registrationId, amount: 700 }],
        payer: marker('child'),
        reference: marker('child'),
        note: marker('child'),
      },
    ],
    booked,
  );
  // Its rows stay: the credit pays what is open.
  await settle(manager, { personIds: [parent.personId, other.personId] }, booked);
  await markReceipts(manager, payments, { personId: parent.personId, childId });
  const { id } = await manager.save(BankStatementEntity, {
    created_at: new Date('2026-03-01T10:00:00Z'),
    user_id: office.id,
    entries: 2,
    known: 0,
  });
  const { id: sepa_file_id } = await manager.save(SepaFileEntity, {
    created_at: new Date('2026-03-01T10:00:00Z'),
    user_id: office.id,
    format: 'pain.001.001.09',
    account_name: 'Jugenddienst',
    account_iban: 'IT60X0542811101000000123456',
    execute_on: '2026-03-01',
    withdrawn_at: new Date('2026-03-01T11:00:00Z'),
  });
  await manager.insert(PayoutEntity, {
    sepa_file_id,
    person_id: parent.personId,
    amount: 500,
    end_to_end_id: 'FERIA-20260301-1-1',
    state: 'withdrawn',
    payment_id: null,
    name: marker('parent'),
    iban: marker('parent'),
  });
  await manager.insert(RefundAccountEntity, {
    person_id: parent.personId,
    iban: marker('parent'),
    told_by: 'parent',
    told_at: new Date('2026-03-01T10:00:00Z'),
  });
  const words = (owner: Owner) => ({
    payer_name: marker(owner),
    payer_iban: marker(owner),
    marked: marker(owner),
    text: marker(owner),
    search_text: marker(owner),
  });
  await manager.insert(
    BankEntryEntity,
    (['parent', 'child'] as const).map((owner, index) => ({
      statement_id: id,
      entry_key: `key ${index}`,
      account: 'IT60X0542811101000000123456',
      date: '2026-03-01',
      booked_on: '2026-03-01',
      amount: 500,
      currency: 'EUR',
      ...words(owner),
      state: 'booked' as const,
      payment_id: payments[index],
    })),
  );
}

async function markReceipts(
  manager: EntityManager,
  paymentIds: readonly number[],
  { personId, childId }: { personId: number; childId: number },
): Promise<void> {
  const at = new Date('2026-03-01T10:00:00Z');
  for (const [index, owner] of (['parent', 'child'] as const).entries()) {
    const amount = owner === 'parent' ? 500 : 700;
    const { id: receipt_id } = await manager.save(
      manager.create(ReceiptEntity, {
        year: 2026,
        number: index + 1,
        date: '2026-03-01',
        payment_id: paymentIds[index],
        valid_payment_id: null,
        person_id: owner === 'parent' ? personId : null,
        lang: 'de',
        amount,
        method: 'bank',
        paid_on: '2026-03-01',
        payer: marker(owner),
        payer_tax: marker(owner),
        payer_address: marker(owner),
        organiser: 'Jugenddienst',
        organiser_tax: '94012345678',
        place: 'Bozen',
        created_at: at,
        cancelled_at: at,
        cancellation: 'office',
        cancel_reason: marker(owner),
      }),
    );
    const isForChild = owner === 'child';
    await manager.insert(ReceiptLineEntity, {
      receipt_id,
      kind: isForChild ? 'place' : 'credit',
      child_id: isForChild ? childId : null,
      child: isForChild ? marker(owner) : null,
      amount,
    });
  }
}

const contact = (owner: Owner) => ({ emergency_contact1_name: marker(owner) });

/** What staff change of a child and its registration stands in the log of changes. */
async function changeByOffice(
  app: TestApp,
  office: Staff,
  child: ChildEntity,
  registrationId: number,
): Promise<void> {
  const name = { first_name: marker('child') };
  await app.as(office).put(`/api/child/${child.id}`).send(name).expect(200);
  Object.assign(child, name);
  await app
    .as(office)
    .put(`/api/peopleCourseWeekRegistration/${registrationId}`)
    .send(contact('child'))
    .expect(200);
}

/** The log of changes keeps contacts that the parent gave, also of a registration that is gone; the child stays with the other one. */
/** A place of the child that is given back for a fee. @returns the id of the registration */
async function giveBack(app: TestApp, parent: Parent, child: ChildEntity): Promise<number> {
  const course = await someCourse(app, { cancellation: [{ days_before: 0, fee_percent: 50 }] });
  const week = await someWeek(app, course, { from: '2026-08-24', to: '2026-08-28' });
  const { body } = await send(app, parent, course, signUpBody(child, week));
  const { id } = (body as { data: SignUpResult }).data.registrations[0]!;
  const answer = await app.as(parent).delete(`/api/registration/${id!}?fee=60`);
  expect(answer.body).toMatchObject({ data: { success: true } });
  return id!;
}

async function changeAndRemove(app: TestApp, office: Staff, shared: ChildEntity): Promise<void> {
  const booked = await app.dataSource.manager.find(RegistrationEntity, {
    where: { child_id: shared.id },
    order: { id: 'ASC' },
  });
  for (const { id } of booked)
    await app.as(office).put(`/api/peopleCourseWeekRegistration/${id}`).send(contact('parent')).expect(200);
  await app
    .as(office)
    .delete(`/api/peopleCourseWeekRegistration/${booked.at(-1)!.id}`)
    .expect(200);
}

async function markedParent(app: TestApp): Promise<Parent> {
  const { manager } = app.dataSource;
  const email = `${marker('parent')}@old.example`;
  await manager.save(
    manager.create(UserEntity, {
      id: IDS.user,
      name: marker('parent'),
      email,
      password_hash: marker('parent'),
      company_name: marker('parent'),
      lang: 'de',
      created_at: app.clock.now(),
      email_confirmed_at: app.clock.now(),
    }),
  );
  await manager.save(
    manager.create(ParentEntity, {
      id: IDS.person,
      user_id: IDS.user,
      first_name: marker('parent'),
      last_name: marker('parent'),
      tax: marker('parent'),
      gender: 'f',
      birth: markerDate('parent'),
      plz: 'qzparent1',
      place: marker('parent'),
      address: marker('parent'),
      phone: marker('parent'),
    }),
  );
  const { token } = await app.app.get(Sessions).open(manager, IDS.user, true);
  return { id: IDS.user, personId: IDS.person, email, token };
}

async function markedChild(app: TestApp, parents: Parent[]): Promise<ChildEntity> {
  const { manager } = app.dataSource;
  const child = await manager.save(
    manager.create(ChildEntity, {
      id: IDS.child,
      first_name: marker('child'),
      last_name: marker('child'),
      tax: marker('child'),
      gender: 'f',
      birth: markerDate('child'),
      lang: 'de',
      phone: marker('child'),
      school: 'gs_3',
      whatsapp_infos: true,
      leave_alone: true,
      swimming_help: true,
      ...HEALTH,
      health_consent_at: app.clock.now(),
      health_consent_hash: marker('child'),
      last_update: app.clock.now(),
    }),
  );
  const links = parents.map(({ personId }) => ({ child_id: child.id, person_id: personId }));
  await manager.insert(ChildParentEntity, links);
  return child;
}

/** Has registrations get ids that occur nowhere else, from here on. */
async function reserveIds(app: TestApp, parent: Parent, week: CourseWeekEntity): Promise<void> {
  const child = await someChild(app, parent);
  await app.dataSource.manager.insert(RegistrationEntity, {
    id: IDS.registrations,
    child_id: child.id,
    course_week_id: week.id,
    day_type: 'full_day',
    price: 0,
    emergency_contact1_phone: '',
    created_at: app.clock.now(),
  });
}

/** What was answered to two questions of a project, one of them about health. */
async function markAnswers(
  app: TestApp,
  parent: Parent,
  child: ChildEntity,
  course: CourseEntity,
): Promise<void> {
  const questions = await asking(app, {}, { health: true });
  await app.dataSource.manager.update(CourseEntity, { id: course.id }, { questions });
  for (const question of questions) await someAnswer(app, child, course, marker('child'), question);
  await app.dataSource.manager.update(AnswerEntity, { child_id: child.id }, { answered_by: parent.id });
}

/** Everything that is typed into a registration. */
function remarks(owner: Owner): Partial<RegistrationEntity> {
  return {
    comment: marker(owner),
    comment_internal: marker(owner),
    emergency_contact1_name: marker(owner),
    emergency_contact1_phone: marker(owner),
    emergency_contact2_name: marker(owner),
    emergency_contact2_phone: marker(owner),
  };
}

/** Markers in columns that hold hashes or what only a failure writes, and mails in all three states. */
async function markTheRest(app: TestApp, parent: Parent, other: Parent): Promise<void> {
  const { manager } = app.dataSource;
  const hashes = { body_hash: marker('parent'), key_hash: marker('parent') };
  await manager.update(IdempotencyKeyEntity, { user_id: parent.id }, hashes);
  const [token] = await manager.findBy(PasswordTokenEntity, { user_id: parent.id });
  await manager.update(PasswordTokenEntity, { id: token!.id }, { token_hash: marker('parent') });
  await manager.update(CalendarFeedEntity, { user_id: parent.id }, { secret_hash: marker('parent') });
  await markFactors(app, parent.id);
  await manager.insert(EmailTokenEntity, {
    user_id: parent.id,
    token_hash: marker('parent'),
    created_at: app.clock.now(),
    expires_at: new Date('2030-01-01'),
  });
  await manager.insert(AccountChangeEntity, {
    user_id: parent.id,
    kind: 'email' as const,
    token_hash: marker('parent'),
    email: marker('parent'),
    factors: marker('parent'),
    password_hash: marker('parent'),
    state: 'open' as const,
    created_at: app.clock.now(),
    expires_at: new Date('2030-01-01'),
  });
  await manager.insert(GuardianInvitationEntity, {
    person_id: other.personId,
    email: parent.email,
    token_hash: marker('parent'),
    created_at: app.clock.now(),
    expires_at: new Date('2030-01-01'),
  });
  await manager.insert(SessionEntity, {
    id: marker('parent'),
    user_id: parent.id,
    created_at: app.clock.now(),
    expires_at: new Date('2030-01-01'),
  });
  const role = await manager.findOneByOrFail(RoleEntity, { name: 'Office' });
  await manager.insert(ApiKeyEntity, {
    name: marker('parent'),
    user_id: parent.id,
    role_id: role.id,
    token_hash: marker('parent'),
    hint: 'hint',
    created_at: app.clock.now(),
    expires_at: new Date('2030-01-01'),
  });
  await manager.insert(ParentViewEntity, {
    id: 'view',
    session_id: 'staff',
    user_id: 1,
    person_id: parent.personId,
    created_at: app.clock.now(),
    expires_at: new Date('2030-01-01'),
  });
  const mails = await manager.find(OutboxMailEntity, { where: { kind: 'new' }, order: { id: 'ASC' } });
  expect(mails.length).toBeGreaterThanOrEqual(3);
  const failed = {
    state: 'failed' as const,
    failed_at: app.clock.now(),
    last_error: `550 ${marker('parent')}`,
  };
  await manager.update(OutboxMailEntity, { id: mails[0]!.id }, failed);
  // The message that nobody else got.
  const message = await manager.findOneOrFail(MessageEntity, { where: {}, order: { id: 'ASC' } });
  const text = marker('parent');
  await manager.update(MessageEntity, { id: message.id }, { subject_it: text, body: text, body_it: text });
  await manager.update(MessageReceiverEntity, { message_id: message.id }, { error: text });
  await manager.insert(MessageFileEntity, {
    message_id: message.id,
    user_id: message.user_id!,
    address: `/attachments/${text}`,
    name: text,
    bytes: 1,
    created_at: app.clock.now(),
  });
}

/** Whatever stores the second factor of an account. */
async function markFactors({ clock, dataSource: { manager } }: TestApp, user_id: number): Promise<void> {
  const [text, now] = [marker('parent'), clock.now()];
  await manager.insert(AuthenticatorAppEntity, { user_id, secret: text, created_at: now });
  await manager.insert(RecoveryCodeEntity, { user_id, hash: text });
  await manager.insert(PasskeyEntity, {
    user_id,
    name: text,
    credential_id: text,
    credential_hash: text,
    public_key: text,
    counter: '0',
    transports: text,
    created_at: now,
  });
  await manager.insert(LoginStepEntity, {
    user_id,
    token_hash: text,
    purpose: 'code' as const,
    challenge: text,
    expires_at: now,
  });
}
