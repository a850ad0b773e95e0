import type { MyFamily } from '@feria/shared';
import { ChildParentEntity } from '../../../src/model/families/child.entity.js';
import {
  bookByStaff,
  createQuietApp,
  historyOf,
  mailsTo,
  office,
  occupy,
  placeOf,
  remove,
  someFamily,
  travel,
} from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { someParent, someWeek, someCourse } from '../../support/builders.js';
import { creditOf, pay } from '../../support/pay.js';
import { book, firstId, stored } from '../support/book.js';
import { sentMails } from '../../mailing/mailbox.js';
import { cancel, feeOf, HALF, MONDAY, somePlace, STEPS, tryCancel } from './support.js';

/* What a parent pays who gives a confirmed place back (product/registrations.md#cancellation). Prices are 120 €. */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

async function familyOf(parent: { token: string }): Promise<MyFamily> {
  return (await app.as(parent).get('/api/my-family').expect(200)).body.data as MyFamily;
}

it.each([
  ['in the last second 30 days before', '2026-06-06T21:59:59Z', 0],
  ['29 days before', '2026-06-06T22:00:00Z', 60],
  ['in the last second 14 days before', '2026-06-22T21:59:59Z', 60],
  ['13 days before', '2026-06-22T22:00:00Z', 120],
  ['in the last second before the week', '2026-07-05T21:59:59Z', 120],
])('%s my family says the fee, and giving back with it goes through', async (_, instant, fee) => {
  const { parent, id } = await somePlace(app, 12_000);
  await travel(app, instant, parent);
  const [registration] = (await familyOf(parent)).registrations;
  expect(registration).toMatchObject({
    deletable: true,
    editable: false,
    delete_refusal: null,
    cancellation: { fee, credit: 120 - fee, open: 0 },
  });
  expect(await cancel(app, id, parent, fee)).toEqual({
    success: true,
    message: 'Die Abmeldung ist eingetragen.',
  });
  expect(await placeOf(app, id)).toBeNull();
  expect(await feeOf(app, id)).toEqual(fee ? { amount: fee * 100, payed_amount: fee * 100 } : null);
  expect(await creditOf(app, parent)).toBe(12_000 - fee * 100);
});

it.each([
  ['when the week has begun', '2026-07-05T22:00:00Z', STEPS],
  ['with fewer days than the smallest step', '2026-06-22T22:00:00Z', STEPS.slice(0, 2)],
])('%s only the office removes it', async (_, instant, steps) => {
  const { parent, id } = await somePlace(app, 5_000, { steps });
  await travel(app, instant, parent);
  const [registration] = (await familyOf(parent)).registrations;
  expect(registration).toMatchObject({ deletable: false, delete_refusal: 'late', cancellation: null });
  expect(await cancel(app, id, parent, 120)).toEqual({
    success: false,
    message: 'Abmelden ist jetzt nur noch über das Büro möglich. Bitte wenden Sie sich an das Büro.',
  });
  expect(await placeOf(app, id)).toBe('confirmed');
});

it.each([
  ['nothing', 0, { kept: 0, credit: 0, open: 6_000 }],
  ['less than the fee', 2_000, { kept: 2_000, credit: 0, open: 4_000 }],
  ['the fee', 6_000, { kept: 6_000, credit: 0, open: 0 }],
  ['all', 12_000, { kept: 6_000, credit: 6_000, open: 0 }],
])('with %s paid: fee, credit and debt, in the mail and the history too', async (_, cents, money) => {
  const { parent, id } = await somePlace(app, cents);
  await travel(app, HALF, parent);
  await cancel(app, id, parent, 60);
  expect(await feeOf(app, id)).toEqual({ amount: 6_000, payed_amount: money.kept });
  expect(await creditOf(app, parent)).toBe(money.credit);
  expect((await historyOf(app, id)).slice(-2)).toEqual([
    { kind: 'removed', user_id: parent.id, amount: money.credit },
    { kind: 'fee', user_id: parent.id, amount: 6_000 },
  ]);
  const mail = (await mailsTo(app, parent)).find(({ kind }) => kind === 'deleted');
  expect(mail).toMatchObject({ cancellation: { fee: 6_000, ...money } });
  expect(mail?.payments?.map(({ amount }) => amount)).toEqual(money.open ? [money.open] : undefined);
  const { payments, registrations } = await familyOf(parent);
  expect(registrations).toEqual([]);
  expect(payments.map(({ amount, fees }) => [amount, fees])).toEqual(
    money.open ? [[money.open / 100, money.open / 100]] : [],
  );
});

