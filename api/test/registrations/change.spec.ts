import type { CourseWeekEntity } from '../../src/model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../src/model/catalogue/course.entity.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someParent, someStaff, someWeek, type Parent } from '../support/builders.js';
import {
  book,
  createQuietApp,
  editWeek,
  firstId,
  kindsTo,
  office,
  someFamily,
  stored,
  historyOf,
  travel,
} from './support/book.js';

let app: TestApp;
let course: CourseEntity;
let week: CourseWeekEntity;
let parent: Parent;
let id: number;

beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(async () => {
  await travel(app, '2026-03-02T09:00:00Z');
  course = await someCourse(app);
  week = await someWeek(app, course);
  const family = await someFamily(app);
  parent = family.parent;
  id = firstId(await book(app, parent, family.child, week));
});
afterAll(() => app.close());

const save = (body: object, by: { token: string } | null = parent, lang = 'de') =>
  app.as(by).put(`/api/save-registration/${id}`).set('api-lang', lang).send(body);

/** Switches the custom field of the course on or off, as staff do. */
async function askFor(custom_field: boolean): Promise<void> {
  const labels = { custom_field_de: 'T-Shirt', custom_field_it: 'Maglietta' };
  await app
    .as(await office(app))
    .put(`/api/course/${course.id}`)
    .send({ custom_field, ...labels })
    .expect(200);
}

it('changes day type and contacts, and answers with the registration', async () => {
  const answer = await save({
    dayType: 'half_day',
    emergency_contact1_phone: '+39 333 9',
    emergency_contact2_phone: null,
  });
  expect(answer.status).toBe(200);
  expect(answer.body.data).toMatchObject({
    id,
    day_type: 'half_day',
    price: 80,
    emergency_contact1_phone: '+39 333 9',
    emergency_contact2_phone: null,
    editable: true,
    deletable: true,
  });
});

it('keeps what is absent', async () => {
  await save({ emergency_contact2_phone: '+39 333 9' }).expect(200);
  expect(await stored(app, id)).toMatchObject({
    day_type: 'full_day',
    price: 12_000,
    emergency_contact1_phone: '+39 333 1111111',
    emergency_contact2_phone: '+39 333 9',
  });
});

it('changes the names of the contacts; a removed number takes its name along', async () => {
  const names = { emergency_contact1_name: 'Oma Rosa', emergency_contact2_name: 'Opa Toni' };
  await save(names).expect(200);
  await save({ emergency_contact1_phone: '+39 333 9' }).expect(200);
  expect(await stored(app, id)).toMatchObject({ ...names, emergency_contact1_phone: '+39 333 9' });
  await save({ emergency_contact2_phone: null }).expect(200);
  expect(await stored(app, id)).toMatchObject({
    emergency_contact1_name: 'Oma Rosa',
    emergency_contact2_name: null,
    emergency_contact2_phone: null,
  });
  const answer = await save({ emergency_contact2_name: 'Opa Toni' });
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    { emergency_contact2_phone: ['Bitte geben Sie zu diesem Namen auch die Telefonnummer an.'] },
  ]);
});

it('copies the price in force when the day type changes', async () => {
  await editWeek(app, week, { price: 150, price_half_day: 90 });
  await save({ dayType: 'half_day' }).expect(200);
  expect((await stored(app, id))!.price).toBe(9_000);
});

it('leaves the price alone when the week has become dearer and the day type stays', async () => {
  await editWeek(app, week, { price: 150 });
  await save({ dayType: 'full_day', emergency_contact1_phone: '+39 333 9' }).expect(200);
  expect((await stored(app, id))!.price).toBe(12_000);
});

it('writes the history and no mail', async () => {
  await save({ dayType: 'half_day' });
  expect(await historyOf(app, id)).toEqual([
    { kind: 'registered', user_id: parent.id, amount: 12_000 },
    { kind: 'changed', user_id: parent.id, amount: 8_000 },
  ]);
  expect(await kindsTo(app, parent)).toEqual(['new']);
});

