import type { FamilyExport, FamilyGuardians, StaffChildDetail } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { GuardianInvitationEntity } from '../../../src/model/families/guardian-invitation.entity.js';
import { MailSender } from '../../../src/mailing/mail-sender.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { lastMailTo, sentMails } from '../../mailing/mailbox.js';
import { send } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  READER,
  next,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { creditOf, pay, somePayment } from '../../support/pay.js';
import { accept, invite, invitedToken, share, tokenFor } from './support.js';

let app: TestApp;
let office: Staff;
let eva: Parent;
let paul: Parent;
let child: ChildEntity;
beforeAll(async () => {
  app = await createTestApp();
  office = await someStaff(app, 'Office');
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  [eva, paul] = [await someParent(app), await someParent(app, { lang: 'it' })];
  child = await someChild(app, eva);
});
afterEach(() => jest.restoreAllMocks());

const end = (who: Parent, childId: number, personId: number) =>
  app.as(who).delete(`/api/my-family/children/${childId}/guardians/${personId}`);
const family = async (who: Parent) => (await app.as(who).get('/api/my-family').expect(200)).body.data;
const guardiansOf = async (who: Parent): Promise<FamilyGuardians> =>
  (await app.as(who).get('/api/my-family/guardians').expect(200)).body.data;
const childOf = async (who: Staff, id = child.id): Promise<StaffChildDetail> =>
  (await app.as(who).get(`/api/child/${id}`).expect(200)).body.data;
const personsOf = async (id: number) => {
  const links = await app.dataSource.manager.findBy(ChildParentEntity, { child_id: id });
  return links.map(({ person_id }) => person_id).sort((a, b) => a - b);
};
const mailsTo = async (email: string, kind: string) => {
  await sentMails(app);
  return app.dataSource.manager.countBy(OutboxMailEntity, { recipient: email, kind });
};
/** Books the week for the child in the name of the parent. */
async function book(who: Parent, phone: string, from = '2026-06-15', to = '2026-06-19'): Promise<number> {
  const course = await someCourse(app);
  const week = await someWeek(app, course, { from, to });
  const contacts = { emergency_contact1_phone: phone, comment: `comment of ${phone}` };
  const answer = await send(app, who, course, signUpBody(child, week, contacts));
  expect(answer.status).toBe(201);
  return answer.body.data.registrations[0].id as number;
}

describe('a second guardian', () => {
  it("sees the child and all its registrations, and nothing of the other's address, contacts and comments", async () => {
    const { manager } = app.dataSource;
    const secrets = { address: 'Geheimgasse 7', place: 'Geheimdorf', phone: '+39 333 5550001' };
    await manager.update(ParentEntity, { id: eva.personId }, secrets);
    await share(app, eva, paul, child);
    const [byEva, byPaul] = [
      await book(eva, '+39 333 5550002'),
      await book(paul, '+39 333 5550003', '2026-06-22', '2026-06-26'),
    ];
    const seen = await family(paul);
    const registrations = seen.registrations as {
      id: number;
      own_booking: boolean;
      comment: string | null;
    }[];
    expect(registrations.map(({ id, own_booking }) => [id, own_booking]).sort()).toEqual([
      [byEva, false],
      [byPaul, true],
    ]);
    const text = JSON.stringify([seen, await guardiansOf(paul)]);
    for (const secret of [...Object.values(secrets), '5550002', eva.email])
      expect(text).not.toContain(secret);
    expect(JSON.stringify([await family(eva), await guardiansOf(eva)])).not.toContain('5550003');
  });

  it('gets the mails of own bookings, and the payments stay with who booked', async () => {
    await share(app, eva, paul, child);
    await book(paul, '+39 333 5550003');
    expect(await mailsTo(paul.email, 'new')).toBe(1);
    expect(await mailsTo(eva.email, 'new')).toBe(0);
    const [[mine], [theirs]] = [(await family(paul)).payments, (await family(eva)).payments];
    expect(mine.reference).toBe(theirs.reference);
  });

  it('cannot end the access of the parent who invited, nor their own', async () => {
    await share(app, eva, paul, child);
    await end(paul, child.id, eva.personId).expect(404);
    await end(paul, child.id, paul.personId).expect(404);
    expect(await personsOf(child.id)).toHaveLength(2);
  });
});

