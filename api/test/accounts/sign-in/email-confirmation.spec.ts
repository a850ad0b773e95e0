import { randomUUID } from 'node:crypto';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { MailSender } from '../../../src/mailing/mail-sender.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { EmailTokenEntity } from '../../../src/model/accounts/link-tokens.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import { PROOF, someone } from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  next,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someTaxCode,
  someWeek,
  type Staff,
} from '../../support/builders.js';
import { aParent, logIn, PASSWORD } from './parents.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAGE = '/email/confirm';

const DONE = 'Vielen Dank, Ihre E-Mail-Adresse ist bestätigt.';
const ALREADY = 'Ihre E-Mail-Adresse ist schon bestätigt.';
const EXPIRED = 'Dieser Link ist abgelaufen. Bitte loggen Sie sich ein und fordern Sie einen neuen Link an.';
const UNKNOWN =
  'Dieser Link ist nicht gültig. Vielleicht ist er unvollständig, oder Ihre E-Mail-Adresse wurde inzwischen geändert. Einen neuen Link können Sie anfordern, sobald Sie eingeloggt sind.';

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  admin = await someone(app, 'Administrator');
});
afterEach(() => jest.restoreAllMocks());

interface Account {
  id: number;
  email: string;
  login: { Authorization: string };
}

/** A parent who has just registered and logged in, to be remembered. */
async function registered(wanted: Parameters<typeof aParent>[1] = {}): Promise<Account> {
  const { id, email, password } = await aParent(app, wanted);
  return { id, email, login: await logIn(app, { email, password, remember: true }) };
}

const tokenFor = async (email: string): Promise<string> =>
  linkIn(await lastMailTo(app, email, PAGE), PAGE).searchParams.get('token') ?? '';
const confirm = (token: unknown) => app.http().post('/api/email/confirm').send({ token });
const resend = ({ login }: Account) => app.http().post('/api/email/confirmation').set(login);
const state = async ({ login }: Account) => {
  const { body } = await app.http().get('/api/userdata').set(login).expect(200);
  return [body.data.email_confirmed, body.data.email_confirm_until];
};
const refused = (message: string) => ({ code: 'validation', message, errors: { token: [message] } });

/** Books a week of its own for a child of the account. */
async function booking({ id, login }: Account) {
  const { id: personId } = await app.dataSource.manager.findOneByOrFail(ParentEntity, { user_id: id });
  const child = await someChild(app, { id, personId, email: '', token: '' });
  const week = await someWeek(app, await someCourse(app));
  const key = randomUUID();
  return () =>
    app
      .http()
      .post(`/api/send-registration/${week.course_id}`)
      .set({ ...login, 'Idempotency-Key': key })
      .send(signUpBody(child, week));
}

describe('a new parent account', () => {
  it.each([
    ['de', 'E-Mail-Adresse bestätigen', 'nur bis zum 03.03.2026 um 10:00 Uhr'],
    ['it', 'Conferma dell’indirizzo e-mail', 'solo fino al 03.03.2026 alle ore 10:00'],
  ] as const)('confirms its address by the link of a mail (%s)', async (language, subject, until) => {
    const account = await registered({ language });
    expect(await state(account)).toEqual([false, '2026-03-03T09:00:00.000Z']);
    const mail = await lastMailTo(app, account.email);
    expect(mail.subject).toBe(subject);
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain(until);
    const link = linkIn(mail, PAGE);
    expect(link.origin).toBe('https://ferien.example');
    expect([...link.searchParams.keys()]).toEqual(['token', 'lang']);
    expect(link.searchParams.get('lang')).toBe(language);

    const token = link.searchParams.get('token');
    expect((await confirm(token).expect(200)).body).toEqual({ data: { message: DONE } });
    expect(await state(account)).toEqual([true, null]);
    expect((await confirm(token).expect(200)).body.data.message).toBe(ALREADY);
  });

  it('may book for 24 hours before, and not after', async () => {
    const account = await registered();
    const [early, late] = [await booking(account), await booking(account)];
    app.clock.advance(DAY - 1);
    await early().expect(201);
    app.clock.advance(1);
    const answer = await late().expect(403);
    expect(answer.body).toEqual({
      code: 'email_not_confirmed',
      message: 'Bitte bestätigen Sie zuerst Ihre E-Mail-Adresse mit dem Link, den wir Ihnen geschickt haben.',
    });
    // The answer of a booking that arrived in time is repeated.
    await early().expect(201);
    expect(await app.dataSource.manager.countBy(RegistrationEntity, { booked_by: account.id })).toBe(1);

    await confirm(await tokenFor(account.email)).expect(200);
    await late().expect(201);
  });

  it('may do everything else after 24 hours', async () => {
    const account = await registered();
    app.clock.advance(2 * DAY);
    await app.http().get('/api/my-family').set(account.login).expect(200);
    const change = { first_name: 'Evi' };
    await app.http().put('/api/my-family/parent').set(account.login).send(change).expect(200);
  });

  it('is confirmed by a link to reset the password, which was read in a mail too', async () => {
    const account = await registered();
    await app.http().post('/api/password/forgot').send({ email: account.email }).expect(200);
    const page = '/password/reset';
    const link = linkIn(await lastMailTo(app, account.email, page), page);
    const password = { password: 'herbst-in-lana', password_confirmation: 'herbst-in-lana' };
    const body = { ...Object.fromEntries(link.searchParams), ...password };
    await app.http().post('/api/password/reset').send(body).expect(200);
    const user = await app.dataSource.manager.findOneByOrFail(UserEntity, { id: account.id });
    expect(user.email_confirm_until).toBeNull();
  });
});

