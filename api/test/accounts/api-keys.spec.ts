import type { CreatedApiKey, Permission } from '@feria/shared';
import type { Response } from 'supertest';
import { ApiKeyEntity } from '../../src/core/auth/api-key.entity.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../src/core/auth/role.entity.js';
import { AuditEntryEntity } from '../../src/core/audit/audit-entry.entity.js';
import { lastMailTo } from '../mailing/mailbox.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { familiesFile, IMPORTER, ON_PAPER, someParentRow } from '../office/import/support.js';
import { createTestApp, type TestApp } from '../support/app.js';
import {
  next,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
  type Staff,
} from '../support/builders.js';
import { PASSWORD, PROOF, setPassword, someone } from './second-factor/support.js';
import { parent as parentDefinition } from '@feria/shared/resources/parent/index';
import { sampleOf } from '../support/sample.js';
import { undo, undoToken } from './sign-in/undo.js';

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp();
  admin = await someone(app, 'Administrator');
});
afterAll(() => app.close());

async function someRole(permissions: readonly Permission[]): Promise<{ id: number; name: string }> {
  const { manager } = app.dataSource;
  const role = await manager.save(manager.create(RoleEntity, { name: `Programm ${next()}` }));
  await manager.insert(
    RolePermissionEntity,
    permissions.map((permission) => ({ role_id: role.id, permission })),
  );
  return role;
}

