import type { ErrorBody, FamilyEnded, MyFamily } from '@feria/shared';
import type { Response } from 'supertest';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import { ParentEntity } from '../../../src/model/families/parent.entity.js';
import { RegistrationEventEntity } from '../../../src/model/registrations/registration-event.entity.js';
import type { TestApp } from '../../support/app.js';
import {
  signUpBody,
  someChild,
  someCourse,
  someParent,
  someWeek,
  type Parent,
} from '../../support/builders.js';
import { basketOf, sendBasket } from '../basket/support.js';
import {
  book,
  bookByStaff,
  firstId,
  occupy,
  office,
  remove,
  send,
  startTwo,
  stored,
  travel,
} from '../support/book.js';

/* Two parents at once (product/families.md#what-the-other-parent-sees): who comes second reads who was first, and when. */

let app: TestApp;
let second: TestApp;
let end: () => Promise<void>;
let anna: Parent;
let paul: Parent;
let child: { id: number };
beforeAll(async () => {
  ({ app, second, close: end } = await startTwo());
});
afterAll(() => end());
beforeEach(async () => {
  await travel(app, '2026-03-02T09:12:00Z');
  anna = await named('Anna', 'Mair');
  paul = await named('Paul', 'Mair');
  child = await someChild(app, [anna, paul], { first_name: 'Mia' });
});

async function named(first_name: string, last_name: string): Promise<Parent> {
  const parent = await someParent(app);
  await app.dataSource.manager.update(ParentEntity, { id: parent.personId }, { first_name, last_name });
  return parent;
}

type Call = (who: Parent, id: number, process?: TestApp) => PromiseLike<Response>;
const CALLS: Record<string, Call> = {
  remove: (who, id, process = app) =>
    process.as(who).delete(`/api/registration/${id}`).set('api-lang', 'de,it'),
  change: (who, id, process = app) =>
    process
      .as(who)
      .put(`/api/save-registration/${id}`)
      .set('api-lang', 'de,it')
      .send({ dayType: 'half_day' }),
  accept: (who, id, process = app) =>
    process.as(who).post(`/api/registration/${id}/accept-offer`).set('api-lang', 'de,it'),
  decline: (who, id, process = app) =>
    process.as(who).post(`/api/registration/${id}/decline-offer`).set('api-lang', 'de,it'),
};

/** What an answer says in both languages. */
function said({ status, body }: Response): [number, string, string] {
  const { message, translations } = body as ErrorBody;
  return [status, message, translations?.it?.message ?? ''];
}

/** A registration of the child that waits and has an offer, booked by Anna. */
async function someOffer(): Promise<number> {
  const week = await someWeek(app, await someCourse(app, { move_up: 'offer' }), { max_participants: 1 });
  const [seat] = await occupy(app, week, 1);
  const id = firstId(await book(app, anna, child, week));
  await remove(app, seat!, 'staff');
  return id;
}
/** Booked by Anna, in a week of July, the first one or the second. */
const someBooking = async (days: { from: string; to: string } = JULY[0]) =>
  firstId(await book(app, anna, child, await someWeek(app, await someCourse(app), days)));
const JULY = [
  { from: '2026-07-06', to: '2026-07-10' },
  { from: '2026-07-13', to: '2026-07-17' },
] as const;

it.each(Object.entries(CALLS))('%s: says that the other parent has cancelled, and when', async (_, call) => {
  const id = await someBooking();
  await remove(app, id, anna);
  expect(said(await call(paul, id))).toEqual([
    404,
    'Anna M. hat die Anmeldung „Mia, Woche 1“ heute um 10:12 abgemeldet.',
    'Anna M. ha cancellato l’iscrizione «Mia, Settimana 1» oggi alle 10:12.',
  ]);
  await travel(app, '2026-03-03T09:12:00Z', paul, anna);
  expect(said(await call(paul, id))[1]).toBe(
    'Anna M. hat die Anmeldung „Mia, Woche 1“ am 02.03.2026 um 10:12 abgemeldet.',
  );
  expect(said(await call(anna, id))[1]).toBe(
    'Sie haben die Anmeldung „Mia, Woche 1“ am 02.03.2026 um 10:12 selbst abgemeldet.',
  );
});

