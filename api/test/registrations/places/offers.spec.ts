import type { CourseDetail, ErrorBody, OfficeFamily } from '@feria/shared';
import type { CourseEntity } from '../../../src/model/catalogue/course.entity.js';
import { DueWork } from '../../../src/registrations/due-work.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { creditsOf } from '../../../src/ledger/balance.js';
import { sentMails } from '../../mailing/mailbox.js';
import { openDocument } from '../../money/documents/support/paid.js';
import { readXlsx, values } from '../../money/documents/support/xlsx.js';
import {
  anotherProcess,
  book,
  createQuietApp,
  daysOf,
  editWeek,
  firstId,
  historyOf,
  kindsTo,
  occupy,
  office,
  outcomes,
  placeOf,
  remove,
  send,
  someFamily,
  stored,
  travel,
} from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { signUpBody, someCourse, someWeek } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { pay } from '../../support/pay.js';

/* Offers (product/registrations.md#offers): who moves up is asked first, and the seat is held. */

let app: TestApp;
beforeEach(async () => {
  app = await createQuietApp();
  await travel(app, '2026-03-02T09:00:00Z');
});
afterEach(() => app.close());

const JULY = { from: '2026-07-06', to: '2026-07-10' };

/** A full week of one seat with a queue of families; the seat and the registrations by id. */
async function fullWeek(queue: number, course: Partial<CourseEntity> = {}, lang: 'de' | 'it' = 'de') {
  const week = await someWeek(app, await someCourse(app, { move_up: 'offer', ...course }), {
    ...JULY,
    max_participants: 1,
  });
  const [seat] = await occupy(app, week, 1);
  const families = [];
  for (let index = 0; index < queue; index += 1) {
    const family = await someFamily(app, 1, lang);
    families.push({ ...family, id: firstId(await book(app, family.parent, family.child, week)) });
  }
  return { week, seat: seat!, families };
}
const offerOf = async (id: number) => (await stored(app, id))!.offer_expires_at?.toISOString() ?? null;
const answer = (parent: { token: string }, id: number, what: 'accept' | 'decline') =>
  app.as(parent).post(`/api/registration/${id}/${what}-offer`);
const look = (process: TestApp = app): Promise<void> => process.app.get(DueWork).run();

