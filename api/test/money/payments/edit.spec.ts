import type { TestApp } from '../../support/app.js';
import { someCourse, someWeek } from '../../support/builders.js';
import { asking } from '../../support/questions.js';
import {
  book,
  createQuietApp,
  firstId,
  kindsTo,
  office,
  someFamily,
  stored,
  historyOf,
} from '../../registrations/support/book.js';
import { edit, tryEdit } from './support.js';

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());
beforeEach(() => app.clock.set('2026-03-02T09:00:00Z'));

/** A registration at 120 €, half days at 80 €. */
async function someRegistration(wanted: object = {}) {
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, await someCourse(app), wanted);
  return { parent, id: firstId(await book(app, parent, child, week)) };
}

it('keeps what is sent and leaves the rest', async () => {
  const { id } = await someRegistration();
  const first = await edit(app, id, {
    payed_amount: 60.25,
    payed_at: '2026-02-27',
    comment_internal: 'Rest kommt im April',
  });
  expect(first).toMatchObject({
    payed: false,
    payed_amount: 60.25,
    payed_at: '2026-02-27',
    comment_internal: 'Rest kommt im April',
    price: 120,
    emergency_contact1_phone: '+39 333 1111111',
  });
  expect(await edit(app, id, { payed_amount: 120 })).toEqual({
    ...first,
    payed_amount: 120,
    open_amount: 0,
    // What came in addition came today.
    payed_at: '2026-03-02',
    payed: true,
    version: expect.any(String),
  });
});

it('an amount without any date is of today', async () => {
  const { id } = await someRegistration();
  expect(await edit(app, id, { payed_amount: 10 })).toMatchObject({ payed_at: '2026-03-02' });
});

it('no amount has no date, and a comment is kept without a payment', async () => {
  const { id } = await someRegistration();
  const form = { payed_amount: 0, payed_at: '2026-03-02', comment_internal: 'Zahlt bar am ersten Tag' };
  expect(await edit(app, id, form)).toMatchObject({ ...form, payed_at: null });
  await edit(app, id, { payed_amount: 60, payed_at: '2026-02-27' });
  expect(await edit(app, id, { payed_amount: 0 })).toMatchObject({ payed_amount: 0, payed_at: null });
});

it('reaching the price writes the mail, more than the price no second one', async () => {
  const { id, parent } = await someRegistration();
  await edit(app, id, { payed_amount: 60, payed_at: '2026-02-27' });
  await edit(app, id, { payed_amount: 120 });
  await edit(app, id, { payed_amount: 150, comment_internal: 'Zu viel überwiesen' });
  expect(await kindsTo(app, parent)).toEqual(['new', 'payed']);
});

it('a day type has its price, and a part can become the whole by it', async () => {
  const { id, parent } = await someRegistration();
  await edit(app, id, { payed_amount: 80, payed_at: '2026-02-27' });
  expect(await edit(app, id, { day_type: 'half_day' })).toMatchObject({ price: 80, payed: true });
  expect(await kindsTo(app, parent)).toEqual(['new', 'payed']);
  expect(await edit(app, id, { day_type: 'full_day' })).toMatchObject({ price: 120, payed: false });
});

it('contacts and the answer to the question of the project can be changed, also after the window', async () => {
  const course = await someCourse(app, { questions: await asking(app) });
  const { parent, child } = await someFamily(app);
  const week = await someWeek(app, course);
  const id = firstId(await book(app, parent, child, week, { custom_field: 'M' }));
  await app.dataSource.query(`UPDATE course SET register_to = '2026-02-15' WHERE id = ${course.id}`);
  const change = {
    emergency_contact1_name: 'Oma Rosa',
    emergency_contact1_phone: '+39 333 7777777',
    emergency_contact2_name: null,
    emergency_contact2_phone: null,
    custom_field: 'XL',
  };
  expect(await edit(app, id, change)).toMatchObject(change);
});

it('tells the history of what changed, and nothing of what did not', async () => {
  const { id } = await someRegistration();
  const change = { payed_amount: 40, payed_at: '2026-02-27', comment_internal: 'Anzahlung' };
  await edit(app, id, change);
  await edit(app, id, change);
  await edit(app, id, {});
  const { id: user_id } = await office(app);
  expect((await historyOf(app, id)).slice(1)).toEqual([
    { kind: 'changed', user_id, amount: 12_000 },
    { kind: 'paid', user_id, amount: 4_000 },
  ]);
});

it.each([
  ['an empty amount', { payed_amount: null }, 'payed_amount'],
  ['an amount below nothing', { payed_amount: -1 }, 'payed_amount'],
  ['parts of a cent', { payed_amount: 10.005 }, 'payed_amount'],
  ['a text as amount', { payed_amount: '120' }, 'payed_amount'],
  ['more than anything costs', { payed_amount: 1_000_000.01 }, 'payed_amount'],
  ['an empty date', { payed_at: '' }, 'payed_at'],
  ['a day that does not exist', { payed_at: '2026-02-30' }, 'payed_at'],
  ['a date more than a year ago', { payed_at: '2025-02-28' }, 'payed_at'],
  ['a date that is still to come', { payed_at: '2026-03-03' }, 'payed_at'],
  ['an empty internal comment', { comment_internal: ' ' }, 'comment_internal'],
  ['a book as comment', { comment_internal: 'x'.repeat(2_001) }, 'comment_internal'],
  ['an unknown day type', { day_type: 'night' }, 'day_type'],
  ['no first contact', { emergency_contact1_phone: '' }, 'emergency_contact1_phone'],
  ['the same contact twice', { emergency_contact2_phone: '+39 333 1111111' }, 'emergency_contact2_phone'],
])('refuses %s, at the field, and keeps everything', async (_, change, field) => {
  const { id } = await someRegistration();
  await edit(app, id, { payed_amount: 60, payed_at: '2026-02-27', comment_internal: 'Anzahlung' });
  const before = await stored(app, id);
  const answer = await tryEdit(app, id, change);
  expect([answer.status, Object.keys(answer.body.errors ?? {})]).toEqual([422, [field]]);
  expect(await stored(app, id)).toEqual(before);
});

it('refuses a day type that the week does not offer, at the name that the office sends', async () => {
  const { id } = await someRegistration({ half_day: false });
  const answer = await tryEdit(app, id, { day_type: 'half_day' });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['day_type']]);
});

it('who waits pays nothing, but may be commented on', async () => {
  const { id } = await someRegistration({ max_participants: 0 });
  const answer = await tryEdit(app, id, { payed_amount: 10 });
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['payed_amount']]);
  expect(await edit(app, id, { comment_internal: 'Ruft an', payed_amount: 0 })).toMatchObject({
    comment_internal: 'Ruft an',
    payed_at: null,
  });
});

it('never touches what is the parents’ to say', async () => {
  const { id } = await someRegistration();
  const change = { comment: 'x', comment_user: 'x', is_waiting: true, price: 1, people_id: 1 };
  expect(await edit(app, id, change)).toMatchObject({ comment: null, is_waiting: false, price: 120 });
});

it('is 404 for what is not there', async () => {
  expect((await tryEdit(app, 999_999, {})).status).toBe(404);
});