it('says that the office has cancelled, and nobody where it is not known any more', async () => {
  const id = await someBooking();
  await remove(app, id, 'staff');
  expect(said(await CALLS.remove!(paul, id))).toEqual([
    404,
    'Das Büro hat die Anmeldung „Mia, Woche 1“ heute um 10:12 abgemeldet.',
    'L’ufficio ha cancellato l’iscrizione «Mia, Settimana 1» oggi alle 10:12.',
  ]);
  await app.dataSource.manager.update(RegistrationEventEntity, { registration_id: id }, { user_id: null });
  expect(said(await CALLS.remove!(paul, id))[1]).toBe(
    'Die Anmeldung „Mia, Woche 1“ wurde heute um 10:12 abgemeldet.',
  );
});

it('says who declined or accepted an offer', async () => {
  const declined = await someOffer();
  await app.as(anna).post(`/api/registration/${declined}/decline-offer`).expect(200);
  for (const what of ['accept', 'decline', 'remove'])
    expect(said(await CALLS[what]!(paul, declined))).toEqual([
      404,
      'Anna M. hat das Angebot „Mia, Woche 1“ heute um 10:12 abgelehnt.',
      'Anna M. ha rifiutato l’offerta «Mia, Settimana 1» oggi alle 10:12.',
    ]);
  child = await someChild(app, [anna, paul], { first_name: 'Mia' });
  const accepted = await someOffer();
  await app.as(anna).post(`/api/registration/${accepted}/accept-offer`).expect(200);
  for (const what of ['accept', 'decline'])
    expect(said(await CALLS[what]!(paul, accepted))).toEqual([
      422,
      'Anna M. hat das Angebot „Mia, Woche 1“ heute um 10:12 angenommen.',
      'Anna M. ha accettato l’offerta «Mia, Settimana 1» oggi alle 10:12.',
    ]);
  expect(await stored(app, accepted)).toMatchObject({ is_waiting: false });
});

it('both at once: one succeeds, the other reads who was first', async () => {
  const id = await someBooking();
  const answers = await Promise.all([CALLS.remove!(anna, id), CALLS.remove!(paul, id, second)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  const winner = answers[0].status === 200 ? 'Anna M.' : 'Paul M.';
  const refused = answers.find(({ status }) => status === 404)!;
  expect(said(refused)[1]).toBe(`${winner} hat die Anmeldung „Mia, Woche 1“ heute um 10:12 abgemeldet.`);
});

it('a stranger reads the same as of what never was, byte for byte', async () => {
  const id = await someBooking();
  await remove(app, id, anna);
  const offer = await someOffer();
  await app.as(anna).post(`/api/registration/${offer}/decline-offer`).expect(200);
  const stranger = await someParent(app);
  // Who was a parent of the child is a stranger now.
  const { personId } = paul;
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: personId });
  for (const call of Object.values(CALLS))
    for (const who of [stranger, paul])
      for (const gone of [id, offer]) {
        const [missing, answer] = [await call(who, 9_999_999), await call(who, gone)];
        expect([answer.status, answer.text]).toEqual([404, missing.text]);
      }
});

it('a former parent of the child is not named', async () => {
  const id = await someBooking();
  await remove(app, id, anna);
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: anna.personId });
  expect(said(await CALLS.remove!(paul, id))[1]).toBe(
    'Die Anmeldung „Mia, Woche 1“ wurde heute um 10:12 abgemeldet.',
  );
});