describe('ending the access', () => {
  beforeEach(() => share(app, eva, paul, child));

  it('takes the child from the guardian at once, who is told in their language', async () => {
    app.clock.advance(60_000);
    const { body } = await end(eva, child.id, paul.personId).expect(200);
    expect(body.data).toEqual({
      success: true,
      message: `Eva Rossi hat keinen Zugang mehr zu ${child.first_name}.`,
    });
    expect((await family(paul)).childrens).toEqual([]);
    expect(await guardiansOf(eva)).toMatchObject({ children: [{ refusal: null, guardians: [] }] });
    const mail = await lastMailTo(app, paul.email);
    expect(mail.subject).toBe('Il Suo accesso condiviso a «La mia famiglia»');
    expect(mail.text).toContain('Lo ha revocato chi Le aveva inviato');
    expect(await mailsTo(eva.email, 'guardian-ended')).toBe(0);
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
      user_id: eva.id,
      action: 'delete',
    });
    expect(entries).toMatchObject([
      { resource: 'my-family/children/guardians', record_id: child.id, fields: `parent ${paul.personId}` },
    ]);
    await end(eva, child.id, paul.personId).expect(404);
  });

  it('leaves what the guardian booked, and its mails go to the parent who stays', async () => {
    const id = await book(paul, '+39 333 5550003');
    await end(eva, child.id, paul.personId).expect(200);
    expect((await family(eva)).registrations).toMatchObject([{ id, own_booking: false, comment: null }]);
    await app.as(office).delete(`/api/peopleCourseWeekRegistration/${id}?mail=1`).expect(200);
    expect([await mailsTo(eva.email, 'deleted'), await mailsTo(paul.email, 'deleted')]).toEqual([1, 0]);
  });

  it('is 404 for a parent whom the office linked, for another child and for another parent', async () => {
    const linked = await someParent(app);
    const byOffice = await someChild(app, [eva, linked]);
    const foreign = await someParent(app);
    await end(eva, byOffice.id, linked.personId).expect(404);
    await end(eva, byOffice.id, paul.personId).expect(404);
    await end(foreign, child.id, paul.personId).expect(404);
    expect([await personsOf(child.id), await personsOf(byOffice.id)].map(({ length }) => length)).toEqual([
      2, 2,
    ]);
  });

  it('is no longer up to a parent whom the office took from the child', async () => {
    await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: eva.personId });
    await end(eva, child.id, paul.personId).expect(404);
    expect(await personsOf(child.id)).toEqual([paul.personId]);
  });
});

describe('leaving', () => {
  const leave = (who: Parent, childId: number) =>
    app.as(who).delete(`/api/my-family/children/${childId}/guardianship`);
  beforeEach(() => share(app, eva, paul, child));

  it('ends the own access at once, and the parent who invited is told in their language', async () => {
    expect((await guardiansOf(paul)).children).toMatchObject([{ invited_by: 'Eva', can_leave: true }]);
    expect((await guardiansOf(eva)).children).toMatchObject([{ invited_by: null, can_leave: false }]);
    app.clock.advance(60_000);
    const { body } = await leave(paul, child.id).expect(200);
    expect(body.data).toEqual({
      success: true,
      message: `Sie haben keinen Zugang mehr zu ${child.first_name}.`,
    });
    expect((await family(paul)).childrens).toEqual([]);
    expect(await guardiansOf(eva)).toMatchObject({ children: [{ refusal: null, guardians: [] }] });
    const mail = await lastMailTo(app, eva.email);
    expect(mail.subject).toBe('Ihr gemeinsamer Zugang zu „Meine Familie“');
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(
      'hat ihren Zugang am 02.03.2026 um 10:01 Uhr selbst beendet. ' + `Er betraf: ${child.first_name}.`,
    );
    expect([await mailsTo(eva.email, 'guardian-ended'), await mailsTo(paul.email, 'guardian-ended')]).toEqual(
      [1, 0],
    );
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
      user_id: paul.id,
      action: 'delete',
    });
    expect(entries).toMatchObject([
      { resource: 'my-family/children/guardianship', record_id: child.id, fields: `parent ${paul.personId}` },
    ]);
    await leave(paul, child.id).expect(404);
  });

  it('is told in Italian to an Italian parent', async () => {
    const own = await someChild(app, paul);
    await share(app, paul, eva, own);
    app.clock.advance(60_000);
    await leave(eva, own.id).expect(200);
    const mail = await lastMailTo(app, paul.email);
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(
      'ha rinunciato al proprio accesso il 02.03.2026 alle ore 10:01',
    );
  });

  it('is for one child, and leaves what the guardian booked', async () => {
    const other = await someChild(app, eva);
    await share(app, eva, paul, other);
    const id = await book(paul, '+39 333 5550003');
    await leave(paul, child.id).expect(200);
    expect((await family(paul)).childrens).toMatchObject([{ id: other.id }]);
    expect((await family(eva)).registrations).toMatchObject([{ id, own_booking: false }]);
  });

  it('is 404 for whom nobody invited, for a stranger, and for a child that is not there', async () => {
    await leave(eva, child.id).expect(404);
    await leave(await someParent(app), child.id).expect(404);
    await leave(paul, 999_999).expect(404);
    const byOffice = await someChild(app, [eva, paul]);
    await leave(paul, byOffice.id).expect(404);
    expect(await personsOf(child.id)).toHaveLength(2);
    expect(await personsOf(byOffice.id)).toHaveLength(2);
  });

  it('leaves no child alone: the parent who invited must still be one of its parents', async () => {
    await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: eva.personId });
    expect((await guardiansOf(paul)).children).toMatchObject([{ can_leave: false }]);
    await leave(paul, child.id).expect(404);
    expect(await personsOf(child.id)).toEqual([paul.personId]);
  });
});

