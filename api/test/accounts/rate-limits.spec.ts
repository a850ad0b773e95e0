import { AuditEntryEntity } from '../../src/platform/audit/audit-entry.entity.js';
import { RateLimitEntity } from '../../src/platform/auth/rate-limit.entity.js';
import { aParent, logIn, registration } from './parents.js';
import { createTestApp, type TestApp } from '../support/app.js';

const MINUTE = 60_000;

let app: TestApp;
beforeAll(async () => {
  // One proxy in front, so that a test can be at several addresses.
  app = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
});
afterAll(() => app.close());

function logInFrom(address: string, email: string, password: string) {
  return app.http().post('/api/login').set('X-Forwarded-For', address).send({ email, password });
}

async function wrongAttempts(times: number, address: string, email: string): Promise<void> {
  for (let attempt = 0; attempt < times; attempt += 1) {
    await logInFrom(address, email, `guess ${attempt}`).expect(401);
  }
}

describe('wrong logins', () => {
  it('are refused after ten, until fifteen minutes after the first', async () => {
    const { email, password } = await aParent(app);
    await wrongAttempts(10, '203.0.113.1', email);
    const answer = await logInFrom('203.0.113.1', email, password).expect(429);
    expect(answer.body).toEqual({
      code: 'too_many_requests',
      message: 'Zu viele Versuche. Bitte warten Sie 15 Minuten.',
    });
    expect(answer.headers['retry-after']).toBe('900');

    app.clock.advance(15 * MINUTE - 1);
    await logInFrom('203.0.113.1', email, password).expect(429);
    app.clock.advance(1);
    await logInFrom('203.0.113.1', email, password).expect(200);
  });

  it('lock nobody out who is elsewhere, nor other accounts at the same address', async () => {
    const [victim, neighbour] = [await aParent(app), await aParent(app)];
    await wrongAttempts(10, '203.0.113.2', victim.email);
    await logInFrom('203.0.113.2', victim.email.toUpperCase(), victim.password).expect(429);
    await logInFrom('203.0.113.3', victim.email, victim.password).expect(200);
    await logInFrom('203.0.113.2', neighbour.email, neighbour.password).expect(200);
  });

  it('are forgotten after a right one', async () => {
    const { email, password } = await aParent(app);
    await wrongAttempts(9, '203.0.113.4', email);
    await logInFrom('203.0.113.4', email, password).expect(200);
    await wrongAttempts(10, '203.0.113.4', email);
  });

  it('are counted when they come all at once', async () => {
    const { email } = await aParent(app);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, attempt) => logInFrom('203.0.113.5', email, `guess ${attempt}`)),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(15);
  });

  it('from one IPv6 network count together', async () => {
    const { email, password } = await aParent(app);
    for (let attempt = 1; attempt <= 10; attempt += 1) {
      await logInFrom(`2001:db8:0:1::${attempt}`, email, `guess ${attempt}`).expect(401);
    }
    await logInFrom('2001:db8:0:1:9:9:9:9', email, password).expect(429);
    await logInFrom('2001:db8:0:2::1', email, password).expect(200);
  });

  it('leave nothing personal in the table', async () => {
    const rows = await app.dataSource.manager.find(RateLimitEntity);
    expect(rows.length).toBeGreaterThan(0);
    for (const { bucket } of rows) expect(bucket).toMatch(/^[\da-f]{64}$/);
  });
});

describe('the other doors', () => {
  it.each([
    ['register', '/api/register', (email: string) => registration({ email })],
    ['forgot', '/api/password/forgot', (email: string) => ({ email })],
    [
      'reset',
      '/api/password/reset',
      (email: string) => ({
        email,
        token: 'wrong',
        password: 'sommer-in-meran',
        password_confirmation: 'sommer-in-meran',
      }),
    ],
  ])('%s are limited too', async (_, path, body) => {
    const { email } = await aParent(app);
    const send = () => app.http().post(path).set('X-Forwarded-For', '203.0.113.9').send(body(email));
    for (let attempt = 0; attempt < 10; attempt += 1) expect([200, 422]).toContain((await send()).status);
    const answer = await send();
    expect(answer.status).toBe(429);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('guesses of the current password are limited too', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    const body = { password: 'another-summer', password_confirmation: 'another-summer' };
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await app
        .http()
        .put('/api/password')
        .set(token)
        .send({ ...body, current_password: `guess ${attempt}` })
        .expect(422);
    }
    await app
      .http()
      .put('/api/password')
      .set(token)
      .send({ ...body, current_password: parent.password })
      .expect(429);
    // Counting them is no change that the log of changes would put down to the parent.
    expect(await app.dataSource.manager.count(AuditEntryEntity)).toBe(0);
  });
});
