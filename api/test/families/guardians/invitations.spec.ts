import { PORTAL, type FamilyGuardians, type InvitationPreview } from '@feria/shared';
import { serverMessage } from '@feria/shared/i18n/server';
import { AuditEntryEntity } from '../../../src/core/audit/audit-entry.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import {
  GuardianInvitationChildEntity,
  GuardianInvitationEntity,
} from '../../../src/model/families/guardian-invitation.entity.js';
import { Housekeeping } from '../../../src/core/housekeeping/housekeeping.js';
import { ChildEntity, ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { OutboxMailEntity } from '../../../src/model/mailing/outbox-mail.entity.js';
import { aParent, logIn } from '../../accounts/sign-in/parents.js';
import { lastMailTo, linkIn } from '../../mailing/mailbox.js';
import { PROOF, someone } from '../../accounts/second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import { next, signInAgain, someChild, someParent, someStaff, type Parent } from '../../support/builders.js';
import { accept, invite, invitedToken, preview, share, tokenFor } from './support.js';

const DAY = 86_400_000;
const PAGE = '/guardian/invitation';
const OFFICE = 'Bitte wenden Sie sich an das Büro.';

let app: TestApp;
let eva: Parent;
let paul: Parent;
let child: ChildEntity;
beforeAll(async () => {
  app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.set('2026-03-02T09:00:00Z');
  [eva, paul] = [await someParent(app), await someParent(app)];
  child = await someChild(app, eva);
});

const somebody = (): string => `somebody${next()}@familie.example`;
const overview = async (who: Parent): Promise<FamilyGuardians> =>
  (await app.as(who).get('/api/my-family/guardians').expect(200)).body.data;
const linksOf = (id: number) =>
  app.dataSource.manager.find(ChildParentEntity, { where: { child_id: id }, order: { person_id: 'ASC' } });
const withdraw = (who: Parent, id: number) => app.as(who).delete(`/api/my-family/guardian-invitations/${id}`);
const openInvitation = async (who: Parent): Promise<number> => (await overview(who)).invitations[0]!.id;
/** The answer that refuses a link, in the words of the message. */
const refusedLink = (key: string, params: Record<string, string> = {}) => {
  const message = serverMessage('de', `guardian.${key}` as never, params);
  return { code: 'validation', message, errors: { token: [message] } };
};
const setSwitch = (id: number, forbidden: boolean) =>
  app.dataSource.manager.update(ChildEntity, { id }, { second_guardian_forbidden: forbidden });

describe('inviting', () => {
  it.each([
    ['de', 'Eva lädt Sie zu „Meine Familie“ ein', 'bis zum 16.03.2026 um 10:00 Uhr', 'Guten Tag,'],
    ['it', 'Eva La invita in «La mia famiglia»', 'fino al 16.03.2026 alle ore 10:00', 'Buongiorno,'],
  ] as const)(
    'sends a mail with a link that names first names only (%s)',
    async (lang, subject, until, hello) => {
      const email = somebody();
      const child_ids = [child.id];
      const answer = await app
        .as(eva)
        .post('/api/my-family/guardian-invitations')
        .send({ email: ` ${email.toUpperCase()} `, child_ids, lang })
        .expect(201);
      expect(answer.body.data).toEqual({
        id: expect.any(Number),
        email,
        state: 'pending',
        children: [{ id: child.id, first_name: child.first_name }],
        created_at: '2026-03-02T09:00:00.000Z',
        expires_at: '2026-03-16T09:00:00.000Z',
      });
      const mail = await lastMailTo(app, email);
      expect(mail.subject).toBe(subject);
      const text = mail.text?.replaceAll(/\s+/g, ' ') ?? '';
      for (const part of [hello, until, child.first_name.replace(/\d/g, '')]) expect(text).toContain(part);
      for (const part of ['Rossi', eva.email, child.tax])
        expect(`${text} ${String(mail.html)}`).not.toContain(part);
      const link = linkIn(mail, PAGE);
      expect(link.origin).toBe('https://ferien.example');
      expect([...link.searchParams.keys()]).toEqual(['token', 'lang']);

      // Neither the secret nor a name stays in the database once the mail is sent.
      const token = link.searchParams.get('token') ?? '';
      const [row] = await app.dataSource.manager.findBy(OutboxMailEntity, { recipient: email });
      expect([row!.state, JSON.parse(row!.payload)]).toEqual([
        'sent',
        { personId: eva.personId, children: [{ childId: child.id, child: '' }] },
      ]);
      const stored = await app.dataSource.query('SELECT * FROM guardian_invitation');
      expect(JSON.stringify(stored)).not.toContain(token);
    },
  );

  it('is in the language of the parent unless another is chosen', async () => {
    const email = somebody();
    const italian = await someParent(app, { lang: 'it' });
    await invite(app, italian, email, await someChild(app, italian)).expect(201);
    expect((await lastMailTo(app, email)).subject).toBe('Eva La invita in «La mia famiglia»');
  });

  it('says the same to the parent whether there is an account of the address or not', async () => {
    const answers = [
      await invite(app, eva, paul.email, child).expect(201),
      await invite(app, eva, somebody(), await someChild(app, eva)).expect(201),
    ];
    const shapes = answers.map(({ body }) => Object.keys(body.data));
    expect(shapes[0]).toEqual(shapes[1]);
    expect(answers.map(({ body }) => body.data.state)).toEqual(['pending', 'pending']);
  });

  it('carries nothing to strangers that is no name', async () => {
    const { manager } = app.dataSource;
    await manager.update(ParentEntity, { id: eva.personId }, { first_name: 'See https://evil.example/x' });
    const email = somebody();
    await invite(app, eva, email, child).expect(201);
    const mail = await lastMailTo(app, email);
    expect(`${mail.subject} ${mail.text} ${String(mail.html)}`).not.toContain('evil.example');
  });

  it('carries no sentence that is put together of names', async () => {
    const { manager } = app.dataSource;
    await manager.update(ParentEntity, { id: eva.personId }, { first_name: 'Zahlen Sie bitte Geld' });
    const words = ['Ihr Konto', 'ist gesperrt', 'bitte sofort', 'anrufen unter'];
    const children = [];
    for (const first_name of words) children.push(await someChild(app, eva, { first_name }));
    const email = somebody();
    await app
      .as(eva)
      .post('/api/my-family/guardian-invitations')
      .send({ email, child_ids: children.map(({ id }) => id) })
      .expect(201);
    const mail = await lastMailTo(app, email);
    expect(mail.subject).toBe('Zahlen G. lädt Sie zu „Meine Familie“ ein');
    expect(mail.text?.replaceAll(/\s+/g, ' ')).toContain('Ihr K., ist g., bitte s. und ein weiteres Kind');
    expect(mail.text).not.toContain('anrufen');
  });

  it.each([
    ['no address', { email: '' }, { email: ['Bitte ausfüllen.'] }],
    ['what is no address', { email: 'x' }, { email: ['Bitte eine gültige E-Mail-Adresse eingeben.'] }],
    ['no children', { child_ids: [] }, { child_ids: ['Bitte wählen Sie mindestens ein Kind.'] }],
    ['children that are no list', { child_ids: 7 }, { child_ids: ['Bitte eine Liste angeben.'] }],
    ['another language', { lang: 'fr' }, { lang: ['Bitte einen der angebotenen Werte wählen.'] }],
  ])('refuses %s at its field', async (_, wrong, errors) => {
    const body = { email: somebody(), child_ids: [child.id], ...wrong };
    const answer = await app.as(eva).post('/api/my-family/guardian-invitations').send(body).expect(422);
    expect(answer.body.errors).toEqual(errors);
  });

  it("refuses one's own address", async () => {
    const answer = await invite(app, eva, eva.email.toUpperCase(), child).expect(422);
    const message = 'Das ist Ihre eigene Adresse. Bitte geben Sie die der anderen Person ein.';
    expect(answer.body.errors).toEqual({ email: [message] });
  });

  it('refuses a child of another family like one that does not exist, and sends nothing', async () => {
    const foreign = await someChild(app, paul);
    const email = somebody();
    const answers = [
      await invite(app, eva, email, [child, foreign]).expect(422),
      await invite(app, eva, email, { id: 999_999 }).expect(422),
    ];
    for (const { body } of answers)
      expect(body.errors).toEqual({ child_ids: ['Dieses Kind ist in Ihrem Konto nicht eingetragen.'] });
    await expect(lastMailTo(app, email)).rejects.toThrow('no mail');
    expect((await overview(eva)).invitations).toEqual([]);
  });

  it('refuses a child for which the office forbids it, with the contact of the office', async () => {
    await setSwitch(child.id, true);
    const answer = await invite(app, eva, somebody(), child).expect(422);
    const message = `Für ${child.first_name} hat das Büro weitere erziehungsberechtigte Personen gesperrt. ${OFFICE}`;
    expect(answer.body.errors).toEqual({ child_ids: [message] });
    expect((await overview(eva)).children).toMatchObject([{ id: child.id, refusal: 'forbidden' }]);
  });

  it('refuses a child that has two guardians, or an open invitation, and says which', async () => {
    const both = await someChild(app, [eva, paul]);
    const invited = await someChild(app, eva);
    await invite(app, eva, somebody(), invited).expect(201);
    const answer = await invite(app, eva, somebody(), [child, both, invited]).expect(422);
    expect(answer.body.errors.child_ids).toEqual([
      `Für ${both.first_name} sind schon zwei erziehungsberechtigte Personen eingetragen. ${OFFICE}`,
      `Für ${invited.first_name} ist schon eine Einladung offen. Ziehen Sie diese zuerst zurück.`,
    ]);
    const refusals = (await overview(eva)).children.map(({ id, refusal }) => [id, refusal]);
    expect(Object.fromEntries(refusals)).toEqual({
      [child.id]: null,
      [both.id]: 'complete',
      [invited.id]: 'invited',
    });
  });

  it('of two at the same time for one child, stores one', async () => {
    const statuses = (
      await Promise.all([invite(app, eva, somebody(), child), invite(app, eva, somebody(), child)])
    ).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 422]);
  });

  it('needs a confirmed e-mail address of the parent', async () => {
    const account = await aParent(app);
    const login = await logIn(app, account);
    const { id: personId } = await app.dataSource.manager.findOneByOrFail(ParentEntity, {
      user_id: account.id,
    });
    const own = await someChild(app, { ...eva, id: account.id, personId });
    const answer = await app
      .http()
      .post('/api/my-family/guardian-invitations')
      .set(login)
      .send({ email: somebody(), child_ids: [own.id] })
      .expect(403);
    expect(answer.body.code).toBe('email_not_confirmed');
  });

  it('stands in the audit log with the child, and without the address', async () => {
    await invite(app, eva, somebody(), child).expect(201);
    const id = await openInvitation(eva);
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, { user_id: eva.id });
    expect(entries).toMatchObject([
      {
        action: 'call',
        resource: 'my-family/guardian-invitations',
        record_id: child.id,
        fields: `invitation ${id}`,
      },
    ]);
  });
});

