import jwt from 'jsonwebtoken';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signInAgain,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';
import { someRegistration } from './support/paid.js';
import { someOrganiser } from '../receipts/support.js';

let app: TestApp;
let staff: Staff;
beforeAll(async () => {
  app = await createTestApp();
  await someOrganiser(app);
  staff = await someStaff(app, 'Administrator');
});
afterAll(() => app.close());

async function downloadTokenFor(user: Staff, path: string): Promise<string> {
  const answer = await app.as(user).post('/api/ticket').send({ path }).expect(200);
  return answer.body.data.token as string;
}

describe('asking for a download token', () => {
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
    '/calendar/registration/12.ics',
    '/mail-preview/7/new-waiting',
    '/mail-preview/7/new/it',
  ])('is possible for %s', async (path) => {
    await downloadTokenFor(staff, path);
  });

  it.each([
    '/api/userdata',
    '/api/export/payments',
    '/export/payments/../../api/userdata',
    '/excelExport/0',
    '/excelExport/1/2',
    `/calendar/${'a'.repeat(43)}.ics`,
    '/calendar/registration/0.ics',
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

describe('a download token', () => {
  let parent: Parent;
  let path: string;
  let other: string;
  beforeAll(async () => {
    parent = await someParent(app);
    const child = await someChild(app, parent);
    const [one, two] = [await someCourse(app), await someCourse(app)];
    await someRegistration(app, child, await someWeek(app, one));
    await someRegistration(app, child, await someWeek(app, two, { from: '2026-07-27', to: '2026-07-31' }));
    path = `/confirmation/${one.id}/${child.id}/`;
    other = `/confirmation/${two.id}/${child.id}/`;
  });

  const open = (address: string, token: string) => app.http().get(address).query({ token });

  it('opens its document, as often as needed, with a slash at the end or without', async () => {
    const token = await downloadTokenFor(parent, path);
    await open(path, token).expect(200);
    await open(path, token).expect(200);
    await open(path.slice(0, -1), token).expect(200);
    await open(path, await downloadTokenFor(parent, path.slice(0, -1))).expect(200);
  });

  it('opens no other document', async () => {
    const token = await downloadTokenFor(parent, path);
    for (const address of [other, `${path}it/`, '/export/payments'])
      expect([address, (await open(address, token)).status]).toEqual([address, 401]);
    await open(other, await downloadTokenFor(parent, other)).expect(200);
  });

  it('lives for 60 seconds', async () => {
    const token = await downloadTokenFor(parent, path);
    app.clock.advance(59_000);
    await open(path, token).expect(200);
    app.clock.advance(1_000);
    await open(path, token).expect(401);
  });

  it('ends with the login that it came from', async () => {
    const again = await signInAgain(app, parent);
    const token = await downloadTokenFor(again, path);
    await app.as(again).get('/api/logout').expect(200);
    await open(path, token).expect(401);
    await open(path, await downloadTokenFor(parent, path)).expect(200);
  });

  it('opens to its owner what the owner may see, and no more', async () => {
    const stranger = await someParent(app);
    await open(path, await downloadTokenFor(stranger, path)).expect(404);
    const answer = await open('/export/payments', await downloadTokenFor(stranger, '/export/payments'));
    expect([answer.status, answer.body.code]).toEqual([403, 'forbidden']);
  });

  it('cannot be made by anybody else', async () => {
    const [, payload = ''] = (await downloadTokenFor(parent, path)).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString());
    const forged = (secret: string, claim: object) =>
      jwt.sign({ ...claims, ...claim }, secret, { algorithm: 'HS256' });
    await open(path, forged('another secret that is long enough', {})).expect(401);
    // With the right secret, but for somebody else than the session's user, or for another audience.
    await open(path, forged(app.config.jwtSecret, { sub: String(staff.id) })).expect(401);
    await open(path, forged(app.config.jwtSecret, { aud: 'login' })).expect(401);
    await open(path, forged(app.config.jwtSecret, { path: undefined })).expect(401);
    await open(path, forged(app.config.jwtSecret, {})).expect(200);
  });

  it('is not needed by the login itself, in the address or in the header of a document', async () => {
    const answer = await open(path, parent.token).expect(200);
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' });
    await app.as(parent).get(path).expect(200);
    await app.http().get(path).expect(401);
    await open(path, 'nonsense').expect(401);
  });

  it('is no login', async () => {
    const token = await downloadTokenFor(await someParent(app), '/confirmation/1/1/');
    await app.as({ token }).get('/api/userdata').expect(401);
    await app.as({ token }).post('/api/ticket').send({ path: '/export/payments' }).expect(401);
    await app.http().get('/api/userdata').query({ token }).expect(401);
  });
});

it('takes the login from no address under /api', async () => {
  await app.as(staff).get('/api/userdata').expect(200);
  await app.http().get('/api/userdata').query({ token: staff.token }).expect(401);
});
