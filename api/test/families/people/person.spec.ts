import type { Permission } from '@feria/shared';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { RoleEntity, UserRoleEntity } from '../../../src/core/auth/role.entity.js';
import { logIn } from '../../accounts/sign-in/parents.js';
import { lastMailTo, linkIn, sentMails } from '../../mailing/mailbox.js';
import { PROOF, someone } from '../../accounts/second-factor/support.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  next,
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';

const PASSWORD = 'sommer-in-meran';
const DAY = 86_400_000;

describe('people in the office', () => {
  let app: TestApp;
  let office: Staff;

  beforeAll(async () => {
    app = await createTestApp({ env: { APP_URL: 'https://ferien.example' } });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set('2026-03-02T09:00:00Z');
    office = await someone(app, 'Office');
  });

  const body = (changes: object = {}): Record<string, unknown> => ({
    first_name: 'Anna',
    last_name: 'Gruber',
    tax: someTaxCode(),
    address: 'Dorf 7',
    email: `anna${next()}@familie.example`,
    lang: 'it',
    ...changes,
  });
  const create = (changes: object = {}, who = office) => app.as(who).post('/api/parent').send(body(changes));
  const change = (id: number, changes: object, who = office) =>
    app.as(who).put(`/api/parent/${id}`).send(changes);
  const remove = async (id: number, who = office) =>
    (await app.as(who).delete(`/api/parent/${id}`).expect(200)).body.data;
  const setPassword = (link: URL) =>
    app
      .http()
      .post('/api/password/reset')
      .send({
        ...Object.fromEntries(link.searchParams),
        password: PASSWORD,
        password_confirmation: PASSWORD,
      });
  const linkFor = async (email: string) => linkIn(await lastMailTo(app, email), '/password/change');
  const userOf = (email: string) => app.dataSource.manager.findOneByOrFail(UserEntity, { email });

  describe('an account made by staff', () => {
    it('gets a mail in its language with a link for the first password', async () => {
      const { body: made } = await create({ email: ' Anna.GRUBER@familie.example ' }).expect(201);
      expect(made.data).toMatchObject({
        email: 'anna.gruber@familie.example',
        lang: 'it',
        display_name: 'Gruber Anna',
        childrens: [],
        childrens_length: 0,
      });
      expect(made.data).not.toHaveProperty('password');
      const mail = await lastMailTo(app, made.data.email);
      expect(mail.subject).toBe('Il Suo accesso: scelga una password');
      await setPassword(await linkFor(made.data.email)).expect(200);
      const login = await logIn(app, { email: made.data.email, password: PASSWORD });
      const { body: family } = await app.http().get('/api/my-family').set(login).expect(200);
      expect(family.data.parent).toMatchObject({ id: made.data.id, tax: made.data.tax });
    });

    it.each([
      ['six days and a bit', 7 * DAY - 60_000, 200],
      ['seven days', 7 * DAY, 422],
    ])('has %s to follow it', async (_, later, status) => {
      const { body: made } = await create().expect(201);
      const link = await linkFor(made.data.email);
      app.clock.advance(later);
      await setPassword(link).expect(status);
    });

    it('can have a password from the start, which must be changed at the first login', async () => {
      const sent = { password: PASSWORD, password_confirmation: PASSWORD };
      const { body: made } = await create(sent).expect(201);
      const mails = (await sentMails(app)).filter((mail) => mail.text?.includes(made.data.email));
      expect(mails).toEqual([]);
      const login = await logIn(app, { email: made.data.email, password: PASSWORD });
      const answer = await app.http().get('/api/my-family').set(login);
      expect([answer.status, answer.body.code]).toEqual([403, 'password_change_required']);
    });

    it.each([
      ['password', { password: 'kurz', password_confirmation: 'kurz' }],
      ['password_confirmation', { password: PASSWORD, password_confirmation: 'herbst-in-meran' }],
      ['password_confirmation', { password: PASSWORD }],
      ['email', { email: 'anna@' }],
      ['phone', { phone: 'ruf an' }],
      ['lang', { lang: 'en' }],
    ])('is refused with a wrong %s', async (field, changes) => {
      const answer = await create(changes);
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, [field]]);
    });
  });

  it('derives birth and gender from the tax code, also when it is corrected', async () => {
    const { body: made } = await create({ tax: someTaxCode({ from: 1970, years: 1 }), gender: 's' }).expect(
      201,
    );
    expect(made.data.birth).toMatch(/^1970-/);
    expect(made.data.gender).toMatch(/^[mf]$/);
    const tax = someTaxCode({ from: 1985, years: 1 });
    const { body: changed } = await change(made.data.id, { tax: tax.toLowerCase() }).expect(200);
    expect(changed.data).toMatchObject({ tax, birth: expect.stringMatching(/^1985-/) });
    expect((await change(made.data.id, { tax: `${tax.slice(0, 15)}?` })).status).toBe(422);
  });

  it('names whose tax code and says that an address is taken', async () => {
    const { body: first } = await create({ last_name: 'Pichler' }).expect(201);
    const answer = await create({ tax: first.data.tax, email: first.data.email.toUpperCase() });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      {
        tax: ['Diese Steuernummer hat schon Pichler Anna.'],
        email: ['Für diese E-Mail-Adresse gibt es schon ein Konto.'],
      },
    ]);
    const stranger = await create({ tax: first.data.tax }, await someStaff(app, ['person.create']));
    expect(stranger.body.errors.tax[0]).not.toContain('Pichler');
    const { body: second } = await create().expect(201);
    const moved = await change(second.data.id, { email: first.data.email });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([422, ['email']]);
  });

  describe('a new e-mail address', () => {
    it('ends sessions and links; the password stays', async () => {
      const { body: made } = await create().expect(201);
      const { id, email } = made.data;
      await setPassword(await linkFor(email)).expect(200);
      const session = await logIn(app, { email, password: PASSWORD });
      app.clock.advance(60_000); // a later mail than the one with the first link
      await app.http().post('/api/password/forgot').send({ email }).expect(200);
      const { searchParams } = linkIn(await lastMailTo(app, email), '/password/reset');

      await change(id, { phone: '0471 1234' }).expect(200);
      await app.http().get('/api/userdata').set(session).expect(200);

      const renewed = `neu.${email}`;
      const { body: changed } = await change(id, { email: renewed.toUpperCase(), ...PROOF }).expect(200);
      expect(changed.data.email).toBe(renewed);
      await app.http().get('/api/userdata').set(session).expect(401);
      const stolen = { email: renewed, token: searchParams.get('token') };
      await app
        .http()
        .post('/api/password/reset')
        .send({ ...stolen, password: PASSWORD, password_confirmation: PASSWORD })
        .expect(422);
      await app.http().post('/api/login').send({ email, password: PASSWORD }).expect(401);
      await logIn(app, { email: renewed, password: PASSWORD });
    });

    it('gets the link when no password was set yet, and the old one does not work any more', async () => {
      const { body: made } = await create().expect(201);
      const old = await linkFor(made.data.email);
      const renewed = `neu.${made.data.email}`;
      await change(made.data.id, { email: renewed, ...PROOF }).expect(200);
      await setPassword(old).expect(422);
      await setPassword(await linkFor(renewed)).expect(200);
      await logIn(app, { email: renewed, password: PASSWORD });
    });

    it('of an account with roles is for those who may make users', async () => {
      const parent = await someParent(app);
      const role = await app.dataSource.manager.findOneByOrFail(RoleEntity, { name: 'Administrator' });
      await app.dataSource.manager.insert(UserRoleEntity, { user_id: parent.id, role_id: role.id });
      const answer = await change(parent.personId, { email: 'mine@evil.example' });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['email']]);
      await change(parent.personId, { email: parent.email, phone: '+39 0471 1' }).expect(200);
      // Who may make users, and holds less than the account does, would take over what it holds.
      const clerk = await someStaff(app, ['person.update', 'user.create']);
      const beyond = await change(parent.personId, { email: 'mine@evil.example' }, clerk);
      expect([beyond.status, Object.keys(beyond.body.errors)]).toEqual([422, ['email']]);
      const admin = await someone(app, 'Administrator');
      await change(parent.personId, { email: `ours${next()}@feria.example`, ...PROOF }, admin).expect(200);
    });

    it('makes an account for a person who has none', async () => {
      const parent = await someParent(app);
      await app.dataSource.manager.delete(UserEntity, { id: parent.id });
      const { body: read } = await app.as(office).get(`/api/parent/${parent.personId}`).expect(200);
      expect(read.data).toMatchObject({ email: null, lang: 'de' });
      const email = `again${next()}@familie.example`;
      await change(parent.personId, { email, lang: 'it' }).expect(200);
      await setPassword(await linkFor(email)).expect(200);
    });
  });

  it('keeps the name and language of the account in step', async () => {
    const { body: made } = await create().expect(201);
    await change(made.data.id, { last_name: 'Huber', lang: 'de' }).expect(200);
    expect(await userOf(made.data.email)).toMatchObject({ name: 'Anna Huber', lang: 'de' });
  });

  it('is found by name, tax code, place, telephone with and without blanks, and e-mail', async () => {
    const { body: made } = await create({
      last_name: 'Überbacher',
      place: 'Schnals',
      phone: '+39 0473 987-654',
      email: `such.mich${next()}@familie.example`,
    }).expect(201);
    const found = async (search: string) =>
      (await app.as(office).get('/api/parent').query({ search }).expect(200)).body.data.map(
        ({ id }: { id: number }) => id,
      );
    const { tax, email } = made.data;
    for (const words of ['uberbach', tax.toLowerCase(), 'schnals anna', '0473 987', '390473987654', email]) {
      expect([words, await found(words)]).toEqual([words, [made.data.id]]);
    }
  });

  it('is sorted by e-mail and by the number of children', async () => {
    const [one, none, two] = [await someParent(app), await someParent(app), await someParent(app)];
    await someChild(app, one);
    await someChild(app, two);
    await someChild(app, [two, one].slice(0, 1));
    const filters = [one, none, two].map(({ personId }) => `id|${personId}`);
    const order = async (sortBy: string) =>
      (await app.as(office).get('/api/parent').query({ filters, sortBy, sortDesc: 'true' })).body.data.map(
        ({ id, childrens_length }: { id: number; childrens_length: number }) => [id, childrens_length],
      );
    expect(await order('childrens_length')).toEqual([
      [two.personId, 2],
      [one.personId, 1],
      [none.personId, 0],
    ]);
    const byEmail = [one, none, two].sort((a, b) => (a.email < b.email ? 1 : -1));
    expect((await order('email')).map(([id]: number[]) => id)).toEqual(
      byEmail.map(({ personId }) => personId),
    );
  });

  const signUp = async (parent: Parent, child: { id: number }, week: { id: number; course_id: number }) => {
    const sent = signUpBody(child, week);
    await app.as(parent).post(`/api/send-registration/${week.course_id}`).send(sent).expect(201);
  };

  it('shows children with their weeks, without health, in as many statements for six as for one', async () => {
    const parent = await someParent(app);
    const course = await someCourse(app);
    const eldest = await someChild(app, parent, { birth: '2013-01-01', allergies: 'Nüsse' });
    const week = await someWeek(app, course);
    await signUp(parent, eldest, week);
    const read = () => app.as(office).get(`/api/parent/${parent.personId}`).expect(200);
    const few = await app.countStatements(read);
    for (let count = 0; count < 5; count += 1) {
      await signUp(parent, await someChild(app, parent), await someWeek(app, course));
    }
    expect((await app.countStatements(read)).length).toBe(few.length);
    const { body: answer } = await read();
    expect(answer.data.childrens_length).toBe(6);
    expect(answer.data.childrens[0]).toEqual({
      id: eldest.id,
      first_name: eldest.first_name,
      last_name: 'Rossi',
      display_name: `Rossi ${eldest.first_name}`,
      birth: '2013-01-01',
      course_weeks: [
        expect.objectContaining({
          id: week.id,
          course: expect.objectContaining({ id: course.id, active: true }),
          pivot: { is_waiting: false },
        }),
      ],
    });
    expect(JSON.stringify(answer)).not.toContain('Nüsse');
  });

  it.each([
    ['nobody else', [], null],
    ['who sees the list of registrations', ['peopleCourseWeekRegistration.index'], 1],
  ] as [string, Permission[], number | null][])(
    'tells the weeks of children to %s',
    async (_, more, weeks) => {
      const parent = await someParent(app);
      await signUp(parent, await someChild(app, parent), await someWeek(app, await someCourse(app)));
      const staff = app.as(await someStaff(app, ['person.view', 'person.update', ...more]));
      const told = [
        await staff.get(`/api/parent/${parent.personId}`).expect(200),
        await staff.put(`/api/parent/${parent.personId}`).send({ place: 'Meran' }).expect(200),
      ].map(
        ({ body }) =>
          (body as { data: { childrens: { course_weeks: unknown[] | null }[] } }).data.childrens[0]!
            .course_weeks,
      );
      expect(told.map((list) => list && list.length)).toEqual([weeks, weeks]);
    },
  );

  describe('deleting', () => {
    it('ends the account with its sessions', async () => {
      const parent = await someParent(app);
      expect(await remove(parent.personId)).toEqual({
        success: true,
        message: '„Rossi Eva“ wurde gelöscht.',
      });
      await app.as(parent).get('/api/userdata').expect(401);
      expect(await app.dataSource.manager.existsBy(UserEntity, { id: parent.id })).toBe(false);
    });

    it('is refused while a child has active registrations, also with another parent', async () => {
      const [parent, other] = [await someParent(app), await someParent(app)];
      const child = await someChild(app, [parent, other]);
      const week = await someWeek(app, await someCourse(app));
      await signUp(other, child, week);
      expect(await remove(parent.personId)).toEqual({
        success: false,
        message: '„Rossi Eva“ wird noch verwendet und kann nicht gelöscht werden: 1 laufende Anmeldung.',
      });
      await app.as(parent).get('/api/userdata').expect(200);
      app.clock.set(`${week.to}T22:00:00Z`);
      expect(await remove(parent.personId, await signInAgain(app, office))).toMatchObject({ success: true });
    });

    it('keeps the children and says which are without parents then', async () => {
      const [parent, other] = [await someParent(app), await someParent(app)];
      const [orphan, shared] = [await someChild(app, parent), await someChild(app, [parent, other])];
      expect(await remove(parent.personId)).toEqual({
        success: true,
        message:
          '„Rossi Eva“ wurde gelöscht. 1 Kind ist nun keinem Elternteil mehr zugeordnet. Bitte ordnen Sie einen Elternteil zu oder löschen Sie das Kind.',
      });
      const parents = async (id: number) =>
        (await app.as(office).get(`/api/child/${id}`).expect(200)).body.data.parents.map(
          (one: { id: number }) => one.id,
        );
      expect(await parents(orphan.id)).toEqual([]);
      expect(await parents(shared.id)).toEqual([other.personId]);
    });

    it('leaves an account that holds roles', async () => {
      const parent = await someParent(app);
      const role = await app.dataSource.manager.findOneByOrFail(RoleEntity, { name: 'Office' });
      await app.dataSource.manager.insert(UserRoleEntity, { user_id: parent.id, role_id: role.id });
      expect(await remove(parent.personId)).toMatchObject({ success: true });
      expect(await app.dataSource.manager.existsBy(ParentEntity, { id: parent.personId })).toBe(false);
      await app.as(parent).get('/api/userdata').expect(200);
    });
  });
});
