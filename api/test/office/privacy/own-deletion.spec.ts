import type { AccountDeletion } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { RecoveryCodeEntity } from '../../../src/model/accounts/second-factor.entity.js';
import { SessionEntity } from '../../../src/core/auth/session.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { CancellationFeeEntity } from '../../../src/model/ledger/cancellation-fee.entity.js';
import { ArchivedParentEntity } from '../../../src/model/ledger/accounting-archive.entity.js';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { CalendarFeedEntity } from '../../../src/model/families/calendar-feed.entity.js';
import { MailSender } from '../../../src/mailing/mail-sender.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { addApp, codeOf, PASSWORD, PROOF, seen, setPassword } from '../../accounts/second-factor/support.js';
import { viewAs } from '../../accounts/parent-view/support.js';
import { lastMailTo, sentMails } from '../../mailing/mailbox.js';
import { makeFile, someAccount, someCreditor } from '../../money/payouts/support.js';
import { createQuietApp, office, send, travel } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { pay } from '../../support/pay.js';
import { allFiles } from './support/traces.js';

/* A parent deletes the own account (product/accounts.md#deleting-ones-account). */

let app: TestApp;
let start: string;
beforeAll(async () => {
  app = await createQuietApp();
  start = app.clock.now().toISOString();
});
beforeEach(() => app.clock.set(start));
afterAll(() => app.close());

const URL = '/api/my-family/deletion';
const sick = { with_diagnostics: true, allergies: 'Haselnusspollen' };

async function someOwner(lang: 'de' | 'it' = 'de'): Promise<Parent> {
  const parent = await someParent(app, { lang });
  await setPassword(app, parent);
  return parent;
}

const preview = async (parent: Parent): Promise<AccountDeletion> =>
  (await app.as(parent).get(URL).expect(200)).body.data as AccountDeletion;
const remove = (parent: Parent, body: object = PROOF) => app.as(parent).post(URL).send(body);
const kinds = async (parent: Parent) => (await preview(parent)).obstacles.map(({ kind }) => kind);

/** A place of a child, as the parent books it. */
async function place(parent: Parent, child: ChildEntity, week: { from?: string; to?: string } = {}) {
  const course = await someCourse(app);
  const booked = await someWeek(app, course, week);
  expect((await send(app, parent, course, signUpBody(child, booked))).status).toBe(201);
  const { manager } = app.dataSource;
  return manager.findOneByOrFail(RegistrationEntity, { child_id: child.id, course_week_id: booked.id });
}

/** Refused with the message of the first obstacle, and nothing is gone. */
async function expectRefused(parent: Parent): Promise<string> {
  const { obstacles } = await preview(parent);
  const answer = await remove(parent);
  expect([answer.status, answer.body.code]).toEqual([422, 'validation']);
  expect(answer.body.message).toBe(obstacles[0]?.message);
  await app.as(parent).get('/api/userdata').expect(200);
  return answer.body.message as string;
}

