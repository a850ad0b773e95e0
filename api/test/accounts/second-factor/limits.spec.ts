import { createTestApp, type TestApp } from '../../support/app.js';
import { addApp, beginLogin, codeOf, post, someone, withCode } from './support.js';

/* Attempts are limited (product/accounts.md#rate-limits), over all logins of an account and from wherever they come. */

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

it('ten codes in a quarter of an hour, from all addresses together', async () => {
  const user = await someone(app);
  const { secret } = await addApp(app, user);
  app.clock.advance(60_000);
  const statuses: number[] = [];
  for (let step = 0; step < 3; step += 1) {
    const { token } = await beginLogin(app, user);
    for (let count = 0; count < 4; count += 1) {
      const answer = await app
        .http()
        .post('/api/login/code')
        .set('X-Forwarded-For', `10.0.${step}.${count}`)
        .send({ token, code: 'falsch' });
      statuses.push(answer.status);
    }
  }
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429, 429]);
  const locked = await beginLogin(app, user);
  const refused = await withCode(app, locked.token, codeOf(app, secret));
  expect([refused.status, Number(refused.headers['retry-after']) > 0]).toEqual([429, true]);
  const other = await someone(app);
  const theirs = await addApp(app, other);
  app.clock.advance(60_000);
  await withCode(app, (await beginLogin(app, other)).token, codeOf(app, theirs.secret)).expect(200);
  app.clock.advance(15 * 60_000);
  await withCode(app, (await beginLogin(app, user)).token, codeOf(app, secret)).expect(200);
});

it('ten passwords before a change of the second factor', async () => {
  const user = await someone(app);
  const statuses: number[] = [];
  for (let count = 0; count < 11; count += 1)
    statuses.push((await post(app, user, 'app', { password: 'falsch' })).status);
  expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
});

it('a hundred logins by passkey that one address begins', async () => {
  const begin = (address: string) =>
    app.http().post('/api/login/passkey/options').set('X-Forwarded-For', address).send({});
  // The test's address has no passkeys: 409 counts as well.
  for (let count = 0; count < 100; count += 1) expect((await begin('10.9.9.9')).status).toBe(409);
  expect((await begin('10.9.9.9')).status).toBe(429);
  expect((await begin('10.8.8.8')).status).toBe(409);
});
