import { HEALTH_FIELDS, type Permission } from '@feria/shared';
import { In } from 'typeorm';
import { ChildEntity } from '../../../src/model/families/child.entity.js';
import { HealthReadEntity } from '../../../src/model/accounts/health-read.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  READER,
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

const HEALTH = {
  with_diagnostics: true,
  medicaments: 'Ventolin',
  incompatibilities: 'Laktose',
  allergies: 'Nüsse',
  risk_group: 'Asthma',
};
const NONE = {
  with_diagnostics: false,
  medicaments: null,
  incompatibilities: null,
  allergies: null,
  risk_group: null,
};

describe('children in the office', () => {
  let app: TestApp;
  let office: Staff;
  let parent: Parent;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set('2026-03-02T09:00:00Z');
    office = await someStaff(app, 'Office');
    parent = await someParent(app);
  });

  const body = (changes: object = {}): Record<string, unknown> => ({
    first_name: 'Mia',
    last_name: 'Rossi',
    tax: someTaxCode({ from: 2012, years: 8 }),
    lang: 'it',
    phone: '+39 333 1234567',
    school: 'gs_2',
    ...changes,
  });
  const create = (changes: object = {}, who = office) => app.as(who).post('/api/child').send(body(changes));
  const change = (id: number, changes: object, who = office) =>
    app.as(who).put(`/api/child/${id}`).send(changes);
  const read = async (id: number, who = office) =>
    (await app.as(who).get(`/api/child/${id}`).expect(200)).body.data;
  const listed = async (id: number, who: Staff) =>
    (
      await app
        .as(who)
        .get('/api/child')
        .query({ filters: `id|${id}` })
        .expect(200)
    ).body.data[0];
  const search = async (words: string, who = office) => {
    const { body: answer } = await app
      .as(who)
      .get('/api/child')
      .query({ search: words, itemsPerPage: 500 })
      .expect(200);
    return answer.data.map(({ id }: { id: number }) => id);
  };

  describe('health', () => {
    const stored = async (id: number) => {
      const found = await app.dataSource.manager.findOneByOrFail(ChildEntity, { id });
      return Object.fromEntries(HEALTH_FIELDS.map((field) => [field, found[field]]));
    };
    const holders: [string, readonly Permission[], { reads: boolean; writes: boolean }][] = [
      ['child.health and child.update', ['child.health', 'child.update'], { reads: true, writes: true }],
      ['child.update alone', ['child.update'], { reads: false, writes: false }],
      ['child.health alone', ['child.health'], { reads: true, writes: false }],
      ['neither', [], { reads: false, writes: false }],
    ];

    it.each(holders)('is seen in list and record with %s as it may be', async (_, holds, { reads }) => {
      const child = await someChild(app, parent, HEALTH);
      const row = await listed(child.id, await someStaff(app, ['child.index', ...holds]));
      if (reads) expect(row).toMatchObject(HEALTH);
      else
        for (const field of [...HEALTH_FIELDS, 'health_consent', 'health_consent_way'])
          expect(row).not.toHaveProperty(field);
      if (!holds.includes('child.update')) return;
      const record = await read(child.id, await someStaff(app, holds));
      if (reads) expect(record).toMatchObject(HEALTH);
      else
        for (const field of [...HEALTH_FIELDS, 'health_consent', 'health_consent_way'])
          expect(record).not.toHaveProperty(field);
    });

    it.each(holders)(
      'is written on change with %s as it may be, and never cleared',
      async (_, holds, may) => {
        if (!holds.includes('child.update')) return expect(may.writes).toBe(false);
        const child = await someChild(app, parent, HEALTH);
        const staff = await someStaff(app, holds);
        const answer = await change(child.id, { ...NONE, first_name: 'Anna' }, staff).expect(200);
        expect(answer.body.data.first_name).toBe('Anna');
        expect(await stored(child.id)).toEqual(may.writes ? NONE : HEALTH);
      },
    );

    it.each(holders)('is written on create with child.create and %s as it may be', async (_, holds, may) => {
      const staff = await someStaff(app, ['child.create', ...holds]);
      const { body: answer } = await create(HEALTH, staff).expect(201);
      expect(await stored(answer.data.id)).toEqual(may.writes ? HEALTH : NONE);
      if (!may.reads) expect(answer.data).not.toHaveProperty('allergies');
    });

    it('is no readable text in the database', async () => {
      const { body: answer } = await create(HEALTH).expect(201);
      const [row] = await app.dataSource.query<Record<string, unknown>[]>(
        `SELECT * FROM child WHERE id = ${answer.data.id}`,
      );
      const text = JSON.stringify(row);
      for (const secret of ['Ventolin', 'Laktose', 'Asthma', 'sse']) expect(text).not.toContain(secret);
    });

    it('is written down when any is shown, once a day, and not when none is', async () => {
      const [ill, well] = [await someChild(app, parent, HEALTH), await someChild(app, parent)];
      const leader = await someStaff(app, READER);
      await listed(ill.id, leader);
      await listed(ill.id, leader);
      await listed(well.id, leader);
      await listed(ill.id, await someStaff(app, ['child.index']));
      await read(ill.id);
      await read(well.id);
      const reads = await app.dataSource.manager.find(HealthReadEntity, {
        where: { child_id: In([ill.id, well.id]) },
        order: { id: 'ASC' },
      });
      expect(reads.map(({ user_id, child_id, via, date }) => [user_id, child_id, via, date])).toEqual([
        [leader.id, ill.id, 'list', '2026-03-02'],
        [office.id, ill.id, 'record', '2026-03-02'],
      ]);
    });

    it('is written down too when the answer to a change shows it', async () => {
      const ill = await someChild(app, parent, HEALTH);
      await change(ill.id, {}).expect(200);
      const made = await create({ allergies: 'Nüsse' }).expect(201);
      const reads = await app.dataSource.manager.findBy(HealthReadEntity, {
        child_id: In([ill.id, made.body.data.id]),
      });
      expect(reads.map(({ user_id, via }) => [user_id, via])).toEqual([
        [office.id, 'record'],
        [office.id, 'record'],
      ]);
    });

    it('says how the parents consented, when and who entered it, until it is withdrawn', async () => {
      const sent = { ...HEALTH, health_consent_way: 'phone' };
      const { id, ...made } = (await create(sent).expect(201)).body.data;
      const consent = { way: 'phone', date: '2026-03-02', by: expect.any(String) };
      expect(made).toMatchObject({
        health_consent: true,
        health_consent_way: 'phone',
        imported_consent: consent,
      });
      const stored = () => app.dataSource.manager.findOneByOrFail(ChildEntity, { id });
      const before = await stored();
      expect(before.health_consent_by).not.toBeNull();
      // What is not sent stays; another way keeps the time.
      await change(id, { phone: '+39 333 9999999' }).expect(200);
      const { body: changed } = await change(id, { health_consent_way: 'paper' }).expect(200);
      expect(changed.data).toMatchObject({ health_consent: true, health_consent_way: 'paper' });
      expect((await stored()).health_consent_at).toEqual(before.health_consent_at);
      const { body: gone } = await change(id, { health_consent: false, health_consent_way: 'email' }).expect(
        200,
      );
      expect(gone.data).toMatchObject({ health_consent: false, health_consent_way: null });
      expect(gone.data).not.toHaveProperty('imported_consent');
      expect((await change(id, { health_consent_way: 'somehow' })).status).toBe(422);
    });

    it('comes with the consent that staff note once and can withdraw', async () => {
      const { body: made } = await create({ ...HEALTH, health_consent: true }).expect(201);
      const { id } = made.data;
      const at = async () =>
        (await app.dataSource.manager.findOneByOrFail(ChildEntity, { id })).health_consent_at?.toISOString();
      expect([made.data.health_consent, await at()]).toEqual([true, '2026-03-02T09:00:00.000Z']);
      app.clock.set('2026-03-20T09:00:00Z');
      await change(id, { health_consent: true }).expect(200);
      expect(await at()).toBe('2026-03-02T09:00:00.000Z');
      await change(id, { allergies: 'Pollen' }, await someStaff(app, ['child.update'])).expect(200);
      expect(await at()).toBe('2026-03-02T09:00:00.000Z');
      expect((await change(id, { health_consent: false }).expect(200)).body.data.health_consent).toBe(false);
      expect(await at()).toBeUndefined();
    });
  });

  describe('tax code', () => {
    it('gives birth and gender, whatever is sent, and stays once saved', async () => {
      const tax = someTaxCode({ from: 2015, years: 1 });
      const sent = { tax: ` ${tax.toLowerCase()} `, birth: '1999-01-01', gender: 's' };
      const { body: answer } = await create(sent).expect(201);
      expect(answer.data).toMatchObject({ tax, birth: expect.stringMatching(/^2015-/) });
      expect(answer.data.gender).toMatch(/^[mf]$/);
      const { id } = answer.data;
      expect((await change(id, { tax: tax.toLowerCase() })).status).toBe(200);
      const other = await change(id, { tax: someTaxCode({ from: 2012, years: 8 }) });
      expect([other.status, other.body.errors]).toEqual([
        422,
        { tax: ['Die Steuernummer lässt sich nicht mehr ändern.'] },
      ]);
      expect((await read(id)).tax).toBe(tax);
    });

    it.each([
      ['RSSMRA80A01H501', 'Il codice fiscale ha esattamente 16 caratteri.'],
      [
        'RSSMRA80A01H501A',
        'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
      ],
    ])('%s is refused', async (tax, message) => {
      const answer = await create({ tax }).set('api-lang', 'it');
      expect([answer.status, answer.body.errors]).toEqual([422, { tax: [message] }]);
    });

    it('of another child names it to staff who see the list, and to nobody else', async () => {
      const taken = await someChild(app, parent, { first_name: 'Lena', last_name: 'Moser' });
      const message = async (who: Staff) =>
        (await create({ tax: taken.tax }, who).expect(422)).body.errors.tax;
      expect(await message(office)).toEqual(['Diese Steuernummer hat schon Moser Lena.']);
      const general = 'Diese Steuernummer ist schon eingetragen. Bitte wenden Sie sich an das Büro.';
      expect(await message(await someStaff(app, ['child.create']))).toEqual([general]);
      const answer = await app
        .as(parent)
        .post('/api/my-family/children')
        .send(body({ tax: taken.tax }));
      expect([answer.status, answer.body.errors.tax]).toEqual([422, [general]]);
    });
  });

  it('that was anonymised is nobody any more', async () => {
    const child = await someChild(app, parent, { anonymised_at: app.clock.now() });
    await app.as(office).get(`/api/child/${child.id}`).expect(404);
    await change(child.id, { first_name: 'Anna' }).expect(404);
    await app.as(office).delete(`/api/child/${child.id}`).expect(404);
    expect(await listed(child.id, office)).toBeUndefined();
  });

  it('takes a telephone number only', async () => {
    const answer = await create({ phone: 'ruf an' });
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['phone']]);
  });

  it('is confirmed by saving it', async () => {
    const { body: made } = await create().expect(201);
    app.clock.set('2027-06-01T09:00:00Z');
    const later = await signInAgain(app, office);
    expect(await read(made.data.id, later)).toMatchObject({ needs_update: true });
    const { body: saved } = await change(made.data.id, {}, later).expect(200);
    expect(saved.data).toMatchObject({ needs_update: false, last_update: '2027-06-01T09:00:00.000Z' });
  });

  describe('parents', () => {
    it('are written as ids or objects and read as objects', async () => {
      const other = await someParent(app);
      const { body: made } = await create({ parents: [parent.personId] }).expect(201);
      expect(made.data.parents).toEqual([
        {
          id: parent.personId,
          first_name: 'Eva',
          last_name: 'Rossi',
          display_name: 'Rossi Eva',
          place: 'Bozen',
          invited_by: null,
        },
      ]);
      const ids = async (changes: object) =>
        (await change(made.data.id, changes).expect(200)).body.data.parents.map(
          ({ id }: { id: number }) => id,
        );
      expect(await ids({ parents: [{ id: other.personId }, { id: parent.personId }] })).toEqual([
        parent.personId,
        other.personId,
      ]);
      expect(await ids({ first_name: 'Anna' })).toHaveLength(2);
      expect(await ids({ parents: [other.personId] })).toEqual([other.personId]);
      expect(await ids({ parents: [] })).toEqual([]);
    });

    it('that do not exist are refused, and nothing is stored', async () => {
      const child = await someChild(app, parent);
      const answer = await change(child.id, { parents: [parent.personId, 2_000_000], first_name: 'Anna' });
      expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['parents']]);
      expect(await read(child.id)).toMatchObject({
        first_name: child.first_name,
        parents: [{ id: parent.personId }],
      });
    });

    it('lead to their children in a search, for those who see parents', async () => {
      const named = await someParent(app);
      await app
        .as(office)
        .put(`/api/parent/${named.personId}`)
        .send({ last_name: 'Gänsebauer', place: 'Schlanders' })
        .expect(200);
      const child = await someChild(app, named, { first_name: 'Zoé' });
      expect(await search('gansebauer schland')).toEqual([child.id]);
      expect(await search('zoe gansebauer')).toEqual([child.id]);
      const leader = await someStaff(app, READER);
      expect(await search('gansebauer', leader)).toEqual([]);
      expect(await search('zoe', leader)).toContain(child.id);
    });

    it('sort the list', async () => {
      const [first, last] = [await someParent(app), await someParent(app)];
      const rename = (who: Parent, last_name: string) =>
        app.as(office).put(`/api/parent/${who.personId}`).send({ last_name }).expect(200);
      await rename(first, 'ähnlich');
      await rename(last, 'Zwick');
      const [late, early, both] = [
        await someChild(app, last),
        await someChild(app, first),
        await someChild(app, [last, first]),
      ];
      const filters = [late, early, both].map(({ id }) => `id|${id}`);
      const order = async (sortDesc: string) =>
        (
          await app.as(office).get('/api/child').query({ filters, sortBy: 'parents', sortDesc })
        ).body.data.map(({ id }: { id: number }) => id);
      expect(await order('false')).toEqual([early.id, both.id, late.id]);
      expect(await order('true')).toEqual([late.id, both.id, early.id]);
    });
  });

  describe('with registrations', () => {
    const signUp = async (child: ChildEntity, week: { id: number; course_id: number }) => {
      const answer = await app
        .as(parent)
        .post(`/api/send-registration/${week.course_id}`)
        .send(signUpBody(child, week));
      expect(answer.status).toBe(201);
    };

    it('shows its weeks with course and waiting mark, newest first', async () => {
      const child = await someChild(app, parent);
      const course = await someCourse(app);
      const [early, late] = [
        await someWeek(app, course),
        await someWeek(app, course, { max_participants: 0 }),
      ];
      await signUp(child, early);
      await signUp(child, late);
      const { name, name_it } = course;
      expect((await read(child.id)).course_weeks).toEqual(
        [
          [late, true],
          [early, false],
        ].map(([week, is_waiting]) => ({
          id: (week as typeof late).id,
          course_id: course.id,
          course: { id: course.id, name, name_it, active: true },
          name: (week as typeof late).name,
          name_it: (week as typeof late).name_it,
          from: (week as typeof late).from,
          to: (week as typeof late).to,
          pivot: { is_waiting },
        })),
      );
    });

    it.each([
      ['none', [], null],
      ['those of one registration', ['peopleCourseWeekRegistration.update'], null],
      ['the list of registrations', ['peopleCourseWeekRegistration.index'], 1],
    ] as [string, Permission[], number | null][])(
      'tells its weeks, or that they are not told, by the permissions of registrations: %s',
      async (_, more, weeks) => {
        const child = await someChild(app, parent);
        await signUp(child, await someWeek(app, await someCourse(app)));
        const staff = app.as(await someStaff(app, ['child.update', ...more]));
        const told = [
          await staff.get(`/api/child/${child.id}`).expect(200),
          await staff.put(`/api/child/${child.id}`).send({ first_name: 'Lena' }).expect(200),
        ].map(({ body }) => (body as { data: { course_weeks: unknown[] | null } }).data.course_weeks);
        expect(told.map((list) => list && list.length)).toEqual([weeks, weeks]);
      },
    );

    it('is not deleted while one is active, confirmed or waiting', async () => {
      const child = await someChild(app, parent, { first_name: 'Lena', last_name: 'Moser' });
      const course = await someCourse(app);
      await signUp(child, await someWeek(app, course, { max_participants: 0 }));
      const { body: answer } = await app.as(office).delete(`/api/child/${child.id}`).expect(200);
      expect(answer.data).toEqual({
        success: false,
        message: '„Moser Lena“ wird noch verwendet und kann nicht gelöscht werden: 1 laufende Anmeldung.',
      });
      expect(await read(child.id)).toMatchObject({ id: child.id });
    });

    it('is deleted once all are past, and their story stays', async () => {
      const child = await someChild(app, parent);
      const week = await someWeek(app, await someCourse(app));
      await signUp(child, week);
      app.clock.set(`${week.to}T21:59:59Z`); // the last second of its last day in Rome
      const staff = await signInAgain(app, office);
      const remove = async () => (await app.as(staff).delete(`/api/child/${child.id}`).expect(200)).body.data;
      expect(await remove()).toMatchObject({ success: false });
      app.clock.advance(1_000);
      expect(await remove()).toMatchObject({ success: true });
      const { manager } = app.dataSource;
      expect(await manager.countBy(RegistrationEntity, { child_id: child.id })).toBe(0);
      const story = await manager.findBy(RegistrationEventEntity, { child_id: child.id });
      expect(story.map(({ kind }) => kind)).toEqual(['registered', 'removed']);
    });
  });
});