describe('deleting the own account', () => {
  it('erases parent, children and logins, tells it by a last mail, and keeps amounts', async () => {
    const { manager } = app.dataSource;
    const parent = await someOwner();
    const child = await someChild(app, parent, sick);
    const { id } = await place(parent, child, { from: '2026-07-06', to: '2026-07-10' });
    await pay(app, id, 12_000);
    await app.as(parent).post('/api/my-family/calendar').expect(201);
    await sentMails(app);
    await travel(app, '2026-07-20T10:00:00.000Z', parent);
    const encrypted = await storedHealth(child);
    expect(await kinds(parent)).toEqual([]);
    const files = () =>
      allFiles(app.config.dataDir)
        .map(([path, bytes]) => (path.endsWith('.eml') ? bytes : ''))
        .join('\n');
    expect(files().includes(parent.email)).toBe(true);

    const answer = await remove(parent).expect(200);
    expect(answer.body.data).toEqual({ message: 'Ihr Konto ist gelöscht.' });

    await app.as(parent).get('/api/userdata').expect(401);
    await app.as(parent).get('/api/refresh').expect(401);
    const login = { email: parent.email, password: PASSWORD };
    const [known, unknown] = await Promise.all([
      app.http().post('/api/login').send(login),
      app
        .http()
        .post('/api/login')
        .send({ ...login, email: 'niemand@familie.example' }),
    ]);
    expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
    expect(await manager.existsBy(ParentEntity, { id: parent.personId })).toBe(false);
    expect(await manager.countBy(SessionEntity, { user_id: parent.id })).toBe(0);
    expect(await manager.countBy(CalendarFeedEntity, { user_id: parent.id })).toBe(0);

    // Until it is sent, the last mail alone names the parent.
    expect(await tablesWith(parent.email)).toEqual(['outbox_mail']);
    expect(files().includes(parent.email)).toBe(false);
    const mail = await lastMailTo(app, parent.email);
    expect(mail.subject).toBe('Ihr Konto ist gelöscht');
    expect(mail.text).toContain('am 20.07.2026 um 12:00 Uhr haben Sie Ihr Konto gelöscht');
    for (const trace of [parent.email, child.first_name, child.tax, ...encrypted])
      expect(await tablesWith(trace)).toEqual([]);

    const payments = await manager.findBy(PaymentEntity, { person_id: parent.personId });
    expect(payments.map(({ amount }) => amount)).toEqual([12_000]);
    expect(await manager.existsBy(ArchivedParentEntity, { person_id: parent.personId })).toBe(true);
    expect(await checkLedger(manager)).toEqual([]);
    const log = await manager.findBy(AuditEntryEntity, { resource: 'my-family/deletion' });
    expect(log).toMatchObject([{ user_id: parent.id, action: 'delete', record_id: parent.personId }]);
  });

  it('writes the last mail in the language of the account, without a name to an unconfirmed address', async () => {
    const parent = await someOwner('it');
    const later = new Date(app.clock.now().getTime() + 3_600_000);
    await app.dataSource.manager.update(
      UserEntity,
      { id: parent.id },
      { email_confirm_until: later, email_confirmed_at: null },
    );
    await remove(parent).expect(200);
    const mail = await lastMailTo(app, parent.email);
    expect(mail.subject).toBe('Il Suo account è stato eliminato');
    expect(mail.text).not.toMatch(/Eva|Rossi/);
  });

  it('keeps no mail that could not be sent', async () => {
    const parent = await someOwner();
    await remove(parent).expect(200);
    const refused = Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
    const sending = jest.spyOn(app.app.get(MailSender), 'send').mockRejectedValue(refused);
    await app.app.get(OutboxWorker).drain();
    expect(sending).toHaveBeenCalledTimes(1);
    sending.mockRestore();
    expect(await tablesWith(parent.email)).toEqual([]);
  });

  it('leaves a child with its other parent, and its place', async () => {
    const { manager } = app.dataSource;
    const [mother, father] = [await someOwner(), await someParent(app)];
    const both = await someChild(app, [mother, father]);
    const alone = await someChild(app, mother);
    const { id } = await place(mother, both, { from: '2026-08-03', to: '2026-08-07' });
    await pay(app, id, 12_000);
    const told = await preview(mother);
    expect(told.obstacles).toEqual([]);
    expect(told.places).toEqual([]);
    expect(told.contacts).toBe(1);
    expect(told.childrens.map((child) => [child.id, child.stays])).toEqual(
      expect.arrayContaining([
        [both.id, true],
        [alone.id, false],
      ]),
    );
    await remove(mother).expect(200);
    expect(await manager.existsBy(ChildEntity, { id: alone.id })).toBe(false);
    const family = (await app.as(father).get('/api/my-family').expect(200)).body.data;
    expect(family.childrens.map((child: { id: number }) => child.id)).toEqual([both.id]);
    expect(family.registrations).toMatchObject([{ id, payed: true, emergency_contact1_name: null }]);
    expect(await checkLedger(manager)).toEqual([]);
  });

  it('ends what waits, and open invitations', async () => {
    const { manager } = app.dataSource;
    const parent = await someOwner();
    const child = await someChild(app, parent);
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, from: '2026-08-03', to: '2026-08-07' });
    const other = await someParent(app);
    await send(app, other, course, signUpBody(await someChild(app, other), week));
    await send(app, parent, course, signUpBody(child, week));
    await app
      .as(parent)
      .post('/api/my-family/guardian-invitations')
      .send({ email: 'zweite@familie.example', child_ids: [child.id] })
      .expect(201);
    const told = await preview(parent);
    expect([told.obstacles, told.places]).toEqual([[], []]);
    expect(told.waiting).toMatchObject([{ people: { id: child.id }, is_waiting: true }]);
    expect(told.invitations).toBe(1);
    await remove(parent).expect(200);
    expect(await manager.countBy(RegistrationEntity, { course_week_id: week.id })).toBe(1);
  });
});

