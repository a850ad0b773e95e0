import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { PasswordTokenEntity } from '../../../src/model/accounts/link-tokens.entity.js';
import { PasswordTokens } from '../../../src/accounts/users/password-tokens.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import { aParent, logIn, PASSWORD } from './parents.js';
import { createTestApp, type TestApp } from '../../support/app.js';

const MINUTE = 60_000;
const NEW = 'herbst-in-lana';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());

function later(milliseconds: number): void {
  app.clock.advance(milliseconds);
}

const forgot = (email: string) => app.http().post('/api/password/forgot').send({ email });
const reset = (body: object) =>
  app
    .http()
    .post('/api/password/reset')
    .send({ password: NEW, password_confirmation: NEW, ...body });
const userdata = (token: Record<string, string>) => app.http().get('/api/userdata').set(token);

async function linkFor(email: string): Promise<{ email: string; token: string }> {
  await forgot(email).expect(200);
  const { searchParams } = linkIn(await lastMailTo(app, email, '/password/reset'), '/password/reset');
  return { email: searchParams.get('email') ?? '', token: searchParams.get('token') ?? '' };
}

describe('a forgotten password', () => {
  it('is set anew by the link of the mail', async () => {
    const { email } = await aParent(app);
    const old = await logIn(app, { email, password: PASSWORD });
    const asked = await forgot(` ${email.toUpperCase()}`).expect(200);
    expect(asked.body).toEqual({
      data: { message: 'Wir haben Ihnen einen Link zum Zurücksetzen des Passworts gesendet.' },
    });

    const mail = await lastMailTo(app, email, '/password/reset');
    expect(mail.subject).toBe('Passwort zurücksetzen');
    const link = linkIn(mail, '/password/reset');
    expect(link.origin).toBe('https://ferien.example');
    expect(mail.html).toContain(link.href.replaceAll('&', '&amp;'));

    const done = await reset(Object.fromEntries(link.searchParams)).expect(200);
    expect(done.body).toEqual({ data: { message: 'Ihr Passwort wurde geändert.' } });
    await userdata(old).expect(401);
    await app.http().post('/api/login').send({ email, password: PASSWORD }).expect(401);
    await logIn(app, { email, password: NEW });
  });

  it('brings a mail in the language of the account, answers in that of the request', async () => {
    const { email } = await aParent(app, { language: 'it' });
    const answer = await forgot(email).set('api-lang', 'en').expect(200);
    expect(answer.body.data.message).toBe('We have sent you a link to reset your password.');
    expect((await lastMailTo(app, email, '/password/reset')).subject).toBe('Reimpostazione della password');
  });

  it('needs an account', async () => {
    const answer = await forgot('nobody@familie.example').expect(422);
    const message = 'Zu dieser E-Mail-Adresse gibt es kein Konto.';
    expect(answer.body).toEqual({ code: 'validation', message, errors: { email: [message] } });
  });

  it('is not mistaken for that of an address that only looks alike', async () => {
    const { email } = await aParent(app, { email: 'josé@familie.example' });
    await forgot('jose@familie.example').expect(422);
    await app
      .http()
      .post('/api/login')
      .send({ email: 'jose@familie.example', password: PASSWORD })
      .expect(401);
    await logIn(app, { email, password: PASSWORD });
  });

  it('gets another link only after two minutes', async () => {
    const { email } = await aParent(app);
    await forgot(email).expect(200);
    later(MINUTE / 2);
    const answer = await forgot(email).expect(422);
    const message = 'Ein Link wurde erst vor Kurzem gesendet. Bitte warten Sie ein wenig.';
    expect(answer.body).toEqual({ code: 'validation', message, errors: { email: [message] } });
    expect(answer.headers['retry-after']).toBe('90');
    later(1.5 * MINUTE);
    await forgot(email).expect(200);
  });

  it('gets one link when it is asked for twice at once', async () => {
    const { id, email } = await aParent(app);
    const answers = await Promise.all(Array.from({ length: 10 }, () => forgot(email)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 422)).toHaveLength(9);
    expect(await app.dataSource.manager.countBy(PasswordTokenEntity, { user_id: id })).toBe(1);
  });
});

