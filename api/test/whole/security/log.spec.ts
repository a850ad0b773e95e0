import { Logger } from '../../../src/core/logger.js';
import { aParent, logIn, registration } from '../../accounts/sign-in/parents.js';
import { createTestApp, type TestApp } from '../../support/app.js';

/** What is written down of logins and refusals: who (a number), what and when, and nothing that a caller sent. */
describe('the log', () => {
  let app: TestApp;
  let said: jest.SpyInstance;

  beforeAll(async () => {
    app = await createTestApp({ env: { RATE_LIMIT: 'on' } });
    Logger.silent = false;
    said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
  });
  beforeEach(() => said.mockClear());
  afterAll(async () => {
    said.mockRestore();
    Logger.silent = true;
    await app.close();
  });

  const lines = (): Record<string, unknown>[] => said.mock.calls.map(([line]) => JSON.parse(String(line)));
  const withMessage = (message: string) => lines().filter((line) => line.message === message);

  it('holds logins, wrong ones too, by the number of the account', async () => {
    const parent = await aParent(app);
    await logIn(app, parent);
    await app
      .http()
      .post('/api/login')
      .send({ email: parent.email, password: 'niemand-weiss-es' })
      .expect(401);
    await app.http().post('/api/login').send({ email: 'nobody@familie.example', password: 'x' }).expect(401);
    expect(withMessage('login')).toEqual([
      expect.objectContaining({ level: 'info', user: parent.id, request: expect.any(String) }),
    ]);
    expect(withMessage('wrong login')).toEqual([
      expect.objectContaining({ level: 'warn', user: parent.id, time: expect.stringMatching(/Z$/) }),
      expect.not.objectContaining({ user: expect.anything() }),
    ]);
  });

  it('holds who was refused what', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    await app.http().get('/api/child/17?search=Mia').set(token).expect(403);
    await app.http().get('/api/userdata').set({ Authorization: 'Bearer made.up.token' }).expect(401);
    const { email } = registration();
    for (let n = 0; n < 10; n += 1) await app.http().post('/api/login').send({ email, password: 'x' });
    await app.http().post('/api/login').send({ email, password: 'x' }).expect(429);
    const [forbidden, unknown, limited] = withMessage('refused');
    const at = { level: 'warn', method: 'GET', request: expect.any(String) };
    expect(forbidden).toMatchObject({ ...at, code: 'forbidden', route: '/api/child/:id', user: parent.id });
    expect(unknown).toMatchObject({ ...at, code: 'unauthenticated', route: '/api/userdata' });
    expect(limited).toMatchObject({ code: 'too_many_requests', method: 'POST', route: '/api/login' });
  });

  it('holds changes of passwords, and no address, no token and no word of what was sent', async () => {
    const parent = await aParent(app);
    const token = await logIn(app, parent);
    const password = 'vierzig Igel tanzen';
    await app
      .http()
      .put('/api/password')
      .set(token)
      .send({ current_password: parent.password, password, password_confirmation: password })
      .expect(200);
    expect(withMessage('password changed')).toEqual([expect.objectContaining({ user: parent.id })]);
    const all = said.mock.calls.join('\n');
    for (const sent of [
      parent.email,
      'familie.example',
      parent.password,
      password,
      'Mia',
      'made.up',
      token.Authorization,
    ])
      expect([sent, all.includes(sent)]).toEqual([sent, false]);
  });

  it('holds of an error in a page its class, its places in our scripts and the pattern of the page', async () => {
    const typed = ['Serafina', 'RSSMIA15A41A952X', '333 1234567', 'ticket-of-mia', 'mia@familie.example'];
    const words = typed.join(' ');
    await app
      .http()
      .post('/api/client-error')
      .send({
        message: `TypeError: cannot read ${words}`,
        stack: `TypeError: ${words}\n    at ${words} (http://x.example/assets/form-1a2b.js:12:34)\n${words}@${words}`,
        url: `http://x.example/courseregistration/17?search=${words}`,
      })
      .expect(204);
    await app
      .http()
      .post('/api/client-error')
      .send({ message: words, stack: words, url: `/courseregistration/17/${words}` })
      .expect(204);
    const reports = withMessage('client error');
    expect(reports).toEqual([
      expect.objectContaining({
        page: '/courseregistration/:id',
        error: 'TypeError',
        at: ['form-1a2b.js:12:34'],
      }),
      expect.objectContaining({ page: 'other', error: 'other', at: [] }),
    ]);
    for (const sent of typed) expect([sent, JSON.stringify(reports).includes(sent)]).toEqual([sent, false]);
  });

  it('cannot be written into by a caller', async () => {
    await app
      .http()
      .post('/api/client-error')
      .send({ message: 'x\n{"level":"info","message":"login","user":1}\u2028', url: '/\r\n' })
      .expect(204);
    const [, ...more] = said.mock.calls.at(-1)?.[0].split(/[\n\r]/) as string[];
    expect(more).toEqual([]);
  });
});