it('who books a week that the other parent has just booked reads so, in a sign-up and in a basket', async () => {
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  const answers = await Promise.all([
    send(app, anna, course, signUpBody(child, week)),
    send(second, paul, course, signUpBody(child, week)),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 422]);
  const [winner, loser] = answers[0].status === 201 ? [anna, paul] : [paul, anna];
  const name = winner === anna ? 'Anna M.' : 'Paul M.';
  const text = `${name} hat dieses Kind heute um 10:12 schon für die Woche „${week.name}“ eingetragen.`;
  const refused = answers.find(({ status }) => status === 422)!;
  expect(refused.body.errors).toEqual({ 'bookedChildren.0.courseWeeks.0.id': [text] });
  const basket = await sendBasket(app, loser, basketOf([child, week]));
  expect([basket.status, basket.body.errors]).toEqual([
    422,
    { 'bookings.0.bookedChildren.0.courseWeeks.0.id': [text] },
  ]);
  // Who booked it, and the office, read what they read before.
  const own = await send(app, winner, course, signUpBody(child, week));
  expect(own.body.errors['bookedChildren.0.courseWeeks.0.id'][0]).toContain('schon eingetragen');
  const { privacy: _, ...body } = signUpBody(child, week) as { privacy: boolean };
  const byOffice = await app
    .as(await office(app))
    .post(`/api/send-registration/${course.id}/admin`)
    .send(body);
  expect(JSON.stringify(byOffice.body.errors)).not.toContain(name);
  // Neither does a stranger read who it was.
  const foreign = await send(app, await someParent(app), course, signUpBody(child, week));
  expect([foreign.status, JSON.stringify(foreign.body).includes(name)]).toEqual([422, false]);
});

it('my family names who booked, where that was the other parent', async () => {
  const id = await someBooking();
  const office = (await bookByStaff(app, child, await someWeek(app, await someCourse(app))))
    .registrations[0]!;
  const bookers = async (who: Parent) => {
    const { body } = await app.as(who).get('/api/my-family').expect(200);
    const { registrations } = (body as { data: MyFamily }).data;
    return Object.fromEntries(registrations.map((one) => [one.id, one.booker]));
  };
  expect(await bookers(paul)).toEqual({ [id]: 'Anna M.', [office.id!]: undefined });
  expect(await bookers(anna)).toEqual({ [id]: undefined, [office.id!]: undefined });
});

it('my family lists what has ended: what, when, and by whom', async () => {
  const [byAnna, byOffice] = [await someBooking(), await someBooking(JULY[1])];
  await remove(app, byAnna, anna);
  await remove(app, byOffice, 'staff');
  const offer = await someOffer();
  await app.as(anna).post(`/api/registration/${offer}/decline-offer`).expect(200);
  const ended = async (who: Parent): Promise<FamilyEnded[]> =>
    (await app.as(who).get('/api/my-family/ended').expect(200)).body.data;
  const brief = async (who: Parent) =>
    (await ended(who)).map(({ registration_id, declined, by, name }) => [
      registration_id,
      declined,
      by,
      name,
    ]);
  expect(await brief(paul)).toEqual([
    [offer, true, 'parent', 'Anna M.'],
    [byOffice, false, 'office', undefined],
    [byAnna, false, 'parent', 'Anna M.'],
  ]);
  expect((await brief(anna)).map(([, , by]) => by)).toEqual(['reader', 'office', 'reader']);
  const [first] = await ended(paul);
  expect(first).toMatchObject({
    people: { id: child.id },
    course: { name: expect.any(String), name_it: expect.any(String) },
    courseWeek: {
      from: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      to: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    },
    at: app.clock.now().toISOString(),
  });
  expect(await ended(await someParent(app))).toEqual([]);
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id, person_id: anna.personId });
  expect((await brief(paul)).map(([, , by, name]) => [by, name])).toEqual([
    [null, undefined],
    ['office', undefined],
    [null, undefined],
  ]);
  expect(await ended(anna)).toEqual([]);
});
