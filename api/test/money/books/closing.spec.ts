import type { AuditEntry, Books } from '@feria/shared';
import type { Response } from 'supertest';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { OptionEntity } from '../../../src/model/settings/option.entity.js';
import { cancel, HALF, somePlace } from '../../registrations/cancellation/support.js';
import {
  book,
  createQuietApp,
  move,
  office,
  remove,
  someFamily,
  travel,
} from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { signInAgain, someCourse, someStaff, someWeek, type Staff } from '../../support/builders.js';
import { creditOf } from '../../support/pay.js';
import { bookCertain, call, camt, entries, someDebt, upload } from '../bank-statements/support.js';
import { setPayed, tryEdit } from '../payments/support.js';
import { bookkeeper, close, journalUntil, tryClose } from './support.js';

/* Nothing is booked on a day of closed books, whatever the way (product/money.md#closing-the-books). */

const CLOSED = '2026-02-28';
const CLOSED_TEXT = 'Bis zum 28.02.2026 sind die Bücher abgeschlossen. Bitte ein späteres Datum wählen.';

let app: TestApp;
let keeper: Staff;
beforeAll(async () => {
  app = await createQuietApp();
  keeper = await bookkeeper(app);
});
beforeEach(async () => {
  await travel(app, '2026-03-02T09:00:00Z');
  keeper = await signInAgain(app, keeper);
  await set(null);
});
afterAll(() => app.close());

/** Sets the day, past all rules. */
async function set(value: string | null): Promise<void> {
  await app.dataSource.manager.update(OptionEntity, { key: 'books_closed_until' }, { value });
}

async function post(path: string, body: object, lang = 'de'): Promise<Response> {
  return app
    .as(await office(app))
    .post(`/api/payment${path}`)
    .set('api-lang', lang)
    .send({ mail: false, ...body });
}

async function read(query: object = {}): Promise<Books> {
  const { body } = await app.as(keeper).get('/api/books').query(query).expect(200);
  return body.data as Books;
}

const datesOf = async (personId: number): Promise<[string, number][]> => {
  const payments = await app.dataSource.manager.find(PaymentEntity, {
    where: { person_id: personId },
    order: { id: 'ASC' },
  });
  return payments.map(({ date, amount }) => [date, amount]);
};

async function someBooked() {
  const { parent, child } = await someFamily(app);
  const { registrations } = await book(app, parent, child, await someWeek(app, await someCourse(app)));
  return { parent, child, id: registrations[0]!.id! };
}

/** Pays a place in February, which is closed then. */
async function somePaid(amount = 120) {
  const booked = await someBooked();
  const shares = [{ registration_id: booked.id, amount }];
  const payment = { date: '2026-02-10', amount, method: 'cash', person_id: booked.parent.personId, shares };
  const { body, status } = await post('', payment);
  expect(status).toBe(201);
  await close(app, keeper, CLOSED);
  return { ...booked, paymentId: body.data.id as number };
}

