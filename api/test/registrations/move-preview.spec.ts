import type { MovePreview } from '@feria/shared';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someWeek } from '../support/builders.js';
import { asking } from '../support/questions.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  kindsTo,
  move,
  office,
  placeOf,
  someFamily,
  stored,
  travel,
} from './support/book.js';
import { pay } from '../support/pay.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

async function ask(id: number, query: object, lang = 'de') {
  return app
    .as(await office(app))
    .get(`/api/peopleCourseWeekRegistration/${id}/move-preview`)
    .query(query)
    .set('api-lang', lang);
}

async function preview(id: number, week: { id: number }, query = {}, lang = 'de'): Promise<MovePreview> {
  const { status, body } = await ask(id, { course_week_id: week.id, ...query }, lang);
  expect([status, body.errors]).toEqual([200, undefined]);
  return body.data as MovePreview;
}

/** Anna has the one seat of a week, Leo waits behind her; the next week of the project is dearer. */
async function scene(second = {}) {
  const course = await someCourse(app, { name: 'Zirkus', name_it: 'Circo' });
  const first = await someWeek(app, course, { max_participants: 1 });
  const target = await someWeek(app, course, { price: 15_000, max_participants: 4, ...second });
  const parent = await someParent(app);
  const child = await someChild(app, parent, { first_name: 'Anna', last_name: 'Berger' });
  const id = firstId(await book(app, parent, child, first));
  const other = await someParent(app);
  const leo = await someChild(app, other, { first_name: 'Leo', last_name: 'Gruber' });
  const waiting = firstId(await book(app, other, leo, first));
  return { course, first, target, parent, child, id, other, leo, waiting };
}

it('says place, price, what is paid, who moves up and who is told; changes nothing; and then it is so', async () => {
  const { target, parent, id, waiting, first } = await scene();
  await pay(app, id, 12_000);
  const before = await stored(app, id);
  const told = await preview(id, target);
  expect(told).toEqual({
    name: 'Anna Berger',
    facts: [
      { label: 'Bisher', value: 'Zirkus (2026), Woche 1, 15.06.2026 – 19.06.2026' },
      { label: 'Neu', value: 'Zirkus (2026), Woche 2, 22.06.2026 – 26.06.2026' },
    ],
    refusal: null,
    ineligible: null,
    consequences: [
      'Das Kind erhält einen festen Platz. Belegt sind danach 1 von 4 Plätzen.',
      'Der Preis ändert sich von 120,00 € auf 150,00 €.',
      'Bezahlt sind 120,00 €, offen sind danach 30,00 €.',
      'Von der Warteliste rückt nach: Gruber Leo. Die Eltern erhalten eine E-Mail.',
    ],
    mail: { readers: ['Eva Rossi'], default: true },
    outcome: 'confirmed',
    queue_position: null,
    price_before: 120,
    price: 150,
    payed_amount: 120,
    open: 30,
    credit: 0,
    seats: { max_participants: 4, registered: 0, waiting_list: 5, waiting: 0 },
  });
  expect(await stored(app, id)).toEqual(before);
  expect(await kindsTo(app, parent)).toEqual(['new']);
  await move(app, id, target);
  expect(await placeOf(app, waiting)).toBe('confirmed');
  expect((await stored(app, waiting))!.course_week_id).toBe(first.id);
  expect(await kindsTo(app, parent)).toEqual(['new', 'moved']);
});

it('says it in Italian, for the day type that is asked for, with the credit', async () => {
  const { target, id } = await scene();
  await pay(app, id, 12_000);
  const told = await preview(id, target, { day_type: 'half_day' }, 'it');
  expect(told).toMatchObject({ price: 80, open: 0, credit: 40 });
  expect(told.facts[1]).toEqual({
    label: 'Nuova',
    value: 'Circo (2026), Settimana 2, 22.06.2026 – 26.06.2026',
  });
  expect(told.consequences).toEqual([
    'Il posto è confermato. Risulteranno occupati 1 posti su 4.',
    'Il prezzo passa da 120,00 € a 80,00 €.',
    'Già pagati: 120,00 €; credito dopo lo spostamento: 40,00 €.',
    'Dalla lista d’attesa ottiene il posto: Gruber Leo. I genitori ricevono un’e-mail.',
  ]);
});

it('of a full week names the place on the waiting list, which is no refusal yet', async () => {
  const { target, id } = await scene({ max_participants: 0, price: 12_000 });
  const there = await someFamily(app);
  await book(app, there.parent, there.child, target);
  await pay(app, id, 12_000);
  const told = await preview(id, target);
  expect(told).toMatchObject({
    outcome: 'waiting',
    queue_position: 2,
    refusal: null,
    open: 0,
    credit: 120,
    seats: { max_participants: 0, registered: 0, waiting_list: 5, waiting: 1 },
  });
  expect(told.consequences.slice(0, 3)).toEqual([
    'Kein Platz ist frei. Das Kind verliert den bisherigen Platz und kommt auf Platz 2 der Warteliste.',
    'Der Preis bleibt bei 120,00 €.',
    'Bezahlt sind 120,00 €, das Guthaben beträgt danach 120,00 €.',
  ]);
});

it('says why a move would be refused, in the words of its answer', async () => {
  const { target, id, course, parent, child, first } = await scene();
  const full = await someWeek(app, course, { max_participants: 0, waiting_list: 0 });
  const overlapping = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07' });
  const days = { from: '2026-08-07', to: '2026-08-07' };
  await book(app, parent, child, await someWeek(app, await someCourse(app), days));
  for (const week of [first, full, overlapping]) {
    const { refusal, consequences } = await preview(id, week);
    const { body } = await move(app, id, week, { waiting: true });
    expect(body.errors).toEqual({ course_week_id: [refusal] });
    expect(consequences).toEqual([]);
  }
  await move(app, id, target);
  expect((await preview(id, target)).refusal).toMatch(/schon eingetragen/);
});