describe('what is open of a guardian’s bookings', () => {
  const leave = () => app.as(paul).delete(`/api/my-family/children/${child.id}/guardianship`).expect(200);
  const textOf = async (email: string) => (await lastMailTo(app, email)).text?.replaceAll(/\s+/g, ' ');
  beforeEach(async () => {
    await share(app, eva, paul, child);
    await book(eva, '+39 333 5550002');
    await book(paul, '+39 333 5550003', '2026-06-22', '2026-06-26');
    // Sent now, so that later mails are newer.
    await sentMails(app);
    app.clock.advance(60_000);
  });

  it('is said before the access ends, to who ends it: the parent who invited, or the guardian', async () => {
    const open = { amount: 120, to_inviter: true };
    expect((await guardiansOf(eva)).children).toMatchObject([
      { guardians: [{ id: paul.personId, open }], own_open: null },
    ]);
    expect((await guardiansOf(paul)).children).toMatchObject([{ guardians: [], own_open: open }]);
  });

  it('is said with what the reader’s own credit pays of it at once, never with the credit of another one', async () => {
    // What is above the 120 € of her own place is credit.
    const own = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { booked_by: eva.id });
    await pay(app, own.id, 14_350);
    const open = { amount: 120, to_inviter: true };
    const [asked] = (await guardiansOf(eva)).children;
    expect(asked!.guardians[0]!.open).toEqual({ ...open, credit_pays: 23.5 });
    expect((await guardiansOf(paul)).children[0]!.own_open).toEqual(open);
    await end(eva, child.id, paul.personId).expect(200);
    const of = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { booked_by: paul.id });
    expect([of.payed_amount, await creditOf(app, eva)]).toEqual([2_350, 0]);
  });

  it('is said to be paid from credit up to what is open', async () => {
    const own = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { booked_by: eva.id });
    await pay(app, own.id, 30_000);
    const [asked] = (await guardiansOf(eva)).children;
    expect(asked!.guardians[0]!.open).toEqual({ amount: 120, to_inviter: true, credit_pays: 120 });
  });

  it('is said to be paid by another parent where the office has linked one who is on record for longer', async () => {
    const inviter = await someParent(app);
    child = await someChild(app, inviter);
    await share(app, inviter, paul, child);
    await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: eva.personId });
    await book(paul, '+39 333 5550003');
    await sentMails(app);
    const open = { amount: 120, to_inviter: false };
    await somePayment(app, eva);
    // Neither her own credit, which pays nothing of it, nor that of the one who pays.
    await somePayment(app, inviter);
    expect((await guardiansOf(inviter)).children[0]!.guardians[0]!.open).toEqual(open);
    app.clock.advance(60_000);
    await app.as(paul).delete(`/api/my-family/children/${child.id}/guardianship`).expect(200);
    expect(await textOf(inviter.email)).toContain('(120,00 €), zahlt nun ein anderer Elternteil.');
  });

  it('is told by mail to the parent who invited, with who pays it now', async () => {
    await leave();
    expect(await textOf(eva.email)).toContain(
      'Was von diesen Anmeldungen noch offen war (120,00 €), zahlen nun Sie.',
    );
    expect((await family(eva)).payments).toMatchObject([{ amount: 240 }]);
  });

  it('is told to the guardian whose access is ended, with what stays of their documents', async () => {
    await end(eva, child.id, paul.personId).expect(200);
    const text = await textOf(paul.email);
    expect(text).toContain(
      '(120,00 €) è ora a carico di un altro genitore. La preghiamo di non versare più nulla. Quanto',
    );
  });

  it('is told to both when the office ends it, and not at all where nothing is open', async () => {
    const save = (id: number) =>
      app
        .as(office)
        .put(`/api/child/${id}`)
        .send({ parents: [eva.personId] })
        .expect(200);
    await save(child.id);
    expect(await textOf(eva.email)).toContain('(120,00 €), zahlen nun Sie.');
    expect(await textOf(paul.email)).toContain('(120,00 €) è ora a carico di un altro genitore.');
    const other = await someChild(app, eva);
    await share(app, eva, paul, other);
    app.clock.advance(60_000);
    await save(other.id);
    expect(await textOf(eva.email)).not.toContain('€');
    expect(await textOf(paul.email)).not.toContain('€');
  });
});