describe('closing the books', () => {
  it('names until when they are closed, and the sums of the open days by way of payment', async () => {
    await set('2026-01-31');
    const { parent } = await someFamily(app);
    const payment = { person_id: parent.personId, amount: 50 };
    await post('', { ...payment, date: '2026-02-03', method: 'cash' });
    await post('', { ...payment, date: '2026-02-04', method: 'bank', amount: 30.5 });
    await post('', { ...payment, date: '2026-02-05', method: 'cash', amount: -20 });
    await post('', { ...payment, date: '2026-03-01', method: 'card', amount: 7 });
    expect(await read()).toEqual({
      closed_until: '2026-01-31',
      latest: '2026-03-01',
      from: '2026-02-01',
      until: CLOSED,
      lines: 3,
      received: 80.5,
      paid_out: 20,
      methods: [
        { method: 'bank', received: 30.5, paid_out: 0 },
        { method: 'cash', received: 50, paid_out: 20 },
      ],
    });
    expect(await read({ until: '2026-03-01' })).toMatchObject({ lines: 4, received: 87.5, paid_out: 20 });
    expect(await read({ until: '2026-01-31' })).toMatchObject({ lines: 0, received: 0, methods: [] });
    expect(await close(app, keeper, CLOSED)).toMatchObject({ closed_until: CLOSED, from: '2026-03-01' });
  });

  it('begins with the first day of the journal where nothing is closed', async () => {
    await somePaid();
    await set(null);
    const { from, closed_until } = await read();
    expect(closed_until).toBeNull();
    expect(from).not.toBeNull();
    expect(from! <= '2026-02-10').toBe(true);
  });

  it.each([
    [
      'today',
      '2026-03-02',
      'Abgeschlossen werden kann höchstens bis gestern, 01.03.2026: Korrekturen bekommen das Datum von heute.',
    ],
    [
      'a day to come',
      '2026-03-31',
      'Abgeschlossen werden kann höchstens bis gestern, 01.03.2026: Korrekturen bekommen das Datum von heute.',
    ],
    ['no day', 'März', 'Bitte ein gültiges Datum eingeben.'],
  ])('refuses %s', async (_, until, message) => {
    const { status, body } = await tryClose(app, keeper, until);
    expect([status, body.errors.until]).toEqual([422, [expect.stringContaining(message.slice(0, 20))]]);
    expect((await read()).closed_until).toBeNull();
  });

  it('refuses an earlier day than what is closed, and takes the same one again', async () => {
    await close(app, keeper, CLOSED);
    const { status, body } = await tryClose(app, keeper, '2026-02-27', 'it');
    expect([status, body.errors]).toEqual([
      422,
      {
        until: [
          'La contabilità è già chiusa fino al 28.02.2026. Scelga un giorno successivo, oppure la riapra.',
        ],
      },
    ]);
    expect(await close(app, keeper, CLOSED)).toMatchObject({ closed_until: CLOSED });
    expect(await close(app, keeper, '2026-03-01')).toMatchObject({ closed_until: '2026-03-01' });
  });

  it('and opening need the permission; opening needs a reason and an earlier day', async () => {
    const open = (user: Staff, body: object) => app.as(user).post('/api/books/open').send(body);
    const clerk = await someStaff(app, 'Office');
    expect((await tryClose(app, clerk, CLOSED)).status).toBe(403);
    await app.as(clerk).get('/api/books').expect(200);
    const early = await open(keeper, { until: '2026-01-31', reason: 'Beleg fehlt' });
    expect(early.body.errors).toEqual({ until: ['Die Bücher sind nicht abgeschlossen.'] });
    await close(app, keeper, CLOSED);
    expect((await open(clerk, { until: null, reason: 'x' })).status).toBe(403);
    expect((await open(keeper, { until: '2026-01-31' })).body.errors).toHaveProperty('reason');
    expect((await open(keeper, { until: CLOSED, reason: 'x' })).body.errors).toEqual({
      until: ['Bitte einen Tag vor dem 28.02.2026 wählen: Bis dahin sind die Bücher abgeschlossen.'],
    });
    const { body } = await open(keeper, { until: '2026-01-31', reason: 'Beleg fehlt' });
    expect(body.data.closed_until).toBe('2026-01-31');
    expect((await open(keeper, { reason: 'Neu' })).body.data.closed_until).toBeNull();
  });

  it('is noted with who, when, from which day to which, and why they were opened', async () => {
    await close(app, keeper, CLOSED);
    await close(app, keeper, CLOSED);
    await app
      .as(keeper)
      .post('/api/books/open')
      .send({ until: '2026-01-31', reason: 'Beleg fehlt' })
      .expect(200);
    const reader = await someStaff(app, ['auditLog.index', 'payment.index']);
    const { body } = await app.as(reader).get('/api/auditLog').query({ itemsPerPage: 2 }).expect(200);
    const lines = (body.data as AuditEntry[]).filter(({ resource }) => resource.startsWith('books/'));
    expect(lines.map(({ resource, changes }) => [resource, changes])).toEqual([
      [
        'books/open',
        [
          { field: 'books_closed_until', before: CLOSED, after: '2026-01-31' },
          { field: 'reason', before: null, after: 'Beleg fehlt' },
        ],
      ],
      ['books/close', [{ field: 'books_closed_until', before: null, after: CLOSED }]],
    ]);
  });

  it('is no matter of the ordinary options, and nobody reads of it without a login', async () => {
    const admin = await someStaff(app, 'Administrator');
    const { id } = await app.dataSource.manager.findOneByOrFail(OptionEntity, { key: 'books_closed_until' });
    const change = await app.as(admin).put(`/api/option/${id}`).send({ value: '2026-01-31' });
    expect([change.status, change.body.errors]).toEqual([
      422,
      { value: ['Das wird unter „Finanzen → Abschluss“ geändert.'] },
    ]);
    const gone = await app.as(admin).delete(`/api/option/${id}`);
    expect(gone.body.data ?? gone.body).toMatchObject({ success: false });
    const { body } = await app.http().get('/api/options').expect(200);
    expect((body.data as { key: string }[]).map(({ key }) => key)).not.toContain('books_closed_until');
    expect((await read()).closed_until).toBeNull();
  });
});

