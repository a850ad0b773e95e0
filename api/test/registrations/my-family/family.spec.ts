import { ChildEntity } from '../../../src/model/families/child.entity.js';
import type { PaymentInfo } from '@feria/shared';
import { book } from '../support/book.js';
import { createTestApp, type TestApp } from '../../support/app.js';
import {
  signInAgain,
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someStaff,
  someTaxCode,
  someWeek,
  type Parent,
} from '../../support/builders.js';

describe('my family', () => {
  let app: TestApp;
  let parent: Parent;

  beforeAll(async () => {
    app = await createTestApp();
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    app.clock.set('2026-03-02T09:00:00Z');
    parent = await someParent(app);
  });

  const read = async (who = parent) => (await app.as(who).get('/api/my-family').expect(200)).body.data;
  const child = (changes: object = {}): Record<string, unknown> => ({
    first_name: 'Mia',
    last_name: 'Rossi',
    tax: someTaxCode({ from: 2012, years: 8 }),
    lang: 'it',
    phone: '+39 333 1234567',
    school: 'gs_2',
    ...changes,
  });
  const add = (changes: object = {}, who = parent) =>
    app.as(who).post('/api/my-family/children').send(child(changes));
  const change = (id: number, changes: object, who = parent) =>
    app.as(who).put(`/api/my-family/children/${id}`).send(changes);

  it('marks what another parent of the children pays', async () => {
    const father = await someParent(app);
    const both = await someChild(app, [parent, father]);
    await book(app, parent, both, await someWeek(app, await someCourse(app)));
    const [own] = (await read()).payments as PaymentInfo[];
    const [others] = (await read(father)).payments as PaymentInfo[];
    expect(own).not.toHaveProperty('of_other');
    expect(others).toEqual({ ...own, of_other: true });
  });

  it('is empty at first, but for the parent', async () => {
    expect(await read()).toEqual({
      parent: expect.objectContaining({
        id: parent.personId,
        email: parent.email,
        display_name: 'Rossi Eva',
      }),
      childrens: [],
      registrations: [],
      waitingQueue: [],
      confirmations: [],
      payments: [],
      credit: 0,
      siblings: [],
      draws: [],
    });
  });

  it('is not there for an account without a person, nor for a visitor', async () => {
    const answer = await app.as(await someStaff(app, 'Administrator')).get('/api/my-family');
    expect([answer.status, answer.body.code]).toEqual([403, 'no_person']);
    await app.http().get('/api/my-family').expect(401);
  });

  it('takes a child, with birth and gender from the tax code, whatever is sent', async () => {
    const good = await add({
      tax: ` ${someTaxCode({ from: 2015, years: 1 }).toLowerCase()} `,
      birth: '1999-01-01',
      gender: 's',
    });
    expect(good.status).toBe(201);
    expect(good.body.data.birth).toMatch(/^2015-/);
    expect(good.body.data.gender).toMatch(/^[mf]$/);
    expect(good.body.data.tax).toMatch(/^[A-Z0-9]{16}$/);
    expect(await read()).toMatchObject({ childrens: [{ id: good.body.data.id, needs_update: false }] });
  });

  it.each([
    ['first_name', { first_name: ' ' }, 'Campo obbligatorio.'],
    ['last_name', { last_name: undefined }, 'Campo obbligatorio.'],
    ['tax', { tax: '' }, 'Campo obbligatorio.'],
    ['tax', { tax: 'RSSMRA80A01H501' }, 'Il codice fiscale ha esattamente 16 caratteri.'],
    [
      'tax',
      { tax: 'RSSMRA80A01H501X' },
      'Vi preghiamo di controllare il codice fiscale inserito, sembra non essere valido!',
    ],
    ['phone', { phone: 'call me' }, 'Inserisca un numero di telefono valido.'],
    ['school', { school: 'uni_1' }, 'Scelga uno dei valori proposti.'],
    ['lang', { lang: 'fr' }, 'Scelga uno dei valori proposti.'],
    ['leave_alone', { leave_alone: 'yes' }, 'Indichi sì o no.'],
  ])('refuses a child at %s: %j', async (field, changes, message) => {
    const answer = await app
      .as(parent)
      .post('/api/my-family/children')
      .set('api-lang', 'it')
      .send(child(changes));
    expect([answer.status, answer.body.errors]).toEqual([422, { [field]: [message] }]);
  });

  it('says no more of a known tax code than to ask the office', async () => {
    const other = await someParent(app);
    const tax = someTaxCode({ from: 2012, years: 8 });
    await add({ tax, first_name: 'Geheim' }, other).expect(201);
    const answer = await add({ tax });
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      { tax: ['Diese Steuernummer ist schon eingetragen. Bitte wenden Sie sich an das Büro.'] },
    ]);
    expect(JSON.stringify(answer.body)).not.toMatch(/Geheim/);
  });

  it('adds a tax code once, when it is sent twice at once', async () => {
    const tax = someTaxCode({ from: 2012, years: 8 });
    const answers = await Promise.all([add({ tax }), add({ tax }), add({ tax })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 422, 422]);
    expect((await read()).childrens).toHaveLength(1);
  });

  it('wants consent before it keeps health data, once', async () => {
    const refused = await add({ allergies: 'Nüsse' });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([422, ['health_consent']]);
    const { body } = await add({ allergies: 'Nüsse', with_diagnostics: true, health_consent: true }).expect(
      201,
    );
    expect(body.data).toMatchObject({ allergies: 'Nüsse', with_diagnostics: true, medicaments: null });
    await change(body.data.id, { allergies: 'Nüsse, Milch' }).expect(200);
    const without = (await add().expect(201)).body.data;
    const later = await change(without.id, { risk_group: 'Asthma' });
    expect([later.status, Object.keys(later.body.errors)]).toEqual([422, ['health_consent']]);
  });

  it('keeps health data encrypted', async () => {
    const { body } = await add({ allergies: 'Erdnüsse', health_consent: true }).expect(201);
    const { tablePath } = app.dataSource.getMetadata(ChildEntity);
    const rows = await app.dataSource.query(
      `SELECT allergies, with_diagnostics, health_consent_at FROM ${app.dataSource.driver.escape(tablePath)} WHERE id = ${body.data.id}`,
    );
    expect(rows[0].allergies).not.toMatch(/Erdn/);
    expect(rows[0].allergies.length).toBeGreaterThan(40);
    expect(rows[0].with_diagnostics.length).toBeGreaterThan(30);
    expect(rows[0].health_consent_at).not.toBeNull();
  });

  it('changes what is sent, keeps the rest, and takes it as confirmed', async () => {
    const { id } = await someChild(app, parent, { last_update: new Date('2024-01-01T00:00:00Z') });
    expect((await read()).childrens[0].needs_update).toBe(true);
    const { body } = await change(id, { school: 'ms_1' }).expect(200);
    expect(body.data).toMatchObject({ school: 'ms_1', last_name: 'Rossi', needs_update: false });
    expect(body.data.last_update).toBe('2026-03-02T09:00:00.000Z');
  });

  it('does not change the tax code of a saved child, nor empties what must be there', async () => {
    const { id, tax } = await someChild(app, parent);
    const other = await change(id, { tax: someTaxCode({ from: 2012, years: 8 }) });
    expect(other.body.errors).toEqual({ tax: ['Die Steuernummer lässt sich nicht mehr ändern.'] });
    await change(id, { tax: tax.toLowerCase() }).expect(200);
    const emptied = await change(id, { first_name: '', phone: null });
    expect(Object.keys(emptied.body.errors).sort()).toEqual(['first_name', 'phone']);
  });

  it('does not know another family’s child', async () => {
    const other = await someParent(app);
    const { id } = await someChild(app, other);
    await change(id, { first_name: 'Fremd' }).expect(404);
    expect((await read()).childrens).toEqual([]);
    expect((await read(other)).childrens[0].first_name).not.toBe('Fremd');
  });

  it('is one child’s for both parents, and shows neither the other’s address', async () => {
    const other = await someParent(app);
    await app
      .as(other)
      .put('/api/my-family/parent')
      .send({ address: 'Geheimweg 7', phone: '+39 0471 999999' });
    const { id } = await someChild(app, [parent, other]);
    expect((await read()).childrens.map((found: { id: number }) => found.id)).toEqual([id]);
    expect((await read(other)).childrens.map((found: { id: number }) => found.id)).toEqual([id]);
    expect(JSON.stringify(await read())).not.toMatch(/Geheimweg|999999/);
  });

  it('shows registrations, the place in the queue, and what may still be done', async () => {
    const course = await someCourse(app);
    const week = await someWeek(app, course, { max_participants: 1, waiting_list: 3 });
    const [first, second] = [await someChild(app, parent), await someChild(app, parent)];
    await app
      .as(parent)
      .post(`/api/send-registration/${course.id}`)
      .send(signUpBody([first, second], week))
      .expect(201);
    const { registrations, waitingQueue, confirmations } = await read();
    expect(registrations).toEqual([
      expect.objectContaining({
        people: expect.objectContaining({ id: first.id }),
        editable: true,
        deletable: true,
      }),
    ]);
    expect(registrations[0].queue_position).toBeUndefined();
    expect(waitingQueue).toEqual([
      expect.objectContaining({ people: expect.objectContaining({ id: second.id }), queue_position: 1 }),
    ]);
    expect(confirmations).toEqual([]);
    app.clock.set('2026-06-01T00:00:00Z');
    parent = await signInAgain(app, parent);
    const later = await read();
    expect([later.registrations[0].editable, later.registrations[0].deletable]).toEqual([false, false]);
    expect([later.waitingQueue[0].editable, later.waitingQueue[0].deletable]).toEqual([false, true]);
    app.clock.set('2026-06-15T06:00:00Z');
    expect((await read()).waitingQueue[0].deletable).toBe(false);
  });

  it('lists a confirmation for each child and course that has a paid week', async () => {
    const course = await someCourse(app);
    const weeks = [
      await someWeek(app, course, { price: 0 }),
      await someWeek(app, course, { price: 0 }),
      await someWeek(app, course),
    ];
    const one = await someChild(app, parent);
    await app.as(parent).post(`/api/send-registration/${course.id}`).send(signUpBody(one, weeks)).expect(201);
    expect((await read()).confirmations).toEqual([
      {
        child_name: `${one.first_name} Rossi`,
        course_name: course.name,
        week_count: 2,
        from: weeks[0]?.from,
        to: weeks[1]?.to,
        courseId: course.id,
        peopleId: one.id,
      },
    ]);
  });

  it('changes the parent’s own data and nothing that must stay', async () => {
    const { body } = await app
      .as(parent)
      .put('/api/my-family/parent')
      .send({ last_name: 'Bianchi', lang: 'it', place: 'Meran', tax: 'X', email: 'other@feria.example' })
      .expect(200);
    expect(body.data).toMatchObject({
      last_name: 'Bianchi',
      lang: 'it',
      place: 'Meran',
      email: parent.email,
    });
    const { body: user } = await app.as(parent).get('/api/userdata').expect(200);
    expect(user.data).toMatchObject({ name: 'Eva Bianchi', lang: 'it', people: { last_name: 'Bianchi' } });
    const emptied = await app.as(parent).put('/api/my-family/parent').send({ address: '', lang: null });
    expect(Object.keys(emptied.body.errors).sort()).toEqual(['address', 'lang']);
  });

  it('takes the longest names: the account has of both what fits its own', async () => {
    const longest = { first_name: 'a'.repeat(255), last_name: 'b'.repeat(255) };
    const { body } = await app.as(parent).put('/api/my-family/parent').send(longest).expect(200);
    expect(body.data).toMatchObject(longest);
    const { body: user } = await app.as(parent).get('/api/userdata').expect(200);
    expect(user.data).toMatchObject({ name: 'a'.repeat(255), people: longest });
  });

  it('has the eldest child first, and the newest week', async () => {
    const course = await someCourse(app);
    const [june, july] = [await someWeek(app, course), await someWeek(app, course)];
    // Twins are in the order in which they were added.
    const births = ['2016-05-05', '2014-01-31', '2017-08-01', '2014-01-31'];
    const children: ChildEntity[] = [];
    for (const birth of births) children.push(await someChild(app, parent, { birth }));
    for (const [place, week] of [june, july, june].entries()) {
      const body = signUpBody(children[place] as ChildEntity, [week]);
      await app.as(parent).post(`/api/send-registration/${course.id}`).send(body).expect(201);
    }
    const { childrens, registrations } = await read();
    const placeOf = (id: number): number => children.findIndex((child) => child.id === id);
    expect(childrens.map(({ id }: { id: number }) => placeOf(id))).toEqual([1, 3, 0, 2]);
    expect(registrations.map(({ people }: { people: { id: number } }) => placeOf(people.id))).toEqual([
      1, 0, 2,
    ]);
  });
});