it('of a place on a waiting list: it frees no seat, and nothing is lost', async () => {
  const { target, waiting, first } = await scene();
  const told = await preview(waiting, target);
  expect(told.outcome).toBe('confirmed');
  expect(told.consequences.join()).not.toMatch(/rückt/);
  const full = await someWeek(app, await someCourse(app), { max_participants: 0 });
  expect((await preview(waiting, full)).consequences[0]).toBe(
    'Kein Platz ist frei. Das Kind kommt auf Platz 1 der Warteliste.',
  );
  expect((await stored(app, waiting))!.course_week_id).toBe(first.id);
});

it('does not promise the child itself a second place on the days of its new week', async () => {
  const { first, child, id } = await scene();
  // Waits on days of the old week and of the new one.
  const both = { from: '2026-06-19', to: '2026-06-22' };
  const wide = await someWeek(app, await someCourse(app), { ...both, max_participants: 1 });
  const target = await someWeek(app, await someCourse(app), { from: '2026-06-22', to: '2026-06-26' });
  // As if she had joined this queue before she got her place in the first week.
  await app.dataSource.manager.insert(RegistrationEntity, {
    child_id: child.id,
    course_week_id: wide.id,
    day_type: 'full_day',
    is_waiting: true,
    queue_number: 1,
    price: 12_000,
    emergency_contact1_phone: '+39 333 1',
    created_at: app.clock.now(),
  });
  const told = await preview(id, target);
  expect(told.consequences.filter((sentence) => sentence.includes('rückt nach'))).toEqual([
    'Von der Warteliste rückt nach: Gruber Leo. Die Eltern erhalten eine E-Mail.',
  ]);
  await move(app, id, target);
  const stays = await app.dataSource.manager.findOneByOrFail(RegistrationEntity, {
    child_id: child.id,
    course_week_id: wide.id,
  });
  expect(stays.is_waiting).toBe(true);
  expect(await placeOf(app, id)).toBe('confirmed');
  expect((await stored(app, id))!.course_week_id).not.toBe(first.id);
});

it('tells of another question in another project, of nobody to write to, and of a week that has started', async () => {
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const child = await someChild(app, []);
  const id = firstId(await bookByStaff(app, child, week));
  const asks = await someCourse(app, { questions: await asking(app) });
  const other = await someWeek(app, asks, { from: '2026-03-02', to: '2026-03-06' });
  const told = await preview(id, other);
  expect(told.consequences).toEqual(
    expect.arrayContaining([
      'Es ist noch nichts bezahlt.',
      'Von der Warteliste rückt niemand nach.',
      'Dieses Projekt fragt „T-Shirt“. Die Antwort wird nicht neu erfragt: Bitte prüfen Sie sie danach in der Anmeldung.',
      'Niemand erhält eine E-Mail, weil kein Elternteil ein Konto hat.',
    ]),
  );
  expect(told.mail).toBeNull();
  const { parent, child: own } = await someFamily(app);
  const booked = firstId(await book(app, parent, own, week));
  expect((await preview(booked, other)).mail).toMatchObject({ default: false });
});

it('is 422 at the parameter that is wrong, and 404 for what is not there', async () => {
  const { target, id } = await scene({ full_day: false });
  for (const [query, field] of [
    [{}, 'course_week_id'],
    [{ course_week_id: 'x' }, 'course_week_id'],
    [{ course_week_id: 999_999 }, 'course_week_id'],
    [{ course_week_id: target.id }, 'day_type'],
    [{ course_week_id: target.id, day_type: 'night' }, 'day_type'],
  ] as const) {
    const { status, body } = await ask(id, query);
    expect([status, Object.keys(body.errors)]).toEqual([422, [field]]);
  }
  expect((await ask(999_999, { course_week_id: target.id })).status).toBe(404);
});

it('takes as many statements for a long queue as for a short one', async () => {
  const { target, id, first } = await scene();
  const count = async () => (await app.countStatements(() => preview(id, target))).length;
  const short = await count();
  for (let more = 0; more < 4; more += 1) {
    const family = await someFamily(app);
    await book(app, family.parent, family.child, first);
  }
  expect(await count()).toBe(short);
});

describe('a place that is given after registration has closed has no number on the waiting list', () => {
  it.each([
    [
      'fair_start' as const,
      'Das Kind wird dort vorgemerkt. Freie Plätze werden nach Anmeldeschluss vergeben.',
    ],
    ['draw' as const, 'Das Kind nimmt dort mit einem Wunsch an der Verlosung teil.'],
  ])('with %s', async (allocation, sentence) => {
    const { other, leo, waiting } = await scene();
    const course = await someCourse(app, { allocation, register_to: '2026-03-31' });
    const sure = await someWeek(app, course, { from: '2026-07-13', to: '2026-07-17' });
    const target = await someWeek(app, course, { from: '2026-07-20', to: '2026-07-24' });
    // Its one sure week is taken.
    await book(app, other, leo, sure);
    const told = await preview(waiting, target);
    expect(told).toMatchObject({ outcome: 'waiting', queue_position: null });
    expect(told.consequences[0]).toBe(sentence);
    expect((await move(app, waiting, target, { waiting: true })).status).toBe(200);
    expect(await stored(app, waiting)).toMatchObject({ is_waiting: true, held_back: true });
  });
});