it('the fee is of the price without the discount', async () => {
  const { parent, id } = await somePlace(app, 9_000);
  await app.dataSource.query('UPDATE registration SET discount = 3001 WHERE id = ?', [id]);
  await travel(app, HALF, parent);
  expect((await cancel(app, id, parent, 60)).cancellation).toMatchObject({ fee: 45, credit: 45 });
  await cancel(app, id, parent, 45);
  expect(await feeOf(app, id)).toEqual({ amount: 4_500, payed_amount: 4_500 });
});

it('what is open of a fee is due as a registration that is confirmed that day', async () => {
  const { parent, id } = await somePlace(app, 0, { course: { payment_days: 14 } });
  await travel(app, HALF, parent);
  await cancel(app, id, parent, 60);
  expect(
    await app.dataSource.query('SELECT due_on FROM cancellation_fee WHERE registration_id = ?', [id]),
  ).toEqual([{ due_on: '2026-07-04' }]);
  const family = await app.as(parent).get('/api/my-family').expect(200);
  expect(family.body.data.payments).toMatchObject([{ amount: 60, due_on: '2026-07-04' }]);
});

describe('another fee than the one that was shown', () => {
  it.each([
    ['of a step before midnight', 60],
    ['of nobody', 7],
    ['none', undefined],
  ])('%s: refused with what it costs now, and nothing is lost', async (_, shown) => {
    const { parent, id } = await somePlace(app, 12_000);
    await travel(app, '2026-06-22T22:00:00Z', parent);
    expect(await cancel(app, id, parent, shown)).toEqual({
      success: false,
      message: 'Die Abmeldegebühr beträgt jetzt 120,00 €. Bitte entscheiden Sie noch einmal.',
      cancellation: {
        fee: 120,
        credit: 0,
        credits_other: false,
        paid_by_other: 0,
        open: 0,
        until: '2026-07-05T21:59:59.999Z',
      },
    });
    expect(await placeOf(app, id)).toBe('confirmed');
    expect(await feeOf(app, id)).toBeNull();
    expect(await creditOf(app, parent)).toBe(0);
    expect((await mailsTo(app, parent)).map(({ kind }) => kind)).not.toContain('deleted');
  });

  it('in Italian', async () => {
    const { parent, id } = await somePlace(app);
    await travel(app, HALF, parent);
    const answer = await app.as(parent).delete(`/api/registration/${id}`).set('api-lang', 'it');
    expect(answer.body.data.message).toBe(
      'Cancellare questa iscrizione costa ora 60,00 €. Decida ancora una volta.',
    );
  });

  it.each(['-1', '1.234', '1e3', 'abc', ' '])('%s is no amount', async (fee) => {
    const { parent, id } = await somePlace(app);
    await travel(app, HALF, parent);
    const answer = await tryCancel(app, id, parent, encodeURIComponent(fee));
    expect([answer.status, Object.keys(answer.body.errors)]).toEqual([422, ['fee']]);
  });

  it('without a fee, what costs nothing goes through', async () => {
    const { parent, id } = await somePlace(app, 12_000);
    expect(await cancel(app, id, parent)).toMatchObject({ success: true });
    expect(await creditOf(app, parent)).toBe(12_000);
  });
});

