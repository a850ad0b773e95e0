import type { Permission } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import {
  AuthenticatorAppEntity,
  RecoveryCodeEntity,
} from '../../../src/model/accounts/second-factor.entity.js';
import { LoginStepEntity } from '../../../src/core/auth/login-step.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signInAgain, someParent } from '../../support/builders.js';
import {
  addApp,
  beginLogin,
  codeOf,
  logIn,
  PASSWORD,
  password,
  post,
  PROOF,
  requireFactor,
  seen,
  setPassword,
  someone,
  stateOf,
  toldTo,
  withCode,
  withPresent,
} from './support.js';

/* The second factor of accounts (product/accounts.md#second-factor): authenticator app and recovery codes. */

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
// So that a code of one test is none of the next.
beforeEach(() => app.clock.advance(2 * MINUTE));
afterAll(() => app.close());

const userdata = (token: string) => app.http().get('/api/userdata').set('Authorization', `Bearer ${token}`);

describe('without a second factor', () => {
  it('a login is one step', async () => {
    const user = await someone(app);
    expect(await logIn(app, user)).toEqual({ token: expect.any(String), expires_at: expect.any(String) });
    expect(await stateOf(app, user)).toEqual({
      app: null,
      passkeys: [],
      recovery_codes: 0,
      required: false,
      passkeys_possible: false,
    });
  });
});