describe('the link of an invitation', () => {
  it('tells first names before a login, and changes nothing', async () => {
    const email = somebody();
    const token = await invitedToken(app, eva, email, [child, await someChild(app, eva)]);
    const before = await app.dataSource.query('SELECT * FROM guardian_invitation');
    for (let times = 0; times < 2; times += 1) {
      const { body } = await preview(app, token).expect(200);
      const data = body.data as InvitationPreview;
      expect(data).toEqual({
        inviter: 'Eva',
        children: ['Mia', 'Mia'],
        expires_at: '2026-03-16T09:00:00.000Z',
      });
    }
    expect(await app.dataSource.query('SELECT * FROM guardian_invitation')).toEqual(before);
    expect(await linksOf(child.id)).toHaveLength(1);
  });

  it('is refused when it is unknown, used, expired or withdrawn, to look and to accept', async () => {
    const calls = async (token: string, message: string) => {
      const expected = refusedLink(message);
      expect((await preview(app, token).expect(422)).body).toEqual(expected);
      expect((await accept(app, paul, token).expect(422)).body).toEqual(expected);
    };
    await calls('unknown', 'link_unknown');

    const used = await invitedToken(app, eva, paul.email, child);
    await accept(app, paul, used).expect(200);
    await calls(used, 'link_used');

    app.clock.advance(1000);
    const withdrawn = await invitedToken(app, eva, paul.email, await someChild(app, eva));
    await withdraw(eva, await openInvitation(eva)).expect(200);
    await calls(withdrawn, 'link_withdrawn');

    app.clock.advance(1000);
    const expired = await invitedToken(app, eva, paul.email, await someChild(app, eva));
    app.clock.advance(14 * DAY - 1);
    await preview(app, expired).expect(200);
    app.clock.advance(1);
    await calls(expired, 'link_expired');
  });

  it('is for one who is logged in and has a person', async () => {
    const staff = await someStaff(app, 'Administrator');
    const token = await invitedToken(app, eva, staff.email, child);
    expect((await accept(app, { token: '' }, token)).status).toBe(401);
    expect((await accept(app, staff, token).expect(403)).body.code).toBe('no_person');
    expect(await linksOf(child.id)).toHaveLength(1);
  });

  it('is for the invited address only', async () => {
    const token = await invitedToken(app, eva, somebody(), child);
    const { body } = await accept(app, paul, token).expect(422);
    expect(body).toEqual(refusedLink('link_other_address', { inviter: 'Eva' }));
    expect(await linksOf(child.id)).toHaveLength(1);
    await preview(app, token).expect(200);
  });
});