/** The last day of a key, a number of days from today. */
const inDays = (days: number): string =>
  new Date(Date.parse(`${app.clock.today()}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);

const post = (by: { token: string }, body: object) =>
  app
    .as(by)
    .post('/api/apiKey')
    .send({ name: 'Website', expires_on: inDays(30), ...PROOF, ...body });

/** A key with a role of these permissions. */
async function someKey(permissions: readonly Permission[], by = admin, body = {}): Promise<CreatedApiKey> {
  const role = await someRole(permissions);
  return (await post(by, { role_id: role.id, ...body }).expect(201)).body.data as CreatedApiKey;
}

const by = ({ key }: { key: string }) => app.as({ token: key });
const errors = ({ status, body }: Response): unknown => [
  status,
  Object.keys((body as { errors?: object }).errors ?? {}),
];

it('is shown once, and stored as a hash only', async () => {
  const { key, ...record } = await someKey(['course.index']);
  expect(key).toMatch(/^feria_[\w-]{43}$/);
  const stored = await app.dataSource.manager.query(`SELECT * FROM api_key WHERE id = ${record.id}`);
  expect(JSON.stringify(stored)).not.toContain(key);
  const { body } = await app.as(admin).get(`/api/apiKey?filters=id|${record.id}`).expect(200);
  expect(body.data).toEqual([record]);
  expect(record).toEqual({
    id: expect.any(Number),
    name: 'Website',
    hint: key.slice(-4),
    user: { id: admin.id, name: 'Staff' },
    role: { id: expect.any(Number), name: expect.any(String) },
    created_at: app.clock.now().toISOString(),
    expires_at: expect.any(String),
    last_used_at: null,
  });
});

it('opens what its role permits, and nothing else', async () => {
  const key = await someKey(['course.index', 'location.index']);
  await by(key).get('/api/course').expect(200);
  await by(key).get('/api/location').expect(200);
  await by(key).get('/api/child').expect(403);
  await by(key).post('/api/location').send({ name: 'Wald' }).expect(403);
});

it('is told which permission it lacks, which a person is not', async () => {
  const key = await someKey(['course.index', 'apiKey.create']);
  const refused = await by(key).get('/api/child').set('api-lang', 'en').expect(403);
  expect([refused.body.code, refused.body.message]).toEqual([
    'forbidden',
    'This API key lacks the permission child.index: both its role and its maker must hold it.',
  ]);
  const { body: either } = await by(await someKey(['course.index']))
    .delete('/api/apiKey/1')
    .set('api-lang', 'en')
    .expect(403);
  expect(either.message).toContain('permission apiKey.update / apiKey.create:');
  const { body: ofPerson } = await app
    .as(await someStaff(app, ['course.index']))
    .get('/api/child')
    .expect(403);
  expect(JSON.stringify(ofPerson)).not.toContain('child.index');
});

it('is listed and revoked by its maker, who may see and revoke no other', async () => {
  const maker = await someone(app, ['apiKey.create', 'course.index']);
  const own = await someKey(['course.index'], maker);
  const other = await someKey(['course.index']);
  const { body } = await app.as(maker).get('/api/apiKey?itemsPerPage=500').expect(200);
  expect(body.data.map(({ id }: { id: number }) => id)).toEqual([own.id]);
  const { body: sought } = await app.as(maker).get(`/api/apiKey?filters=id|${other.id}`).expect(200);
  expect(sought.data).toEqual([]);
  await app.as(maker).delete(`/api/apiKey/${other.id}`).expect(404);
  await by(other).get('/api/course').expect(200);
  await app.as(maker).delete(`/api/apiKey/${own.id}`).expect(200);
  await by(own).get('/api/course').expect(401);
  const reader = await someone(app, ['apiKey.index']);
  await app.as(reader).delete(`/api/apiKey/${other.id}`).expect(403);
});

it('opens no more than its maker may by now', async () => {
  const maker = await someone(app, ['apiKey.create', 'course.index', 'location.index']);
  const key = await someKey(['course.index', 'location.index'], maker);
  await by(key).get('/api/location').expect(200);
  const { manager } = app.dataSource;
  const { role_id } = await manager.findOneByOrFail(UserRoleEntity, { user_id: maker.id });
  await manager.delete(RolePermissionEntity, { role_id, permission: 'location.index' });
  await by(key).get('/api/location').expect(403);
  await by(key).get('/api/course').expect(200);
});

it('gets health data only where its role has the permission', async () => {
  const parent = await someParent(app);
  const child = await someChild(app, parent, { allergies: 'Nüsse' });
  const plain = await someKey(['child.index', 'child.update']);
  const nurse = await someKey(['child.index', 'child.update', 'child.health']);
  const read = async (key: CreatedApiKey) => (await by(key).get(`/api/child/${child.id}`).expect(200)).text;
  expect(await read(plain)).not.toContain('Nüsse');
  expect(await read(nurse)).toContain('Nüsse');
});

it.each([
  ['GET', '/api/userdata'],
  ['GET', '/api/logout'],
  ['GET', '/api/refresh'],
  ['POST', '/api/ticket'],
  ['PUT', '/api/password'],
  ['GET', '/api/second-factor'],
  ['GET', '/api/my-family'],
] as const)('does not open the account of a person: %s %s', async (method, path) => {
  const key = await someKey(['course.index']);
  const { body } = await by(key)[method.toLowerCase() as 'get'](path).expect(403);
  expect(body.code).toBe('not_for_api_keys');
});

it('makes and changes no login, whatever its role: no key, account, role or address of a parent', async () => {
  const role = await app.dataSource.manager.findOneByOrFail(RoleEntity, { name: 'Administrator' });
  const key = (await post(admin, { role_id: role.id }).expect(201)).body.data as CreatedApiKey;
  const parent = await someParent(app);
  const user = { name: 'Dieb', email: `dieb${next()}@feria.example`, roles: ['Administrator'] };
  const refused = [
    await post({ token: key.key }, { role_id: role.id }),
    await by(key).post('/api/user').send(user),
    await by(key).put(`/api/user/${admin.id}`).send({ name: 'Dieb' }),
    await by(key).delete(`/api/user/${admin.id}`),
    await by(key).post('/api/role').send({ name: 'Dieb', permissions: [] }),
    await by(key).put(`/api/role/${role.id}`).send({ name: 'Dieb' }),
    await by(key).post(`/api/parent/${parent.personId}/view`).send({}),
  ];
  expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
    refused.map(() => [403, 'forbidden']),
  );
  for (const proof of [{}, PROOF]) {
    const { body } = await by(key)
      .put(`/api/parent/${parent.personId}`)
      .send({ email: user.email, ...proof })
      .expect(403);
    expect(body.code).toBe('not_for_api_keys');
  }
  expect(await app.dataSource.manager.countBy('user', { email: user.email })).toBe(0);
});

it('gives a parent no account', async () => {
  const key = await someKey([
    'child.health',
    'child.index',
    'person.index',
    'person.create',
    'person.update',
  ]);
  const email = `neu${next()}@feria.example`;
  const sent = { ...(await sampleOf(parentDefinition)(app, next())), email };
  const { body } = await by(key).post('/api/parent').send(sent).expect(403);
  expect(body.code).toBe('not_for_api_keys');
  expect(await app.dataSource.manager.countBy('user', { email })).toBe(0);
});

it('brings no accounts by an import, and leaves nothing of one that would', async () => {
  const key = await someKey(IMPORTER);
  const { manager } = app.dataSource;
  const tax = someTaxCode();
  const file = await familiesFile([someParentRow({ Steuernummer: tax })], []);
  const { body } = await by(key)
    .post('/api/import/families')
    .query(ON_PAPER)
    .attach('file', file, 'season.xlsx')
    .expect(403);
  expect(body.code).toBe('not_for_api_keys');
  expect(await manager.countBy(ParentEntity, { tax })).toBe(0);
});

it('sees nothing as a leader, although its maker leads', async () => {
  const maker = await someone(app, ['apiKey.create', 'week.assigned']);
  const key = await someKey(['week.assigned'], maker);
  await by(key).get(`/api/attendance?date=${app.clock.today()}`).expect(403);
});

it('rests where its role requires a second factor that its maker has not, and is not made so', async () => {
  const maker = await someone(app, 'Administrator');
  const key = await someKey(['course.index'], maker);
  await app.dataSource.manager.update(RoleEntity, { id: key.role.id }, { second_factor: true });
  expect(errors(await post(maker, { role_id: key.role.id }))).toEqual([422, ['role_id']]);
  const { body } = await by(key).get('/api/course').expect(403);
  expect(body.code).toBe('second_factor_required');
});

it('ends with a password from the office, and not with one’s own change', async () => {
  const maker = await someone(app, ['apiKey.create', 'course.index']);
  const key = await someKey(['course.index'], maker);
  const changed = { password: `${PASSWORD}-neu`, password_confirmation: `${PASSWORD}-neu`, ...PROOF };
  await app.as(maker).put('/api/password').send(changed).expect(200);
  await by(key).get('/api/course').expect(200);
  const boss = await someone(app, 'Administrator');
  const preview = await app.as(boss).get(`/api/user/${maker.id}/delete-preview`).expect(200);
  expect(preview.body.data.consequences).toContain('1 API-Schlüssel dieses Kontos gilt sofort nicht mehr.');
  await app.as(boss).put(`/api/user/${maker.id}`).send(changed).expect(200);
  await by(key).get('/api/course').expect(401);
});

it('is one of twenty at most', async () => {
  const maker = await someone(app, 'Administrator');
  const { id: role_id } = await someRole(['course.index']);
  const { manager } = app.dataSource;
  const key = await someKey(['course.index'], maker);
  const stored = await manager.findOneByOrFail(ApiKeyEntity, { id: key.id });
  await manager.insert(
    ApiKeyEntity,
    Array.from({ length: 19 }, (_, at) => ({ ...stored, id: undefined, token_hash: `hash ${at} ${next()}` })),
  );
  expect(errors(await post(maker, { role_id }))).toEqual([422, ['name']]);
});

it('has what it read of health in the log as a program’s, beside what its maker read', async () => {
  const maker = await someone(app, 'Administrator');
  const child = await someChild(app, await someParent(app), { allergies: 'Nüsse' });
  const key = await someKey(['child.index', 'child.update', 'child.health'], maker);
  await app.as(maker).get(`/api/child/${child.id}`).expect(200);
  await by(key).get(`/api/child/${child.id}`).expect(200);
  const { body } = await app.as(maker).get(`/api/healthReadLog?filters=child_id|${child.id}`).expect(200);
  const lines = body.data as { via: string; user_id: number }[];
  expect(lines.map(({ via, user_id }) => [via, user_id]).sort()).toEqual([
    ['api', maker.id],
    ['record', maker.id],
  ]);
});

it('is nobody’s family, also on pages for everybody', async () => {
  const parent = await someParent(app);
  await app.dataSource.manager.insert(UserRoleEntity, {
    user_id: parent.id,
    role_id: (await someRole(['apiKey.create', 'course.index'])).id,
  });
  await setPassword(app, parent);
  const key = await someKey(['course.index'], parent as never);
  const course = await someCourse(app);
  const { body } = await by(key).post(`/api/send-registration/${course.id}`).send({}).expect(403);
  expect(body.code).toBe('not_for_api_keys');
  await by(key).get('/api/frontend').expect(200);
});

it('works until its last day is over, and not when it was revoked', async () => {
  const key = await someKey(['course.index'], admin, { expires_on: app.clock.today() });
  await by(key).get('/api/course').expect(200);
  app.clock.set(key.expires_at);
  await by(key).get('/api/course').expect(401);
  const other = await someKey(['course.index'], await someone(app, 'Administrator'));
  await by(other).get('/api/course').expect(200);
  const { body } = await app.as(await someStaff(app, ['apiKey.update'])).delete(`/api/apiKey/${other.id}`);
  expect(body.data.success).toBe(true);
  await by(other).get('/api/course').expect(401);
});

it('goes with the account that made it, and rests while that must change its password', async () => {
  const maker = await someone(app, ['apiKey.create', 'course.index']);
  const key = await someKey(['course.index'], maker);
  const { manager } = app.dataSource;
  await manager.update('user', { id: maker.id }, { password_change_required: true });
  await by(key).get('/api/course').expect(403);
  await manager.update('user', { id: maker.id }, { password_change_required: false });
  await by(key).get('/api/course').expect(200);
  const boss = await someone(app, 'Administrator');
  await app.as(boss).delete(`/api/user/${maker.id}`).expect(200);
  await by(key).get('/api/course').expect(401);
  expect(await manager.existsBy(ApiKeyEntity, { id: key.id })).toBe(false);
});

it.each(['feria_', `feria_${'A'.repeat(43)}`, 'feria_x y'])(
  'is refused when nobody made it: %s',
  async (key) => {
    const { body } = await by({ key }).get('/api/course').expect(401);
    expect(body.code).toBe('unauthenticated');
  },
);

it('is not taken from an address, which others log', async () => {
  const key = await someKey(['payment.index']);
  await app.http().get(`/export/payments?token=${key.key}`).expect(401);
});

it('asks its maker for password and name, role and day, each at its field', async () => {
  const maker = await someone(app, 'Administrator');
  const role = await someRole(['course.index']);
  expect(errors(await post(maker, { role_id: role.id, current_password: undefined }))).toEqual([
    422,
    ['current_password'],
  ]);
  expect(errors(await post(maker, { role_id: role.id, current_password: 'falsch' }))).toEqual([
    422,
    ['current_password'],
  ]);
  expect(errors(await post(maker, { name: ' ', role_id: 999_999, expires_on: inDays(30) }))).toEqual([
    422,
    ['name'],
  ]);
  expect(errors(await post(maker, { role_id: 999_999, expires_on: inDays(-1) }))).toEqual([
    422,
    ['role_id', 'expires_on'],
  ]);
  expect(errors(await post(maker, { role_id: role.id, expires_on: inDays(731) }))).toEqual([
    422,
    ['expires_on'],
  ]);
  expect(errors(await post(maker, { role_id: role.id, expires_on: inDays(730) }))).toEqual([201, []]);
});

it('takes no role with permissions that its maker lacks', async () => {
  const maker = await someone(app, ['apiKey.create', 'course.index']);
  const role = await someRole(['course.index', 'child.health']);
  expect(errors(await post(maker, { role_id: role.id }))).toEqual([422, ['role_id']]);
});

it('is told to its maker by mail, and named in the log of what it does', async () => {
  const maker = await someone(app, 'Administrator');
  const key = await someKey(['location.create'], maker, { name: 'Buchhaltung' });
  const mail = await lastMailTo(app, maker.email);
  expect(mail.text).toContain('Buchhaltung');
  expect(mail.text).not.toContain(key.key);
  const { body } = await by(key).post('/api/location').send({ name: 'Wald', name_it: 'Bosco' });
  const log = await app.as(maker).get('/api/auditLog?filters=resource|location').expect(200);
  expect(log.body.data[0]).toMatchObject({
    record_id: body.data?.id,
    user_id: maker.id,
    api_key: 'Buchhaltung',
  });
  const made = await app
    .as(maker)
    .get(`/api/auditLog?filters=resource|apiKey&filters=record_id|${key.id}`)
    .expect(200);
  expect(made.body.data[0]).toMatchObject({
    action: 'create',
    api_key: null,
    fields: ['name', 'role_id', 'expires_on'],
  });
  expect(made.body.data[0].changes[0]).toEqual({ field: 'name', before: null, after: 'Buchhaltung' });
});

it('books a child, and the log says which key did', async () => {
  const key = await someKey(['peopleCourseWeekRegistration.create']);
  const child = await someChild(app, await someParent(app));
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  await by(key)
    .post(`/api/send-registration/${course.id}/admin`)
    .set('Idempotency-Key', `key-${next()}`)
    .send(signUpBody(child, week))
    .expect(201);
  const last = await app.dataSource.manager.findOneOrFail(AuditEntryEntity, {
    where: { resource: 'peopleCourseWeekRegistration' },
    order: { id: 'DESC' },
  });
  expect(last.api_key).toBe('Website');
});

it('notes its last use to the minute, not with each call', async () => {
  const maker = await someone(app, 'Administrator');
  const key = await someKey(['course.index'], maker);
  const lastUse = async () =>
    (await app.as(maker).get(`/api/apiKey?filters=id|${key.id}`)).body.data[0].last_used_at as string | null;
  expect(await lastUse()).toBeNull();
  await by(key).get('/api/course').expect(200);
  const first = app.clock.now().toISOString();
  app.clock.advance(30_000);
  await by(key).get('/api/course').expect(200);
  expect(await lastUse()).toBe(first);
  app.clock.advance(31_000);
  await by(key).get('/api/course').expect(200);
  expect(await lastUse()).toBe(app.clock.now().toISOString());
});

it('keeps its role from being deleted, which says by what', async () => {
  const boss = await someone(app, 'Administrator');
  const { role } = await someKey(['course.index'], boss, { name: 'Kassa' });
  const { body } = await app.as(boss).delete(`/api/role/${role.id}`).expect(200);
  expect(body.data.success).toBe(false);
  expect(body.data.message).toContain('1 API-Schlüssel – Kassa');
});

it('goes when its maker undoes a change of the login, if it was made since', async () => {
  const maker = await someone(app, 'Administrator');
  const before = await someKey(['course.index'], maker);
  app.clock.advance(1000);
  const changed = { password: `${PASSWORD}-neu`, password_confirmation: `${PASSWORD}-neu`, ...PROOF };
  await app.as(maker).put('/api/password').send(changed).expect(200);
  const token = await undoToken(app, maker.email);
  const login = await app.http().post('/api/login').send({ email: maker.email, password: changed.password });
  const role = await someRole(['course.index']);
  const made = await post(login.body.data, { role_id: role.id, current_password: changed.password }).expect(
    201,
  );
  await undo(app, token).expect(200);
  await by(made.body.data).get('/api/course').expect(401);
  await by(before).get('/api/course').expect(200);
});
