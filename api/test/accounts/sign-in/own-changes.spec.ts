import type { PasskeyToAdd } from '@feria/shared';
import type { Response } from 'supertest';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { PasskeyEntity } from '../../../src/model/accounts/second-factor.entity.js';
import { SoftKey } from '../second-factor/soft-key.js';
import {
  addApp,
  beginLogin,
  codeOf,
  PASSWORD,
  post,
  PROOF,
  seen,
  setPassword,
  someone,
  stateOf,
  toldTo,
  withCode,
  withPresent,
} from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, someParent, someStaff, someTaxCode, type Parent, type Staff } from '../../support/builders.js';

/* Whoever changes an e-mail address, password or second factor is asked again who they are (product/accounts.md#asked-again). */

const SITE = 'https://ferien.example';
const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: SITE } });
});
beforeEach(() => app.clock.advance(2 * MINUTE));
afterAll(() => app.close());

/** What a call brings besides the change itself. */
interface Proof {
  password?: string;
  code?: string;
  passkey?: object;
}

interface Change {
  /** Where the password is refused. */
  field: 'password' | 'current_password';
  /** Where a call is refused that brings nothing. */
  missing: string[];
  call: (user: Staff, proof: Proof) => PromiseLike<Response>;
}

const newAddress = () => `neu${next()}@familie.example`;
const OTHER_PASSWORD = { password: 'anderes-wort-im-mai', password_confirmation: 'anderes-wort-im-mai' };
const asCurrent = ({ password, ...factor }: Proof): object => ({ current_password: password, ...factor });

async function personOf(user: Staff): Promise<number> {
  const { id } = await app.dataSource.manager.findOneByOrFail(ParentEntity, { user_id: user.id });
  return id;
}

async function passkeyOf(user: Staff): Promise<number> {
  const { id } = await app.dataSource.manager.findOneByOrFail(PasskeyEntity, { user_id: user.id });
  return id;
}

const AT_PASSWORD = { field: 'password', missing: ['password'] } as const;

/** Every way to change one's own login. */
const CHANGES: Record<string, Change> = {
  'the address, in the form of the own account': {
    field: 'current_password',
    missing: ['current_password', 'code'],
    call: (user, proof) =>
      app
        .as(user)
        .put(`/api/user/${user.id}`)
        .send({ email: newAddress(), ...asCurrent(proof) }),
  },
  'the address, in the form of the own person': {
    field: 'current_password',
    missing: ['current_password', 'code'],
    call: async (user, proof) =>
      app
        .as(user)
        .put(`/api/parent/${await personOf(user)}`)
        .send({ email: newAddress(), ...asCurrent(proof) }),
  },
  'the password': {
    field: 'current_password',
    missing: ['current_password'],
    call: (user, proof) =>
      app
        .as(user)
        .put('/api/password')
        .send({ ...OTHER_PASSWORD, ...asCurrent(proof) }),
  },
  'the app, for another one': {
    ...AT_PASSWORD,
    missing: ['password'],
    call: (user, proof) => post(app, user, 'app', proof),
  },
  'no app any more': {
    ...AT_PASSWORD,
    missing: ['password'],
    call: (user, proof) => post(app, user, 'app/remove', proof),
  },
  'another passkey': {
    ...AT_PASSWORD,
    missing: ['password'],
    call: (user, proof) => post(app, user, 'passkey', proof),
  },
  'a passkey less': {
    field: 'password',
    missing: ['password'],
    call: async (user, proof) => post(app, user, `passkey/${await passkeyOf(user)}/remove`, proof),
  },
  'new recovery codes': {
    field: 'password',
    missing: ['password'],
    call: (user, proof) => post(app, user, 'recovery-codes', proof),
  },
};
const NAMES = Object.keys(CHANGES);
const changeOf = (name: string): Change => CHANGES[name]!;

/** A parent who also works in the office, so that every way is open. */
async function someoneWithPerson(): Promise<Staff> {
  const user = await someone(app, ['user.create', 'user.update', 'person.update']);
  const { manager } = app.dataSource;
  await manager.save(
    manager.create(ParentEntity, {
      user_id: user.id,
      first_name: 'Eva',
      last_name: 'Rossi',
      tax: someTaxCode(),
      gender: 'f' as const,
      birth: '1985-05-05',
      address: 'Lauben 1',
      place: 'Bozen',
      plz: '39100',
    }),
  );
  return user;
}