describe('a place from the waiting list', () => {
  /** Its child moved up on 30 June, when places cost all of their price. */
  async function movedUp() {
    const course = await someCourse(app, { register_to: '2026-05-31', cancellation: STEPS });
    const week = await someWeek(app, course, { from: MONDAY, to: '2026-07-10', max_participants: 1 });
    const [seat] = await occupy(app, week, 1);
    const { parent, child } = await someFamily(app);
    const id = firstId(await book(app, parent, child, week));
    await travel(app, '2026-06-30T10:00:00Z', parent);
    await remove(app, seat!, 'staff');
    await pay(app, id, 12_000);
    return { parent, id };
  }

  it('costs nothing within 72 hours, and all that is paid becomes credit', async () => {
    const { parent, id } = await movedUp();
    app.clock.advance(72 * 3_600_000);
    expect((await familyOf(parent)).registrations[0]?.cancellation).toEqual({
      fee: 0,
      credit: 120,
      credits_other: false,
      paid_by_other: 0,
      open: 0,
      until: '2026-07-03T10:00:00.000Z',
    });
    expect(await cancel(app, id, parent)).toMatchObject({ success: true });
    expect(await creditOf(app, parent)).toBe(12_000);
    expect(await feeOf(app, id)).toBeNull();
  });

  it('costs what the step says a millisecond later', async () => {
    const { parent, id } = await movedUp();
    app.clock.advance(72 * 3_600_000 + 1);
    expect(await cancel(app, id, parent)).toMatchObject({ success: false, cancellation: { fee: 120 } });
  });
});

it('a waiting list is left for nothing', async () => {
  const { week } = await somePlace(app);
  await app.dataSource.query('UPDATE course_week SET max_participants = 1 WHERE id = ?', [week.id]);
  const { parent, child } = await someFamily(app);
  const id = firstId(await book(app, parent, child, week));
  await travel(app, '2026-07-01T10:00:00Z', parent);
  expect((await familyOf(parent)).waitingQueue[0]).toMatchObject({ deletable: true, cancellation: null });
  expect(await cancel(app, id, parent)).toMatchObject({ success: true });
  expect(await feeOf(app, id)).toBeNull();
});

it('without steps all is as it was: a payment, or a closed window, is for the office', async () => {
  const { parent, id } = await somePlace(app, 0, { steps: [] });
  const paid = await somePlace(app, 100, { steps: [] });
  expect(await cancel(app, paid.id, paid.parent, 0)).toMatchObject({
    success: false,
    message: expect.stringContaining('schon etwas bezahlt'),
  });
  await travel(app, '2026-06-01T10:00:00Z', parent);
  expect((await familyOf(parent)).registrations[0]).toMatchObject({
    deletable: false,
    delete_refusal: 'closed',
    cancellation: null,
  });
  expect(await cancel(app, id, parent, 0)).toMatchObject({ success: false });
});

it('the office charges no fee: all becomes credit', async () => {
  const { parent, id } = await somePlace(app, 12_000);
  await travel(app, HALF, parent);
  await remove(app, id, 'staff');
  expect(await feeOf(app, id)).toBeNull();
  expect(await creditOf(app, parent)).toBe(12_000);
});

it('who booked owes the fee; the other parent sees the same amount and reference', async () => {
  const { parent, child, id } = await somePlace(app, 2_000);
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  await travel(app, HALF, parent, other);
  await cancel(app, id, parent, 60);
  const references = await Promise.all([parent, other].map(async (one) => (await familyOf(one)).payments));
  expect(references[1]).toEqual([{ ...references[0]![0], of_other: true }]);
  expect(references[0]).toMatchObject([{ amount: 40, fees: 40 }]);
  expect((await mailsTo(app, other)).map(({ kind }) => kind)).toEqual([]);
});

it('one that the office booked is given back by the parent who owes the fee: the first on record', async () => {
  const { week } = await somePlace(app);
  const { parent, child } = await someFamily(app);
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  const id = (await bookByStaff(app, child, week)).registrations[0]!.id!;
  await travel(app, HALF, parent, other);
  expect((await tryCancel(app, id, other, 60)).body.data).toMatchObject({ success: false });
  expect(await placeOf(app, id)).toBe('confirmed');
  await cancel(app, id, parent, 60);
  expect((await familyOf(parent)).payments).toMatchObject([{ amount: 60, fees: 60 }]);
});

it('another parent cannot give back at a fee what somebody else pays, and is told why', async () => {
  const { parent, child, id } = await somePlace(app, 2_000);
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  await travel(app, HALF, parent, other);
  expect((await familyOf(other)).registrations).toMatchObject([
    { deletable: false, delete_refusal: 'others_fee', cancellation: null },
  ]);
  for (const fee of [undefined, 0, 60])
    expect((await tryCancel(app, id, other, fee)).body.data).toEqual({
      success: false,
      message:
        'Jetzt fällt eine Abmeldegebühr an. Abmelden kann nur der Elternteil, der diese Anmeldung gebucht hat. Bitte wenden Sie sich an das Büro.',
    });
  expect([await placeOf(app, id), await feeOf(app, id)]).toEqual(['confirmed', null]);
  expect((await familyOf(parent)).registrations).toMatchObject([
    { deletable: true, cancellation: { fee: 60 } },
  ]);
});

