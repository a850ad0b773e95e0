import type { MyFamily } from '@feria/shared';
import { ChildParentEntity } from '../../src/model/families/child.entity.js';
import { PaymentEntity } from '../../src/model/ledger/payment.entity.js';
import { edit } from '../money/payments/support.js';
import { feeOf, HALF, somePlace, tryCancel } from '../registrations/cancellation/support.js';
import {
  book,
  bookByStaff,
  createQuietApp,
  editWeek,
  firstId,
  historyOf,
  kindsTo,
  mailsTo,
  move,
  office,
  remove,
  someFamily,
  stored,
  travel,
} from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someChild, someCourse, someParent, someWeek, type Parent } from '../support/builders.js';
import { creditOf, pay } from '../support/pay.js';

/*
 * One balance for each family (product/money.md#one-balance). That the two rules hold is looked at whenever an app of the tests closes;
 * here is what they mean for a family.
 */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

const LATER = { from: '2026-07-20', to: '2026-07-24' };
const LAST = { from: '2026-08-03', to: '2026-08-07' };

/** Books a week of 120 €. @returns the id of the registration */
async function someBooking(parent: Parent, child: { id: number }, week: object = {}, course: object = {}) {
  return firstId(await book(app, parent, child, await someWeek(app, await someCourse(app, course), week)));
}

const paidOf = async (...ids: number[]): Promise<number[]> =>
  Promise.all(ids.map(async (id) => (await stored(app, id))!.payed_amount));

/** Credit of a parent as the office books it: money for nothing in particular. */
async function someCredit({ personId: person_id }: Parent, amount: number): Promise<number> {
  const { body } = await app
    .as(await office(app))
    .post('/api/payment')
    .send({ date: '2026-02-27', amount, method: 'cash', person_id })
    .expect(201);
  return body.data.id as number;
}

describe('what is above the price', () => {
  it('becomes credit at once, when the office enters too much', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    expect(await edit(app, id, { payed_amount: 150 })).toMatchObject({ payed: true, payed_amount: 120 });
    expect(await creditOf(app, parent)).toBe(3_000);
    expect((await historyOf(app, id)).slice(-2)).toMatchObject([
      { kind: 'paid', amount: 15_000 },
      { kind: 'paid', amount: 12_000 },
    ]);
  });

  it('becomes credit by a discount, and by half days that a parent chooses', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    await pay(app, id, 12_000);
    await edit(app, id, { discount: 10, discount_reason: 'Härtefall' });
    expect([await paidOf(id), await creditOf(app, parent)]).toEqual([[11_000], 1_000]);
    await app.as(parent).put(`/api/save-registration/${id}`).send({ dayType: 'half_day' }).expect(200);
    expect([await paidOf(id), await creditOf(app, parent)]).toEqual([[7_000], 5_000]);
  });

  it('is all that is paid, once the child waits: it pays the place again that it gets', async () => {
    const { parent, child } = await someFamily(app);
    const course = await someCourse(app);
    const id = firstId(await book(app, parent, child, await someWeek(app, course)));
    await pay(app, id, 12_000);
    const full = await someWeek(app, course, { ...LATER, max_participants: 0 });
    await move(app, id, full, { waiting: true });
    expect([await paidOf(id), await creditOf(app, parent)]).toEqual([[0], 12_000]);
    await editWeek(app, full, { max_participants: 1 });
    expect([await paidOf(id), await creditOf(app, parent)]).toEqual([[12_000], 0]);
  });

  it('stays where it is of a child without parents: there is nobody who could have it', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    const other = await someBooking(parent, child, LATER);
    await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id });
    expect(await edit(app, id, { payed_amount: 150 })).toMatchObject({ payed_amount: 150 });
    // Until there is somebody who pays: for another place of the child.
    const parents = { parents: [parent.personId] };
    await app
      .as(await office(app))
      .put(`/api/child/${child.id}`)
      .send(parents)
      .expect(200);
    expect(await paidOf(id, other)).toEqual([12_000, 3_000]);
  });

  it('is of the parent who has paid it, also when another one pays for the place', async () => {
    const { parent, child } = await someFamily(app);
    const other = await someParent(app);
    await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
    const id = await someBooking(parent, child);
    const shares = [{ registration_id: id, amount: 150 }];
    const body = { date: '2026-02-27', amount: 150, method: 'bank', person_id: other.personId, shares };
    await app
      .as(await office(app))
      .post('/api/payment')
      .send(body)
      .expect(201);
    expect([await paidOf(id), await creditOf(app, parent), await creditOf(app, other)]).toEqual([
      [12_000],
      0,
      3_000,
    ]);
  });
});

