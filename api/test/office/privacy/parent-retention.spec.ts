import { MoreThan } from 'typeorm';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { hashPassword } from '../../../src/core/auth/passwords.js';
import { SessionEntity } from '../../../src/core/auth/session.entity.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { ParentRetention } from '../../../src/office/privacy/parent-retention.js';
import { UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { sentMails } from '../../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { someChild, someParent, someStaff, type Parent } from '../../support/builders.js';
import { somePayment } from '../../support/pay.js';

const DAY = 86_400_000;
/** The retention period of the tests is 24 months and begins on 2 March 2026. */
const [BEFORE_NOTICE, NOTICE] = ['2028-01-30T10:00:00.000Z', '2028-02-02T10:00:00.000Z'];

let app: TestApp;
let parent: Parent;

beforeEach(async () => {
  app = await createTestApp();
  parent = await someParent(app);
  await app.dataSource.manager.delete(SessionEntity, { user_id: MoreThan(0) });
  await sweep();
});
afterEach(() => app.close());

async function sweep(instant = app.clock.at.toISOString()): Promise<void> {
  app.clock.set(instant);
  await app.app.get(Housekeeping).sweep();
}

const personOf = ({ personId }: Parent): Promise<ParentEntity | null> =>
  app.dataSource.manager.findOneBy(ParentEntity, { id: personId });

const warnings = async (): Promise<string[]> =>
  (await sentMails(app)).map(({ subject }) => subject ?? '').filter((subject) => /gelöscht/.test(subject));

/** Sweeps until the parent has been warned, and then for the 30 days of the notice. */
async function passNotice(): Promise<void> {
  await sweep(NOTICE);
  await sweep(new Date(Date.parse(NOTICE) + 31 * DAY).toISOString());
}

it('warns by mail 30 days before, then erases parent and account', async () => {
  await sweep(BEFORE_NOTICE);
  expect(await warnings()).toEqual([]);
  await sweep(NOTICE);
  await sweep(new Date(Date.parse(NOTICE) + DAY).toISOString());
  const [mail, ...others] = await sentMails(app);
  expect(others).toEqual([]);
  expect(mail!.subject).toBe('Ihr Konto wird gelöscht');
  expect(mail!.text).toContain('Nach dem 03.03.2028 löschen wir es mit allen Daten.');
  expect(mail!.text).toContain(`${app.config.appUrl}/login`);
  expect(await personOf(parent)).not.toBeNull();
  await sweep('2028-03-03T09:00:00.000Z');
  expect(await personOf(parent)).not.toBeNull();
  await sweep('2028-03-04T10:00:00.000Z');
  expect(await personOf(parent)).toBeNull();
  expect(await app.dataSource.manager.existsBy(UserEntity, { id: parent.id })).toBe(false);
  expect(await sentMails(app)).toEqual([]);
});

it('keeps the account of a parent who logs in after the warning', async () => {
  const password = 'Sommerwiese-2026';
  const { manager } = app.dataSource;
  await manager.update(UserEntity, { id: parent.id }, { password_hash: await hashPassword(password) });
  await sweep(NOTICE);
  expect(await warnings()).toHaveLength(1);
  const { body } = await app.http().post('/api/login').send({ email: parent.email, password }).expect(200);
  await app.as(body.data).get('/api/logout').expect(200);
  await sweep(new Date(Date.parse(NOTICE) + 60 * DAY).toISOString());
  expect(await personOf(parent)).toMatchObject({ erasure_warned_at: null, active_at: new Date(NOTICE) });
});

it('keeps a parent whose data the office saved', async () => {
  const office = await someStaff(app, 'Administrator');
  await sweep('2027-06-01T10:00:00.000Z');
  const again = await someStaff(app, 'Administrator');
  expect(office.id).not.toBe(again.id);
  await app.as(again).put(`/api/parent/${parent.personId}`).send({ place: 'Meran' }).expect(200);
  await passNotice();
  expect(await personOf(parent)).toMatchObject({ place: 'Meran', erasure_warned_at: null });
});

it('keeps a parent with a child, with credit, with a role and with a live session', async () => {
  const { manager } = app.dataSource;
  const [withChild, staff, here] = [await someParent(app), await someParent(app), await someParent(app)];
  await someChild(app, withChild, { last_update: new Date('2028-01-01') });
  const owed = await someParent(app);
  await somePayment(app, owed);
  const [role] = await manager.find('role', { take: 1 });
  await manager.insert(UserRoleEntity, { user_id: staff.id, role_id: (role as { id: number }).id });
  await manager.update(SessionEntity, { user_id: here.id }, { expires_at: new Date('2029-01-01') });
  await manager.update(ParentEntity, { id: MoreThan(0) }, { active_at: new Date('2026-03-02') });
  await passNotice();
  for (const kept of [withChild, owed, staff, here]) expect(await personOf(kept)).not.toBeNull();
  expect(await personOf(parent)).toBeNull();
});

it('follows the anonymised children, and a parent without account needs no warning', async () => {
  const { manager } = app.dataSource;
  await someChild(app, parent, { last_update: new Date('2026-03-02') });
  const alone = await someParent(app);
  await manager.update(ParentEntity, { id: alone.personId }, { user_id: null });
  await manager.update(ParentEntity, { id: MoreThan(0) }, { active_at: new Date('2026-03-02') });
  await sweep('2028-03-03T10:00:00.000Z');
  expect(await personOf(alone)).toBeNull();
  await sweep('2028-03-03T11:00:00.000Z');
  expect(await warnings()).toHaveLength(1);
  await sweep('2028-04-04T10:00:00.000Z');
  expect(await personOf(parent)).toBeNull();
});

it('needs as many statements for many as for one', async () => {
  const { manager } = app.dataSource;
  const statements = async (instant: string): Promise<number> => {
    app.clock.set(instant);
    const all = await app.countStatements(() => app.app.get(ParentRetention).run());
    return all.filter((sql) => !/wal_checkpoint/.test(sql)).length;
  };
  await statements(NOTICE);
  const one = await statements('2028-03-10T10:00:00.000Z');
  for (let index = 0; index < 25; index += 1) await someParent(app);
  await manager.delete(SessionEntity, { user_id: MoreThan(0) });
  await manager.update(ParentEntity, { id: MoreThan(0) }, { active_at: new Date('2026-03-10') });
  await statements('2028-03-20T10:00:00.000Z');
  const many = await statements('2028-04-22T10:00:00.000Z');
  expect(await manager.count(ParentEntity)).toBe(0);
  expect(many).toBe(one);
});