/** The same with an app, a passkey and recovery codes. */
async function someoneWithFactors() {
  const user = await someoneWithPerson();
  const factor = await addApp(app, user);
  app.clock.advance(MINUTE);
  const key = new SoftKey(SITE);
  const begun = await post(app, user, 'passkey', withPresent(app, factor)).expect(200);
  const { token, options } = begun.body.data as PasskeyToAdd;
  const answer = { token, name: 'Laptop', response: key.create(options) };
  await post(app, user, 'passkey/confirm', answer).expect(200);
  app.clock.advance(MINUTE);
  return { user, key, ...factor };
}

/** Everything that a change could have changed. */
async function loginOf(user: Staff): Promise<unknown> {
  const account = await app.dataSource.manager.findOneOrFail(UserEntity, {
    where: { id: user.id },
    select: { id: true, email: true, password_hash: true, second_factor_at: true },
  });
  return [account, await stateOf(app, user)];
}

/** The answer of a passkey to what a change asks for. */
async function answerOf(user: Staff, key: SoftKey): Promise<object> {
  const { token, options } = (await post(app, user, 'confirmation', {}).expect(200)).body
    .data as PasskeyToAdd;
  return { token, response: key.get(options) };
}

describe.each(NAMES)('one’s own login: %s', (name) => {
  const { field, missing, call } = changeOf(name);

  it('is refused without the password and the factor, and changes nothing', async () => {
    const { user, secret } = await someoneWithFactors();
    const before = await loginOf(user);
    expect(seen(await call(user, {}))).toEqual([422, missing]);
    expect(seen(await call(user, { code: codeOf(app, secret) }))).toEqual([422, [field]]);
    expect(seen(await call(user, { password: 'falsch', code: codeOf(app, secret) }))).toEqual([422, [field]]);
    expect(seen(await call(user, { password: PASSWORD }))).toEqual([422, ['code']]);
    const wrong = codeOf(app, secret) === '000000' ? '000001' : '000000';
    for (const code of [wrong, 'aaaaaa-bbbbbb-cccccc-dddddd'])
      expect(seen(await call(user, { password: PASSWORD, code }))).toEqual([422, ['code']]);
    expect(await loginOf(user)).toEqual(before);
  });

  it('takes a code of the app, and each code once', async () => {
    const { user, secret } = await someoneWithFactors();
    const code = codeOf(app, secret);
    await withCode(app, (await beginLogin(app, user)).token, code).expect(200);
    expect(seen(await call(user, { password: PASSWORD, code }))).toEqual([422, ['code']]);
    expect((await call(user, { password: PASSWORD, code: codeOf(app, secret, 1) })).status).toBe(200);
  });

  it('takes a recovery code', async () => {
    const { user, codes } = await someoneWithFactors();
    expect((await call(user, { password: PASSWORD, code: codes[0]! })).status).toBe(200);
    expect(await toldTo(app, user)).toContain('code_used');
  });

  it('takes a passkey of the account, once', async () => {
    const { user, key } = await someoneWithFactors();
    const other = await someoneWithFactors();
    const stranger = await answerOf(other.user, other.key);
    expect(seen(await call(user, { password: PASSWORD, passkey: stranger }))).toEqual([422, ['passkey']]);
    const own = (await post(app, user, 'confirmation', {}).expect(200)).body.data as PasskeyToAdd;
    // Its own step, answered with the device of somebody else.
    const mixed = { token: own.token, response: other.key.get(own.options) };
    expect(seen(await call(user, { password: PASSWORD, passkey: mixed }))).toEqual([422, ['passkey']]);
    const passkey = await answerOf(user, key);
    expect(seen(await call(user, { password: 'falsch', passkey }))).toEqual([422, [field]]);
    expect((await call(user, { password: PASSWORD, passkey })).status).toBe(200);
    const again = await answerOf(other.user, other.key);
    expect((await call(other.user, { password: PASSWORD, passkey: again })).status).toBe(200);
  });
});

describe('an account without a second factor', () => {
  it.each([NAMES[0]!, NAMES[1]!, NAMES[2]!, NAMES[3]!, NAMES[5]!])(
    'changes with the password alone: %s',
    async (name) => {
      const { field, call } = changeOf(name);
      const user = await someoneWithPerson();
      expect(seen(await call(user, {}))).toEqual([422, [field]]);
      expect(seen(await call(user, { password: 'falsch' }))).toEqual([422, [field]]);
      expect((await call(user, { password: PASSWORD })).status).toBe(200);
    },
  );
});

