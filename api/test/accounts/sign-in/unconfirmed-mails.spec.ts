import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someTaxCode, someWeek } from '../../support/builders.js';
import { logIn, PASSWORD, registration } from './parents.js';

/* Mails before an address is confirmed (product/accounts.md#mails-before-an-address-is-confirmed). */

/** Where the link of a mail to confirm an address leads. */
const PAGE = '/email/confirm';
const DAY = 24 * 60 * 60_000;

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-02T09:00:00Z'));

/** An account that somebody has just made, with a child. */
async function newAccount(wanted: { first_name?: string; child?: string } = {}) {
  const body = registration({ first_name: wanted.first_name ?? 'Eva' });
  await app.http().post('/api/register').send(body).expect(201);
  const login = await logIn(app, { email: body.email, password: PASSWORD, remember: true });
  const call = (method: 'get' | 'post' | 'delete', path: string) => app.http()[method](path).set(login);
  const { body: child } = await call('post', '/api/my-family/children')
    .send({
      first_name: wanted.child ?? 'Mia',
      last_name: 'Rossi',
      lang: 'it',
      phone: '+39 333 1234567',
      school: 'gs_2',
      tax: someTaxCode({ from: 2012, years: 8 }),
    })
    .expect(201);
  return { email: body.email, childId: child.data.id as number, call };
}
type Account = Awaited<ReturnType<typeof newAccount>>;

async function mailsTo({ email }: Account): Promise<string[]> {
  const mails = await sentMails(app);
  const mine = mails.filter(({ to }) => [to].flat()[0]?.value[0]?.address === email);
  return mine.map(({ subject, text }) => `${subject}\n${text}`);
}

/** Books a week and gives it back. */
async function bookAndGiveBack({ call, childId }: Account): Promise<void> {
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const { body } = await call('post', `/api/send-registration/${course.id}`)
    .send(signUpBody({ id: childId }, week))
    .expect(201);
  await call('delete', `/api/registration/${body.data.registrations[0].id}`).expect(200);
}

async function confirm({ email }: Account): Promise<void> {
  const { searchParams } = linkIn(await lastMailTo(app, email, PAGE), PAGE);
  await app
    .http()
    .post('/api/email/confirm')
    .send({ token: searchParams.get('token') })
    .expect(200);
}

const held = async ({ call }: Account): Promise<boolean> =>
  (await call('get', '/api/userdata').expect(200)).body.data.mails_held;

it('names that somebody typed are no message to the owner of the address', async () => {
  const account = await newAccount({
    first_name: 'Sie haben gewonnen! Jetzt auf https://evil.example',
    child: 'Klicken Sie evil.example',
  });
  await bookAndGiveBack(account);
  const mails = await mailsTo(account);
  expect(mails).toHaveLength(3);
  for (const mail of mails) {
    expect(mail).not.toMatch(/gewonnen|evil|Klicken Sie/);
    expect(mail).toMatch(/^Guten Tag,$/m);
  }
  expect(mails.filter((mail) => mail.includes('Klicken R.'))).toHaveLength(2);
});

it('a confirmed address is named in full', async () => {
  const account = await newAccount();
  await mailsTo(account);
  await confirm(account);
  await bookAndGiveBack(account);
  const mails = await mailsTo(account);
  expect(mails.filter((mail) => /Guten Tag Eva Rossi,[^]*Mia Rossi/.test(mail))).toHaveLength(2);
});

it('gets six mails a day that its owner causes; what is kept back is said, until it is confirmed', async () => {
  const account = await newAccount();
  expect(await held(account)).toBe(false);
  for (let times = 0; times < 3; times += 1) await bookAndGiveBack(account);
  expect(await mailsTo(account)).toHaveLength(1 + 6);
  expect(await held(account)).toBe(false);

  for (let times = 0; times < 3; times += 1) await bookAndGiveBack(account);
  expect(await mailsTo(account)).toHaveLength(1 + 6);
  expect(await held(account)).toBe(true);

  app.clock.advance(DAY - 60_000);
  await app.dataSource.manager.update(
    UserEntity,
    { email: account.email },
    { email_confirm_until: new Date(app.clock.now().getTime() + DAY) },
  );
  await bookAndGiveBack(account);
  expect(await mailsTo(account)).toHaveLength(1 + 6);
  app.clock.advance(60_000);
  await bookAndGiveBack(account);
  expect(await mailsTo(account)).toHaveLength(1 + 6 + 2);
});

it('gets its mails again once it is confirmed', async () => {
  const account = await newAccount();
  const { email } = account;
  await mailsTo(account);
  const confirmation = linkIn(await lastMailTo(app, email, PAGE), PAGE).searchParams.get('token');
  for (let times = 0; times < 4; times += 1) await bookAndGiveBack(account);
  expect(await mailsTo(account)).toHaveLength(1 + 6);
  expect(await held(account)).toBe(true);
  await app.http().post('/api/email/confirm').send({ token: confirmation }).expect(200);
  expect(await held(account)).toBe(false);
  await bookAndGiveBack(account);
  expect(await mailsTo(account)).toHaveLength(1 + 6 + 2);
});

it('is asked six times a day to confirm', async () => {
  const account = await newAccount();
  for (let times = 0; times < 8; times += 1) {
    app.clock.advance(3 * 60_000);
    await account.call('post', '/api/email/confirmation').expect(200);
  }
  expect(await mailsTo(account)).toHaveLength(6);
  expect(await held(account)).toBe(true);
});

it('is told six times a day that its password was changed', async () => {
  const account = await newAccount();
  const passwords = [PASSWORD, `${PASSWORD} again`];
  let login = await logIn(app, { email: account.email, password: PASSWORD });
  for (let times = 0; times < 8; times += 1) {
    const [current_password, password] = times % 2 === 0 ? passwords : passwords.toReversed();
    const body = { current_password, password, password_confirmation: password };
    await app.http().put('/api/password').set(login).send(body).expect(200);
    login = await logIn(app, { email: account.email, password: password! });
  }
  const mails = await mailsTo(account);
  expect(mails.filter((mail) => mail.startsWith('Ihr Passwort wurde geändert'))).toHaveLength(6);
  const { body } = await app.http().get('/api/userdata').set(login).expect(200);
  expect(body.data.mails_held).toBe(true);
});