describe('a link to confirm an address', () => {
  it('is good for seven days, and says afterwards that it has expired', async () => {
    const [inTime, late] = [await registered(), await registered()];
    const [first, second] = [await tokenFor(inTime.email), await tokenFor(late.email)];
    app.clock.advance(7 * DAY - 1);
    await confirm(first).expect(200);
    app.clock.advance(1);
    expect((await confirm(second).expect(422)).body).toEqual(refused(EXPIRED));
    expect(await state(late)).toEqual([false, '2026-03-03T09:00:00.000Z']);
    expect((await confirm(first).expect(200)).body.data.message).toBe(ALREADY);
  });

  it.each(['x'.repeat(43), 'x'])('must be known: %s', async (token) => {
    expect((await confirm(token).expect(422)).body).toEqual(refused(UNKNOWN));
  });

  it.each([undefined, null, '', 7, 'x'.repeat(256)])('must be a text: %p', async (token) => {
    const { body } = await confirm(token).expect(422);
    expect(Object.keys(body.errors)).toEqual(['token']);
  });

  it('changes nothing when it is only opened', async () => {
    const account = await registered();
    await app.http().get(`${PAGE}?token=${await tokenFor(account.email)}`);
    await app
      .http()
      .get('/api/email/confirm')
      .query({ token: await tokenFor(account.email) })
      .expect(404);
    expect((await state(account))[0]).toBe(false);
  });

  it('confirms once when it is used twice at once', async () => {
    const token = await tokenFor((await registered()).email);
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ status, body }) => [status, body.data?.message]).sort()).toEqual(
      [
        [200, ALREADY],
        [200, DONE],
      ].sort(),
    );
  });

  it('stands nowhere in the database once its mail is sent', async () => {
    const { id, email } = await registered();
    const token = await tokenFor(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    const mail = await app.dataSource.manager.findOneByOrFail(OutboxMailEntity, { recipient: email });
    expect(mail).toMatchObject({ kind: 'email-confirmation', state: 'sent', payload: '{}' });
    const row = await app.dataSource.manager.findOneByOrFail(EmailTokenEntity, { user_id: id });
    expect(row.token_hash).toMatch(/^[\da-f]{64}$/);
    expect(JSON.stringify(row)).not.toContain(token);
  });
});

