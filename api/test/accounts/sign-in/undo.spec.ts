import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { GuardianInvitationEntity } from '../../../src/model/families/guardian-invitation.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { AccountChangeEntity } from '../../../src/model/accounts/account-change.entity.js';
import { lastMailTo, sentMails } from '../../mailing/mailbox.js';
import {
  addApp,
  beginLogin,
  codeOf,
  logIn,
  PASSWORD,
  post,
  PROOF,
  setPassword,
  someone,
  stateOf,
  withCode,
  withPresent,
} from '../second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, signInAgain, someChild, someParent, type Parent, type Staff } from '../../support/builders.js';
import { registration } from './parents.js';
import { changesOf, choosePassword, emailOf, outcome, undo, undoLinks, undoToken } from './undo.js';

/* The old address of an account undoes a change of its login for seven days (product/accounts.md#undoing-a-change). */

const DAY = 24 * 3_600_000;
const MINUTE = 60_000;
const OTHER_PASSWORD = 'anderes-wort-im-mai';
const OWN_PASSWORD = 'wieder-mein-eigenes';

let app: TestApp;
let admin: Staff;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
  admin = await someone(app, 'Administrator');
});
beforeEach(async () => {
  app.clock.advance(2 * MINUTE);
  admin = await signInAgain(app, admin);
});
afterAll(() => app.close());

const newAddress = () => `neu${next()}@familie.example`;

/** A member of staff who may change the own address. */
const someMover = () => someone(app, ['user.create', 'user.update']);

/** A parent with a password. */
async function someFamily(): Promise<Parent> {
  const parent = await someParent(app);
  await setPassword(app, parent);
  return parent;
}

/** The account changes its own address. */
async function move(user: Staff, email = newAddress(), factor: object = {}): Promise<string> {
  const body = { email, current_password: PASSWORD, ...factor };
  await app.as(user).put(`/api/user/${user.id}`).send(body).expect(200);
  return email;
}

/** Sets an app up, a minute ago; the mail of it was sent. */
async function withApp(user: Staff, proof?: object): Promise<{ secret: string; codes: string[] }> {
  const factor = await addApp(app, user, proof);
  await sentMails(app);
  app.clock.advance(MINUTE);
  return factor;
}

/** The office changes the address of a parent. */
async function moveParent({ personId }: Parent, email = newAddress()): Promise<string> {
  await app
    .as(admin)
    .put(`/api/parent/${personId}`)
    .send({ email, ...PROOF })
    .expect(200);
  return email;
}

/** Somebody who may change the own address, of which nobody has shown that it is theirs. */
async function someUnconfirmed(): Promise<Staff> {
  const user = await someMover();
  const email_confirm_until = new Date(app.clock.now().getTime() + DAY);
  await app.dataSource.manager.update(UserEntity, { id: user.id }, { email_confirm_until });
  return user;
}

/** The present address counts as shown to be the account's own. */
const confirm = ({ id }: Staff) =>
  app.dataSource.manager.update(
    UserEntity,
    { id },
    { email_confirm_until: null, email_confirmed_at: app.clock.now() },
  );

const changePassword = (user: Staff, factor: object = {}) =>
  app
    .as(user)
    .put('/api/password')
    .send({
      current_password: PASSWORD,
      password: OTHER_PASSWORD,
      password_confirmation: OTHER_PASSWORD,
      ...factor,
    });

const login = (email: string, password: string) => app.http().post('/api/login').send({ email, password });

const userdata = async (user: Staff): Promise<number> => (await app.as(user).get('/api/userdata')).status;

