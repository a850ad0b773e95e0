import type { OptionKey } from '@feria/shared';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { lastMailTo, sentMails } from '../../mailing/mailbox.js';
import { addApp, PASSWORD, PROOF, setPassword, someone } from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, signInAgain, someParent, type Parent, type Staff } from '../../support/builders.js';
import { changesOf, choosePassword, emailOf, outcome, undo, undoLinks, undoToken } from './undo.js';

/*
 * What the office decides on (product/accounts.md#undoing-a-change, ADR 34): an account with roles is the organiser's, so nobody gets back into
 * one by a link once the office has changed it; and after an undo the office has the last word.
 */

const MINUTE = 60_000;
const GIVEN = { password: 'anderes-wort-im-mai', password_confirmation: 'anderes-wort-im-mai' };
const BY_OFFICE = [422, expect.stringContaining('weil das Büro Ihr Konto inzwischen')];

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
  admin = await someone(app, 'Administrator');
});
beforeEach(() => app.clock.advance(2 * MINUTE));
afterAll(() => app.close());

const newAddress = () => `neu${next()}@familie.example`;
const put = (path: string, body: object) =>
  app
    .as(admin)
    .put(path)
    .send({ ...body, ...PROOF })
    .expect(200);

/** Somebody who works there and has moved the account to a private address. @returns the secret of the link to the old one */
async function someoneWhoMoved(): Promise<{ user: Staff; moved: string; token: string }> {
  const user = await someone(app, ['user.create', 'user.update']);
  const moved = newAddress();
  const body = { email: moved, current_password: PASSWORD };
  await app.as(user).put(`/api/user/${user.id}`).send(body).expect(200);
  return { user, moved, token: await undoToken(app, user.email) };
}

async function someFamily(): Promise<Parent> {
  const parent = await someParent(app);
  await setPassword(app, parent);
  return parent;
}

describe('an account with roles', () => {
  it('gives nobody a link when the office changes its address: who has left stays out', async () => {
    const user = await someone(app, ['course.index']);
    await put(`/api/user/${user.id}`, { email: newAddress() });
    const mail = await lastMailTo(app, user.email);
    expect(mail.subject).toBe('Ihre E-Mail-Adresse wurde geändert');
    expect(mail.text).toContain('melden Sie sich bitte sofort beim Büro');
    expect([await undoLinks(app, user.email), await changesOf(app, user)]).toEqual([0, []]);
  });

  it('nor when it sets its password, or resets its factor', async () => {
    const user = await someone(app, ['course.index']);
    await addApp(app, user);
    const links = await undoLinks(app, user.email);
    await app.as(admin).post(`/api/user/${user.id}/second-factor/reset`).send(PROOF).expect(200);
    await put(`/api/user/${user.id}`, GIVEN);
    expect(await undoLinks(app, user.email)).toBe(links);
  });

  it.each<[string, (user: Staff) => Promise<unknown>]>([
    ['its address', ({ id }) => put(`/api/user/${id}`, { email: newAddress() })],
    ['its password', ({ id }) => put(`/api/user/${id}`, GIVEN)],
    ['its roles', ({ id }) => put(`/api/user/${id}`, { roles: [] })],
    [
      'its second factor',
      async (user) => {
        await addApp(app, user);
        await app.as(admin).post(`/api/user/${user.id}/second-factor/reset`).send(PROOF).expect(200);
      },
    ],
  ])('is not put back by an earlier link once the office has changed %s', async (_, change) => {
    const { user, token } = await someoneWhoMoved();
    await change(user);
    const email = await emailOf(app, user);
    expect(outcome(await undo(app, token))).toEqual(BY_OFFICE);
    expect(await emailOf(app, user)).toBe(email);
    expect(await changesOf(app, user)).toContainEqual(
      expect.objectContaining({ state: 'void', email: null, factors: null }),
    );
  });

  it('is put back after the office has changed its name only', async () => {
    const { user, token } = await someoneWhoMoved();
    await put(`/api/user/${user.id}`, { name: 'Anna Neu', company_name: 'Waldkinder' });
    await undo(app, token).expect(200);
    expect(await emailOf(app, user)).toBe(user.email);
  });

  it('gets no roles back: an undo changes the login alone', async () => {
    const { user, token } = await someoneWhoMoved();
    const roles = async () => (await app.as(admin).get(`/api/user/${user.id}`)).body.data.roles as string[];
    const before = await roles();
    await undo(app, token).expect(200);
    expect(await roles()).toEqual(before);
  });

  it('that a parent has got since is not opened by a link from before', async () => {
    const parent = await someFamily();
    await put(`/api/user/${parent.id}`, GIVEN);
    const token = await undoToken(app, parent.email);
    await put(`/api/user/${parent.id}`, { roles: ['Office'] });
    expect(outcome(await undo(app, token))).toEqual(BY_OFFICE);

    const other = await someFamily();
    await put(`/api/user/${other.id}`, { email: newAddress(), roles: ['Office'] });
    expect(await undoLinks(app, other.email)).toBe(0);
  });
});

