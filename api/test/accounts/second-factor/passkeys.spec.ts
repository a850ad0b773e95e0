import type { PasskeyToAdd } from '@feria/shared';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { PasskeyEntity } from '../../../src/model/accounts/second-factor.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signInAgain, type Staff } from '../../support/builders.js';
import { SoftKey } from './soft-key.js';
import {
  addApp,
  beginLogin,
  logIn,
  PASSWORD,
  post,
  requireFactor,
  seen,
  someone,
  stateOf,
  toldTo,
  withCode,
} from './support.js';

/* Passkeys (product/accounts.md#second-factor), with a device in software that answers as browsers do. */

const SITE = 'https://ferien.example';
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: SITE } });
});
beforeEach(() => app.clock.advance(2 * MINUTE));
afterAll(() => app.close());

/** @param present a passkey of the account, where it has one */
async function ask(user: Staff, present?: SoftKey): Promise<PasskeyToAdd> {
  return (await post(app, user, 'passkey', await proofOf(user, present)).expect(200)).body
    .data as PasskeyToAdd;
}

/** The password, and the answer of a passkey that the account has. */
async function proofOf(user: Staff, present?: SoftKey): Promise<object> {
  if (!present) return { password: PASSWORD };
  const asked = (await post(app, user, 'confirmation', {}).expect(200)).body.data as PasskeyToAdd;
  return { password: PASSWORD, passkey: { token: asked.token, response: present.get(asked.options) } };
}

async function add(
  user: Staff,
  key = new SoftKey(SITE),
  { name = 'Laptop', present }: { name?: string; present?: SoftKey } = {},
): Promise<SoftKey> {
  const { token, options } = await ask(user, present);
  await post(app, user, 'passkey/confirm', { token, name, response: key.create(options) }).expect(200);
  return key;
}

async function begin(): Promise<PasskeyToAdd> {
  return (await app.http().post('/api/login/passkey/options').send({}).expect(200)).body.data as PasskeyToAdd;
}

const signIn = (token: string, response: object, more: object = {}) =>
  app
    .http()
    .post('/api/login/passkey')
    .send({ token, response, ...more });

async function signInWith(key: SoftKey, wrong: object = {}) {
  const { token, options } = await begin();
  return signIn(token, key.get(options, wrong));
}

const isSignedIn = async (token: string): Promise<number> =>
  (await app.http().get('/api/userdata').set('Authorization', `Bearer ${token}`)).status;

/** Of whose second factor the log of changes tells in the name of a user. */
async function recordsOf({ id }: Staff): Promise<(number | null)[]> {
  const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
    user_id: id,
    fields: 'second_factor',
  });
  return entries.map(({ record_id }) => record_id);
}