describe('a seat that gets free', () => {
  it('is offered to the first of the queue, and held', async () => {
    const { week, seat, families } = await fullWeek(2);
    const [first, second] = families;
    await remove(app, seat, 'staff');
    expect(await offerOf(first!.id)).toBe('2026-03-04T09:00:00.000Z');
    expect([await placeOf(app, first!.id), await offerOf(second!.id)]).toEqual(['waiting', null]);
    expect(await daysOf(app, first!.child)).toEqual([]);
    expect((await historyOf(app, first!.id)).map(({ kind }) => kind)).toEqual(['waiting', 'offered']);
    const newcomer = await someFamily(app);
    expect(outcomes(await book(app, newcomer.parent, newcomer.child, week))).toEqual(['waiting']);
    const { body } = await app.as(first!.parent).get('/api/my-family').expect(200);
    expect(body.data.waitingQueue).toMatchObject([
      { offer_expires_at: '2026-03-04T09:00:00.000Z', is_waiting: true },
    ]);
  });

  it('is named as an offer in the lists of the office, and has no place on the waiting list', async () => {
    const { week, seat, families } = await fullWeek(2);
    const [first, second] = families;
    await remove(app, seat, 'staff');
    const until = '2026-03-04T09:00:00.000Z';
    const staff = app.as(await office(app));
    const { body } = await staff.get(`/api/course/${week.course_id}`).expect(200);
    const rows = (body.data as CourseDetail).courseWeeks[0]!.waiting_queue_participants;
    expect(
      rows.map(({ id, queue_position, offer_expires_at }) => [id, queue_position, offer_expires_at]),
    ).toEqual([
      [first!.id, null, until],
      [second!.id, 1, null],
    ]);
    const sheet = await openDocument(app, await office(app), `/excelExport/${week.course_id}`, {});
    const [exported] = readXlsx(sheet.body as Buffer);
    expect(values(exported).map((row) => [row.Status, row['Platz auf der Warteliste']])).toEqual([
      ['Angebot bis 04.03.2026 10:00', undefined],
      ['Warteliste', 1],
    ]);
    const family = await staff.get(`/api/family/${first!.parent.personId}`).expect(200);
    const page = family.body.data as OfficeFamily;
    expect(page.seasons?.[0]?.registrations).toMatchObject([{ is_waiting: true, offer_expires_at: until }]);
    const child = await staff.get(`/api/child/${first!.child.id}`).expect(200);
    expect(child.body.data.course_weeks).toMatchObject([
      { pivot: { is_waiting: true, offer_expires_at: until, priority: null, held_back: false } },
    ]);
  });

  it.each([
    ['de', 'Ein Platz ist frei', '04.03.2026 um 10:00 Uhr'],
    ['it', 'Si è liberato un posto', '04.03.2026 alle ore 10:00'],
  ] as const)('is told with the time that is left, in %s', async (lang, subject, until) => {
    const { seat, families } = await fullWeek(1, {}, lang);
    await remove(app, seat, 'staff');
    expect(await kindsTo(app, families[0]!.parent)).toEqual(['waiting', 'offer']);
    const mail = (await sentMails(app)).find((sent) => sent.subject?.startsWith(subject));
    const text = mail?.text?.replace(/\s+/g, ' ') ?? '';
    for (const part of [until, `${app.config.appUrl}/my-family`]) expect(text).toContain(part);
    expect(text).not.toMatch(/%\{|undefined/);
  });

  it('is offered for as long as the course says, and never beyond the start of the week', async () => {
    const { seat, families } = await fullWeek(1, { offer_hours: 3 });
    await remove(app, seat, 'staff');
    expect(await offerOf(families[0]!.id)).toBe('2026-03-02T12:00:00.000Z');
    const late = await fullWeek(1);
    await travel(app, '2026-07-05T10:00:00Z');
    await remove(app, late.seat, 'staff');
    expect(await offerOf(late.families[0]!.id)).toBe('2026-07-05T22:00:00.000Z');
  });
});

describe('who accepts', () => {
  it('has the seat, with its days and a mail that asks to pay', async () => {
    const { seat, families } = await fullWeek(1);
    const [{ parent, child, id }] = families as [(typeof families)[0]];
    await remove(app, seat, 'staff');
    const { body } = await answer(parent, id, 'accept').expect(200);
    expect(body.data).toMatchObject({ id, is_waiting: false, offer_expires_at: null });
    expect(await daysOf(app, child)).toHaveLength(5);
    expect(await kindsTo(app, parent)).toEqual(['waiting', 'offer', 'new']);
    expect((await answer(parent, id, 'accept')).status).toBe(422);
  });

  it('is told when the child has another programme by then, and keeps the offer', async () => {
    const { seat, families } = await fullWeek(1);
    const [{ parent, child, id }] = families as [(typeof families)[0]];
    await remove(app, seat, 'staff');
    await book(app, parent, child, await someWeek(app, await someCourse(app), JULY));
    const { status, body } = await answer(parent, id, 'accept');
    expect([status, (body as ErrorBody).message]).toEqual([422, expect.stringContaining('anderes Programm')]);
    expect(await offerOf(id)).not.toBeNull();
  });

  it('is told when it is too late, also before anybody has looked', async () => {
    const { seat, families } = await fullWeek(1);
    const [{ parent, id }] = families as [(typeof families)[0]];
    await remove(app, seat, 'staff');
    await travel(app, '2026-03-04T09:00:00Z', parent);
    const { status, body } = await answer(parent, id, 'accept');
    expect([status, (body as ErrorBody).message]).toEqual([422, expect.stringContaining('abgelaufen')]);
    expect(await placeOf(app, id)).toBe('waiting');
  });

  it.each(['accept', 'decline'] as const)('answers for the own children only: %s', async (what) => {
    const { seat, families } = await fullWeek(1);
    await remove(app, seat, 'staff');
    const stranger = await someFamily(app);
    expect((await answer(stranger.parent, families[0]!.id, what)).status).toBe(404);
    expect(await offerOf(families[0]!.id)).not.toBeNull();
  });
});

it('who declines leaves the waiting list, and the next is asked', async () => {
  const { seat, families } = await fullWeek(2);
  const [first, second] = families;
  await remove(app, seat, 'staff');
  const { body } = await answer(first!.parent, first!.id, 'decline').expect(200);
  expect(body.data.success).toBe(true);
  expect(await stored(app, first!.id)).toBeNull();
  expect(await offerOf(second!.id)).not.toBeNull();
  expect((await historyOf(app, first!.id)).map(({ kind }) => kind)).toEqual([
    'waiting',
    'offered',
    'declined',
    'removed',
  ]);
  expect(await kindsTo(app, first!.parent)).toEqual(['waiting', 'offer', 'deleted']);
});

it.each([
  ['de', 'Angebot abgelehnt: ', 'steht dort nicht mehr auf der Warteliste'],
  ['it', 'Offerta rifiutata: ', 'non è più in quella lista d’attesa'],
] as const)('who declines is not told of a cancelled registration, in %s', async (lang, subject, part) => {
  const { seat, families } = await fullWeek(1, {}, lang);
  const [{ parent, id }] = families as [(typeof families)[0]];
  await remove(app, seat, 'staff');
  await answer(parent, id, 'decline').expect(200);
  const mail = (await sentMails(app)).find((sent) => sent.subject?.startsWith(subject));
  const text = mail?.text?.replace(/\s+/g, ' ') ?? '';
  expect(text).toContain(part);
  expect(text).not.toMatch(/Abmeldung|cancellat|%\{|undefined/);
});

it('what was paid before a move to the waiting list becomes credit of who declines', async () => {
  const { week, seat } = await fullWeek(0);
  const { parent, child } = await someFamily(app);
  const before = await someWeek(app, await someCourse(app), { from: '2026-07-13', to: '2026-07-17' });
  const id = firstId(await book(app, parent, child, before));
  await pay(app, id, 5_000);
  await app
    .as(await office(app))
    .post(`/api/peopleCourseWeekRegistration/${id}/move`)
    .send({ course_week_id: week.id, waiting: true })
    .expect(200);
  await remove(app, seat, 'staff');
  await answer(parent, id, 'decline').expect(200);
  expect(await stored(app, id)).toBeNull();
  const { manager } = app.dataSource;
  expect((await creditsOf(manager, [parent.personId])).get(parent.personId)).toBe(5_000);
  expect(await checkLedger(manager)).toEqual([]);
});

it.each(['parent', 'staff'] as const)(
  'an offered registration that is removed by %s frees its seat',
  async (by) => {
    const { seat, families } = await fullWeek(2);
    const [first, second] = families;
    await remove(app, seat, 'staff');
    await remove(app, first!.id, by === 'staff' ? 'staff' : first!.parent);
    expect(await offerOf(second!.id)).not.toBeNull();
  },
);

describe('who does not answer', () => {
  it('goes to the end of the queue and is told, and the next is asked, once', async () => {
    const { seat, families } = await fullWeek(2);
    const [first, second] = families;
    await remove(app, seat, 'staff');
    await travel(app, '2026-03-04T08:59:59Z');
    await look();
    expect(await offerOf(first!.id)).not.toBeNull();
    await travel(app, '2026-03-04T09:00:00Z');
    const other = await anotherProcess(app);
    // On SQLite a process waits for the other without letting it go on, as both are one process here.
    if (ENGINE === 'mysql') await Promise.all([app, other, app, other].map(look));
    else for (const process of [app, other]) await look(process);
    await other.close();
    expect([await offerOf(first!.id), await offerOf(second!.id)]).toEqual([null, '2026-03-06T09:00:00.000Z']);
    const [one, two] = [await stored(app, first!.id), await stored(app, second!.id)];
    expect(one!.queue_number!).toBeGreaterThan(two!.queue_number!);
    expect(await kindsTo(app, first!.parent)).toEqual(['waiting', 'offer', 'offer-expired']);
    expect(await kindsTo(app, second!.parent)).toEqual(['waiting', 'offer']);
    expect((await historyOf(app, first!.id)).map(({ kind }) => kind)).toEqual([
      'waiting',
      'offered',
      'expired',
    ]);
  });

  it('and is the only one to wait is asked again, with one mail', async () => {
    const { seat, families } = await fullWeek(1);
    const [{ parent, id }] = families as [(typeof families)[0]];
    await remove(app, seat, 'staff');
    await travel(app, '2026-03-05T09:00:00Z');
    await look();
    expect(await offerOf(id)).toBe('2026-03-07T09:00:00.000Z');
    expect(await kindsTo(app, parent)).toEqual(['waiting', 'offer', 'offer']);
  });

  it('until the week starts is asked no more', async () => {
    const { seat, families } = await fullWeek(2);
    await remove(app, seat, 'staff');
    await travel(app, '2026-07-06T05:00:00Z');
    await look();
    expect(await Promise.all(families.map(({ id }) => offerOf(id)))).toEqual([null, null]);
  });
});

it('a child is not offered two weeks on the same days', async () => {
  const course = await someCourse(app, { move_up: 'offer' });
  const weeks = [await someWeek(app, course, { ...JULY, max_participants: 1 })];
  weeks.push(
    await someWeek(app, await someCourse(app, { move_up: 'offer' }), { ...JULY, max_participants: 1 }),
  );
  const seats = [];
  for (const week of weeks) seats.push((await occupy(app, week, 1))[0]!);
  const { parent, child } = await someFamily(app);
  const ids = [];
  for (const week of weeks) ids.push(firstId(await book(app, parent, child, week)));
  for (const seat of seats) await remove(app, seat, 'staff');
  expect([(await offerOf(ids[0]!)) !== null, await offerOf(ids[1]!)]).toEqual([true, null]);
  // The other seat is free: nobody who waits can take it.
  const newcomer = await someFamily(app);
  expect(outcomes(await book(app, newcomer.parent, newcomer.child, weeks[1]!))).toEqual(['confirmed']);
  await answer(parent, ids[0]!, 'decline').expect(200);
  expect(await offerOf(ids[1]!)).toBeNull();
});

it('a child that is offered a week moves up in another when the days of the first change', async () => {
  const offering = await someCourse(app, { move_up: 'offer' });
  const first = await someWeek(app, offering, { ...JULY, max_participants: 1 });
  const second = await someWeek(app, await someCourse(app), { ...JULY, max_participants: 1 });
  const seats = [(await occupy(app, first, 1))[0]!, (await occupy(app, second, 1))[0]!];
  const { parent, child } = await someFamily(app);
  const ids = [
    firstId(await book(app, parent, child, first)),
    firstId(await book(app, parent, child, second)),
  ];
  for (const seat of seats) await remove(app, seat, 'staff');
  expect([(await offerOf(ids[0]!)) !== null, await placeOf(app, ids[1]!)]).toEqual([true, 'waiting']);
  await editWeek(app, first, { from: '2026-07-13', to: '2026-07-17' });
  expect([(await offerOf(ids[0]!)) !== null, await placeOf(app, ids[1]!)]).toEqual([true, 'confirmed']);
});

it('a capacity that is raised offers as many seats', async () => {
  const { week, families } = await fullWeek(3);
  await editWeek(app, week, { max_participants: 3 });
  expect(await Promise.all(families.map(async ({ id }) => (await offerOf(id)) !== null))).toEqual([
    true,
    true,
    false,
  ]);
  const answers = await Promise.all(
    families.slice(0, 2).map(({ parent, id }) => answer(parent, id, 'accept')),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
});

it('the office accepts for parents who call, without a reason', async () => {
  const { seat, families } = await fullWeek(1);
  await remove(app, seat, 'staff');
  const staff = await office(app);
  const { id } = families[0]!;
  await app.as(staff).post(`/api/peopleCourseWeekRegistration/${id}/give-place`).send({}).expect(200);
  expect([await placeOf(app, id), await offerOf(id)]).toEqual(['confirmed', null]);
});

it('the office gives no seat that is held for another', async () => {
  const { seat, families } = await fullWeek(2);
  await remove(app, seat, 'staff');
  const staff = await office(app);
  const { status } = await app
    .as(staff)
    .post(`/api/peopleCourseWeekRegistration/${families[1]!.id}/give-place`)
    .send({ reason: 'Bitte' });
  expect(status).toBe(422);
});

it('a booking that would take a held seat is full where the waiting list is too', async () => {
  const { week, seat } = await fullWeek(1);
  await editWeek(app, week, { waiting_list: 0 });
  await remove(app, seat, 'staff');
  const { parent, child } = await someFamily(app);
  const { status, body } = await send(app, parent, { id: week.course_id }, signUpBody(child, week));
  expect([status, (body as ErrorBody).code]).toEqual([422, 'week_full']);
});
