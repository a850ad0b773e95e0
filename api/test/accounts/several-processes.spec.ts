import { anotherProcess } from '../registrations/support/book.js';
import { createTestApp, type TestApp } from '../support/app.js';
import { aParent } from './parents.js';

describe('two processes on one database', () => {
  let first: TestApp;
  let second: TestApp;
  beforeAll(async () => {
    first = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    second = await anotherProcess(first);
  });
  afterAll(async () => {
    await second.app.close();
    await first.close();
  });

  const logIn = (app: TestApp, email: string, password: string) =>
    app.http().post('/api/login').send({ email, password });

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
});
