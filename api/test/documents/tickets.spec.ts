import { createTestApp, type TestApp } from '../support/app.js';
import { someParent, someStaff, type Staff } from '../support/builders.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  staff = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

async function ticketFor(user: Staff, path: string): Promise<string> {
  const answer = await app.as(user).post('/api/ticket').send({ path }).expect(200);
  return answer.body.data.token as string;
}

describe('asking for a ticket', () => {
  it('gives a token for 60 seconds', async () => {
    const answer = await app.as(staff).post('/api/ticket').send({ path: '/export/payments' }).expect(200);
    expect(answer.body).toEqual({
      data: {
        token: expect.any(String),
        expires_at: new Date(app.clock.at.getTime() + 60_000).toISOString(),
      },
    });
    expect(answer.headers['cache-control']).toBe('no-store');
  });

  it.each([
    '/confirmation/1/2/',
    '/confirmation/1/2/it/',
    '/confirmation/1/2/it',
    '/excelExport/7',
    '/export/payments?filters=active%7C1',
    '/mail-preview/7/new-waiting',
    '/mail-preview/7/new/it',
  ])('is possible for %s', async (path) => {
    await ticketFor(staff, path);
  });

  it.each([
    '/api/userdata',
    '/api/export/payments',
    '/export/payments/../../api/userdata',
    '/excelExport/0',
    '/excelExport/1/2',
    '//evil.example/export/payments',
    'https://evil.example/export/payments',
    '/export/\npayments',
    '/uploads/a.pdf',
    '/',
  ])('is refused for %j', async (path) => {
    const answer = await app.as(staff).post('/api/ticket').send({ path }).expect(422);
    expect(answer.body.errors).toEqual({ path: [expect.stringMatching(/Dokument|ausfüllen/)] });
  });

  it('says so in the language of the reader', async () => {
    const answer = await app.as(staff).post('/api/ticket').set('api-lang', 'it').send({ path: '/x' });
    expect(answer.body.errors.path).toEqual(['A questo indirizzo non c’è nessun documento.']);
  });

  it('needs a login', async () => {
    await app.http().post('/api/ticket').send({ path: '/export/payments' }).expect(401);
  });
});

describe('a ticket', () => {
  it('is no login', async () => {
    const ticket = await ticketFor(await someParent(app), '/confirmation/1/1/');
    await app.as({ token: ticket }).get('/api/userdata').expect(401);
    await app.as({ token: ticket }).post('/api/ticket').send({ path: '/export/payments' }).expect(401);
    await app.http().get('/api/userdata').query({ token: ticket }).expect(401);
  });
});

it('takes the login from no address under /api', async () => {
  await app.as(staff).get('/api/userdata').expect(200);
  await app.http().get('/api/userdata').query({ token: staff.token }).expect(401);
});
