import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import type { TestApp } from '../../support/app.js';
import { READER, someChild, someCourse, someParent, someStaff, someWeek } from '../../support/builders.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  firstId,
  kindsTo,
  mailsTo,
  office,
  someFamily,
  stored,
  historyOf,
} from '../../registrations/support/book.js';
import { edit, partly, setPayed } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-02T09:00:00Z'));

/** Two children of a family, each in two weeks of a course at 120 €. */
async function setTheScene() {
  const { parent, children } = await someFamily(app, 2);
  const course = await someCourse(app);
  const weeks = [await someWeek(app, course), await someWeek(app, course)];
  const { registrations } = await book(app, parent, children, weeks);
  return { parent, children, weeks, ids: registrations.map(({ id }) => id!) };
}

it('books what is open with the date of Rome, and says how much', async () => {
  const { ids } = await setTheScene();
  await partly(app, ids[0]!, 50.5, '2026-02-20');
  app.clock.set('2026-03-02T23:30:00Z'); // the next day in Rome
  const answer = await setPayed(app, ids);
  expect([answer.status, answer.body.data]).toEqual([
    200,
    { success: true, message: '4 Zahlungen wurden eingebucht.', booked: 4, amount: 429.5 },
  ]);
  for (const id of ids) {
    expect(await stored(app, id)).toMatchObject({ payed_amount: 12_000, payed_at: '2026-03-03' });
  }
});

it('books as the office was paid, on the day that it says', async () => {
  const { parent, ids } = await setTheScene();
  const staff = app.as(await office(app));
  const body = { data: ids, date: '2026-02-27', method: 'cash' };
  await staff.post('/api/peopleCourseWeekRegistration/setPayed').send(body).expect(200);
  expect(await stored(app, ids[0]!)).toMatchObject({ payed_amount: 12_000, payed_at: '2026-02-27' });
  const { manager } = app.dataSource;
  const payments = await manager.findBy(PaymentEntity, { person_id: parent.personId });
  expect(payments.map(({ method, date }) => [method, date])).toEqual(ids.map(() => ['cash', '2026-02-27']));
});

it.each([
  ['is to come', { date: '2026-03-03' }, 'date'],
  ['is more than a year ago', { date: '2025-02-28' }, 'date'],
  ['is no way of payment', { method: 'gold' }, 'method'],
])('refuses what %s, at its field', async (_, wanted, field) => {
  const { ids } = await setTheScene();
  const staff = app.as(await office(app));
  const { body } = await staff
    .post('/api/peopleCourseWeekRegistration/setPayed')
    .send({ data: ids, ...wanted })
    .expect(422);
  expect(Object.keys(body.errors as object)).toEqual([field]);
  expect(await stored(app, ids[0]!)).toMatchObject({ payed_amount: 0 });
});

it('one mail lists everything of a family that was paid at once', async () => {
  const { parent, ids } = await setTheScene();
  await setPayed(app, ids);
  const paid = (await mailsTo(app, parent)).filter(({ kind }) => kind === 'payed');
  expect(paid.map(({ lines }) => lines.map(({ week }) => week))).toEqual([
    ['Woche 1', 'Woche 2', 'Woche 1', 'Woche 2'],
  ]);
});

it('a mail goes to the one who booked, and where staff did to each parent, a mail for each project', async () => {
  const parents = [await someParent(app), await someParent(app, { lang: 'it' })];
  const child = await someChild(app, parents);
  const weeks = [
    await someWeek(app, await someCourse(app)),
    await someWeek(app, await someCourse(app), { from: '2026-07-06', to: '2026-07-10' }),
  ];
  const ids = [
    firstId(await bookByStaff(app, child, weeks[0]!)),
    firstId(await book(app, parents[0]!, child, weeks[1]!)),
  ];
  await setPayed(app, ids);
  const paid = async (parent: { email: string }) =>
    (await kindsTo(app, parent)).filter((kind) => kind === 'payed').length;
  expect([await paid(parents[0]!), await paid(parents[1]!)]).toEqual([2, 1]);
});

it('skips what is paid, so that a repeat books, writes and mails nothing', async () => {
  const { parent, ids } = await setTheScene();
  await setPayed(app, ids.slice(0, 1));
  app.clock.set('2026-03-10T09:00:00Z');
  const second = await setPayed(app, ids);
  expect(second.body.data).toMatchObject({ booked: 3, amount: 360 });
  expect(await stored(app, ids[0]!)).toMatchObject({ payed_at: '2026-03-02' });
  const history = await historyOf(app, ids[0]!);
  const mails = await kindsTo(app, parent);
  const third = await setPayed(app, [...ids, ...ids]);
  expect(third.body.data).toEqual({
    success: true,
    message: 'Alle gewählten Anmeldungen waren schon bezahlt.',
    booked: 0,
    amount: 0,
  });
  expect(await historyOf(app, ids[0]!)).toEqual(history);
  expect(await kindsTo(app, parent)).toEqual(mails);
});