describe('a passkey', () => {
  it('is added with the password, and ends the other sessions; recovery codes come with it', async () => {
    const user = await someone(app);
    const other = await signInAgain(app, user);
    const { token, options } = await ask(user);
    expect(options).toMatchObject({
      rp: { id: 'ferien.example', name: 'Feria' },
      user: { name: user.email },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    const response = new SoftKey(SITE).create(options);
    const answer = await post(app, user, 'passkey/confirm', { token, name: 'Laptop', response }).expect(200);
    expect(answer.body.data.recovery_codes).toHaveLength(8);
    expect(await stateOf(app, user)).toMatchObject({
      app: null,
      passkeys: [{ name: 'Laptop', last_used_at: null }],
      passkeys_possible: true,
    });
    expect([await isSignedIn(user.token), await isSignedIn(other.token)]).toEqual([200, 401]);
    expect(await toldTo(app, user)).toEqual(['on']);
    expect(await recordsOf(user)).toEqual([user.id]);
  });

  it('signs in alone, for as long as was wanted', async () => {
    const user = await someone(app);
    const key = await add(user);
    const answer = await signInWith(key);
    expect(answer.status).toBe(200);
    expect(answer.headers.authorization).toBe(`Bearer ${answer.body.data.token}`);
    expect(await isSignedIn(answer.body.data.token as string)).toBe(200);
    const { token, options } = await begin();
    const long = await signIn(token, key.get(options), { remember: true }).expect(200);
    expect(long.body.data.expires_at).toBe(
      new Date(app.clock.at.getTime() + 30 * 24 * 60 * MINUTE).toISOString(),
    );
    expect((await stateOf(app, user)).passkeys[0]?.last_used_at).toBe(app.clock.at.toISOString());
  });

  it('is asked for after the password too, or a recovery code', async () => {
    const user = await someone(app);
    const { token, options } = await ask(user);
    const response = new SoftKey(SITE).create(options);
    const added = await post(app, user, 'passkey/confirm', { token, name: 'Stick', response });
    const step = await beginLogin(app, user);
    expect(step.second_step).toEqual({ app: false, passkey: true });
    expect(seen(await withCode(app, step.token, '123456'))).toEqual([422, ['code']]);
    await withCode(app, step.token, added.body.data.recovery_codes[0] as string).expect(200);
  });

  it.each([
    ['of another site', { origin: 'https://falsch.example' }],
    ['for another domain', { domain: 'falsch.example' }],
    ['to another challenge', { challenge: Buffer.from('other').toString('base64url') }],
    ['without finger, face or PIN', { verified: false }],
  ])('an answer %s does not count', async (_, wrong) => {
    const user = await someone(app);
    const { token, options } = await ask(user);
    const bad = await post(app, user, 'passkey/confirm', {
      token,
      name: 'Laptop',
      response: new SoftKey(SITE).create(options, wrong),
    });
    expect(seen(bad)).toEqual([422, ['response']]);
    expect((await stateOf(app, user)).passkeys).toEqual([]);
    const key = await add(user);
    const answer = await signInWith(key, wrong);
    expect([answer.status, answer.body.code]).toEqual([401, 'invalid_credentials']);
    expect((await signInWith(key)).status).toBe(200);
  });

  it('a copy of the device that counts less is refused', async () => {
    const user = await someone(app);
    const key = await add(user);
    for (let count = 0; count < 3; count += 1) expect((await signInWith(key)).status).toBe(200);
    expect((await signInWith(key.copied())).status).toBe(401);
  });

  it('an answer counts once, and not after its step has ended', async () => {
    const user = await someone(app);
    const key = await add(user);
    const { token, options } = await begin();
    const response = key.get(options);
    await signIn(token, response).expect(200);
    expect(seen(await signIn(token, response))).toEqual([422, ['token']]);
    const late = await begin();
    app.clock.advance(10 * MINUTE);
    expect(seen(await signIn(late.token, key.get(late.options)))).toEqual([422, ['token']]);
  });

  it('one answer sent several times at once opens one session', async () => {
    const user = await someone(app);
    const key = await add(user);
    const { token, options } = await begin();
    const response = key.get(options);
    const answers = await Promise.all([1, 2, 3].map(() => signIn(token, response)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  });

  it.each([[{}], [{ id: 7 }], [{ id: 'x', response: null }], [{ id: 'x'.repeat(5_000) }]])(
    'nonsense %#, however large, is a wrong passkey',
    async (response) => {
      const { token } = await begin();
      expect((await signIn(token, response)).status).toBe(401);
      const user = await someone(app);
      const step = await ask(user);
      const answer = await post(app, user, 'passkey/confirm', { token: step.token, name: 'a', response });
      expect(seen(answer)).toEqual([422, ['response']]);
    },
  );

  it('nobody else’s step and challenge count', async () => {
    const [user, other] = [await someone(app), await someone(app)];
    const { token, options } = await ask(user);
    const response = new SoftKey(SITE).create(options);
    const stolen = await post(app, other, 'passkey/confirm', { token, name: 'a', response });
    expect(seen(stolen)).toEqual([422, ['token']]);
    // A step for adding is none for signing in.
    const key = await add(other);
    expect(seen(await signIn(token, key.get(options)))).toEqual([422, ['token']]);
  });

  it('one device is registered once, and to one account', async () => {
    const [user, other] = [await someone(app), await someone(app)];
    const key = await add(user);
    const again = await ask(user, key);
    const { excludeCredentials } = again.options as { excludeCredentials: { id: string }[] };
    const [stored] = await app.dataSource.manager.findBy(PasskeyEntity, { user_id: user.id });
    expect(excludeCredentials.map(({ id }) => id)).toEqual([stored?.credential_id]);
    const theirs = await ask(other);
    const response = key.create(theirs.options);
    expect(
      seen(await post(app, other, 'passkey/confirm', { token: theirs.token, name: 'a', response })),
    ).toEqual([422, ['response']]);
  });

  it('is taken away with the password and a factor; only one’s own', async () => {
    const [user, other] = [await someone(app), await someone(app)];
    const key = await add(user);
    const theirs = await add(other);
    const [passkey] = (await stateOf(app, user)).passkeys;
    const path = `passkey/${passkey?.id}/remove`;
    expect(seen(await post(app, user, path, { password: 'falsch' }))).toEqual([422, ['password']]);
    await post(app, other, path, await proofOf(other, theirs)).expect(404);
    await requireFactor(app, user);
    expect(seen(await post(app, user, path, await proofOf(user, key)))).toEqual([409, 'conflict']);
    await addApp(app, user, await proofOf(user, key));
    await post(app, user, path, await proofOf(user, key)).expect(200);
    expect((await signInWith(key)).status).toBe(401);
    expect(await toldTo(app, user)).toEqual(['on', 'added', 'removed']);
    expect(await recordsOf(user)).toEqual([user.id, user.id, user.id]);
  });

  it('ten are enough, however many were begun', async () => {
    const user = await someone(app);
    const first = await add(user, new SoftKey(SITE), { name: 'Nr. 0' });
    for (let count = 1; count < 9; count += 1)
      await add(user, new SoftKey(SITE), { name: `Nr. ${count}`, present: first });
    const begun = [await ask(user, first), await ask(user, first)];
    const answers: number[] = [];
    for (const { token, options } of begun) {
      const response = new SoftKey(SITE).create(options);
      const answer = await post(app, user, 'passkey/confirm', { token, name: 'Neu', response });
      answers.push(answer.status);
    }
    expect(answers).toEqual([200, 409]);
    expect(seen(await post(app, user, 'passkey', await proofOf(user, first)))).toEqual([409, 'conflict']);
  });

  it('goes with the account', async () => {
    const user = await someone(app);
    const key = await add(user);
    await app.dataSource.query('DELETE FROM user_role WHERE user_id = ?', [user.id]);
    await app.dataSource.query('DELETE FROM `user` WHERE id = ?', [user.id]);
    expect((await signInWith(key)).status).toBe(401);
    expect(await app.dataSource.manager.countBy(PasskeyEntity, { user_id: user.id })).toBe(0);
  });
});

it('a login by password alone stays one step for others', async () => {
  expect(await logIn(app, await someone(app))).not.toHaveProperty('second_step');
});