describe('an authenticator app', () => {
  it('is added with the password and its first code, and ends the other sessions', async () => {
    const user = await someone(app);
    const other = await signInAgain(app, user);
    const { codes } = await addApp(app, user);
    expect(new Set(codes).size).toBe(8);
    expect(await stateOf(app, user)).toMatchObject({
      app: { created_at: app.clock.at.toISOString() },
      recovery_codes: 8,
    });
    await userdata(other.token).expect(401);
    expect((await userdata(user.token).expect(200)).body.data.second_factor).toBe('set');
    expect(await toldTo(app, user)).toEqual(['on']);
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, { user_id: user.id });
    expect(
      entries.map(({ resource, record_id, fields, changes }) => [resource, record_id, fields, changes]),
    ).toEqual([['user', user.id, 'second_factor', null]]);
  });

  it('is not added without the password, nor with a wrong code', async () => {
    const user = await someone(app);
    expect(seen(await post(app, user, 'app', { password: 'falsch' }))).toEqual([422, ['password']]);
    const { token, secret } = (await post(app, user, 'app').expect(200)).body.data;
    const wrong = codeOf(app, secret as string) === '000000' ? '000001' : '000000';
    expect(seen(await post(app, user, 'app/confirm', { token, code: wrong }))).toEqual([422, ['code']]);
    const stranger = await someone(app);
    expect(
      seen(await post(app, stranger, 'app/confirm', { token, code: codeOf(app, secret as string) })),
    ).toEqual([422, ['token']]);
    expect((await stateOf(app, user)).app).toBeNull();
    await post(app, user, 'app/confirm', { token, code: codeOf(app, secret as string) }).expect(200);
    expect(
      seen(await post(app, user, 'app/confirm', { token, code: codeOf(app, secret as string) })),
    ).toEqual([422, ['token']]);
  });

  it('is asked for after the password, and its code opens the session that was wanted', async () => {
    const user = await someone(app);
    const { secret } = await addApp(app, user);
    app.clock.advance(MINUTE);
    const step = await beginLogin(app, user, { remember: true });
    expect(step).toEqual({
      token: expect.any(String),
      expires_at: new Date(app.clock.at.getTime() + 10 * MINUTE).toISOString(),
      second_step: { app: true, passkey: false },
    });
    await userdata(step.token).expect(401);
    const answer = await withCode(app, step.token, codeOf(app, secret)).expect(200);
    expect(answer.headers.authorization).toBe(`Bearer ${answer.body.data.token}`);
    expect(answer.body.data.expires_at).toBe(
      new Date(app.clock.at.getTime() + 30 * 24 * 60 * MINUTE).toISOString(),
    );
    await userdata(answer.body.data.token as string).expect(200);
  });

  it('says nothing of itself while the password is wrong', async () => {
    const user = await someone(app);
    await addApp(app, user);
    const answer = await password(app, user, { password: 'falsch' });
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_credentials']);
  });

  it('no code counts twice, not even in another login', async () => {
    const user = await someone(app);
    const { secret } = await addApp(app, user);
    app.clock.advance(MINUTE);
    const [one, two] = [await beginLogin(app, user), await beginLogin(app, user)];
    const code = codeOf(app, secret);
    await withCode(app, one.token, code).expect(200);
    expect(seen(await withCode(app, two.token, code))).toEqual([422, ['code']]);
    expect(seen(await withCode(app, one.token, codeOf(app, secret, 1)))).toEqual([422, ['token']]);
    await withCode(app, two.token, codeOf(app, secret, 1)).expect(200);
  });

  it('a code sent twice at once opens one session', async () => {
    const user = await someone(app);
    const { secret } = await addApp(app, user);
    app.clock.advance(MINUTE);
    const steps = await Promise.all([beginLogin(app, user), beginLogin(app, user), beginLogin(app, user)]);
    const answers = await Promise.all(steps.map(({ token }) => withCode(app, token, codeOf(app, secret))));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('five wrong codes end the step, and time does', async () => {
    const user = await someone(app);
    const { secret } = await addApp(app, user);
    app.clock.advance(MINUTE);
    const tried = await beginLogin(app, user);
    for (let count = 0; count < 5; count += 1)
      expect(seen(await withCode(app, tried.token, 'abcdef'))).toEqual([422, ['code']]);
    expect(seen(await withCode(app, tried.token, codeOf(app, secret)))).toEqual([422, ['token']]);
    const late = await beginLogin(app, user);
    app.clock.advance(10 * MINUTE);
    expect(seen(await withCode(app, late.token, codeOf(app, secret)))).toEqual([422, ['token']]);
    expect(seen(await withCode(app, 'unknown', codeOf(app, secret)))).toEqual([422, ['token']]);
  });

  it('is replaced by another one: the old codes end', async () => {
    const user = await someone(app);
    const old = await addApp(app, user);
    app.clock.advance(MINUTE);
    const fresh = await addApp(app, user, withPresent(app, old));
    expect(fresh.codes).toEqual([]);
    app.clock.advance(MINUTE);
    const step = await beginLogin(app, user);
    expect(seen(await withCode(app, step.token, codeOf(app, old.secret)))).toEqual([422, ['code']]);
    await withCode(app, step.token, codeOf(app, fresh.secret)).expect(200);
    expect(await toldTo(app, user)).toEqual(['on', 'added']);
  });

  it('is taken away with the password and a code; then the login is one step again', async () => {
    const user = await someone(app);
    const factor = await addApp(app, user);
    app.clock.advance(MINUTE);
    expect(seen(await post(app, user, 'app/remove', { password: 'falsch' }))).toEqual([422, ['password']]);
    await post(app, user, 'app/remove', withPresent(app, factor)).expect(200);
    await post(app, user, 'app/remove').expect(404);
    expect(await logIn(app, user)).not.toHaveProperty('second_step');
    expect(await app.dataSource.manager.countBy(RecoveryCodeEntity, { user_id: user.id })).toBe(0);
    expect(await toldTo(app, user)).toEqual(['on', 'off']);
  });

  it('is stored without its secret, codes and tokens in clear', async () => {
    const user = await someone(app);
    const { secret, codes } = await addApp(app, user);
    app.clock.advance(MINUTE);
    const { token } = await beginLogin(app, user);
    const begun = await post(app, user, 'app', withPresent(app, { secret })).expect(200);
    const pending = begun.body.data as { secret: string };
    const stored = [];
    for (const entity of [AuthenticatorAppEntity, RecoveryCodeEntity, LoginStepEntity]) {
      const { tableName } = app.dataSource.getMetadata(entity);
      stored.push(await app.dataSource.query(`SELECT * FROM ${tableName} WHERE user_id = ?`, [user.id]));
    }
    const text = JSON.stringify(stored);
    expect(stored.every((rows) => (rows as unknown[]).length > 0)).toBe(true);
    for (const clear of [secret, pending.secret, token, ...codes]) expect(text).not.toContain(clear);
  });
});

it('a login that was begun with a password ends when another one is set', async () => {
  const user = await someone(app);
  const { secret } = await addApp(app, user);
  app.clock.advance(MINUTE);
  const { token } = await beginLogin(app, user);
  const change = { current_password: PASSWORD, password: 'anderes-wort-im-mai' };
  await app
    .as(user)
    .put('/api/password')
    .send({ ...change, password_confirmation: change.password, code: codeOf(app, secret) })
    .expect(200);
  expect(seen(await withCode(app, token, codeOf(app, secret, 1)))).toEqual([422, ['token']]);
});

describe('recovery codes', () => {
  it('open a session once each, however they are typed, and a mail tells of it', async () => {
    const user = await someone(app);
    const { codes } = await addApp(app, user);
    const [first] = codes as [string];
    const typed = ` ${first.toUpperCase().replaceAll('-', ' ')} `;
    await withCode(app, (await beginLogin(app, user)).token, typed).expect(200);
    expect((await stateOf(app, user)).recovery_codes).toBe(7);
    expect(seen(await withCode(app, (await beginLogin(app, user)).token, first))).toEqual([422, ['code']]);
    expect(await toldTo(app, user)).toEqual(['on', 'code_used']);
  });

  it('of another account are wrong', async () => {
    const [user, other] = [await someone(app), await someone(app)];
    await addApp(app, user);
    const { codes } = await addApp(app, other);
    expect(seen(await withCode(app, (await beginLogin(app, user)).token, codes[0]!))).toEqual([
      422,
      ['code'],
    ]);
  });

  it('are renewed with the password and a code: the old ones end', async () => {
    const user = await someone(app);
    expect(seen(await post(app, user, 'recovery-codes'))).toEqual([409, 'conflict']);
    const { secret, codes } = await addApp(app, user);
    app.clock.advance(MINUTE);
    expect(seen(await post(app, user, 'recovery-codes', { password: 'falsch' }))).toEqual([
      422,
      ['password'],
    ]);
    const renewed = await post(app, user, 'recovery-codes', withPresent(app, { secret })).expect(200);
    const fresh = renewed.body.data.recovery_codes as string[];
    const step = await beginLogin(app, user);
    expect(seen(await withCode(app, step.token, codes[0]!))).toEqual([422, ['code']]);
    await withCode(app, step.token, fresh[0]!).expect(200);
  });
});

describe('a role that requires a second factor', () => {
  it('lets nothing be done until one is set up', async () => {
    const user = await someone(app);
    await app.as(user).get('/api/dashboard').expect(200);
    await requireFactor(app, user);
    const refused = await app.as(user).get('/api/dashboard');
    expect([refused.status, refused.body.code]).toEqual([403, 'second_factor_required']);
    await app.as(user).get('/api/refresh').expect(403);
    expect((await userdata(user.token).expect(200)).body.data.second_factor).toBe('required');
    expect((await stateOf(app, user)).required).toBe(true);
    await addApp(app, user);
    await app.as(user).get('/api/dashboard').expect(200);
  });

  it('keeps the last factor', async () => {
    const user = await someone(app);
    const factor = await addApp(app, user);
    await requireFactor(app, user);
    app.clock.advance(MINUTE);
    const answer = await post(app, user, 'app/remove', withPresent(app, factor));
    expect(seen(answer)).toEqual([409, 'conflict']);
    expect((await stateOf(app, user)).app).not.toBeNull();
  });

  it('is saved with the role, and by nobody whose permissions are fewer', async () => {
    const admin = await someone(app, ['role.index', 'role.create', 'role.update', 'course.index']);
    const made = await app
      .as(admin)
      .post('/api/role')
      .send({ name: 'Kasse', permissions: ['course.index'], second_factor: true });
    expect(made.body.data).toMatchObject({ second_factor: true });
    const { id } = made.body.data as { id: number };
    await app.as(admin).put(`/api/role/${id}`).send({ name: 'Kassa' }).expect(200);
    expect((await app.as(admin).get(`/api/role/${id}`)).body.data).toMatchObject({
      name: 'Kassa',
      second_factor: true,
    });
    const lesser = await someone(app, ['role.update']);
    const answer = await app.as(lesser).put(`/api/role/${id}`).send({ second_factor: false });
    expect(seen(answer)).toEqual([422, ['second_factor']]);
  });
});

describe('a lost device', () => {
  it('is reset by somebody else, who is noted; the owner gets a mail and is logged out', async () => {
    const user = await someone(app);
    await addApp(app, user);
    const admin = await someone(app, ['user.create', 'user.update', 'course.index']);
    const reset = (by: typeof admin, id = user.id) =>
      app.as(by).post(`/api/user/${id}/second-factor/reset`).send(PROOF);
    expect((await app.as(admin).get(`/api/user/${user.id}`)).body.data).toMatchObject({
      second_factor: true,
    });
    const answer = await reset(admin).expect(200);
    expect(answer.body.data).toMatchObject({ id: user.id, second_factor: false });
    await userdata(user.token).expect(401);
    expect(await logIn(app, user)).not.toHaveProperty('second_step');
    expect(await toldTo(app, user)).toEqual(['on', 'reset']);
    const [entry] = await app.dataSource.manager.findBy(AuditEntryEntity, { user_id: admin.id });
    expect(entry).toMatchObject({ resource: 'user', record_id: user.id, fields: 'second_factor' });
    expect(seen(await reset(admin))).toEqual([409, 'conflict']);
  });

  it('of a parent is reset by who may see health data and edit persons, and the page of the parent tells of it', async () => {
    const parent = await someParent(app);
    await setPassword(app, parent);
    await addApp(app, parent);
    const reset = async (permissions: Permission[]) =>
      app
        .as(await someone(app, ['user.create', ...permissions]))
        .post(`/api/user/${parent.id}/second-factor/reset`)
        .send(PROOF);
    expect((await reset([])).status).toBe(403);
    expect((await reset(['child.health', 'child.index', 'person.index'])).status).toBe(403);
    expect((await reset(['child.health', 'child.index', 'person.index', 'person.update'])).status).toBe(200);
    const [line] = await app.dataSource.manager.findBy(AuditEntryEntity, { resource: 'parent/login' });
    expect(line).toMatchObject({ record_id: parent.personId, fields: 'second_factor' });
  });

  it('is not reset by oneself, nor for somebody with more permissions', async () => {
    const admin = await someone(app, ['user.create', 'user.update']);
    await addApp(app, admin);
    const reset = (id: number) => app.as(admin).post(`/api/user/${id}/second-factor/reset`).send();
    await reset(admin.id).expect(404);
    await reset(999_999).expect(404);
    const more = await someone(app, ['user.create', 'user.update', 'course.index']);
    await addApp(app, more);
    await reset(more.id).expect(403);
    const office = await someone(app, ['user.update']);
    await app.as(office).post(`/api/user/${more.id}/second-factor/reset`).send().expect(403);
  });
});