describe('a changed e-mail address', () => {
  it('is put back by the link in the mail to the old one; everybody is out, and a new password is set by mail', async () => {
    const user = await someMover();
    const other = await signInAgain(app, user);
    const moved = await move(user);
    await app.http().post('/api/password/forgot').send({ email: moved }).expect(200);
    const token = await undoToken(app, user.email);
    const answer = await undo(app, token).expect(200);
    expect(answer.body.data.message).toContain('rückgängig gemacht');

    expect(await emailOf(app, user)).toBe(user.email);
    expect([await userdata(user), await userdata(other)]).toEqual([401, 401]);
    // Nobody gets in with the password that whoever made the change knew, nor by a link that was open.
    await login(user.email, PASSWORD).expect(401);
    expect((await choosePassword(app, moved, OTHER_PASSWORD)).status).toBe(422);
    await login(moved, OTHER_PASSWORD).expect(401);
    expect((await choosePassword(app, user.email, OWN_PASSWORD)).status).toBe(200);
    await login(user.email, OWN_PASSWORD).expect(200);
  });

  it.each([
    ['de', 'Die Änderung ist rückgängig gemacht', 'Eine geänderte E-Mail-Adresse wurde zurückgesetzt'],
    ['it', 'La modifica è stata annullata', 'Un indirizzo e-mail modificato è stato ripristinato'],
  ] as const)('is told to both addresses when it is put back (%s)', async (lang, toOld, toNew) => {
    const user = await someMover();
    await app.dataSource.manager.update(UserEntity, { id: user.id }, { lang });
    const moved = await move(user);
    await undo(app, await undoToken(app, user.email)).expect(200);
    const restored = await lastMailTo(app, user.email);
    expect(restored.subject).toBe(toOld);
    expect(restored.text).toContain('https://ferien.example/password/reset?');
    const taken = await lastMailTo(app, moved);
    expect(taken.subject).toBe(toNew);
    expect(taken.text).not.toContain(user.email);
    // It was never confirmed: it may be a stranger's.
    expect(taken.text).not.toContain('Staff');
  });

  it('counts as confirmed when it is put back, and links to the other one end', async () => {
    const user = await someMover();
    const moved = await move(user);
    const { html } = await lastMailTo(app, moved, '/email/confirm');
    await undo(app, await undoToken(app, user.email)).expect(200);
    const account = await app.dataSource.manager.findOneByOrFail(UserEntity, { id: user.id });
    expect([account.email_confirm_until, account.email_confirmed_at]).toEqual([null, expect.any(Date)]);
    const [, token] = /token=([\w-]+)/.exec(String(html)) ?? [];
    await app.http().post('/api/email/confirm').send({ token }).expect(422);
  });

  it('stands in the log of changes, in the name of the account, when it is put back', async () => {
    const user = await someMover();
    const moved = await move(user);
    await undo(app, await undoToken(app, user.email)).expect(200);
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
      resource: 'account/undo',
      user_id: user.id,
    });
    expect(entries.map(({ record_id, fields, changes }) => [record_id, fields, changes])).toEqual([
      [user.id, 'email,password', JSON.stringify({ email: [moved, user.email] })],
    ]);
  });

  it('withdraws the invitations that were sent since, and no earlier ones', async () => {
    const parent = await someFamily();
    const [early, late] = [await someChild(app, parent), await someChild(app, parent)];
    const invite = ({ id }: { id: number }, by: Staff) =>
      app
        .as(by)
        .post('/api/my-family/guardian-invitations')
        .send({ email: newAddress(), child_ids: [id] })
        .expect(201);
    await invite(early, parent);
    app.clock.advance(1000);
    await changePassword(parent).expect(200);
    await invite(late, await signInAgain(app, parent));
    await undo(app, await undoToken(app, parent.email)).expect(200);
    const invitations = await app.dataSource.manager.find(GuardianInvitationEntity, {
      where: { person_id: parent.personId },
      order: { id: 'ASC' },
    });
    expect(invitations.map(({ withdrawn_at, email }) => [withdrawn_at !== null, email !== null])).toEqual([
      [false, true],
      [true, false],
    ]);
  });
});