describe('a parent whom the office takes from a child without an invitation', () => {
  const save = (id: number, parents: number[]) => app.as(office).put(`/api/child/${id}`).send({ parents });
  const textOf = async (email: string) => (await lastMailTo(app, email)).text?.replaceAll(/\s+/g, ' ');
  let byOffice: ChildEntity;
  beforeEach(async () => {
    byOffice = await someChild(app, [eva, paul]);
    child = byOffice;
    await book(paul, '+39 333 5550003');
    await sentMails(app);
    app.clock.advance(60_000);
  });

  it('is told what is open and paid by another one now, who is told too', async () => {
    await save(byOffice.id, [eva.personId]).expect(200);
    expect(await textOf(eva.email)).toContain('(120,00 €), zahlen nun Sie.');
    expect(await textOf(paul.email)).toContain('(120,00 €) è ora a carico di un altro genitore.');
    expect([await mailsTo(eva.email, 'payer-changed'), await mailsTo(paul.email, 'payer-changed')]).toEqual([
      1, 1,
    ]);
  });

  it('is told nothing where they had nothing to pay', async () => {
    await save(byOffice.id, [paul.personId]).expect(200);
    expect([await mailsTo(eva.email, 'payer-changed'), await mailsTo(paul.email, 'payer-changed')]).toEqual([
      0, 0,
    ]);
  });

  it('stays as the last one as long as something is open', async () => {
    const { body } = await save(byOffice.id, []).set('api-lang', 'de').expect(422);
    expect(body.errors).toEqual({
      parents: [
        'Für dieses Kind ist noch etwas offen (120,00 €). Lassen Sie einen Elternteil eingetragen, der es zahlt.',
      ],
    });
    const free = await someChild(app, eva);
    await save(free.id, []).expect(200);
  });
});