it('tells the history: who, and how much is paid now', async () => {
  const { ids } = await setTheScene();
  await setPayed(app, ids);
  const { id: user_id } = await office(app);
  expect((await historyOf(app, ids[0]!)).at(-1)).toEqual({ kind: 'paid', user_id, amount: 12_000 });
});

it('is all or nothing: an unknown and a waiting one are refused at their places', async () => {
  const { parent, ids } = await setTheScene();
  const full = await someWeek(app, await someCourse(app), { max_participants: 0 });
  const waiting = firstId(await book(app, parent, (await someFamilyChild(parent)).child, full));
  const answer = await setPayed(app, [ids[0]!, waiting, 999_999]);
  expect([answer.status, answer.body.errors]).toEqual([
    422,
    {
      'data.1': ['Für ein Kind auf der Warteliste ist noch nichts zu bezahlen.'],
      'data.2': ['Diesen Eintrag gibt es nicht.'],
    },
  ]);
  expect(await stored(app, ids[0]!)).toMatchObject({ payed_amount: 0, payed_at: null });
  expect((await historyOf(app, ids[0]!)).map(({ kind }) => kind)).toEqual(['registered']);
  expect(await kindsTo(app, parent)).not.toContain('payed');
});

async function someFamilyChild(parent: Parameters<typeof someChild>[1]) {
  return { child: await someChild(app, parent) };
}

it('what costs nothing is paid from the start, without a mail', async () => {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app), { price: 0 });
  const id = firstId(await book(app, parent, child, week));
  const read = await app.as(await office(app)).get(`/api/peopleCourseWeekRegistration/${id}`);
  expect(read.body.data).toMatchObject({ price: 0, payed: true, payed_amount: 0 });
  expect((await setPayed(app, [id])).body.data.booked).toBe(0);
  expect(await kindsTo(app, parent)).toEqual(['new']);
});

it('the mail is written once, however the amount then goes down and up', async () => {
  const { parent, ids } = await setTheScene();
  const [id] = ids as [number];
  const mails = async () => (await kindsTo(app, parent)).filter((kind) => kind === 'payed').length;
  await edit(app, id, { payed_amount: 119.99 });
  expect(await mails()).toBe(0);
  await edit(app, id, { payed_amount: 120 });
  expect(await mails()).toBe(1);
  await edit(app, id, { payed_amount: 20 });
  await setPayed(app, [id]);
  await edit(app, id, { payed_amount: 0 });
  await edit(app, id, { payed_amount: 120 });
  expect(await mails()).toBe(1);
  expect((await historyOf(app, id)).map(({ kind, amount }) => [kind, amount])).toEqual([
    ['registered', 12_000],
    ['paid', 11_999],
    ['paid', 12_000],
    ['paid', 2_000],
    ['paid', 12_000],
    ['paid', 0],
    ['paid', 12_000],
  ]);
});

it('what was paid for a removed registration stays in its history, to be given back', async () => {
  const { ids } = await setTheScene();
  const [id] = ids as [number];
  await setPayed(app, [id]);
  await app
    .as(await office(app))
    .delete(`/api/peopleCourseWeekRegistration/${id}`)
    .expect(200);
  expect((await historyOf(app, id)).at(-1)).toMatchObject({ kind: 'removed', amount: 12_000 });
});

it.each([
  ['nothing', {}, ['data']],
  ['an empty list', { data: [] }, ['data']],
  ['one id', { data: 1 }, ['data']],
  ['texts', { data: ['1'] }, ['data']],
  ['half an id', { data: [1.5] }, ['data']],
  ['no id', { data: [null] }, ['data']],
  ['too many', { data: Array.from({ length: 5_001 }, (_, index) => index + 1) }, ['data']],
])('refuses %s', async (_, body, fields) => {
  const answer = await app
    .as(await office(app))
    .post('/api/peopleCourseWeekRegistration/setPayed')
    .send(body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, fields]);
});

it('needs the permission to change registrations', async () => {
  const { ids } = await setTheScene();
  const reader = await someStaff(app, READER);
  await app.as(reader).post('/api/peopleCourseWeekRegistration/setPayed').send({ data: ids }).expect(403);
  await app
    .as(reader)
    .put(`/api/peopleCourseWeekRegistration/${ids[0]}`)
    .send({ payed_amount: 120 })
    .expect(403);
  await app.as(null).post('/api/peopleCourseWeekRegistration/setPayed').send({ data: ids }).expect(401);
  expect(await stored(app, ids[0]!)).toMatchObject({ payed_amount: 0 });
});

it('asks the database as often for sixty as for one', async () => {
  const week = await someWeek(app, await someCourse(app), { max_participants: 1_000 });
  const parent = await someParent(app);
  const count = async (size: number): Promise<number> => {
    const children = [];
    for (let index = 0; index < size; index += 1) children.push(await someChild(app, parent));
    const ids: number[] = [];
    for (let start = 0; start < size; start += 20) {
      const { registrations } = await bookByStaff(app, children.slice(start, start + 20), week);
      ids.push(...registrations.map(({ id }) => id!));
    }
    return (await app.countStatements(() => setPayed(app, ids))).length;
  };
  expect(await count(60)).toBe(await count(1));
});