describe('the mail', () => {
  it('can be sent again after two minutes; the first link stays good', async () => {
    const account = await registered();
    const first = await tokenFor(account.email);
    app.clock.advance(MINUTE / 2);
    const early = await resend(account).expect(429);
    expect(early.body).toEqual({
      code: 'too_many_requests',
      message: 'Die E-Mail wurde erst vor Kurzem geschickt. Bitte warten Sie zwei Minuten.',
    });
    expect(early.headers['retry-after']).toBe('90');
    app.clock.advance(1.5 * MINUTE);
    const { body } = await resend(account).expect(200);
    expect(body.data.message).toBe('Wir haben Ihnen noch einmal eine E-Mail geschickt.');
    const second = await tokenFor(account.email);
    expect(second).not.toBe(first);
    await confirm(first).expect(200);
    expect((await confirm(second).expect(200)).body.data.message).toBe(ALREADY);
  });

  it('is sent again once, also for many calls at once', async () => {
    const account = await registered();
    app.clock.advance(3 * MINUTE);
    const answers = await Promise.all(Array.from({ length: 6 }, () => resend(account)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await app.dataSource.manager.countBy(EmailTokenEntity, { user_id: account.id })).toBe(2);
  });

  it('is not sent when there is nothing to confirm', async () => {
    const account = await registered();
    await confirm(await tokenFor(account.email)).expect(200);
    app.clock.advance(3 * MINUTE);
    const before = (await sentMails(app)).length;
    expect((await resend(account).expect(200)).body.data.message).toBe(ALREADY);
    expect((await sentMails(app)).length).toBe(before);
  });

  it('does not give more time', async () => {
    const account = await registered();
    app.clock.advance(HOUR);
    await resend(account).expect(200);
    expect(await state(account)).toEqual([false, '2026-03-03T09:00:00.000Z']);
  });

  it('needs a login', async () => {
    await app.http().post('/api/email/confirmation').expect(401);
  });

  it.each([
    ['gets a new link when the office sends it again', false, 1],
    ['is left out when the address was confirmed since', true, 0],
  ])('that could not be delivered %s', async (_, confirmedSince, links) => {
    const refusal = Object.assign(new Error('mailbox full'), { code: 'EENVELOPE', responseCode: 552 });
    const sender = jest.spyOn(app.app.get(MailSender), 'send').mockRejectedValue(refusal);
    const { id, email } = await aParent(app);
    await app.app.get(OutboxWorker).drain();
    sender.mockRestore();
    const { manager } = app.dataSource;
    if (confirmedSince)
      await manager.update(
        UserEntity,
        { id },
        { email_confirm_until: null, email_confirmed_at: app.clock.now() },
      );
    const failed = await manager.findOneByOrFail(OutboxMailEntity, { recipient: email, state: 'failed' });
    expect(failed.payload).toBe('{}');
    await app.as(admin).post(`/api/failedMail/${failed.id}/resend`).expect(200);
    const mails = (await sentMails(app)).filter((mail) => mail.text?.includes(PAGE));
    const own = mails.filter((mail) => [mail.to].flat()[0]?.value[0]?.address === email);
    expect(own).toHaveLength(links);
  });
});

describe('an address that is changed', () => {
  it('is to be confirmed anew, and links to the one before end', async () => {
    const account = await registered();
    const old = await tokenFor(account.email);
    await confirm(old).expect(200);
    app.clock.advance(DAY);
    const email = `moved${next()}@familie.example`;
    await app
      .as(admin)
      .put(`/api/user/${account.id}`)
      .send({ email, ...PROOF })
      .expect(200);
    const moved = { ...account, email, login: await logIn(app, { email, password: PASSWORD }) };
    expect(await state(moved)).toEqual([false, '2026-03-04T09:00:00.000Z']);
    expect((await confirm(old).expect(422)).body).toEqual(refused(UNKNOWN));
    await confirm(await tokenFor(email)).expect(200);
    expect(await state(moved)).toEqual([true, null]);
  });

  it('by the office in the data of a parent too', async () => {
    const account = await registered();
    await confirm(await tokenFor(account.email)).expect(200);
    const { manager } = app.dataSource;
    const { id } = await manager.findOneByOrFail(ParentEntity, { user_id: account.id });
    const email = `moved${next()}@familie.example`;
    await app
      .as(admin)
      .put(`/api/parent/${id}`)
      .send({ email, ...PROOF })
      .expect(200);
    const moved = { ...account, email, login: await logIn(app, { email, password: PASSWORD }) };
    expect((await state(moved))[0]).toBe(false);
    await confirm(await tokenFor(email)).expect(200);
    expect((await state(moved))[0]).toBe(true);
  });

  it('stays confirmed when something else is changed', async () => {
    const account = await registered();
    await confirm(await tokenFor(account.email)).expect(200);
    await app.as(admin).put(`/api/user/${account.id}`).send({ name: 'Eva Neu' }).expect(200);
    expect((await state(account))[0]).toBe(true);
  });
});

describe('nothing is to be confirmed', () => {
  it('by an account that was there before there were confirmations', async () => {
    const { token } = await someParent(app);
    const { body } = await app.as({ token }).get('/api/userdata').expect(200);
    expect(body.data).toMatchObject({ email_confirmed: true, email_confirm_until: null });
  });

  it.each([
    ['a user', '/api/user', { name: 'Anna Huber', roles: [] }],
    ['a parent', '/api/parent', { first_name: 'Anna', last_name: 'Gruber', address: 'Dorf 7' }],
  ])('by %s whom the office makes with a password', async (_, path, wanted) => {
    const email = `anna${next()}@familie.example`;
    const password = { password: 'vom-buero-vergeben', password_confirmation: 'vom-buero-vergeben' };
    const body = { ...wanted, email, lang: 'de', tax: someTaxCode(), ...password };
    await app.as(admin).post(path).send(body).expect(201);
    const account = { id: 0, email, login: await logIn(app, { email, password: password.password }) };
    expect(await state(account)).toEqual([true, null]);
    expect((await sentMails(app)).filter((mail) => mail.text?.includes(email))).toEqual([]);
  });
});
