import { MailSender } from '../../../src/mailing/mail-sender.js';
import { Transactions } from '../../../src/core/database/transactions.js';
import { AccountNotices } from '../../../src/accounts/users/account-notices.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { OutboxWorker } from '../../../src/mailing/outbox-worker.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, someChild, someParent, someStaff, someTaxCode, type Staff } from '../../support/builders.js';
import { PASSWORD as FACTOR_PASSWORD, PROOF, setPassword, someone } from '../second-factor/support.js';
import { aParent, logIn, PASSWORD } from './parents.js';

const NEW = 'herbst-in-lana';

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
  admin = await someone(app, 'Administrator');
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-02T09:00:00Z'));
afterEach(() => jest.restoreAllMocks());

const newPassword = { password: NEW, password_confirmation: NEW };
const subjectsTo = async (email: string) =>
  (await sentMails(app))
    .filter((mail) => [mail.to].flat()[0]?.value[0]?.address === email)
    .map(({ subject }) => subject);

describe('a changed password is told by mail', () => {
  it.each([
    ['de', 'Ihr Passwort wurde geändert', 'am 02.03.2026 um 10:01 Uhr geändert', 'Auf allen anderen Geräten'],
    ['it', 'La Sua password è stata modificata', 'il 02.03.2026 alle ore 10:01', 'Su tutti gli altri'],
  ] as const)('when its owner changes it (%s)', async (language, subject, when, what) => {
    const parent = await aParent(app, { language });
    const login = await logIn(app, parent);
    const change = (current_password: string) =>
      app
        .http()
        .put('/api/password')
        .set(login)
        .send({ current_password, ...newPassword });
    await change('not the password').expect(422);
    expect(await subjectsTo(parent.email)).not.toContain(subject);

    app.clock.advance(60_000);
    await change(PASSWORD).expect(200);
    const mail = await lastMailTo(app, parent.email);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(when);
    expect(mail.text).toContain(what);
    const address = `https://ferien.example/password/forgot?lang=${language}`;
    expect(linkIn(mail, '/password/forgot').href).toBe(address);
    expect(mail.html).toContain(`href="${address}"`);
    for (const secret of [NEW, PASSWORD]) expect(mail.text).not.toContain(secret);
  });

  it('when the link of a mail sets another one', async () => {
    const { email } = await aParent(app);
    await app.http().post('/api/password/forgot').send({ email }).expect(200);
    const { searchParams } = linkIn(await lastMailTo(app, email, '/password/reset'), '/password/reset');
    const link = Object.fromEntries(searchParams);
    app.clock.advance(1000);
    await app
      .http()
      .post('/api/password/reset')
      .send({ ...link, ...newPassword })
      .expect(200);
    const mail = await lastMailTo(app, email);
    expect(mail.subject).toBe('Ihr Passwort wurde geändert');
    expect(mail.text).toContain('der Link aus einer E-Mail');
  });

  it('when staff set another one', async () => {
    const { id, email } = await aParent(app);
    app.clock.advance(60_000);
    await app
      .as(admin)
      .put(`/api/user/${id}`)
      .send({ ...newPassword, ...PROOF })
      .expect(200);
    const mail = await lastMailTo(app, email, '/password/forgot');
    expect(mail.subject).toBe('Ihr Passwort wurde geändert');
    expect(mail.text).toContain('vom Büro festgelegt');
    expect(mail.text).not.toContain(NEW);
  });

  it('but not when the first one is chosen', async () => {
    const body = {
      first_name: 'Anna',
      last_name: 'Gruber',
      tax: someTaxCode(),
      address: 'Dorf 7',
      lang: 'de',
      email: `anna${next()}@familie.example`,
    };
    await app.as(admin).post('/api/parent').send(body).expect(201);
    const link = linkIn(await lastMailTo(app, body.email), '/password/change');
    await app
      .http()
      .post('/api/password/reset')
      .send({ ...Object.fromEntries(link.searchParams), ...newPassword })
      .expect(200);
    expect(await subjectsTo(body.email)).toEqual(['Ihr Zugang: Passwort wählen']);
  });
});