describe('a link', () => {
  const gone =
    'Dieser Link ist nicht mehr gültig: Das Passwort wurde schon zurückgesetzt, oder er ist abgelaufen.';
  const refused = { code: 'validation', message: gone, errors: { token: [gone] } };

  it('can be asked whether it is good, which uses nothing up', async () => {
    const link = await linkFor((await aParent(app)).email);
    const check = (body: object) => app.http().post('/api/password/reset/check').send(body);
    for (let time = 0; time < 2; time += 1)
      expect((await check(link).expect(200)).body).toEqual({ data: { success: true } });
    const other = await aParent(app);
    for (const wrong of [{ token: 'guess' }, { email: other.email }, { email: 'nobody@familie.example' }])
      expect((await check({ ...link, ...wrong }).expect(422)).body).toEqual(refused);
    await reset(link).expect(200);
    expect((await check(link).expect(422)).body).toEqual(refused);
  });

  it('is good once', async () => {
    const link = await linkFor((await aParent(app)).email);
    await reset(link).expect(200);
    expect((await reset(link).expect(422)).body).toEqual(refused);
  });

  it('is good once, also for two at once', async () => {
    const link = await linkFor((await aParent(app)).email);
    const answers = await Promise.all([reset(link), reset(link)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
  });

  it('is good for 60 minutes', async () => {
    const { email } = await aParent(app);
    const link = await linkFor(email);
    later(60 * MINUTE);
    expect((await reset(link).expect(422)).body).toEqual(refused);
    const fresh = await linkFor(email);
    later(60 * MINUTE - 1);
    await reset(fresh).expect(200);
  });

  it('is good for its account only', async () => {
    const other = await aParent(app);
    const { token } = await linkFor((await aParent(app)).email);
    expect((await reset({ email: other.email, token }).expect(422)).body).toEqual(refused);
  });

  it('must be the one of the mail', async () => {
    const { email } = await aParent(app);
    await linkFor(email);
    expect((await reset({ email, token: 'x'.repeat(43) }).expect(422)).body).toEqual(refused);
  });

  it('is worth nothing once another has been used, or the password changed', async () => {
    const { email } = await aParent(app);
    const first = await linkFor(email);
    later(2 * MINUTE);
    const second = await linkFor(email);
    await reset(second).expect(200);
    await reset(first).expect(422);

    later(2 * MINUTE);
    const third = await linkFor(email);
    await app
      .http()
      .put('/api/password')
      .set(await logIn(app, { email, password: NEW }))
      .send({ current_password: NEW, password: PASSWORD, password_confirmation: PASSWORD })
      .expect(200);
    await reset(third).expect(422);
  });

  it('is not used up by a password that is refused', async () => {
    const link = await linkFor((await aParent(app)).email);
    const answer = await reset({ ...link, password: 'short', password_confirmation: 'shirt' }).expect(422);
    expect(answer.body.errors).toEqual({
      password: ['Mindestens 10 Zeichen.'],
      password_confirmation: ['Die beiden Passwörter stimmen nicht überein.'],
    });
    await reset(link).expect(200);
  });

  it('stands nowhere in the database once its mail is sent', async () => {
    const { id, email } = await aParent(app);
    const { token } = await linkFor(email);
    expect(token).toMatch(/^[\w-]{43}$/);
    await sentMails(app);
    const mails = await app.dataSource.manager.findBy(OutboxMailEntity, {
      recipient: email,
      kind: 'password-reset',
    });
    expect(mails).toHaveLength(1);
    expect(mails[0]).toMatchObject({ state: 'sent', payload: '{}' });
    const [row] = await app.dataSource.manager.findBy(PasswordTokenEntity, { user_id: id });
    expect(row?.token_hash).toMatch(/^[\da-f]{64}$/);
  });

  it('for a first password is good for seven days', async () => {
    const { id, email } = await aParent(app);
    await app.dataSource.manager.update(UserEntity, { id }, { password_hash: null });
    await app.app
      .get(Transactions)
      .run((manager) => app.app.get(PasswordTokens).issue(manager, id, 'password-set'));
    const mail = await lastMailTo(app, email, '/password/change');
    expect(mail.subject).toBe('Ihr Zugang: Passwort wählen');
    const { searchParams } = linkIn(mail, '/password/change');
    later(7 * 24 * 60 * MINUTE - 1);
    await reset(Object.fromEntries(searchParams)).expect(200);
    await logIn(app, { email, password: NEW });
  });
});

describe('changing the password', () => {
  const change = (token: Record<string, string>, body: object = {}) =>
    app
      .http()
      .put('/api/password')
      .set(token)
      .send({ current_password: PASSWORD, password: NEW, password_confirmation: NEW, ...body });

  it('ends every session and opens a new one for whoever changed it', async () => {
    const parent = await aParent(app);
    const here = await logIn(app, { ...parent, remember: true });
    const there = await logIn(app, parent);
    const answer = await change(here).expect(200);
    expect(answer.body.data).toEqual({
      message: 'Ihr Passwort wurde geändert.',
      token: expect.any(String),
      expires_at: new Date(app.clock.at.getTime() + 30 * 24 * 60 * MINUTE).toISOString(),
    });
    await userdata(here).expect(401);
    await userdata(there).expect(401);
    await userdata({ Authorization: answer.headers.authorization as string }).expect(200);
    await logIn(app, { email: parent.email, password: NEW });
  });

  it.each([
    [{ current_password: 'not the password' }, { current_password: ['Das aktuelle Passwort ist falsch.'] }],
    [{ current_password: '' }, { current_password: ['Bitte ausfüllen.'] }],
    [
      { password: PASSWORD, password_confirmation: PASSWORD },
      { password: ['Bitte wählen Sie ein neues Passwort.'] },
    ],
    [
      { password_confirmation: PASSWORD },
      { password_confirmation: ['Die beiden Passwörter stimmen nicht überein.'] },
    ],
    [{ password: 'short', password_confirmation: 'short' }, { password: ['Mindestens 10 Zeichen.'] }],
  ])('is refused with %j', async (body, errors) => {
    const token = await logIn(app, await aParent(app));
    expect((await change(token, body).expect(422)).body.errors).toEqual(errors);
    await userdata(token).expect(200);
  });

  it('needs a login', async () => {
    await change({}).expect(401);
  });
});

describe('a password that staff got generated', () => {
  it('must be changed before anything else', async () => {
    const parent = await aParent(app);
    await app.dataSource.manager.update(UserEntity, { id: parent.id }, { password_change_required: true });
    const token = await logIn(app, parent);

    const refused = await app.http().get('/api/refresh').set(token).expect(403);
    expect(refused.body).toEqual({
      code: 'password_change_required',
      message: 'Bitte ändern Sie zuerst Ihr Passwort.',
    });
    expect((await userdata(token).expect(200)).body.data.password_change_required).toBe(true);

    const { headers } = await app
      .http()
      .put('/api/password')
      .set(token)
      .send({ current_password: PASSWORD, password: NEW, password_confirmation: NEW })
      .expect(200);
    const fresh = { Authorization: headers.authorization as string };
    await app.http().get('/api/refresh').set(fresh).expect(200);
    expect((await userdata(fresh)).body.data.password_change_required).toBe(false);
  });

  it('may be forgotten instead', async () => {
    const parent = await aParent(app);
    await app.dataSource.manager.update(UserEntity, { id: parent.id }, { password_change_required: true });
    await reset(await linkFor(parent.email)).expect(200);
    const token = await logIn(app, { email: parent.email, password: NEW });
    await app.http().get('/api/refresh').set(token).expect(200);
  });

  it('does not keep anybody from logging out', async () => {
    const parent = await aParent(app);
    await app.dataSource.manager.update(UserEntity, { id: parent.id }, { password_change_required: true });
    const token = await logIn(app, parent);
    await app.http().get('/api/logout').set(token).expect(200);
    await userdata(token).expect(401);
  });
});