describe('deleting the own account is refused', () => {
  it('while a place is in a week that has not ended, which it names with what giving it back costs', async () => {
    const parent = await someOwner();
    const child = await someChild(app, parent);
    const course = await someCourse(app, { cancellation: [{ days_before: 1, fee_percent: 50 }] });
    const week = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07' });
    await send(app, parent, course, signUpBody(child, week));
    const told = await preview(parent);
    // Of its price, 120 €, the fee remains.
    expect(told.obstacles.map(({ kind }) => kind)).toEqual(['places', 'open']);
    expect(told.open).toBe(120);
    expect(told.obstacles[1]?.message).toMatch(/^60,00 € bleiben noch offen/);
    expect(told.places).toMatchObject([{ deletable: true, cancellation: { fee: 60 } }]);
    expect(await expectRefused(parent)).toMatch(/^1 Platz in einer Woche, die noch nicht zu Ende ist/);

    await app.as(parent).delete(`/api/registration/${told.places[0]!.id}`).query({ fee: 60 }).expect(200);
    expect(await kinds(parent)).toEqual(['open']);
    expect(await expectRefused(parent)).toMatch(/^60,00 € sind noch offen/);
    const fee = await app.dataSource.manager.findOneByOrFail(CancellationFeeEntity, { child_id: child.id });
    await app
      .as(await office(app))
      .post(`/api/cancellationFee/${fee.id}/waive`)
      .send({ reason: 'Umzug' })
      .expect(200);
    await remove(parent).expect(200);
  });

  it('says of what is open only what giving back the places does not settle', async () => {
    const parent = await someOwner();
    const child = await someChild(app, parent);
    const course = await someCourse(app, { cancellation: [{ days_before: 1, fee_percent: 0 }] });
    const week = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07' });
    await send(app, parent, course, signUpBody(child, week));
    const told = await preview(parent);
    expect([told.obstacles.map(({ kind }) => kind), told.open]).toEqual([['places'], 120]);

    // What has ended cannot be given back, so that it is owed.
    await place(parent, child, { from: '2026-07-06', to: '2026-07-10' });
    await travel(app, '2026-07-20T10:00:00.000Z', parent);
    const { obstacles, open } = await preview(parent);
    expect([obstacles.map(({ kind }) => kind), open]).toEqual([['places', 'open'], 240]);
    expect(obstacles[1]?.message).toMatch(/^120,00 € bleiben noch offen/);
  });

  it('while a place of a child who stays is open, which this parent owes', async () => {
    const [mother, father] = [await someOwner(), await someParent(app)];
    await place(mother, await someChild(app, [mother, father]), { from: '2026-08-03', to: '2026-08-07' });
    expect(await kinds(mother)).toEqual(['open']);
    await expectRefused(mother);
  });

  it('while there is credit, and while it is on its way to the bank', async () => {
    await someAccount(app);
    const parent = await someCreditor(app);
    await setPassword(app, parent);
    expect(await kinds(parent)).toEqual(['credit']);
    expect(await expectRefused(parent)).toMatch(/^Sie haben 50,00 € Guthaben/);
    await makeFile(app, [parent]);
    expect(await expectRefused(parent)).toMatch(/werden gerade ausgezahlt/);
  });

  it('for staff, also without a permission', async () => {
    const parent = await someOwner();
    const [role] = await app.dataSource.query(
      `SELECT id FROM ${app.dataSource.driver.escape('role')} LIMIT 1`,
    );
    await app.dataSource.manager.insert('user_role', { user_id: parent.id, role_id: role.id });
    expect(await kinds(parent)).toEqual(['staff']);
    await expectRefused(parent);
    const staff = await someStaff(app, 'Administrator');
    await app.as(staff).get(URL).expect(403);
    await app.as(staff).post(URL).send(PROOF).expect(403);
  });

  it('without the password, with a wrong one, and after too many', async () => {
    const parent = await someOwner();
    expect(seen(await remove(parent, {}))).toEqual([422, ['current_password']]);
    expect(seen(await remove(parent, { current_password: 'falsch' }))).toEqual([422, ['current_password']]);
    const limited = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    const other = await someParent(limited);
    await setPassword(limited, other);
    const statuses: number[] = [];
    for (let count = 0; count < 11; count += 1)
      statuses.push((await limited.as(other).post(URL).send({ current_password: 'falsch' })).status);
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
    expect((await limited.as(other).post(URL).send(PROOF)).status).toBe(429);
    await limited.close();
  });

  it('without the second factor where there is one, whose codes a refusal does not use up', async () => {
    const { manager } = app.dataSource;
    const parent = await someOwner();
    const { secret, codes } = await addApp(app, parent);
    expect(seen(await remove(parent))).toEqual([422, ['code']]);
    expect(seen(await remove(parent, { ...PROOF, code: '000000' }))).toEqual([422, ['code']]);
    const { id } = await place(parent, await someChild(app, parent), {
      from: '2026-08-03',
      to: '2026-08-07',
    });
    const refused = await remove(parent, { ...PROOF, code: codes[0] });
    expect([refused.status, refused.body.errors]).toEqual([422, undefined]);
    expect(await manager.countBy(RecoveryCodeEntity, { user_id: parent.id })).toBe(codes.length);
    await app.as(parent).delete(`/api/registration/${id}`).expect(200);
    app.clock.advance(60_000);
    await remove(parent, { ...PROOF, code: codeOf(app, secret) }).expect(200);
    expect(await manager.countBy(RecoveryCodeEntity, { user_id: parent.id })).toBe(0);
  });

  it('in a view of the office', async () => {
    const parent = await someOwner();
    const view = await viewAs(app, await someStaff(app, 'Administrator'), parent);
    await app.as(view).get(URL).expect(403);
    await app.as(view).post(URL).send(PROOF).expect(403);
    await app.as(parent).get('/api/userdata').expect(200);
  });
});

/** Tables in which a text stands. */
async function tablesWith(text: string): Promise<string[]> {
  const found: string[] = [];
  for (const { tableName } of app.dataSource.entityMetadatas) {
    const rows = await app.dataSource.query(`SELECT * FROM ${app.dataSource.driver.escape(tableName)}`);
    if (JSON.stringify(rows).includes(text)) found.push(tableName);
  }
  return found;
}

/** What is stored of the health of a child, encrypted. */
async function storedHealth({ id }: ChildEntity): Promise<string[]> {
  const [row] = await app.dataSource.query('SELECT allergies FROM child WHERE id = ?', [id]);
  expect(row.allergies).not.toContain('Haselnuss');
  return [row.allergies];
}
