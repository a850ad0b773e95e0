import { paymentReference, type Permission, type SearchResult } from '@feria/shared';
import { UserEntity } from '../../../src/core/auth/user.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { bookByStaff, book } from '../../registrations/support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  READER,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someWeek,
  type Parent,
  type Staff,
} from '../../support/builders.js';

describe('the search over everything', () => {
  let app: TestApp;
  let office: Staff;

  beforeAll(async () => {
    app = await createTestApp();
    office = await someStaff(app, 'Office');
  });
  afterAll(() => app.close());

  const send = (q: unknown, who: Staff = office) => app.as(who).post('/api/search').send({ q });
  const find = async (q: string, who?: Staff): Promise<SearchResult> =>
    (await send(q, who).expect(200)).body.data as SearchResult;
  const namedParent = async (first_name: string, last_name: string): Promise<Parent> => {
    const parent = await someParent(app);
    const { manager } = app.dataSource;
    const person = await manager.findOneByOrFail(ParentEntity, { id: parent.personId });
    await manager.save(ParentEntity, Object.assign(person, { first_name, last_name }));
    return parent;
  };

  it('finds children, parents and projects by parts of their names, without regard to case and accents', async () => {
    const parent = await namedParent('Renée', 'Zöschg');
    const child = await someChild(app, parent, {
      first_name: 'Àlma',
      last_name: 'Zöschg',
      birth: '2017-03-04',
    });
    const course = await someCourse(app, { name: 'Zöschgs Zirkus', name_it: 'Circo', from: '2026-07-06' });
    const found = await find('ZOSCHG');
    expect(found).toEqual({
      reference: null,
      children: {
        rows: [{ id: child.id, first_name: 'Àlma', last_name: 'Zöschg', birth: '2017-03-04' }],
        more: false,
      },
      parents: {
        rows: [
          {
            id: parent.personId,
            first_name: 'Renée',
            last_name: 'Zöschg',
            place: 'Bozen',
            phone: null,
            others: [],
            children: [{ id: child.id, first_name: 'Àlma', last_name: 'Zöschg' }],
          },
        ],
        more: false,
      },
      courses: {
        rows: [{ id: course.id, name: 'Zöschgs Zirkus', name_it: 'Circo', active: true, year: 2026 }],
        more: false,
      },
      registrations: { rows: [], more: false },
    });
    expect((await find('alma zos')).children?.rows).toHaveLength(1);
    expect((await find('alma unknown')).children?.rows).toEqual([]);
    expect((await find(parent.email)).parents?.rows.map(({ id }) => id)).toEqual([parent.personId]);
  });

  it('finds a child by a parent for those who may see parents', async () => {
    const parent = await namedParent('Ida', 'Unterthurner');
    const child = await someChild(app, parent, { last_name: 'Marchetti' });
    expect((await find('unterthurner')).children?.rows.map(({ id }) => id)).toEqual([child.id]);
    const leader = await someStaff(app, READER);
    expect((await find('unterthurner', leader)).children?.rows).toEqual([]);
    expect((await find('marchetti', leader)).children?.rows.map(({ id }) => id)).toEqual([child.id]);
  });

  it('shows five of each kind, says that there are more, and begins with words that begin so', async () => {
    const parent = await someParent(app);
    for (const last_name of ['Aquarta', 'Bquarta', 'Cquarta', 'Dquarta', 'Equarta'])
      await someChild(app, parent, { last_name });
    const first = await someChild(app, parent, { last_name: 'Quarta' });
    const { children } = await find('quarta');
    expect(children?.more).toBe(true);
    expect(children?.rows.map(({ last_name }) => last_name)).toEqual([
      'Quarta',
      'Aquarta',
      'Bquarta',
      'Cquarta',
      'Dquarta',
    ]);
    expect(children?.rows[0]?.id).toBe(first.id);
    expect((await find('equarta')).children).toMatchObject({ more: false, rows: [{ last_name: 'Equarta' }] });
  });

  it('takes the signs of LIKE as they are', async () => {
    expect(await find('%%')).toMatchObject({ children: { rows: [] }, courses: { rows: [] } });
    expect(await find('__')).toMatchObject({ parents: { rows: [] } });
  });

  describe('by a payment reference', () => {
    it('finds who pays, the project, and the registrations that are paid with it', async () => {
      const [mother, father] = [await someParent(app), await someParent(app)];
      const both = [mother, father];
      const [lea, max] = [await someChild(app, both), await someChild(app, both)];
      const course = await someCourse(app);
      const [one, two] = [await someWeek(app, course), await someWeek(app, course)];
      const elsewhere = await someWeek(app, await someCourse(app), { from: '2026-08-17', to: '2026-08-21' });
      const leas = (await book(app, mother, lea, one)).registrations[0]?.id;
      await book(app, father, max, two); // paid with the father's reference
      await book(app, mother, lea, elsewhere); // another project
      const reference = paymentReference({ courseId: course.id, personId: mother.personId });
      const written = ` ${reference.toLowerCase().replace(/(.{4})/g, '$1 ')}`;

      const found = await find(written);
      expect(found.reference).toBe(reference);
      expect(found.parents?.rows.map(({ id }) => id)).toEqual([mother.personId]);
      expect(found.courses?.rows.map(({ id }) => id)).toEqual([course.id]);
      expect(found.children).toEqual({ rows: [], more: false });
      expect(found.registrations).toEqual({
        rows: [
          {
            id: leas,
            is_waiting: false,
            held_back: false,
            priority: null,
            offer_expires_at: null,
            people: { id: lea.id, first_name: lea.first_name, last_name: lea.last_name },
            course: { id: course.id, name: course.name, name_it: course.name_it },
            courseWeek: { id: one.id, name: one.name, name_it: one.name_it, from: one.from, to: one.to },
          },
        ],
        more: false,
      });

      const ofFamily = await find(paymentReference({ courseId: null, personId: mother.personId }));
      expect(ofFamily.parents?.rows.map(({ id }) => id)).toEqual([mother.personId]);
      expect(ofFamily.courses).toEqual({ rows: [], more: false });
      expect(ofFamily.registrations?.rows.map(({ courseWeek }) => courseWeek.id)).toEqual([
        one.id,
        elsewhere.id,
      ]);
    });

    it('finds what staff booked by the reference of each parent', async () => {
      const [mother, father] = [await someParent(app), await someParent(app)];
      const child = await someChild(app, [mother, father]);
      const course = await someCourse(app);
      const { registrations } = await bookByStaff(app, child, await someWeek(app, course));
      const of = async ({ personId }: Parent) =>
        (await find(paymentReference({ courseId: course.id, personId }))).registrations?.rows.map(
          ({ id }) => id,
        );
      expect(await of(mother)).toEqual([registrations[0]?.id]);
      expect(await of(father)).toEqual([registrations[0]?.id]);
    });

    it('is not for who sees neither parents nor payments', async () => {
      const parent = await someParent(app);
      const course = await someCourse(app);
      await book(app, parent, await someChild(app, parent), await someWeek(app, course));
      const q = paymentReference({ courseId: course.id, personId: parent.personId });
      const leader = await someStaff(app, READER);
      expect((await find(q, leader)).registrations?.rows).toEqual([]);
      const cashier = await someStaff(app, [
        'peopleCourseWeekRegistration.index',
        'peopleCourseWeekRegistration.update',
      ]);
      expect((await find(q, cashier)).registrations?.rows).toHaveLength(1);
    });

    it('does not take one with a wrong check digit for a reference', async () => {
      const parent = await someParent(app);
      const right = paymentReference({ courseId: 1, personId: parent.personId });
      const wrong = right.replace(/^RF(\d)/, (_, digit: string) => `RF${(Number(digit) + 1) % 10}`);
      expect(await find(wrong)).toMatchObject({ reference: null, parents: { rows: [] } });
    });
  });

  it.each<[string, Permission, (keyof SearchResult)[]]>([
    ['children', 'child.index', ['children']],
    ['parents', 'person.index', ['parents']],
    ['projects', 'course.index', ['courses']],
    ['registrations', 'peopleCourseWeekRegistration.index', ['registrations']],
  ])('shows %s to holders of %s only', async (_, permission, groups) => {
    const parent = await namedParent('Eva', 'Fachperson');
    const child = await someChild(app, parent, { last_name: 'Fachperson' });
    const course = await someCourse(app, { name: 'Fachperson' });
    await book(app, parent, child, await someWeek(app, course));
    const reader = await someStaff(app, [permission]);
    for (const q of ['fachperson', paymentReference({ courseId: course.id, personId: parent.personId })]) {
      const { reference: _reference, ...found } = await find(q, reader);
      expect(Object.keys(found)).toEqual(groups);
    }
  });

  describe('a family by all its names and numbers', () => {
    const PLAIN: Permission[] = ['person.index', 'person.view'];
    const OF_CHILDREN: Permission[] = [...PLAIN, 'child.index'];
    let mother: Parent;
    let father: Parent;
    let child: { id: number };
    let week: Awaited<ReturnType<typeof someWeek>>;

    beforeAll(async () => {
      mother = await namedParent('Ilse', 'Großrubatscher');
      father = await namedParent('Karl', 'Pircher');
      child = await someChild(app, [mother, father], {
        first_name: 'Jonas',
        last_name: 'Pircher',
        phone: '+39 333 7001 002',
      });
      await app
        .as(office)
        .put(`/api/child/${child.id}/pickup-persons`)
        .send({
          persons: [
            { name: 'Jörg Fremd', phone: '+39 320 1112223', relation: 'Onkel' },
            { name: 'María Würth', phone: '0471/98 76-54', relation: 'Oma' },
          ],
        })
        .expect(200);
      week = await someWeek(app, await someCourse(app));
      const { registrations } = await book(app, mother, child, week);
      await app.dataSource.manager.update(RegistrationEntity, registrations[0]!.id, {
        emergency_contact2_name: 'Nachbarin Resi',
        emergency_contact2_phone: '0472 / 83.30.01',
      });
    });

    const parents = async (q: string, who?: Staff) => (await find(q, who)).parents?.rows ?? [];
    const family = () => [father.personId, mother.personId].toSorted((one, other) => one - other);
    const ids = async (q: string, who?: Staff) =>
      (await parents(q, who)).map(({ id }) => id).toSorted((one, other) => one - other);
    const oma = { kind: 'pickup', name: 'María Würth', relation: 'Oma', phone: '0471/98 76-54' };
    const neighbour = {
      kind: 'contact',
      name: 'Nachbarin Resi',
      relation: null,
      phone: '0472 / 83.30.01',
    };

    it.each([
      ['oma maria', oma],
      ['WURTH', oma],
      ['maria 0471 987654', oma],
      ['0471 987654', oma],
      ['+39 0471 98 76 54', oma],
      ['0039 0471/987654', oma],
      ['0471-98-76-54', oma],
      ['pircher oma', oma],
      ['0472 833001', neighbour],
      ['+39 0472 83 30 01', neighbour],
      ['3337001002', { kind: 'child', name: 'Pircher Jonas', relation: null, phone: '+39 333 7001 002' }],
    ])('finds it by %p, and says why', async (q, found_by) => {
      const found = await parents(q);
      const karl = found.find(({ id }) => id === father.personId);
      expect(karl).toMatchObject({
        others: [{ id: mother.personId, first_name: 'Ilse', last_name: 'Großrubatscher' }],
        children: [{ id: child.id, first_name: 'Jonas', last_name: 'Pircher' }],
        found_by,
      });
      if (!q.includes('pircher')) expect(await ids(q)).toEqual(family());
    });

    it('says no reason where the parent is found by the own name or number', async () => {
      const [own] = await parents('grossrubatscher');
      expect(own).toMatchObject({ id: mother.personId, others: [{ id: father.personId }] });
      expect(own).not.toHaveProperty('found_by');
    });

    it('wants every word, and takes no number for another', async () => {
      expect(await ids('oma unbekannt')).toEqual([]);
      expect(await ids('0471 987655')).toEqual([]);
    });

    it('neither finds nor shows what the reader does not see elsewhere', async () => {
      const plain = await someStaff(app, PLAIN);
      for (const q of ['oma maria', '0471 987654', '0472 833001', '3337001002'])
        expect(await ids(q, plain)).toEqual([]);
      const [found] = await parents('grossrubatscher', plain);
      expect(found).not.toHaveProperty('children');

      const ofChildren = await someStaff(app, OF_CHILDREN);
      expect(await ids('oma maria', ofChildren)).toEqual(family());
      expect(await ids('3337001002', ofChildren)).toEqual(family());
      expect(await ids('0472 833001', ofChildren)).toEqual([]);

      // The list of children alone tells nobody who may pick one up.
      const listsOnly = await someStaff(app, ['person.index', 'child.index']);
      expect(await ids('oma maria', listsOnly)).toEqual([]);

      const ofRegistrations = await someStaff(app, [...PLAIN, 'peopleCourseWeekRegistration.index']);
      expect(await ids('0472 833001', ofRegistrations)).toEqual(family());
      expect(await ids('oma maria', ofRegistrations)).toEqual([]);
    });

    it('names the other parents to who sees children or the page of a family', async () => {
      const others = async (permissions: Permission[]) =>
        (await parents('grossrubatscher', await someStaff(app, permissions))).map((row) => row.others);
      const karl = [{ id: father.personId, first_name: 'Karl', last_name: 'Pircher' }];
      expect(await others(['person.index'])).toEqual([[]]);
      expect(await others(['person.index', 'child.index'])).toEqual([karl]);
      expect(await others(PLAIN)).toEqual([karl]);
    });

    it('does not find a parent by what the office notes of the account', async () => {
      const noted = await namedParent('Rosa', 'Notiert');
      await app.dataSource.manager.save(
        Object.assign(await app.dataSource.manager.findOneByOrFail(UserEntity, { id: noted.id }), {
          company_name: 'Zahlungsunwillig',
        }),
      );
      const reader = await someStaff(app, PLAIN);
      expect(await ids(noted.email.toUpperCase(), reader)).toEqual([noted.personId]);
      expect(await ids('zahlungsunwillig', reader)).toEqual([]);
      const listed = async (search: string) =>
        (await app.as(reader).get('/api/parent').query({ search }).expect(200)).body.meta.total as number;
      expect([await listed(noted.email), await listed('zahlungsunwillig')]).toEqual([1, 0]);
    });

    it('does not name a child with the number of a contact to who sees no children', async () => {
      const number = '+39 333 7001 003';
      const other = await someChild(app, mother, { phone: number });
      const { registrations } = await book(app, mother, other, week);
      await app.dataSource.manager.update(RegistrationEntity, registrations[0]!.id, {
        emergency_contact1_name: null,
        emergency_contact1_phone: number,
      });
      const reader = await someStaff(app, [...PLAIN, 'peopleCourseWeekRegistration.index']);
      const [found] = await parents('3337001003', reader);
      expect(found?.found_by).toEqual({ kind: 'contact', name: null, relation: null, phone: number });
    });

    it('needs the same number of statements for one family and for several', async () => {
      const statements = async () => (await app.countStatements(() => find('vieloma 0471 555666'))).length;
      const grow = async () => {
        const parent = await someParent(app);
        const one = await someChild(app, parent);
        const persons = [{ name: 'Vieloma', phone: '0471 555666' }];
        await app.as(office).put(`/api/child/${one.id}/pickup-persons`).send({ persons }).expect(200);
      };
      await grow();
      const few = await statements();
      await grow();
      await grow();
      expect(await parents('vieloma 0471 555666')).toHaveLength(3);
      expect(await statements()).toBe(few);
    });
  });

  it('is closed to accounts without any of these permissions', async () => {
    await send('mia', await someStaff(app, ['child.update', 'person.view', 'course.view'])).expect(403);
    await send('mia', await someParent(app)).expect(403);
  });

  it('never searches or shows health data', async () => {
    const parent = await someParent(app);
    await someChild(app, parent, { last_name: 'Gesund', allergies: 'Wespengift', risk_group: 'Herzfehler' });
    const admin = await someStaff(app, 'Administrator');
    expect((await find('wespengift', admin)).children?.rows).toEqual([]);
    expect(Object.keys((await find('gesund', admin)).children!.rows[0]!)).toEqual([
      'id',
      'first_name',
      'last_name',
      'birth',
    ]);
  });

  it('does not find a child that was anonymised', async () => {
    const parent = await someParent(app);
    await someChild(app, parent, { last_name: 'Vergessen', anonymised_at: new Date() });
    expect((await find('vergessen')).children?.rows).toEqual([]);
  });

  it.each([
    ['a', 'Mindestens 2 Zeichen.'],
    [' a ', 'Mindestens 2 Zeichen.'],
    ['', 'Bitte ausfüllen.'],
    [undefined, 'Bitte ausfüllen.'],
    [12, 'Bitte einen Text eingeben.'],
    ['x'.repeat(101), 'Höchstens 100 Zeichen.'],
  ])('refuses %p', async (q, message) => {
    const { body } = await send(q).expect(422);
    expect(body.errors.q).toContain(message);
  });

  it('finds nothing for signs that no word is left of', async () => {
    expect(await find('\u0301\u0301')).toMatchObject({ children: { rows: [] }, parents: { rows: [] } });
  });

  it('needs the same number of statements however much there is', async () => {
    const parent = await namedParent('Eva', 'Zahlreich');
    const course = await someCourse(app, { name: 'Zahlreich' });
    const reference = paymentReference({ courseId: course.id, personId: parent.personId });
    const grow = async () => {
      const child = await someChild(app, parent, { last_name: 'Zahlreich' });
      await book(app, parent, child, await someWeek(app, course));
    };
    const statements = async () => [
      (await app.countStatements(() => find('zahlreich'))).length,
      (await app.countStatements(() => find(reference))).length,
    ];
    await grow();
    const few = await statements();
    await grow();
    await grow();
    expect(await statements()).toEqual(few);
  });
});

it('is limited per account', async () => {
  const app = await createTestApp({ env: { RATE_LIMIT: 'on' } });
  try {
    const [office, other] = [await someStaff(app, 'Office'), await someStaff(app, 'Office')];
    const send = (who: Staff) => app.as(who).post('/api/search').send({ q: 'mia' });
    await send(office).expect(200);
    await app.dataSource.query('UPDATE rate_limit SET hits = 900');
    expect((await send(office).expect(429)).headers['retry-after']).toBeDefined();
    await send(other).expect(200);
  } finally {
    await app.close();
  }
});
