import { RateLimiter } from '../../../src/core/auth/rate-limiter.js';
import { anotherProcess } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { ENGINE } from '../../support/database.js';
import { aParent } from './parents.js';

describe('two processes on one database', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    // Behind one proxy, as in docker/compose.scale.yaml.
    first = await createTestApp({ env: { RATE_LIMIT: 'on', TRUST_PROXY: '1' } });
    second = await anotherProcess(first);
  });
  afterAll(async () => {
    await second.app.close();
    await first.close();
  });

  const logIn = (app: TestApp, email: string, password: string, forwarded = '203.0.113.1') =>
    app.http().post('/api/login').set('X-Forwarded-For', forwarded).send({ email, password });

  it('know each other’s sessions, and their end', async () => {
    const { email, password } = await aParent(first);
    const token = (await logIn(first, email, password).expect(200)).body.data.token as string;
    await second.as({ token }).get('/api/userdata').expect(200);
    await second.as({ token }).get('/api/logout').expect(200);
    await first.as({ token }).get('/api/userdata').expect(401);
  });

  it('count wrong logins together', async () => {
    const { email, password } = await aParent(first);
    for (let attempt = 0; attempt < 5; attempt += 1) {
      await logIn(first, email, `guess ${attempt}`).expect(401);
      await logIn(second, email, `other ${attempt}`).expect(401);
    }
    await logIn(first, email, password).expect(429);
    await logIn(second, email, password).expect(429);
  });

  it('believe of X-Forwarded-For only what the proxy has written last', async () => {
    const { email, password } = await aParent(first);
    const as = (claimed: number) => `198.51.100.${claimed}, 203.0.113.2`;
    for (let attempt = 0; attempt < 10; attempt += 1) {
      await logIn(attempt % 2 ? first : second, email, `guess ${attempt}`, as(attempt)).expect(401);
    }
    await logIn(second, email, password, as(99)).expect(429);
    await logIn(second, email, password, '203.0.113.3').expect(200);
  });

  it('count and forget at once', async () => {
    // SQLite has one writer: nothing meets there. Two apps in one process would only stop it for whole busy timeouts.
    const apps = ENGINE === 'mysql' ? [first, second] : [first];
    const limiters = apps.map(({ app }) => app.get(RateLimiter));
    const logins = ENGINE === 'mysql' ? 60 : 5;
    const device = async (limiter?: RateLimiter): Promise<void> => {
      for (let login = 0; login < logins; login += 1) {
        await limiter?.consume('login', 'family@feria.example', '203.0.113.4');
        await limiter?.clear('login', 'family@feria.example', '203.0.113.4');
      }
    };
    // As a family that logs in on several devices: nobody guesses, and nobody must see an error.
    await Promise.all(Array.from({ length: 8 }, (_, number) => device(limiters[number % limiters.length])));
  });
});