describe('an account of a parent', () => {
  const setOption = async (key: OptionKey, value: string) => {
    const { id } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key });
    await put(`/api/option/${id}`, { value });
  };
  const inLanguage = (parent: Parent, lang: 'de' | 'it') =>
    app.dataSource.manager.update(UserEntity, { id: parent.id }, { lang });
  const WAYS: [string, (parent: Parent) => string][] = [
    ['the form of the person', ({ personId }) => `/api/parent/${personId}`],
    ['the form of the account', ({ id }) => `/api/user/${id}`],
  ];

  it.each(WAYS)(
    'tells the old address that the office has changed it, without a link: it may be somebody else’s now (%s)',
    async (_, path) => {
      await setOption('contact_phone', '0471 123456');
      await setOption('contact_email', 'buero@ferien.example');
      for (const [lang, subject, text] of [
        ['de', 'Ihre E-Mail-Adresse wurde geändert', 'melden Sie sich bitte sofort beim Büro'],
        ['it', 'Il Suo indirizzo e-mail è stato modificato', 'contatti subito l’ufficio'],
      ] as const) {
        const parent = await someFamily();
        await inLanguage(parent, lang);
        await put(path(parent), { email: newAddress() });
        const mail = await lastMailTo(app, parent.email);
        expect(mail.subject).toBe(subject);
        for (const part of [text, '0471 123456', 'buero@ferien.example']) expect(mail.text).toContain(part);
        expect([await undoLinks(app, parent.email), await changesOf(app, parent)]).toEqual([0, []]);
      }
    },
  );

  it('has no link to the old address for a password that changes with it', async () => {
    const parent = await someFamily();
    await put(`/api/user/${parent.id}`, { email: newAddress(), ...GIVEN });
    const told = (await sentMails(app)).filter(
      ({ to }) => [to].flat()[0]?.value[0]?.address === parent.email,
    );
    expect(told.map(({ subject }) => subject).sort()).toEqual([
      'Ihr Passwort wurde geändert',
      'Ihre E-Mail-Adresse wurde geändert',
    ]);
    expect([await undoLinks(app, parent.email), await changesOf(app, parent)]).toEqual([0, []]);
  });

  it.each(WAYS)(
    'is not put back by an earlier link once the office has changed its address (%s)',
    async (_, path) => {
      const parent = await someFamily();
      // Whoever reads the old mailbox sets a password, and keeps the link of the mail that tells of it.
      await app.http().post('/api/password/forgot').send({ email: parent.email }).expect(200);
      await choosePassword(app, parent.email, GIVEN.password);
      const token = await undoToken(app, parent.email);
      const right = newAddress();
      await put(path(parent), { email: right });
      expect(outcome(await undo(app, token))).toEqual(BY_OFFICE);
      expect(await emailOf(app, parent)).toBe(right);
    },
  );

  it('stays as the office sets it after an undo: the mailbox may be the one that was stolen', async () => {
    const parent = await someFamily();
    await put(`/api/user/${parent.id}`, GIVEN);
    await undo(app, await undoToken(app, parent.email)).expect(200);
    await choosePassword(app, parent.email, PASSWORD);
    const links = await undoLinks(app, parent.email);
    await put(`/api/user/${parent.id}`, GIVEN);
    expect(await undoLinks(app, parent.email)).toBe(links);
    // Days later it is a change like any other.
    app.clock.advance(8 * 24 * 60 * MINUTE);
    admin = await signInAgain(app, admin);
    await put(`/api/user/${parent.id}`, GIVEN);
    expect(await undoLinks(app, parent.email)).toBe(links + 1);
  });
});