describe('a changed password', () => {
  it('cannot be used any more once the change is undone', async () => {
    const user = await someone(app);
    await changePassword(user).expect(200);
    const token = await undoToken(app, user.email);
    const { body } = await login(user.email, OTHER_PASSWORD).expect(200);
    await undo(app, token).expect(200);
    expect(await userdata({ ...user, token: body.data.token as string })).toBe(401);
    for (const password of [PASSWORD, OTHER_PASSWORD]) await login(user.email, password).expect(401);
    expect((await choosePassword(app, user.email, OWN_PASSWORD)).status).toBe(200);
    await login(user.email, OWN_PASSWORD).expect(200);
  });

  it('is undone too when the office has set it for a parent, or the link of a mail', async () => {
    const parent = await someFamily();
    const given = { password: OTHER_PASSWORD, password_confirmation: OTHER_PASSWORD, ...PROOF };
    await app.as(admin).put(`/api/user/${parent.id}`).send(given).expect(200);
    await undo(app, await undoToken(app, parent.email)).expect(200);
    await login(parent.email, OTHER_PASSWORD).expect(401);

    const other = await someFamily();
    await app.http().post('/api/password/forgot').send({ email: other.email }).expect(200);
    expect((await choosePassword(app, other.email, OTHER_PASSWORD)).status).toBe(200);
    await undo(app, await undoToken(app, other.email)).expect(200);
    await login(other.email, OTHER_PASSWORD).expect(401);
  });

  it('stands in the log of changes of the parent, and so does that it was undone', async () => {
    const parent = await someFamily();
    const given = { password: OTHER_PASSWORD, password_confirmation: OTHER_PASSWORD, ...PROOF };
    await app.as(admin).put(`/api/user/${parent.id}`).send(given).expect(200);
    await undo(app, await undoToken(app, parent.email)).expect(200);
    const lines = await app.dataSource.manager.find(AuditEntryEntity, {
      where: { resource: 'parent/login', record_id: parent.personId },
      order: { id: 'ASC' },
    });
    expect(lines.map(({ user_id, fields }) => [user_id, fields])).toEqual([
      [admin.id, 'password'],
      [parent.id, 'password'],
    ]);
  });

  it('has no link when it is the first one', async () => {
    const parent = await someParent(app);
    await app.http().post('/api/password/forgot').send({ email: parent.email }).expect(200);
    expect((await choosePassword(app, parent.email, OWN_PASSWORD)).status).toBe(200);
    expect([await undoLinks(app, parent.email), await changesOf(app, parent)]).toEqual([0, []]);
  });
});

describe('a changed second factor', () => {
  it('that was added goes again', async () => {
    const user = await someone(app);
    await addApp(app, user);
    await undo(app, await undoToken(app, user.email), PASSWORD).expect(200);
    await choosePassword(app, user.email, PASSWORD);
    expect(await logIn(app, user)).not.toHaveProperty('second_step');
  });

  it('that was taken away is back, with its recovery codes, and asked for', async () => {
    const user = await someone(app);
    const { secret, codes } = await withApp(user);
    await post(app, user, 'app/remove', withPresent(app, { secret })).expect(200);
    await undo(app, await undoToken(app, user.email)).expect(200);
    await choosePassword(app, user.email, PASSWORD);
    app.clock.advance(MINUTE);
    await withCode(app, (await beginLogin(app, user)).token, codeOf(app, secret)).expect(200);
    await withCode(app, (await beginLogin(app, user)).token, codes[0]!).expect(200);
    await withCode(app, (await beginLogin(app, user)).token, codes[0]!).expect(422);
  });

  it('that was replaced by another app is the former one again', async () => {
    const user = await someone(app);
    const mine = await withApp(user);
    const theirs = await addApp(app, user, withPresent(app, mine));
    await undo(app, await undoToken(app, user.email), PASSWORD).expect(200);
    await choosePassword(app, user.email, PASSWORD);
    app.clock.advance(MINUTE);
    const { token } = await beginLogin(app, user);
    await withCode(app, token, codeOf(app, theirs.secret)).expect(422);
    await withCode(app, token, codeOf(app, mine.secret)).expect(200);
  });

  it('of which the recovery codes were renewed has the former ones, and what was used of them stays used', async () => {
    const user = await someone(app);
    const { codes } = await withApp(user);
    const renewed = await post(app, user, 'recovery-codes', { password: PASSWORD, code: codes[0]! }).expect(
      200,
    );
    await undo(app, await undoToken(app, user.email), PASSWORD).expect(200);
    await choosePassword(app, user.email, PASSWORD);
    const { token } = await beginLogin(app, user);
    const fresh = renewed.body.data.recovery_codes as string[];
    for (const wrong of [fresh[0]!, codes[0]!]) await withCode(app, token, wrong).expect(422);
    await withCode(app, token, codes[1]!).expect(200);
  });

  it('that the office has reset for a parent is back', async () => {
    const parent = await someFamily();
    const { secret } = await withApp(parent);
    await app.as(admin).post(`/api/user/${parent.id}/second-factor/reset`).send(PROOF).expect(200);
    expect(await logIn(app, parent)).not.toHaveProperty('second_step');
    app.clock.advance(1000);
    await undo(app, await undoToken(app, parent.email)).expect(200);
    await choosePassword(app, parent.email, PASSWORD);
    app.clock.advance(MINUTE);
    await withCode(app, (await beginLogin(app, parent)).token, codeOf(app, secret)).expect(200);
  });

  it('of which only a recovery code was used has nothing to undo', async () => {
    const user = await someone(app);
    const { codes } = await withApp(user);
    const links = await undoLinks(app, user.email);
    await withCode(app, (await beginLogin(app, user)).token, codes[0]!).expect(200);
    expect(await undoLinks(app, user.email)).toBe(links);
  });
});