describe('credit', () => {
  it('pays what is due first, of the same day the older booking, and last what has no due date', async () => {
    const { parent, child } = await someFamily(app);
    const undated = await someBooking(parent, child);
    const late = await someBooking(parent, child, LATER, { payment_days: 30 });
    const soon = await someBooking(parent, child, LAST, { payment_days: 14 });
    await someCredit(parent, 150);
    expect(await paidOf(undated, late, soon)).toEqual([0, 3_000, 12_000]);
    await someCredit(parent, 100);
    expect(await paidOf(undated, late, soon)).toEqual([1_000, 12_000, 12_000]);
  });

  it('of a removed place pays another one, with the mail that it is paid', async () => {
    const { parent, child } = await someFamily(app);
    const [first, second] = [await someBooking(parent, child), await someBooking(parent, child, LATER)];
    await pay(app, first, 12_000);
    await remove(app, first, 'staff');
    expect([await paidOf(second), await creditOf(app, parent)]).toEqual([[12_000], 0]);
    expect(await kindsTo(app, parent)).toEqual(['new', 'new', 'payed', 'deleted']);
  });

  it('keeps the way in which it was paid, and its day', async () => {
    const { parent, child } = await someFamily(app);
    await someCredit(parent, 120);
    const id = await someBooking(parent, child);
    expect(await stored(app, id)).toMatchObject({ payed_amount: 12_000, payed_at: '2026-02-27' });
    const { body } = await app
      .as(await office(app))
      .get(`/api/family/${parent.personId}`)
      .expect(200);
    expect(body.data.money.payments).toMatchObject([{ method: 'cash', amount: 120 }]);
  });

  it('pays the fee of a place that is given back', async () => {
    const place = await somePlace(app);
    await travel(app, HALF, place.parent);
    expect((await tryCancel(app, place.id, place.parent, 60)).status).toBe(200);
    await someCredit(place.parent, 20);
    expect(await feeOf(app, place.id)).toMatchObject({ payed_amount: 2_000 });
  });

  it('is not used for what another parent pays, until only this one is left', async () => {
    const { parent, child } = await someFamily(app);
    const other = await someParent(app);
    await app.dataSource.manager.insert(ChildParentEntity, { child_id: child.id, person_id: other.personId });
    const id = await someBooking(parent, child);
    await someCredit(other, 50);
    expect([await paidOf(id), await creditOf(app, other)]).toEqual([[0], 5_000]);
    const staff = await office(app);
    await app
      .as(staff)
      .put(`/api/child/${child.id}`)
      .send({ parents: [other.personId] })
      .expect(200);
    expect([await paidOf(id), await creditOf(app, other)]).toEqual([[5_000], 0]);
  });

  it('is taken back with its payment from what it has paid', async () => {
    const { parent, child } = await someFamily(app);
    const payment = await someCredit(parent, 50);
    const id = await someBooking(parent, child);
    expect(await paidOf(id)).toEqual([5_000]);
    await app
      .as(await office(app))
      .post(`/api/payment/${payment}/reverse`)
      .send({})
      .expect(200);
    expect([await paidOf(id), await creditOf(app, parent)]).toEqual([[0], 0]);
  });
});