it('another parent gives it back as long as that is free', async () => {
  const { parent, child, id } = await somePlace(app);
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  await travel(app, '2026-05-01T09:00:00Z', parent, other);
  await cancel(app, id, other, 0);
  expect([await placeOf(app, id), await feeOf(app, id)]).toEqual([null, null]);
});

/** A place that one parent owes and of which the other one has paid 70 € of 120 €. */
async function paidByOther() {
  const place = await somePlace(app);
  const { parent, child, id } = place;
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  const body = { date: '2026-02-27', amount: 70, method: 'bank', person_id: parent.personId };
  await app
    .as(await office(app))
    .post('/api/payment')
    .send({ ...body, payer_person_id: other.personId, shares: [{ registration_id: id, amount: 70 }] })
    .expect(201);
  await pay(app, id, 12_000);
  const deleted = async (reader: { email: string }) =>
    (await mailsTo(app, reader)).filter(({ kind }) => kind === 'deleted');
  return { ...place, other, deleted };
}

describe('a place that another parent has paid in part', () => {
  it('says so to who owes it and gives it back, and the other parent gets the mail too', async () => {
    const { parent, other, id, deleted } = await paidByOther();
    await travel(app, '2026-05-01T09:00:00Z', parent, other);
    const terms = async (reader: { token: string }) =>
      (await familyOf(reader)).registrations[0]?.cancellation;
    expect(await terms(parent)).toMatchObject({ credit: 120, credits_other: false, paid_by_other: 70 });
    expect(await terms(other)).toMatchObject({ credit: 120, credits_other: true, paid_by_other: 0 });
    await cancel(app, id, parent, 0);
    const cancellation = { fee: 0, kept: 0, open: 0, credit: 12_000, balance: 12_000 };
    expect((await deleted(parent))[0]).not.toHaveProperty('cancelledBy');
    expect((await deleted(other))[0]).toMatchObject({ cancelledBy: 'other_parent' });
    expect(await deleted(parent)).toMatchObject([{ cancellation: { ...cancellation, paidByOther: 7_000 } }]);
    const { balance: _, ...others } = cancellation;
    expect(await deleted(other)).toMatchObject([{ cancellation: { ...others, creditsOther: true } }]);
    expect((await deleted(other))[0]).not.toHaveProperty('cancellation.balance');
  });

  it('says at most what becomes credit, and asks only who owes for the fee', async () => {
    const { parent, other, id, deleted } = await paidByOther();
    await travel(app, HALF, parent, other);
    expect((await familyOf(parent)).registrations[0]?.cancellation).toMatchObject({
      fee: 60,
      credit: 60,
      paid_by_other: 60,
    });
    await cancel(app, id, parent, 60);
    expect(await deleted(parent)).toMatchObject([{ cancellation: { fee: 6_000, paidByOther: 6_000 } }]);
    const [mail] = await deleted(other);
    expect(mail).toMatchObject({ cancellation: { fee: 6_000, credit: 6_000, creditsOther: true } });
    expect(mail).not.toHaveProperty('payments');
  });

  it('is told to both when the office removes it, which the question before says', async () => {
    const { parent, other, id, deleted } = await paidByOther();
    const staff = await office(app);
    const { body } = await app
      .as(staff)
      .get(`/api/peopleCourseWeekRegistration/${id}/delete-preview`)
      .expect(200);
    expect(body.data.mail.readers).toHaveLength(2);
    await remove(app, id, 'staff');
    expect([await deleted(parent), await deleted(other)].map(({ length }) => length)).toEqual([1, 1]);
  });

  it('is told to both when its week is cancelled: whose credit it is', async () => {
    const { parent, other, week } = await paidByOther();
    const staff = await office(app);
    await app.as(staff).post(`/api/courseWeek/${week.id}/cancel`).send({}).expect(200);
    const told = async (reader: { email: string }) =>
      (await mailsTo(app, reader)).find(({ kind }) => kind === 'week-cancelled');
    expect(await told(parent)).toMatchObject({ refund: '120,00 €' });
    expect(await told(parent)).not.toHaveProperty('refundOther');
    expect(await told(other)).toMatchObject({ refund: null, refundOther: '120,00 €' });
  });
});