describe('accepting', () => {
  it('makes an existing account a guardian of the chosen children, and tells the parent who invited', async () => {
    const other = await someChild(app, eva);
    const token = await invitedToken(app, eva, paul.email, child);
    app.clock.advance(60_000);
    const { body } = await accept(app, paul, token).expect(200);
    expect(body.data.message).toBe(
      `Sie haben die Einladung angenommen. Sie sehen jetzt: ${child.first_name}.`,
    );

    expect(await linksOf(child.id)).toMatchObject([
      { person_id: eva.personId, invited_by: null },
      { person_id: paul.personId, invited_by: eva.personId },
    ]);
    const family = (await app.as(paul).get('/api/my-family').expect(200)).body.data;
    expect(family.childrens.map(({ id }: { id: number }) => id)).toEqual([child.id]);
    expect(await overview(eva)).toEqual({
      children: [
        {
          id: child.id,
          first_name: child.first_name,
          last_name: 'Rossi',
          refusal: 'complete',
          guardians: [{ id: paul.personId, first_name: 'Eva', last_name: 'Rossi', open: null }],
          invited_by: null,
          can_leave: false,
          own_open: null,
        },
        {
          id: other.id,
          first_name: other.first_name,
          last_name: 'Rossi',
          refusal: null,
          guardians: [],
          invited_by: null,
          can_leave: false,
          own_open: null,
        },
      ],
      invitations: [],
    });
    expect((await overview(paul)).children).toMatchObject([
      { id: child.id, refusal: 'complete', guardians: [], invited_by: 'Eva', can_leave: true },
    ]);

    const mail = await lastMailTo(app, eva.email);
    expect(mail.subject).toBe('Ihre Einladung wurde angenommen');
    const text = mail.text?.replaceAll(/\s+/g, ' ');
    expect(text).toContain('Eva Rossi hat Ihre Einladung am 02.03.2026 um 10:01 Uhr angenommen');
    expect(`${mail.text} ${String(mail.html)}`).not.toContain(paul.email);
    const stored = await app.dataSource.manager.findBy(GuardianInvitationEntity, { person_id: eva.personId });
    expect(stored).toMatchObject([{ email: null, accepted_at: expect.any(Date) }]);
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, { user_id: paul.id });
    expect(entries).toMatchObject([
      {
        action: 'call',
        resource: 'guardian-invitation/accept',
        record_id: child.id,
        fields: `parent ${paul.personId}`,
      },
    ]);
  });

  it('needs an account that has confirmed its address by a mail of its own', async () => {
    const email = somebody();
    const token = await invitedToken(app, eva, email, child);
    const login = await logIn(app, await aParent(app, { email }));
    const tryAccept = () => app.http().post('/api/guardian-invitation/accept').set(login).send({ token });
    const seen = async () =>
      (await app.http().get('/api/my-family').set(login).expect(200)).body.data.childrens;
    const refused = await tryAccept().expect(403);
    expect([refused.body.code, refused.body.message]).toEqual([
      'email_not_confirmed',
      serverMessage('de', 'guardian.confirm_first'),
    ]);
    expect([await linksOf(child.id), await seen()]).toEqual([[expect.anything()], []]);
    const confirmation = linkIn(await lastMailTo(app, email, PORTAL.confirmEmail), PORTAL.confirmEmail);
    const body = { token: confirmation.searchParams.get('token') };
    await app.http().post('/api/email/confirm').send(body).expect(200);
    await tryAccept().expect(200);
    expect(await seen()).toMatchObject([{ id: child.id }]);
  });

  it('is not for an account of the office whose address nobody has confirmed; it gets a mail for it', async () => {
    const { manager } = app.dataSource;
    await manager.update(UserEntity, { id: paul.id }, { email_confirmed_at: null });
    const token = await invitedToken(app, eva, paul.email, child);
    expect((await accept(app, paul, token).expect(403)).body.code).toBe('email_not_confirmed');
    app.clock.advance(1000);
    await app.as(paul).post('/api/email/confirmation').expect(200);
    const mail = await lastMailTo(app, paul.email, PORTAL.confirmEmail);
    expect(mail.text).not.toContain('Ohne Bestätigung');
    const secret = linkIn(mail, PORTAL.confirmEmail).searchParams.get('token');
    await app.http().post('/api/email/confirm').send({ token: secret }).expect(200);
    await accept(app, paul, token).expect(200);
  });

  it('is not for an account that was moved to the invited address since', async () => {
    const email = somebody();
    const token = await invitedToken(app, eva, email, child);
    const admin = await someone(app, 'Administrator');
    await app
      .as(admin)
      .put(`/api/user/${paul.id}`)
      .send({ email, ...PROOF })
      .expect(200);
    const moved = await signInAgain(app, paul);
    expect((await accept(app, moved, token).expect(403)).body.code).toBe('email_not_confirmed');
  });

  it('tells the parent who invited in Italian too', async () => {
    const italian = await someParent(app, { lang: 'it' });
    await share(app, italian, paul, await someChild(app, italian));
    expect((await lastMailTo(app, italian.email)).subject).toBe('Il Suo invito è stato accettato');
  });

  it('of two at the same time with one link, counts once', async () => {
    const token = await invitedToken(app, eva, paul.email, child);
    const answers = await Promise.all([accept(app, paul, token), accept(app, paul, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(answers.find(({ status }) => status === 422)?.body).toEqual(refusedLink('link_used'));
    expect(await linksOf(child.id)).toHaveLength(2);
  });

  it('of two at the same time by different people, lets one become the second guardian', async () => {
    const anna = await someParent(app);
    const tokens = [await invitedToken(app, eva, paul.email, child)];
    // Two open invitations for one child can only come from two parents; here one is put beside the other.
    await app.dataSource.manager.delete(GuardianInvitationChildEntity, { child_id: child.id });
    tokens.push(await invitedToken(app, eva, anna.email, child));
    const [first] = await app.dataSource.manager.findBy(GuardianInvitationEntity, { email: paul.email });
    await app.dataSource.manager.insert(GuardianInvitationChildEntity, {
      invitation_id: first!.id,
      child_id: child.id,
    });
    const answers = await Promise.all([accept(app, paul, tokens[0]!), accept(app, anna, tokens[1]!)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await linksOf(child.id)).toHaveLength(2);
  });

  it('is refused when the office forbids it meanwhile, and possible when it allows it again', async () => {
    const token = await invitedToken(app, eva, paul.email, child);
    await setSwitch(child.id, true);
    const expected = refusedLink('link_forbidden', { office: OFFICE });
    expect((await preview(app, token).expect(422)).body).toEqual(expected);
    expect((await accept(app, paul, token).expect(422)).body).toEqual(expected);
    expect(await linksOf(child.id)).toHaveLength(1);
    await setSwitch(child.id, false);
    await accept(app, paul, token).expect(200);
  });

  it('leaves out a child that the office forbids, and neither looks at it nor names it', async () => {
    const forbidden = await someChild(app, eva, { first_name: 'Xaver' });
    const token = await invitedToken(app, eva, paul.email, [child, forbidden]);
    await setSwitch(forbidden.id, true);
    expect((await preview(app, token).expect(200)).body.data.children).toEqual(['Mia']);
    await accept(app, paul, token).expect(200);
    expect([await linksOf(child.id), await linksOf(forbidden.id)].map(({ length }) => length)).toEqual([
      2, 1,
    ]);
  });

  it('is refused to one who is a guardian already, the inviting parent included', async () => {
    const token = await invitedToken(app, eva, paul.email, child);
    await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: paul.personId });
    expect((await accept(app, paul, token).expect(422)).body).toEqual(refusedLink('link_already'));

    const own = await someChild(app, eva);
    const email = somebody();
    const toSelf = await invitedToken(app, eva, email, own);
    await app.dataSource.manager.update(UserEntity, { id: eva.id }, { email });
    expect((await accept(app, eva, toSelf).expect(422)).body).toEqual(refusedLink('link_already'));
  });

  it('lets nobody in on the word of one who is no parent of the child any more', async () => {
    const token = await invitedToken(app, eva, paul.email, child);
    await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: eva.personId });
    await app.dataSource.manager.insert(ChildParentEntity, {
      child_id: child.id,
      person_id: (await someParent(app)).personId,
    });
    const expected = refusedLink('link_forbidden', { office: OFFICE });
    expect((await preview(app, token).expect(422)).body).toEqual(expected);
    expect((await accept(app, paul, token).expect(422)).body).toEqual(expected);
  });
});