describe('the office', () => {
  it('sees who was invited by whom, and open invitations with who may see parents', async () => {
    await share(app, eva, paul, child);
    const other = await someChild(app, eva);
    const email = `aunt${next()}@familie.example`;
    await invite(app, eva, email, other).expect(201);
    const shared = await childOf(office);
    expect(shared.parents.map(({ id, invited_by }) => [id, invited_by])).toEqual([
      [eva.personId, null],
      [paul.personId, 'Rossi Eva'],
    ]);
    expect(shared.guardian_invitations).toEqual([]);
    expect((await childOf(office, other.id)).guardian_invitations).toMatchObject([
      { email, inviter: 'Rossi Eva', state: 'pending' },
    ]);
    const without = await someStaff(app, ['child.index', 'child.update']);
    expect(await childOf(without, other.id)).not.toHaveProperty('guardian_invitations');
  });

  it('ends the access in the form of the child: both are told, and it is logged', async () => {
    await share(app, eva, paul, child);
    app.clock.advance(60_000);
    await app
      .as(office)
      .put(`/api/child/${child.id}`)
      .send({ parents: [eva.personId] })
      .expect(200);
    expect((await family(paul)).childrens).toEqual([]);
    expect((await lastMailTo(app, paul.email)).text).toContain('Lo ha revocato l’ufficio');
    const toInviter = await lastMailTo(app, eva.email);
    expect(toInviter.subject).toBe('Ihr gemeinsamer Zugang zu „Meine Familie“');
    expect(toInviter.text?.replaceAll(/\s+/g, ' ')).toContain(
      'das Büro hat am 02.03.2026 um 10:01 Uhr den Zugang',
    );
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
      user_id: office.id,
      record_id: child.id,
      resource: 'child/parents',
    });
    expect(entries).toMatchObject([{ action: 'delete', fields: `parent ${paul.personId}` }]);
  });

  it('tells nobody of the end of a link that it had made itself', async () => {
    const byOffice = await someChild(app, [eva, paul]);
    await app
      .as(office)
      .put(`/api/child/${byOffice.id}`)
      .send({ parents: [eva.personId] })
      .expect(200);
    expect([await mailsTo(paul.email, 'guardian-ended'), await mailsTo(eva.email, 'guardian-ended')]).toEqual(
      [0, 0],
    );
  });

  it('keeps a link that came by an invitation when it saves the child', async () => {
    await share(app, eva, paul, child);
    const parents = [paul.personId, eva.personId];
    await app.as(office).put(`/api/child/${child.id}`).send({ parents }).expect(200);
    await end(eva, child.id, paul.personId).expect(200);
  });

  it('withdraws an open invitation of any parent, which needs child.update', async () => {
    await invite(app, eva, paul.email, child).expect(201);
    const { id } = (await childOf(office)).guardian_invitations![0]!;
    const leader = await someStaff(app, READER);
    await app.as(leader).delete(`/api/guardian-invitation/${id}`).expect(403);
    await app.as(eva).delete(`/api/guardian-invitation/${id}`).expect(403);
    await app.as(office).delete(`/api/guardian-invitation/${id}`).expect(200);
    await app.as(office).delete(`/api/guardian-invitation/${id}`).expect(404);
    expect((await guardiansOf(eva)).invitations).toEqual([]);
    expect((await accept(app, paul, await tokenFor(app, paul.email))).status).toBe(422);
  });

  it('forbids second guardians of a child by a switch, which parents do not see and which is logged', async () => {
    const lines = () =>
      app.dataSource.manager.find(AuditEntryEntity, {
        where: { resource: 'child/second-guardian', record_id: child.id },
        order: { id: 'ASC' },
      });
    const save = (second_guardian_forbidden: boolean) =>
      app.as(office).put(`/api/child/${child.id}`).send({ second_guardian_forbidden }).expect(200);
    await save(false);
    expect(await lines()).toEqual([]);
    const { body } = await save(true);
    expect(body.data.second_guardian_forbidden).toBe(true);
    await invite(app, eva, paul.email, child).expect(422);
    await save(true);
    await save(false);
    expect((await lines()).map(({ action, fields }) => [action, fields])).toEqual([
      ['update', 'forbidden'],
      ['update', 'allowed'],
    ]);
    await invite(app, eva, paul.email, child).expect(201);
    const seen = JSON.stringify(await family(eva));
    expect(seen).not.toContain('second_guardian_forbidden');
    // Parents cannot write it: an unknown field of their form is dropped.
    await save(true);
    await app
      .as(eva)
      .put(`/api/my-family/children/${child.id}`)
      .send({ second_guardian_forbidden: false })
      .expect(200);
    await app.dataSource.manager.update(
      GuardianInvitationEntity,
      { person_id: eva.personId },
      { withdrawn_at: app.clock.now() },
    );
    await invite(app, eva, paul.email, child).expect(422);
  });

  it('discards an invitation that cannot be delivered; the parent sends it anew', async () => {
    const refusal = Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
    const sender = jest.spyOn(app.app.get(MailSender), 'send').mockRejectedValue(refusal);
    const email = `typo${next()}@familie.example`;
    await invite(app, eva, email, child).expect(201);
    await sentMails(app);
    sender.mockRestore();
    const { data } = (await app.as(office).get('/api/failedMail').expect(200)).body;
    const failed = (data as { id: number; recipient: string; kind: string; resendable: boolean }[]).find(
      ({ recipient }) => recipient === email,
    )!;
    expect(failed).toMatchObject({ kind: 'guardian-invitation', resendable: false });
    await app.as(office).post(`/api/failedMail/${failed.id}/resend`).expect(409);
    await app.as(office).delete(`/api/failedMail/${failed.id}`).expect(200);
  });
});