describe('in closed books', () => {
  it('no payment is booked, in either language', async () => {
    await close(app, keeper, CLOSED);
    const { parent } = await someFamily(app);
    const payment = { date: CLOSED, amount: 10, method: 'bank', person_id: parent.personId };
    const refused = await post('', payment);
    expect([refused.status, refused.body.errors]).toEqual([422, { date: [CLOSED_TEXT] }]);
    const italian = await post('', { ...payment, date: '2026-01-15' }, 'it');
    expect(italian.body.errors).toEqual({
      date: ['Fino al 28.02.2026 la contabilità è chiusa. Scelga una data successiva.'],
    });
    expect(await datesOf(parent.personId)).toEqual([]);
    expect((await post('', { ...payment, date: '2026-03-01' })).status).toBe(201);
  });

  it('no refund is booked', async () => {
    const { parent } = await someFamily(app);
    await post('', { date: '2026-02-10', amount: 10, method: 'bank', person_id: parent.personId });
    await close(app, keeper, CLOSED);
    const refund = { amount: -10, method: 'bank', person_id: parent.personId };
    expect((await post('', { ...refund, date: '2026-02-20' })).body.errors).toEqual({ date: [CLOSED_TEXT] });
    expect((await post('', { ...refund, date: '2026-03-02' })).status).toBe(201);
  });

  it('the form of a registration books nothing', async () => {
    const { id, parent } = await someBooked();
    await close(app, keeper, CLOSED);
    const refused = await tryEdit(app, id, { payed_amount: 60, payed_at: CLOSED });
    expect([refused.status, refused.body.errors]).toEqual([422, { payed_at: [CLOSED_TEXT] }]);
    expect((await tryEdit(app, id, { payed_amount: 60, payed_at: '2026-03-01' })).status).toBe(200);
    expect(await datesOf(parent.personId)).toEqual([['2026-03-01', 6_000]]);
    const redated = await tryEdit(app, id, { payed_amount: 60, payed_at: '2026-02-01' });
    expect(redated.body.errors).toEqual({ payed_at: [CLOSED_TEXT] });
    expect(await datesOf(parent.personId)).toEqual([['2026-03-01', 6_000]]);
  });

  it('the form adds to a payment of them on a later day only', async () => {
    const { id, parent } = await somePaid(50);
    const more = { payed_amount: 80, payed_at: '2026-02-10' };
    expect((await tryEdit(app, id, more)).body.errors).toEqual({ payed_at: [CLOSED_TEXT] });
    expect((await tryEdit(app, id, { payed_amount: 80 })).status).toBe(200);
    // What stays as it is may be saved with its old day.
    expect((await tryEdit(app, id, { payed_amount: 80, comment_internal: 'ok' })).status).toBe(200);
    expect(await datesOf(parent.personId)).toEqual([
      ['2026-02-10', 5_000],
      ['2026-03-02', 3_000],
    ]);
  });

  it('a correction is dated today, and so is another day for a payment of them', async () => {
    const { id, parent } = await somePaid();
    const before = await journalUntil(app, CLOSED);
    expect((await tryEdit(app, id, { payed_amount: 100, payed_at: '2026-02-10' })).status).toBe(200);
    expect((await tryEdit(app, id, { payed_amount: 100, payed_at: '2026-03-01' })).status).toBe(200);
    expect(await datesOf(parent.personId)).toEqual([
      ['2026-02-10', 12_000],
      ['2026-03-02', -2_000],
      ['2026-03-02', -10_000],
      ['2026-03-01', 10_000],
    ]);
    expect(await journalUntil(app, CLOSED)).toBe(before);
  });

  it('several registrations are not booked', async () => {
    const { id, parent } = await someBooked();
    await close(app, keeper, CLOSED);
    const send = async (date?: string) =>
      app
        .as(await office(app))
        .post('/api/peopleCourseWeekRegistration/setPayed')
        .send({ data: [id], date });
    expect((await send(CLOSED)).body.errors).toEqual({ date: [CLOSED_TEXT] });
    expect(await datesOf(parent.personId)).toEqual([]);
    await send('2026-03-01');
    expect(await datesOf(parent.personId)).toEqual([['2026-03-01', 12_000]]);
  });

  it('a payment is taken back, dated today', async () => {
    const { parent, paymentId } = await somePaid();
    const before = await journalUntil(app, CLOSED);
    expect((await post(`/${paymentId}/reverse`, {})).status).toBe(200);
    expect(await datesOf(parent.personId)).toEqual([
      ['2026-02-10', 12_000],
      ['2026-03-02', -12_000],
    ]);
    expect(await journalUntil(app, CLOSED)).toBe(before);
  });

  it('money that a removed place had becomes credit on the day of that, and is used on the day of that', async () => {
    const { id, parent, child, paymentId } = await somePaid();
    const before = await journalUntil(app, CLOSED);
    await remove(app, id, 'staff');
    expect(await creditOf(app, parent)).toBe(12_000);
    await book(app, parent, child, await someWeek(app, await someCourse(app)));
    expect(await creditOf(app, parent)).toBe(0);
    expect(await journalUntil(app, CLOSED)).toBe(before);
    const moved = (await journalUntil(app, '2026-03-02'))
      .split('\n')
      .filter((line) => line.includes(`"payment_id":${paymentId},`) && line.includes('"date":"2026-03-02"'));
    expect(moved).toHaveLength(4);
  });

  it('a registration that moves to another week stays in the week in which it was paid', async () => {
    const { id } = await somePaid();
    const before = await journalUntil(app, CLOSED);
    const week = await someWeek(app, await someCourse(app, { name: 'Andere' }), { name: 'Andere' });
    expect((await move(app, id, week)).status).toBe(200);
    expect(await journalUntil(app, CLOSED)).toBe(before);
    await remove(app, id, 'staff');
    expect(await journalUntil(app, CLOSED)).toBe(before);
  });

  it('a place is given back with a fee, and nothing changes in them', async () => {
    const place = await somePlace(app, 12_000);
    await travel(app, HALF, place.parent);
    keeper = await signInAgain(app, keeper);
    const day = '2026-03-31';
    const [payment] = await datesOf(place.parent.personId);
    expect(payment![0] <= day).toBe(true);
    await close(app, keeper, day);
    const before = await journalUntil(app, day);
    expect(await cancel(app, place.id, place.parent, 60)).toMatchObject({ success: true });
    expect(await creditOf(app, place.parent)).toBe(6_000);
    expect(await journalUntil(app, day)).toBe(before);
  });
});

