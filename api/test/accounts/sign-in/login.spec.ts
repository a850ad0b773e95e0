/** @jest-environment-options {"graph": "interference"} */
import type { Permission } from '@feria/shared';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { SessionEntity } from '../../../src/core/auth/session.entity.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { aParent, logIn } from './parents.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { argon2 } from '../../support/interference/argon2.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

const userdata = (headers: Record<string, string>) => app.http().get('/api/userdata').set(headers);

function later(milliseconds: number): void {
  app.clock.advance(milliseconds);
}

describe('login', () => {
  it('gives a token in the body and in the Authorization header', async () => {
    const parent = await aParent(app);
    const answer = await app.http().post('/api/login').send(parent).expect(200);
    expect(answer.body).toEqual({
      data: {
        token: expect.any(String),
        expires_at: new Date(app.clock.at.getTime() + 2 * HOUR).toISOString(),
      },
    });
    expect(answer.headers.authorization).toBe(`Bearer ${answer.body.data.token}`);
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('lasts 30 days when it is to be remembered', async () => {
    const parent = await aParent(app);
    const answer = await app
      .http()
      .post('/api/login')
      .send({ ...parent, remember: true });
    expect(answer.body.data.expires_at).toBe(new Date(app.clock.at.getTime() + 30 * DAY).toISOString());
  });

  it('takes the e-mail address in any case, with blanks around it', async () => {
    const { email, password } = await aParent(app);
    await app
      .http()
      .post('/api/login')
      .send({ email: `  ${email.toUpperCase()} `, password })
      .expect(200);
  });

  it.each([
    ['de', 'E-Mail-Adresse oder Passwort ist falsch.'],
    ['it', 'Indirizzo e-mail o password non corretti.'],
    ['en', 'Wrong e-mail address or password.'],
  ])('refuses a wrong password and an unknown account alike (%s)', async (language, message) => {
    const { email } = await aParent(app);
    for (const account of [email, 'nobody@familie.example', 'no address']) {
      const answer = await app
        .http()
        .post('/api/login')
        .set('api-lang', language)
        .send({ email: account, password: 'not the password' })
        .expect(401);
      expect(answer.body).toEqual({ message, code: 'invalid_credentials' });
      expect(answer.headers.authorization).toBeUndefined();
    }
  });

  it('refuses an account that has no password yet', async () => {
    const { id, email } = await aParent(app);
    await app.dataSource.manager.update(UserEntity, { id }, { password_hash: null });
    await app.http().post('/api/login').send({ email, password: 'any password' }).expect(401);
  });

  it('hashes as much for an unknown account as for a wrong password', async () => {
    const { email } = await aParent(app);
    const hashed = jest.spyOn(argon2, 'verify');
    for (const account of [email, 'nobody@familie.example']) {
      hashed.mockClear();
      await app.http().post('/api/login').send({ email: account, password: 'not the password' }).expect(401);
      expect(hashed.mock.calls).toEqual([
        [expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/), 'not the password'],
      ]);
    }
  });

  it.each([
    [{}, { email: ['Bitte ausfüllen.'], password: ['Bitte ausfüllen.'] }],
    [
      { email: ['a'], password: {} },
      { email: ['Bitte einen Text eingeben.'], password: ['Bitte einen Text eingeben.'] },
    ],
    [{ email: 'a@b.it', password: 'x', remember: 'yes' }, { remember: ['Bitte Ja oder Nein angeben.'] }],
  ])('refuses %j at its fields', async (body, errors) => {
    const answer = await app.http().post('/api/login').send(body).expect(422);
    expect(answer.body.errors).toEqual(errors);
  });
});

describe('a session', () => {
  it('tells who is logged in', async () => {
    const parent = await aParent(app, { first_name: 'Maria', last_name: 'Pichler', language: 'it' });
    const answer = await userdata(await logIn(app, parent)).expect(200);
    expect(answer.body.data).toEqual({
      id: parent.id,
      name: 'Maria Pichler',
      email: parent.email,
      lang: 'it',
      roles: [],
      permissions: [],
      people: { id: expect.any(Number), first_name: 'Maria', last_name: 'Pichler' },
      password_change_required: false,
      second_factor: 'none',
      email_confirmed: false,
      email_confirm_until: new Date(app.clock.at.getTime() + 86_400_000).toISOString(),
      mails_held: false,
      view: null,
    });
  });

  it('reads roles and permissions again for each request', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    const seen = async (): Promise<[string[], Permission[]]> => {
      const { body } = await userdata(token).expect(200);
      return [body.data.roles, body.data.permissions];
    };
    expect(await seen()).toEqual([[], []]);

    const { manager } = app.dataSource;
    const role = await manager.save(manager.create(RoleEntity, { name: 'Locations only' }));
    await manager.insert(RolePermissionEntity, { role_id: role.id, permission: 'location.index' });
    await manager.insert(UserRoleEntity, { user_id: parent.id, role_id: role.id });
    expect(await seen()).toEqual([['Locations only'], ['location.index']]);

    await manager.delete(RolePermissionEntity, { role_id: role.id });
    expect(await seen()).toEqual([['Locations only'], []]);
  });

  it('ends with the logout', async () => {
    const token = await logIn(app, await aParent(app));
    await app
      .http()
      .get('/api/logout')
      .set(token)
      .expect(200, { data: { success: true } });
    const answer = await userdata(token).expect(401);
    expect(answer.body.code).toBe('unauthenticated');
    await app.http().get('/api/logout').set(token).expect(401);
  });

  it('ends with its time', async () => {
    const token = await logIn(app, await aParent(app));
    later(2 * HOUR - 1000);
    await userdata(token).expect(200);
    later(1000);
    await userdata(token).expect(401);
  });

  it('ends when its row says so, whatever the token says', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    await app.dataSource.manager.update(
      SessionEntity,
      { user_id: parent.id },
      { expires_at: app.clock.now() },
    );
    await userdata(token).expect(401);
  });

  it('ends with its account', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    await app.dataSource.manager.delete(UserEntity, { id: parent.id });
    await userdata(token).expect(401);
  });

  it('is another for every login: one logout leaves the other alone', async () => {
    const parent = await aParent(app);
    const [here, there] = [await logIn(app, parent), await logIn(app, parent)];
    await app.http().get('/api/logout').set(here).expect(200);
    await userdata(there).expect(200);
  });

  it.each([
    ['no token', undefined],
    ['no JWT', 'Bearer nonsense'],
    // {"alg":"none"}
    ['an unsigned token', `Bearer eyJhbGciOiJub25lIn0.${Buffer.from('{"sub":"1"}').toString('base64url')}.`],
  ])('is refused with %s', async (_, header) => {
    await userdata(header === undefined ? {} : { Authorization: header }).expect(401);
  });

  it('is refused under the id of another user', async () => {
    const [one, other] = [await aParent(app), await aParent(app)];
    const token = await logIn(app, one);
    await app.dataSource.manager.update(SessionEntity, { user_id: one.id }, { user_id: other.id });
    await userdata(token).expect(401);
  });
});