describe('a sign-up', () => {
  const familyOf = async (parent: Parent): Promise<MyFamily> =>
    (await app.as(parent).get('/api/my-family').expect(200)).body.data as MyFamily;

  it('uses the credit: the answer, the mail and my family say it and ask for the rest', async () => {
    const { parent, children } = await someFamily(app, 2);
    await someCredit(parent, 150);
    expect((await familyOf(parent)).credit).toBe(150);
    const result = await book(app, parent, children, await someWeek(app, await someCourse(app)));
    expect(result).toMatchObject({ credit_used: 150, payment: { amount: 90 } });
    const mail = (await mailsTo(app, parent)).find(({ kind }) => kind === 'new');
    expect(mail).toMatchObject({ kind: 'new', creditUsed: 15_000, payments: [{ amount: 9_000 }] });
    expect(await familyOf(parent)).toMatchObject({ credit: 0, payments: [{ amount: 90 }] });
  });

  it('that the credit pays in full asks for nothing, and is told in one mail', async () => {
    const { parent, child } = await someFamily(app);
    await someCredit(parent, 200);
    const result = await book(app, parent, child, await someWeek(app, await someCourse(app)));
    expect(result).toMatchObject({ credit_used: 120, payment: null });
    expect(await kindsTo(app, parent)).toEqual(['credit-received', 'new']);
    expect((await stored(app, firstId(result)))!.payed_mail_at).not.toBeNull();
    expect(await creditOf(app, parent)).toBe(8_000);
  });

  it('on the waiting list leaves the credit until there is a place', async () => {
    const { parent, child } = await someFamily(app);
    await someCredit(parent, 50);
    const week = await someWeek(app, await someCourse(app), { max_participants: 0 });
    const result = await book(app, parent, child, week);
    expect(result.credit_used).toBeUndefined();
    await editWeek(app, week, { max_participants: 1 });
    expect(await paidOf(firstId(result))).toEqual([5_000]);
    const mail = (await mailsTo(app, parent)).at(-1);
    expect(mail).toMatchObject({ kind: 'new-waiting', creditUsed: 5_000, payments: [{ amount: 7_000 }] });
  });

  it('of a family without credit says nothing of it', async () => {
    const { parent, child } = await someFamily(app);
    const result = await book(app, parent, child, await someWeek(app, await someCourse(app)));
    expect(result).not.toHaveProperty('credit_used');
    expect((await mailsTo(app, parent))[0]).not.toHaveProperty('creditUsed');
  });

  it('by the office uses the credit of who pays', async () => {
    const parent = await someParent(app);
    const child = await someChild(app, parent);
    await someCredit(parent, 50);
    const week = await someWeek(app, await someCourse(app));
    expect(await bookByStaff(app, child, week)).toMatchObject({ credit_used: 50 });
  });
});

describe('a parent', () => {
  const removedBy = async (parent: Parent, id: number): Promise<boolean> => {
    const { body } = await app.as(parent).delete(`/api/registration/${id}`).expect(200);
    return (body as { data: { success: boolean } }).data.success;
  };

  it('gives a place back that credit has paid, and has the credit again', async () => {
    const { parent, child } = await someFamily(app);
    await someCredit(parent, 200);
    app.clock.advance(60_000);
    const id = await someBooking(parent, child);
    expect(await paidOf(id)).toEqual([12_000]);
    expect(await removedBy(parent, id)).toBe(true);
    expect(await creditOf(app, parent)).toBe(20_000);
  });

  it('does not give a place back for which something was paid', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    await pay(app, id, 1_000);
    expect(await removedBy(parent, id)).toBe(false);
  });
});