it('keeps the place in the queue when a waiting child changes the day type', async () => {
  const full = await someWeek(app, course, { max_participants: 0 });
  const { parent: first, child } = await someFamily(app);
  id = firstId(await book(app, first, child, full));
  const behind = await someFamily(app);
  const other = firstId(await book(app, behind.parent, behind.child, full));
  const answer = await save({ dayType: 'half_day' }, first);
  expect(answer.body.data).toMatchObject({ is_waiting: true, queue_position: 1, day_type: 'half_day' });
  expect((await stored(app, id))!.queue_number).toBeLessThan((await stored(app, other))!.queue_number!);
});

describe('is refused', () => {
  it.each([
    ['de', 'Bitte geben Sie einen Notfallkontakt an!'],
    ['it', 'Si prega di fornire un contatto di emergenza!'],
  ])('with an empty first contact (%s)', async (lang, message) => {
    const errors = { emergency_contact1_phone: [message] };
    for (const empty of ['', null]) {
      const answer = await save({ emergency_contact1_phone: empty }, parent, lang);
      expect(answer.status).toBe(422);
      expect(answer.body.errors).toEqual(errors);
    }
  });

  it('with a second contact that is the stored first', async () => {
    const answer = await save({ emergency_contact2_phone: '333 1111111' });
    expect(answer.body.errors).toEqual({
      emergency_contact2_phone: ['Bitte geben Sie zwei verschiedene Notfallkontakte an!'],
    });
  });

  it('with a day type that the week does not offer', async () => {
    await editWeek(app, week, { half_day: false });
    const answer = await save({ dayType: 'half_day' });
    expect(answer.status).toBe(422);
    expect(answer.body.errors).toEqual({
      dayType: ['Diese Betreuungszeit wird in dieser Woche nicht angeboten.'],
    });
  });

  it('with an empty custom field where the course asks for one', async () => {
    await askFor(true);
    const answer = await save({ custom_field: ' ' }, parent, 'it');
    expect(answer.body.errors).toEqual({ custom_field: ['Compili il campo «Maglietta».'] });
  });

  it('for another family and for nobody in particular', async () => {
    expect((await save({ dayType: 'half_day' }, await someParent(app))).status).toBe(404);
    expect((await save({ dayType: 'half_day' }, null)).status).toBe(401);
    id = 999_999;
    expect((await save({ dayType: 'half_day' })).status).toBe(404);
  });

  it('for an account without a person', async () => {
    const answer = await save({ dayType: 'half_day' }, await someStaff(app, 'Office'));
    expect(answer.body.code).toBe('no_person');
  });

  it.each([
    ['de', 'Für diese Woche ist die Anmeldung nicht mehr offen.'],
    ['it', 'Le iscrizioni per questa settimana non sono più aperte.'],
  ])('once the week is not open any more (%s)', async (lang, message) => {
    await travel(app, '2026-05-31T21:59:59Z', parent);
    await save({ dayType: 'half_day' }).expect(200);
    app.clock.set('2026-05-31T22:00:00Z');
    const answer = await save({ dayType: 'full_day' }, parent, lang);
    expect(answer.status).toBe(422);
    expect(answer.body).toEqual({ code: 'week_not_open', message });
  });
});

describe('what the office changed since does not hold up a new phone number:', () => {
  it('a day type that is not offered any more', async () => {
    await editWeek(app, week, { full_day: false });
    await save({ dayType: 'full_day', emergency_contact1_phone: '+39 333 9' }).expect(200);
  });

  it('a custom field that was not asked for when booking', async () => {
    await askFor(true);
    await save({ emergency_contact1_phone: '+39 333 9' }).expect(200);
    await save({ custom_field: 'M' }).expect(200);
    expect((await save({}).expect(200)).body.data.custom_field).toBe('M');
  });

  it('a custom field that is not asked for any more is not taken', async () => {
    await save({ custom_field: 'M' }).expect(200);
    expect((await save({}).expect(200)).body.data.custom_field).toBeNull();
  });
});