describe('who reads the mails only', () => {
  const atPassword = (part: string) => [422, { password: [expect.stringContaining(part)] }];
  const said = async (call: PromiseLike<{ status: number; body: { errors?: object } }>) => {
    const { status, body } = await call;
    return [status, body.errors];
  };

  it('does not take a second factor away: the password from before the change is asked for', async () => {
    const user = await someone(app);
    const { secret } = await withApp(user);
    const first = await undoToken(app, user.email);
    // A thief of the mailbox sets a password, which does not let in without the factor.
    await app.http().post('/api/password/forgot').send({ email: user.email }).expect(200);
    expect((await choosePassword(app, user.email, OTHER_PASSWORD)).status).toBe(200);
    const second = await undoToken(app, user.email);
    expect(await said(undo(app, first))).toEqual(atPassword('zweiten Faktor'));
    for (const guess of [OTHER_PASSWORD, 'geraten-geraten'])
      expect(await said(undo(app, first, guess))).toEqual(atPassword('nicht das Passwort'));
    await undo(app, second).expect(200);
    await choosePassword(app, user.email, OWN_PASSWORD);
    const { body } = await login(user.email, OWN_PASSWORD).expect(200);
    expect(body.data).toHaveProperty('second_step');
    app.clock.advance(MINUTE);
    const token = body.data.token as string;
    await withCode(app, token, codeOf(app, secret)).expect(200);
  });

  it('nor puts a replaced one back, from a former address either', async () => {
    const user = await someMover();
    const stolen = await withApp(user);
    await move(user, newAddress(), { code: codeOf(app, stolen.secret) });
    const token = await undoToken(app, user.email);
    app.clock.advance(MINUTE);
    await withApp(user, withPresent(app, stolen));
    expect(await said(undo(app, token))).toEqual(atPassword('zweiten Faktor'));
    expect(await emailOf(app, user)).not.toBe(user.email);
    await undo(app, token, PASSWORD).expect(200);
  });

  it('is not asked where the account has no factor now: what was taken away comes back', async () => {
    const user = await someone(app);
    const factor = await withApp(user);
    await post(app, user, 'app/remove', withPresent(app, factor)).expect(200);
    const token = await undoToken(app, user.email);
    const [, change] = await changesOf(app, user);
    expect(change).toMatchObject({ kind: 'second_factor', state: 'open' });
    await undo(app, token).expect(200);
  });
});

describe('several changes in a row', () => {
  it('are all undone by the link of the first: address, factor and password', async () => {
    const user = await someMover();
    const mine = await withApp(user);
    // Whoever has taken the account over owns it now, confirms the new address, and goes on.
    const second = await move(user, newAddress(), { code: codeOf(app, mine.secret) });
    const token = await undoToken(app, user.email);
    await confirm(user);
    app.clock.advance(MINUTE);
    const theirs = await withApp(user, withPresent(app, mine));
    await post(app, user, 'recovery-codes', withPresent(app, theirs)).expect(200);
    app.clock.advance(MINUTE);
    const third = await move(user, newAddress(), { code: codeOf(app, theirs.secret) });
    app.clock.advance(MINUTE);
    await changePassword(user, { code: codeOf(app, theirs.secret) }).expect(200);
    const later = [await undoToken(app, second), await undoToken(app, third)];

    await undo(app, token, PASSWORD).expect(200);
    expect(await emailOf(app, user)).toBe(user.email);
    // No link of a later change works any more.
    for (const each of later)
      expect(outcome(await undo(app, each))).toEqual([
        422,
        expect.stringContaining('schon rückgängig gemacht'),
      ]);
    expect(await emailOf(app, user)).toBe(user.email);
    await choosePassword(app, user.email, PASSWORD);
    app.clock.advance(MINUTE);
    const step = await beginLogin(app, user);
    await withCode(app, step.token, codeOf(app, theirs.secret)).expect(422);
    await withCode(app, step.token, codeOf(app, mine.secret)).expect(200);
  });

  it('whoever holds the account undoes the last: the first can still be undone', async () => {
    const user = await someMover();
    const second = await move(user);
    const token = await undoToken(app, user.email);
    await confirm(user);
    await addApp(app, user);
    await undo(app, await undoToken(app, second), PASSWORD).expect(200);
    expect(await emailOf(app, user)).toBe(second);
    await choosePassword(app, second, OTHER_PASSWORD);
    await undo(app, token).expect(200);
    expect(await emailOf(app, user)).toBe(user.email);
    await login(second, OTHER_PASSWORD).expect(401);
  });

  it('the factor that was added to an address that nobody has confirmed goes with the first link', async () => {
    const user = await someMover();
    const moved = await move(user);
    const token = await undoToken(app, user.email);
    await addApp(app, user);
    expect(await stateOf(app, user)).toMatchObject({ app: expect.anything() });
    expect(await undoLinks(app, moved)).toBe(1);
    await undo(app, token, PASSWORD).expect(200);
    await choosePassword(app, user.email, PASSWORD);
    expect(await logIn(app, user)).not.toHaveProperty('second_step');
  });

  it('a factor from before the change stays', async () => {
    const user = await someMover();
    const { secret } = await withApp(user);
    await move(user, newAddress(), { code: codeOf(app, secret) });
    await undo(app, await undoToken(app, user.email)).expect(200);
    await choosePassword(app, user.email, PASSWORD);
    app.clock.advance(MINUTE);
    await withCode(app, (await beginLogin(app, user)).token, codeOf(app, secret)).expect(200);
  });
});