describe('a changed e-mail address is told to the old one', () => {
  it.each(['own', 'another'])('when it is changed in the %s account', async (whose) => {
    const { id, email } = await someStaff(app, 'Office');
    const actor = whose === 'own' ? await someStaff(app, 'Administrator') : admin;
    await setPassword(app, actor);
    const target = whose === 'own' ? actor : { id, email };
    const moved = `moved${next()}@example.org`;
    await app
      .as(actor)
      .put(`/api/user/${target.id}`)
      .send({ email: moved, current_password: FACTOR_PASSWORD })
      .expect(200);
    const mail = await lastMailTo(app, target.email);
    expect(mail.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
    expect(mail.text).toContain('am 02.03.2026 um 10:00 Uhr');
    expect(mail.text).toContain('melden Sie sich bitte sofort');
    expect(`${mail.text} ${String(mail.html)}`).not.toContain(moved);
    expect(await subjectsTo(moved)).not.toContain('Ihre E-Mail-Adresse wurde geändert');
  });

  it('also when it is sent again after it could not be delivered', async () => {
    const { id, email } = await someStaff(app, 'Office');
    const refusal = Object.assign(new Error('no such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
    const sender = jest.spyOn(app.app.get(MailSender), 'send').mockRejectedValue(refusal);
    const moved = `moved${next()}@example.org`;
    await app
      .as(admin)
      .put(`/api/user/${id}`)
      .send({ email: moved, ...PROOF })
      .expect(200);
    await app.app.get(OutboxWorker).drain();
    sender.mockRestore();
    const failed = await app.dataSource.manager.findOneByOrFail(OutboxMailEntity, {
      kind: 'email-changed',
      user_id: id,
      state: 'failed',
    });
    await app.as(admin).post(`/api/failedMail/${failed.id}/resend`).expect(200);
    expect((await lastMailTo(app, email)).subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  });

  it('but not when it stays the same', async () => {
    const { id, email } = await someStaff(app, 'Office');
    await app.as(admin).put(`/api/user/${id}`).send({ email, name: 'Another Name' }).expect(200);
    expect(await subjectsTo(email)).toEqual([]);
  });
});

describe('a parent who is linked to a child', () => {
  it('is told to its other parents, each in their language', async () => {
    const [german, italian, added] = [
      await someParent(app),
      await someParent(app, { lang: 'it' }),
      await someParent(app),
    ];
    await app.dataSource.manager.update(UserEntity, { id: added.id }, { name: 'Nina Neu' });
    const child = await someChild(app, [german, italian, added]);
    await app.app
      .get(Transactions)
      .run((manager) => app.app.get(AccountNotices).parentLinked(manager, child.id, [added.personId]));

    const mail = await lastMailTo(app, german.email);
    expect(mail.subject).toBe(`Weiterer Elternteil von ${child.first_name} Rossi`);
    expect(mail.text).toContain('am 02.03.2026 um 10:00 Uhr');
    expect(`${mail.text} ${String(mail.html)}`).not.toMatch(/Nina|Neu,/);
    expect(mail.text).not.toContain(added.email);
    expect((await lastMailTo(app, italian.email)).subject).toBe(
      `Un altro genitore di ${child.first_name} Rossi`,
    );
    expect(await subjectsTo(added.email)).toEqual([]);
  });

  it('is told to nobody when there is no other', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    const before = await app.dataSource.manager.count(OutboxMailEntity);
    await app.app.get(Transactions).run(async (manager) => {
      const notices = app.app.get(AccountNotices);
      await notices.parentLinked(manager, child.id, [parent.personId]);
      await notices.parentLinked(manager, child.id, []);
    });
    expect(await app.dataSource.manager.count(OutboxMailEntity)).toBe(before);
  });
});