describe('the mail', () => {
  const lastOf = async (parent: Parent, kind: string) =>
    (await mailsTo(app, parent)).filter((mail) => mail.kind === kind).at(-1);

  it('that all is paid comes once, also when the rest of the payment has paid a part', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    const shares = [{ registration_id: id, amount: 100 }];
    const body = { date: '2026-02-27', amount: 130, method: 'bank', person_id: parent.personId, shares };
    await app
      .as(await office(app))
      .post('/api/payment')
      .send(body)
      .expect(201);
    expect([await paidOf(id), await creditOf(app, parent)]).toEqual([[12_000], 1_000]);
    expect(await kindsTo(app, parent)).toEqual(['new', 'payed', 'credit-received']);
    expect((await historyOf(app, id)).map(({ kind }) => kind)).toEqual(['registered', 'paid']);
  });

  it('of a move says what pays something else', async () => {
    const { parent, child } = await someFamily(app);
    const course = await someCourse(app);
    const id = firstId(await book(app, parent, child, await someWeek(app, course)));
    await pay(app, id, 12_000);
    await someBooking(parent, child, LAST);
    await move(app, id, await someWeek(app, course, { ...LATER, price: 10_000 }));
    expect(await lastOf(parent, 'moved')).toMatchObject({
      settlement: { paid: 12_000, open: 0, credit: 0, elsewhere: 2_000 },
    });
  });

  it('of a place that the office removes names the credit, and that of what it pays says where it came from', async () => {
    const { parent, child } = await someFamily(app);
    const [first] = [await someBooking(parent, child), await someBooking(parent, child, LATER)];
    await pay(app, first, 12_000);
    await remove(app, first, 'staff');
    expect(await lastOf(parent, 'deleted')).toMatchObject({ cancellation: { fee: 0, credit: 12_000 } });
    expect(await lastOf(parent, 'payed')).toMatchObject({ creditUsed: 12_000 });
  });
});

describe('a correction', () => {
  it('of the day alone leaves what was taken back where it is', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    await edit(app, id, { payed_amount: 60, payed_at: '2026-01-15' });
    await edit(app, id, { payed_amount: 50 });
    await edit(app, id, { payed_amount: 50, payed_at: '2026-01-20' });
    const payments = await app.dataSource.manager.find(PaymentEntity, {
      where: { person_id: parent.personId },
      order: { id: 'ASC' },
    });
    expect(payments.map(({ amount, date }) => [amount, date])).toEqual([
      [6_000, '2026-01-15'],
      [-1_000, '2026-03-02'],
      [-5_000, '2026-03-02'],
      [5_000, '2026-01-20'],
    ]);
    expect(await stored(app, id)).toMatchObject({ payed_amount: 5_000, payed_at: '2026-01-20' });
  });

  it('that takes a refund back is money of its own, and a comment books nothing', async () => {
    const { parent, child } = await someFamily(app);
    const first = await someBooking(parent, child);
    await pay(app, first, 12_000, '2026-02-20');
    const shares = [{ registration_id: first, amount: -120 }];
    const refund = { date: '2026-03-01', amount: -120, method: 'bank', person_id: parent.personId, shares };
    const staff = app.as(await office(app));
    const { body } = await staff.post('/api/payment').send(refund).expect(201);
    await remove(app, first, 'staff');
    await staff.post(`/api/payment/${body.data.id}/reverse`).send({}).expect(200);
    const second = await someBooking(parent, child, LATER);
    expect(await stored(app, second)).toMatchObject({ payed_amount: 12_000, payed_at: '2026-03-02' });
    const { manager } = app.dataSource;
    const before = await manager.count(PaymentEntity);
    await edit(app, second, { comment_internal: 'Nur ein Kommentar' });
    expect(await manager.count(PaymentEntity)).toBe(before);
  });

  it('has the date of today and the way of payment of what it takes back', async () => {
    const { parent, child } = await someFamily(app);
    const id = await someBooking(parent, child);
    const shares = [{ registration_id: id, amount: 60 }];
    const body = { date: '2026-01-15', amount: 60, method: 'cash', person_id: parent.personId, shares };
    await app
      .as(await office(app))
      .post('/api/payment')
      .send(body)
      .expect(201);
    await edit(app, id, { payed_amount: 20, payed_at: '2026-01-15' });
    const payments = await app.dataSource.manager.find(PaymentEntity, {
      where: { person_id: parent.personId },
      order: { id: 'ASC' },
    });
    expect(payments.map(({ amount, method, date }) => [amount, method, date])).toEqual([
      [6_000, 'cash', '2026-01-15'],
      [-4_000, 'cash', '2026-03-02'],
    ]);
    expect(await stored(app, id)).toMatchObject({ payed_amount: 2_000, payed_at: '2026-01-15' });
  });
});