describe('what is stored of it', () => {
  const exportOf = async (who: Parent): Promise<FamilyExport> =>
    (await app.as(who).get('/api/my-family/export').expect(200)).body.data;

  it("is in the copy of one's data, without anything of the other", async () => {
    await share(app, eva, paul, child);
    const other = await someChild(app, eva);
    await invite(app, eva, 'aunt@familie.example', other).expect(201);
    const [mine, theirs] = [await exportOf(eva), await exportOf(paul)];
    expect(mine.guardians).toEqual([{ child_id: child.id, relation: 'invited' }]);
    expect(mine.guardian_invitations).toMatchObject([
      { direction: 'sent', email: null, child_ids: [child.id], state: 'accepted' },
      { direction: 'sent', email: 'aunt@familie.example', child_ids: [other.id], state: 'pending' },
    ]);
    expect(theirs).toMatchObject({
      guardians: [{ child_id: child.id, relation: 'was_invited' }],
      guardian_invitations: [],
    });
    expect(JSON.stringify(theirs)).not.toContain(eva.email);
  });

  it('says of an open invitation to the own address that there is one, and not of whom', async () => {
    const token = await invitedToken(app, eva, paul.email, child);
    const { guardian_invitations } = await exportOf(paul);
    expect(guardian_invitations).toMatchObject([
      { direction: 'received', email: paul.email, child_ids: [], state: 'pending' },
    ]);
    await accept(app, paul, token).expect(200);
  });

  it.each([
    ['erased', (id: number) => app.as(office).post(`/api/parent/${id}/erase`)],
    ['deleted', (id: number) => app.as(office).delete(`/api/parent/${id}`)],
  ])("of the inviter goes when that one is %s; child and the other's data stay", async (_, go) => {
    await share(app, eva, paul, child);
    const email = `aunt${next()}@familie.example`;
    const token = await invitedToken(app, eva, email, await someChild(app, [eva]));
    const registration = await book(paul, '+39 333 5550003');
    await app.dataSource.manager.update(
      RegistrationEntity,
      { id: registration },
      { comment: 'of the guardian' },
    );
    const { courseWeek } = (await family(paul)).registrations[0];
    // What is over keeps nobody from being deleted.
    app.clock.set(`${courseWeek.to.slice(0, 4)}-12-01T09:00:00Z`);
    const fresh = await someStaff(app, 'Office');
    office = fresh;
    expect((await go(eva.personId).expect(200)).body.data.success).toBe(true);
    expect(await app.dataSource.manager.findBy(ChildParentEntity, { child_id: child.id })).toMatchObject([
      { person_id: paul.personId, invited_by: null },
    ]);
    const kept = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, { id: registration });
    expect(kept).toMatchObject({ comment: 'of the guardian', emergency_contact1_phone: '+39 333 5550003' });
    expect(await app.dataSource.manager.countBy(GuardianInvitationEntity, { person_id: eva.personId })).toBe(
      0,
    );
    expect(await app.dataSource.manager.countBy(OutboxMailEntity, { recipient: email })).toBe(0);
    const { body } = await app.http().post('/api/guardian-invitation/preview').send({ token }).expect(422);
    expect(body.message).toBe('Dieser Link gilt nicht. Bitte öffnen Sie ihn noch einmal aus der E-Mail.');
  });

  it("of the guardian goes when that one is erased; child and the inviter's data stay", async () => {
    await share(app, eva, paul, child);
    await invite(app, eva, paul.email, await someChild(app, eva)).expect(201);
    const mine = await book(eva, '+39 333 5550002');
    await book(paul, '+39 333 5550003', '2026-06-22', '2026-06-26');
    const told = () => mailsTo(eva.email, 'guardian-accepted');
    expect(await told()).toBe(1);
    await app.as(office).post(`/api/parent/${paul.personId}/erase`).expect(200);
    expect(await personsOf(child.id)).toEqual([eva.personId]);
    expect(await told()).toBe(0);
    expect(await app.dataSource.manager.countBy(GuardianInvitationEntity, { email: paul.email })).toBe(0);
    const registrations = (await family(eva)).registrations as { id: number; comment: string | null }[];
    expect(registrations).toHaveLength(2);
    expect(registrations.find(({ id }) => id === mine)?.comment).toBe('comment of +39 333 5550002');
    expect((await guardiansOf(eva)).children[0]).toMatchObject({ guardians: [], refusal: null });
  });
});