describe('an answer of a passkey', () => {
  const change = async (user: Staff, passkey: object) =>
    seen(await post(app, user, 'recovery-codes', { password: PASSWORD, passkey }));

  it('counts once, and for ten minutes', async () => {
    const { user, key } = await someoneWithFactors();
    const passkey = await answerOf(user, key);
    expect((await change(user, passkey))[0]).toBe(200);
    expect(await change(user, passkey)).toEqual([422, ['passkey']]);
    const late = await answerOf(user, key);
    app.clock.advance(10 * MINUTE);
    expect(await change(user, late)).toEqual([422, ['passkey']]);
  });

  it('to a login is none to a change, and the other way round', async () => {
    const { user, key } = await someoneWithFactors();
    const begun = (await app.http().post('/api/login/passkey/options').send({})).body.data as PasskeyToAdd;
    const ofLogin = { token: begun.token, response: key.get(begun.options) };
    expect(await change(user, ofLogin)).toEqual([422, ['passkey']]);
    const answer = await app
      .http()
      .post('/api/login/passkey')
      .send(await answerOf(user, key));
    expect(seen(answer)).toEqual([422, ['token']]);
  });

  it('is asked for with the passkeys of the account, also while the password must be changed', async () => {
    const { user } = await someoneWithFactors();
    await app.dataSource.manager.update(UserEntity, { id: user.id }, { password_change_required: true });
    const { options } = (await post(app, user, 'confirmation', {}).expect(200)).body.data as PasskeyToAdd;
    const [stored] = await app.dataSource.manager.findBy(PasskeyEntity, { user_id: user.id });
    const { allowCredentials } = options as { allowCredentials: { id: string }[] };
    expect(allowCredentials.map(({ id }) => id)).toEqual([stored?.credential_id]);
    await app.as(user).get('/api/second-factor').expect(200);
    expect((await post(app, user, 'recovery-codes', {})).body.code).toBe('password_change_required');
  });
});

it('what was begun with the password alone ends when a second factor is set up', async () => {
  const user = await someone(app);
  const early = (await post(app, user, 'app').expect(200)).body.data as { token: string; secret: string };
  await addApp(app, user);
  app.clock.advance(MINUTE);
  const late = await post(app, user, 'app/confirm', { token: early.token, code: codeOf(app, early.secret) });
  expect(seen(late)).toEqual([422, ['token']]);
});

describe('a form of the office', () => {
  it('asks for nothing when the own address stays as it is', async () => {
    const user = await someoneWithPerson();
    const put = (path: string, body: object) => app.as(user).put(path).send(body).expect(200);
    await put(`/api/user/${user.id}`, { email: user.email.toUpperCase(), name: 'Eva Neu' });
    await put(`/api/parent/${await personOf(user)}`, { email: ` ${user.email}`, place: 'Meran' });
  });

  it('says first what else is wrong, so that nobody types the password in vain', async () => {
    const user = await someoneWithPerson();
    const other = await someStaff(app, 'Office');
    const put = async (body: object) => seen(await app.as(user).put(`/api/user/${user.id}`).send(body));
    expect(await put({ email: other.email })).toEqual([422, ['email']]);
    expect(await put({ email: 'nobody' })).toEqual([422, ['email']]);
    expect(await put({ email: newAddress() })).toEqual([422, ['current_password']]);
  });

  it('asks for nothing when the login of another account stays as it is', async () => {
    const admin = await someStaff(app, 'Administrator');
    const [staff, parent] = [await someStaff(app, 'Office'), await someParent(app)];
    const put = (path: string, body: object) => app.as(admin).put(path).send(body).expect(200);
    await put(`/api/user/${staff.id}`, { email: staff.email.toUpperCase(), name: 'Eva Neu', roles: [] });
    await put(`/api/parent/${parent.personId}`, { email: ` ${parent.email}`, place: 'Meran' });
  });

  it('asks for nothing when a parent without an account gets the first address', async () => {
    const admin = await someStaff(app, 'Administrator');
    const parent = await someParent(app);
    await app.dataSource.manager.delete(UserEntity, { id: parent.id });
    const body = { email: newAddress(), lang: 'de' };
    await app.as(admin).put(`/api/parent/${parent.personId}`).send(body).expect(200);
  });

  it('does not keep the password that confirms, nor write it into the log', async () => {
    const user = await someoneWithPerson();
    const body = { email: newAddress(), current_password: PASSWORD };
    const answer = await app.as(user).put(`/api/user/${user.id}`).send(body).expect(200);
    expect(JSON.stringify(answer.body)).not.toContain(PASSWORD);
    const log = await app.dataSource.query<object[]>('SELECT * FROM audit_entry WHERE user_id = ?', [
      user.id,
    ]);
    expect(JSON.stringify(log)).not.toMatch(new RegExp(`${PASSWORD}|current_password`));
  });
});