it('who gives back what the other parent booked is told that the credit is of that one, whoever paid', async () => {
  const { parent, child, id } = await somePlace(app);
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  const body = { date: '2026-02-27', amount: 120, method: 'bank', person_id: parent.personId };
  await app
    .as(await office(app))
    .post('/api/payment')
    .send({ ...body, payer_person_id: other.personId, shares: [{ registration_id: id, amount: 120 }] })
    .expect(201);
  await travel(app, '2026-05-01T09:00:00Z', parent, other);
  const terms = async (reader: { token: string }) => (await familyOf(reader)).registrations[0]?.cancellation;
  expect(await terms(other)).toMatchObject({ credit: 120, credits_other: true });
  expect(await terms(parent)).toMatchObject({ credit: 120, credits_other: false });
  await cancel(app, id, other, 0);
  expect([await creditOf(app, parent), await creditOf(app, other)]).toEqual([12_000, 0]);
  // Who did it has the mail too, though the other one had booked.
  const [own] = (await mailsTo(app, other)).filter(({ kind }) => kind === 'deleted');
  expect(own).not.toHaveProperty('cancelledBy');
  const [mail] = (await sentMails(app)).filter(
    (one) => one.subject?.startsWith('Abmeldung') && JSON.stringify(one.to).includes(parent.email),
  );
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toMatch(/Abgemeldet hat \S+ \S\.(?!\.)/);
  expect(mail?.text?.replaceAll(/\s+/g, ' ')).toContain('Ihr Guthaben beträgt jetzt 120,00 €.');
});

it('says what the credit pays at once of what else is open, and that is what it pays', async () => {
  const { parent, child, course, id } = await somePlace(app);
  await pay(app, id, 12_000);
  const terms = async (of: number) =>
    (await familyOf(parent)).registrations.find((one) => one.id === of)?.cancellation;
  expect(await terms(id)).not.toHaveProperty('credit_pays');
  const cheaper = await someWeek(app, course, { from: '2026-08-03', to: '2026-08-07', price: 5_000 });
  const open = firstId(await book(app, parent, child, cheaper));
  expect(await terms(id)).toMatchObject({ credit: 120, credit_pays: 50 });
  // Its own open amount is none that it could pay: it ends.
  expect(await terms(open)).not.toHaveProperty('credit_pays');
  await cancel(app, id, parent, 0);
  expect([(await stored(app, open))?.payed_amount, await creditOf(app, parent)]).toEqual([5_000, 7_000]);
});

it('the mail names whose credit it is to each parent of a child that the office registered', async () => {
  const { parent, child, course } = await somePlace(app);
  const other = await someParent(app);
  await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
  const week = await someWeek(app, course, { from: '2026-07-13', to: '2026-07-17' });
  const id = firstId(await bookByStaff(app, child, week));
  await pay(app, id, 12_000);
  await remove(app, id, 'staff');
  const told = async (reader: { email: string }) =>
    (await mailsTo(app, reader)).find(({ kind }) => kind === 'deleted');
  const cancellation = { fee: 0, kept: 0, open: 0, credit: 12_000 };
  // All of it pays the other place of the family, which was open.
  expect(await told(parent)).toHaveProperty('cancellation', { ...cancellation, balance: 0 });
  expect(await told(other)).toHaveProperty('cancellation', { ...cancellation, creditsOther: true });
  for (const reader of [parent, other]) expect(await told(reader)).toHaveProperty('cancelledBy', 'office');
});

it('is 404 for another family, with the right fee too', async () => {
  const { id } = await somePlace(app);
  const stranger = await someParent(app);
  await travel(app, HALF, stranger);
  for (const fee of [undefined, 60]) expect((await tryCancel(app, id, stranger, fee)).status).toBe(404);
  expect(await placeOf(app, id)).toBe('confirmed');
});
