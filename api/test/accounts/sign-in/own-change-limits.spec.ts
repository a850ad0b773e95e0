import {
  addApp,
  beginLogin,
  codeOf,
  PASSWORD,
  someone,
  withCode,
  withPresent,
} from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import type { Staff } from '../../support/builders.js';
import { undoToken } from './undo.js';

/* How often one may try before a change of the own login (product/accounts.md#rate-limits). */

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({
    env: { RATE_LIMIT: 'on', TRUST_PROXY: '1', APP_URL: 'https://ferien.example' },
  });
});
beforeEach(() => app.clock.advance(20 * MINUTE));
afterAll(() => app.close());

const tryFrom = (user: Staff, address: string, proof: object) =>
  app.as(user).post('/api/second-factor/app').set('X-Forwarded-For', address).send(proof);

it('ten wrong passwords, whatever is to be changed; somebody elsewhere is not locked out', async () => {
  const user = await someone(app, ['user.create', 'user.update']);
  const wrong = { current_password: 'falsch' };
  const calls = [
    () =>
      app
        .as(user)
        .put(`/api/user/${user.id}`)
        .send({ ...wrong, email: 'neu@familie.example' }),
    () => app.as(user).post('/api/second-factor/app').send({ password: 'falsch' }),
    () =>
      app
        .as(user)
        .put('/api/password')
        .send({ ...wrong, password: 'anderes-wort-im-mai', password_confirmation: 'anderes-wort-im-mai' }),
  ];
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await calls[count % 3]!().set('X-Forwarded-For', '10.1.1.1')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  const locked = await tryFrom(user, '10.1.1.1', { password: PASSWORD });
  expect([locked.status, Number(locked.headers['retry-after']) > 0]).toEqual([429, true]);
  await tryFrom(user, '10.2.2.2', { password: PASSWORD }).expect(200);
  app.clock.advance(15 * MINUTE);
  await tryFrom(user, '10.1.1.1', { password: PASSWORD }).expect(200);
});

it('a call without a password counts for nothing, a right one forgives', async () => {
  const user = await someone(app, ['user.create', 'user.update']);
  const put = (body: object) => app.as(user).put(`/api/user/${user.id}`).send(body);
  for (let count = 0; count < 15; count += 1) await put({ email: `neu${count}@familie.example` }).expect(422);
  for (let round = 0; round < 3; round += 1) {
    for (let count = 0; count < 9; count += 1)
      await tryFrom(user, '10.3.3.3', { password: 'falsch' }).expect(422);
    await tryFrom(user, '10.3.3.3', { password: PASSWORD }).expect(200);
  }
});

it('ten wrong codes, at logins and changes together and from all addresses', async () => {
  const user = await someone(app);
  const factor = await addApp(app, user);
  app.clock.advance(MINUTE);
  const statuses: number[] = [];
  const step = await beginLogin(app, user);
  for (let count = 0; count < 4; count += 1)
    statuses.push((await withCode(app, step.token, 'falsch')).status);
  for (let count = 0; count < 8; count += 1)
    statuses.push((await tryFrom(user, `10.4.4.${count}`, { password: PASSWORD, code: 'falsch' })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  await tryFrom(user, '10.5.5.5', withPresent(app, factor)).expect(429);
  expect((await withCode(app, step.token, codeOf(app, factor.secret))).status).toBe(429);
  app.clock.advance(15 * MINUTE);
  await tryFrom(user, '10.5.5.5', withPresent(app, factor)).expect(200);
});

it('ten passwords to undo changes of one account, from all addresses', async () => {
  const user = await someone(app);
  await addApp(app, user);
  const token = await undoToken(app, user.email);
  const tries = (count: number, password: string) =>
    app.http().post('/api/account/undo').set('X-Forwarded-For', `10.6.6.${count}`).send({ token, password });
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1) statuses.push((await tries(count, 'geraten')).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
  expect((await tries(12, PASSWORD)).status).toBe(429);
  app.clock.advance(15 * MINUTE);
  await tries(12, PASSWORD).expect(200);
});

it('a hundred refused links from one address', async () => {
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1)
    statuses.push(
      (
        await app
          .http()
          .post('/api/account/undo')
          .set('X-Forwarded-For', '10.7.7.7')
          .send({ token: 'geraten' })
      ).status,
    );
  expect(statuses).toEqual([...Array<number>(100).fill(422), 429]);
});

it('many right changes one after the other', async () => {
  const user = await someone(app);
  const { secret } = await addApp(app, user);
  for (let count = 0; count < 15; count += 1) {
    app.clock.advance(MINUTE / 2);
    const proof = { password: PASSWORD, code: codeOf(app, secret) };
    await app.as(user).post('/api/second-factor/recovery-codes').send(proof).expect(200);
  }
});

it('a hundred questions for a passkey of one account', async () => {
  const [user, other] = [await someone(app), await someone(app)];
  const ask = async (who: Staff) =>
    (await app.as(who).post('/api/second-factor/confirmation').send({})).status;
  const statuses: number[] = [];
  for (let count = 0; count < 101; count += 1) statuses.push(await ask(user));
  expect(statuses).toEqual([...Array<number>(100).fill(200), 429]);
  expect(await ask(other)).toBe(200);
});