describe('refresh', () => {
  it('gives a token that lives longer, the old one lives to its end', async () => {
    const old = await logIn(app, await aParent(app));
    later(HOUR);
    const answer = await app.http().get('/api/refresh').set(old).expect(200);
    expect(answer.body.data.expires_at).toBe(new Date(app.clock.at.getTime() + 2 * HOUR).toISOString());
    const fresh = { Authorization: answer.headers.authorization as string };
    expect(fresh.Authorization).toBe(`Bearer ${answer.body.data.token}`);
    await userdata(old).expect(200);
    later(HOUR);
    await userdata(old).expect(401);
    await userdata(fresh).expect(200);
    later(HOUR);
    await userdata(fresh).expect(401);
  });

  it('keeps a remembered session remembered', async () => {
    const token = await logIn(app, { ...(await aParent(app)), remember: true });
    later(DAY);
    const { body } = await app.http().get('/api/refresh').set(token).expect(200);
    expect(body.data.expires_at).toBe(new Date(app.clock.at.getTime() + 30 * DAY).toISOString());
  });

  it.each([
    [false, 2 * HOUR, 24 * HOUR],
    [true, 30 * DAY, 90 * DAY],
  ])('does not keep a session for ever (remembered: %s)', async (remember, lasts, longest) => {
    let token = await logIn(app, { ...(await aParent(app)), remember });
    const start = app.clock.at.getTime();
    const step = lasts / 2;
    for (let at = step; at < longest; at += step) {
      later(step);
      const { headers, body } = await app.http().get('/api/refresh').set(token).expect(200);
      token = { Authorization: headers.authorization as string };
      const until = Math.min(at + lasts, longest);
      expect(body.data.expires_at).toBe(new Date(start + until).toISOString());
    }
    later(step);
    await userdata(token).expect(401);
    await app.http().get('/api/refresh').set(token).expect(401);
  });

  it('ends with the logout like the token it came from', async () => {
    const old = await logIn(app, await aParent(app));
    const { headers } = await app.http().get('/api/refresh').set(old).expect(200);
    const fresh = { Authorization: headers.authorization as string };
    await app.http().get('/api/logout').set(fresh).expect(200);
    await userdata(fresh).expect(401);
    await userdata(old).expect(401);
  });
});

it('sends no mail for any of this, but to confirm the new addresses', async () => {
  const kinds = (await app.dataSource.manager.find(OutboxMailEntity)).map(({ kind }) => kind);
  expect(new Set(kinds)).toEqual(new Set(['email-confirmation']));
});