/** Every way to change the login of another account. */
const OF_OTHERS: Record<string, (by: Staff, other: Parent, proof: object) => PromiseLike<Response>> = {
  'the address, in the form of the account': (by, other, proof) =>
    app
      .as(by)
      .put(`/api/user/${other.id}`)
      .send({ email: newAddress(), ...proof }),
  'the password': (by, other, proof) =>
    app
      .as(by)
      .put(`/api/user/${other.id}`)
      .send({ ...OTHER_PASSWORD, ...proof }),
  'the address, in the form of the person': (by, other, proof) =>
    app
      .as(by)
      .put(`/api/parent/${other.personId}`)
      .send({ email: newAddress(), ...proof }),
  'no second factor any more': (by, other, proof) =>
    app.as(by).post(`/api/user/${other.id}/second-factor/reset`).send(proof),
};

describe.each(Object.entries(OF_OTHERS))('of another account: %s', (_, call) => {
  /** Somebody who works there, with an app, and a parent with one. */
  async function theTwo() {
    const [admin, parent] = [await someone(app, 'Administrator'), await someParent(app)];
    await setPassword(app, parent);
    const factor = await addApp(app, admin);
    await addApp(app, parent);
    app.clock.advance(MINUTE);
    return { admin, parent, factor };
  }
  const loginOf = ({ id }: Staff) =>
    app.dataSource.manager.findOneOrFail(UserEntity, {
      where: { id },
      select: { id: true, email: true, password_hash: true, second_factor_at: true },
    });

  it('is refused without the password and the second factor of who makes the change', async () => {
    const { admin, parent, factor } = await theTwo();
    const before = await loginOf(parent);
    const code = codeOf(app, factor.secret);
    expect(seen(await call(admin, parent, {}))).toEqual([422, ['current_password', 'code']]);
    expect(seen(await call(admin, parent, PROOF))).toEqual([422, ['code']]);
    const guess = { current_password: 'geraten-geraten', code };
    expect(seen(await call(admin, parent, guess))).toEqual([422, ['current_password']]);
    const wrong = { current_password: PASSWORD, code: '000000' };
    expect(seen(await call(admin, parent, wrong))).toEqual([422, ['code']]);
    expect(await loginOf(parent)).toEqual(before);
  });

  it('is made with both, and a code counts once', async () => {
    const { admin, parent, factor } = await theTwo();
    const proof = { current_password: PASSWORD, code: codeOf(app, factor.secret) };
    expect((await call(admin, parent, proof)).status).toBe(200);
    const other = await someParent(app);
    await setPassword(app, other);
    await app.dataSource.manager.update(UserEntity, { id: other.id }, { second_factor_at: app.clock.now() });
    expect(seen(await call(admin, other, proof))).toEqual([422, ['code']]);
  });

  it('asks for the password alone where there is no second factor', async () => {
    const [admin, parent] = [await someone(app, 'Administrator'), await someParent(app)];
    await setPassword(app, parent);
    await addApp(app, parent);
    const { body } = await call(admin, parent, {});
    expect((body as { errors: object }).errors).toEqual({
      current_password: ['Bitte geben Sie Ihr aktuelles Passwort ein.'],
    });
    expect((await call(admin, parent, PROOF)).status).toBe(200);
  });
});

it('a changed password ends a change that was begun with the old one', async () => {
  const user = await someone(app, ['user.create', 'user.update']);
  const calls = [1, 2].map(() =>
    app
      .as(user)
      .put('/api/password')
      .send({ current_password: PASSWORD, ...OTHER_PASSWORD }),
  );
  const statuses = (await Promise.all(calls)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(1);
});