describe('an entry of the bank with a value date in closed books', () => {
  it('is booked today, keeps its value date, and the list says so before', async () => {
    const { parent, ids, reference } = await someDebt(app);
    const open = await someDebt(app);
    await upload(
      app,
      camt([
        { amount: '120.00', text: reference, date: '2026-02-20', reference: 'OLD-1' },
        { amount: '120.00', text: open.reference, date: '2026-03-01', reference: 'NEW-1' },
      ]),
    );
    await close(app, keeper, CLOSED);
    const before = await journalUntil(app, CLOSED);
    const shown = (await entries(app, 'filters=state|open')).map(({ date, books_on }) => [date, books_on]);
    expect(shown).toEqual([
      ['2026-02-20', '2026-03-02'],
      ['2026-03-01', '2026-03-01'],
    ]);
    expect(await bookCertain(app)).toMatchObject({ booked: 2 });
    expect(await datesOf(parent.personId)).toEqual([['2026-03-02', 12_000]]);
    expect(await datesOf(open.parent.personId)).toEqual([['2026-03-01', 12_000]]);
    const [entry] = await entries(app, 'filters=state|booked');
    expect(entry).toMatchObject({ date: '2026-02-20', books_on: null });
    // It can be taken back and opened again.
    expect((await post(`/${entry!.payment_id}/reverse`, {})).status).toBe(200);
    expect((await call(app, `${entry!.id}/reopen`)).status).toBeLessThan(300);
    const shares = [{ registration_id: ids[0], amount: 120 }];
    expect((await call(app, 'book', { entries: [{ id: entry!.id, shares }] })).status).toBe(200);
    expect(await datesOf(parent.personId)).toEqual([
      ['2026-03-02', 12_000],
      ['2026-03-02', -12_000],
      ['2026-03-02', 12_000],
    ]);
    expect(await journalUntil(app, CLOSED)).toBe(before);
  });
});

it('booking what is open without a day is never refused', async () => {
  const { id } = await someBooked();
  await close(app, keeper, '2026-03-01');
  expect((await setPayed(app, [id])).status).toBe(200);
});