describe('a link', () => {
  const OVER = [422, expect.stringContaining('nicht gültig')];

  it('works once, also for two at once', async () => {
    const user = await someMover();
    await move(user);
    const token = await undoToken(app, user.email);
    const answers = await Promise.all([undo(app, token), undo(app, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(outcome(await undo(app, token))).toEqual([
      422,
      expect.stringContaining('schon rückgängig gemacht'),
    ]);
    const mails = (await sentMails(app)).filter(
      (mail) =>
        [mail.to].flat()[0]?.value[0]?.address === user.email && mail.subject?.startsWith('Die Änderung'),
    );
    expect(mails).toHaveLength(1);
  });

  it('works for seven days, and housekeeping forgets the old address then', async () => {
    const [user, other] = [await someMover(), await someMover()];
    await move(user);
    const token = await undoToken(app, user.email);
    app.clock.advance(7 * DAY - 3000);
    await app.app.get(Housekeeping).sweep();
    const fresh = await signInAgain(app, other);
    await move(fresh);
    await undo(app, token).expect(200);

    const late = await undoToken(app, other.email);
    app.clock.advance(7 * DAY);
    expect(outcome(await undo(app, late))).toEqual(OVER);
    expect(await changesOf(app, other)).toHaveLength(1);
    await app.app.get(Housekeeping).sweep();
    expect([await changesOf(app, other), await changesOf(app, user)]).toEqual([[], []]);
    expect(outcome(await undo(app, late))).toEqual(OVER);
  });

  it('must be the one of the mail, and is followed by a POST only', async () => {
    const user = await someMover();
    await move(user);
    const token = await undoToken(app, user.email);
    for (const wrong of [`${token}x`, 'guess']) expect(outcome(await undo(app, wrong))).toEqual(OVER);
    expect((await app.http().post('/api/account/undo').send({}).expect(422)).body.errors).toHaveProperty(
      'token',
    );
    await app.http().get(`/api/account/undo?token=${token}`).expect(404);
    await undo(app, token).expect(200);
  });

  it('of an account that was deleted leads nowhere', async () => {
    const user = await someMover();
    await move(user);
    const token = await undoToken(app, user.email);
    await app.as(admin).delete(`/api/user/${user.id}`).expect(200);
    expect(outcome(await undo(app, token))).toEqual(OVER);
    expect(await changesOf(app, user)).toEqual([]);
  });

  it('is stored as a hash, the former factor encrypted, and neither after it was used', async () => {
    const user = await someone(app);
    const { secret } = await withApp(user);
    await post(app, user, 'app/remove', withPresent(app, { secret })).expect(200);
    const token = await undoToken(app, user.email);
    const { manager } = app.dataSource;
    const mails = await manager.findBy(OutboxMailEntity, { user_id: user.id });
    const kept = JSON.stringify([await changesOf(app, user), mails]);
    for (const clear of [secret, token]) expect(kept).not.toContain(clear);
    await undo(app, token).expect(200);
    const [, change] = await changesOf(app, user);
    expect(change).toMatchObject({ state: 'used', email: null, factors: null });
  });

  it('is made anew when a mail that could not be delivered is sent again, to the old address', async () => {
    const user = await someMover();
    const moved = await move(user);
    const first = await undoToken(app, user.email);
    const { manager } = app.dataSource;
    const mail = await manager.findOneByOrFail(OutboxMailEntity, { user_id: user.id, kind: 'email-changed' });
    await manager.update(OutboxMailEntity, { id: mail.id }, { state: 'failed', failed_at: app.clock.now() });
    await app.as(admin).post(`/api/failedMail/${mail.id}/resend`).expect(200);
    expect(await undoLinks(app, moved)).toBe(0);
    const second = await undoToken(app, user.email);
    expect(second).not.toBe(first);
    expect(outcome(await undo(app, first))).toEqual(OVER);
    await undo(app, second).expect(200);
  });
});

describe('the former address', () => {
  const register = (email: string) => app.http().post('/api/register').send(registration({ email }));

  it('is not given to an account that somebody registers meanwhile, but is free again after seven days', async () => {
    const user = await someMover();
    await move(user);
    const refused = await register(user.email).expect(422);
    expect(refused.body.errors).toEqual({ email: [expect.stringContaining('bis vor Kurzem')] });
    app.clock.advance(7 * DAY);
    await register(user.email).expect(201);
  });

  it('is not given away by staff either when the account itself has changed it', async () => {
    const user = await someMover();
    await move(user);
    const other = await someParent(app);
    const answers = [
      await app.as(admin).post('/api/user').send({ name: 'Neu', email: user.email }),
      await app.as(admin).put(`/api/user/${other.id}`).send({ email: user.email }),
      await app.as(admin).put(`/api/parent/${other.personId}`).send({ email: user.email }),
    ];
    expect(answers.map(({ status, body }) => [status, Object.keys(body.errors as object)])).toEqual(
      Array.from({ length: 3 }, () => [422, ['email']]),
    );
    // The account itself may take it again.
    await confirm(user);
    await move(user, user.email);
  });

  it('is free at once where the office has given another one', async () => {
    const [mother, father, family] = [await someFamily(), await someFamily(), await someFamily()];
    await moveParent(mother);
    await moveParent(father, mother.email);
    expect(await emailOf(app, father)).toBe(mother.email);
    await moveParent(family);
    await register(family.email).expect(201);
  });

  it('is not put back while another account has it, and the answer says why', async () => {
    const [user, other] = [await someMover(), await someMover()];
    const moved = await move(user);
    const token = await undoToken(app, user.email);
    const { manager } = app.dataSource;
    await manager.update(UserEntity, { id: other.id }, { email: user.email });
    expect(outcome(await undo(app, token))).toEqual([422, expect.stringContaining('anderen Konto')]);
    expect(await emailOf(app, user)).toBe(moved);
    await login(moved, PASSWORD).expect(200);
    // Given back, it can be undone after all.
    await manager.update(UserEntity, { id: other.id }, { email: newAddress() });
    await undo(app, token).expect(200);
    expect(await emailOf(app, user)).toBe(user.email);
  });

  it('gets no link where nobody has confirmed it: it may be a stranger’s', async () => {
    const user = await someUnconfirmed();
    await move(user);
    expect(await undoLinks(app, user.email)).toBe(0);
    expect((await lastMailTo(app, user.email)).subject).toBe('Ihre E-Mail-Adresse wurde geändert');
  });

  it('is not put back by the link of another change when nobody had confirmed it', async () => {
    const user = await someUnconfirmed();
    await changePassword(user).expect(200);
    const token = await undoToken(app, user.email);
    const right = newAddress();
    await move(await signInAgain(app, user), right, { current_password: OTHER_PASSWORD });
    await undo(app, token).expect(200);
    expect(await emailOf(app, user)).toBe(right);
    // The way back in goes to the right address, not to that of the link.
    expect((await choosePassword(app, right, OWN_PASSWORD)).status).toBe(200);
    await login(right, OWN_PASSWORD).expect(200);
  });
});

it('a view as a parent undoes nothing', async () => {
  const parent = await someFamily();
  await changePassword(parent).expect(200);
  const token = await undoToken(app, parent.email);
  const view = await app.as(admin).post(`/api/parent/${parent.personId}/view`).send().expect(201);
  const answer = await app
    .as({ ...admin, token: view.body.data.token as string })
    .post('/api/account/undo')
    .send({ token });
  expect([answer.status, answer.body.code]).toEqual([403, 'read_only_view']);
  expect(
    await app.dataSource.manager.countBy(AccountChangeEntity, { user_id: parent.id, state: 'open' }),
  ).toBe(1);
});