describe('withdrawing', () => {
  it('takes the invitation away, and forgets the address', async () => {
    const email = somebody();
    await invite(app, eva, email, child).expect(201);
    const id = await openInvitation(eva);
    const { body } = await withdraw(eva, id).expect(200);
    const message = 'Die Einladung ist zurückgezogen. Der Link in der E-Mail gilt nicht mehr.';
    expect(body.data).toEqual({ success: true, message });
    expect(await overview(eva)).toMatchObject({ children: [{ refusal: null }], invitations: [] });
    const stored = await app.dataSource.manager.findOneByOrFail(GuardianInvitationEntity, { id });
    expect(stored.email).toBeNull();
    await withdraw(eva, id).expect(404);
    await invite(app, eva, email, child).expect(201);
    const entries = await app.dataSource.manager.findBy(AuditEntryEntity, {
      user_id: eva.id,
      action: 'delete',
    });
    expect(entries).toMatchObject([{ resource: 'my-family/guardian-invitations', record_id: id }]);
  });

  it('is 404 for another parent, and once it was accepted', async () => {
    await invite(app, eva, paul.email, child).expect(201);
    const id = await openInvitation(eva);
    await withdraw(paul, id).expect(404);
    await accept(app, paul, await tokenFor(app, paul.email)).expect(200);
    await withdraw(eva, id).expect(404);
    expect(await linksOf(child.id)).toHaveLength(2);
  });

  it('is possible for one that has expired, which the parent sees as such until then', async () => {
    await invite(app, eva, somebody(), child).expect(201);
    app.clock.advance(14 * DAY);
    const again = await signInAgain(app, eva);
    expect((await overview(again)).invitations).toMatchObject([{ state: 'expired' }]);
    expect((await overview(again)).children).toMatchObject([{ refusal: null }]);
    await withdraw(again, await openInvitation(again)).expect(200);
  });
});

it('takes a fixed number of statements to show, however many children and invitations there are', async () => {
  const count = () => app.countStatements(() => app.as(eva).get('/api/my-family/guardians').expect(200));
  await invite(app, eva, somebody(), child).expect(201);
  const one = (await count()).length;
  for (let more = 0; more < 3; more += 1) {
    await share(app, eva, paul, await someChild(app, eva));
    await invite(app, eva, somebody(), await someChild(app, eva)).expect(201);
  }
  expect((await count()).length).toBe(one);
});

it('deletes invitations 30 days after they have expired', async () => {
  await invite(app, eva, somebody(), child).expect(201);
  const left = async () => {
    await app.app.get(Housekeeping).sweep();
    return app.dataSource.manager.countBy(GuardianInvitationEntity, { person_id: eva.personId });
  };
  app.clock.advance(44 * DAY);
  expect(await left()).toBe(1);
  app.clock.advance(1);
  expect(await left()).toBe(0);
});
