import { checkLedger } from '../../src/ledger/check-ledger.js';
import { PaymentShareEntity } from '../../src/model/ledger/payment-share.entity.js';
import { PaymentEntity } from '../../src/model/ledger/payment.entity.js';
import { ChildParentEntity } from '../../src/model/families/child.entity.js';
import { edit, setPayed } from '../money/payments/support.js';
import {
  book,
  createQuietApp,
  erase,
  firstId,
  move,
  office,
  remove,
  someFamily,
  stored,
  travel,
} from '../registrations/support/book.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someWeek } from '../support/builders.js';
import { creditOf, pay } from '../support/pay.js';

/* What the calls that were there before the ledger book in it (product/money.md#the-ledger). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
afterAll(() => app.close());

async function someRegistration() {
  const { parent, child } = await someFamily(app);
  const course = await someCourse(app);
  const week = await someWeek(app, course);
  return { parent, child, course, week, id: firstId(await book(app, parent, child, week)) };
}

/** Payments that have or had a share in a registration, oldest first. */
async function paymentsOf(id: number): Promise<Pick<PaymentEntity, 'date' | 'amount' | 'person_id'>[]> {
  const shares = await sharesOf({ registration_id: id });
  const payments = await app.dataSource.manager.find(PaymentEntity, { order: { id: 'ASC' } });
  return payments
    .filter((payment) => shares.some(({ payment_id }) => payment_id === payment.id))
    .map(({ date, amount, person_id }) => ({ date, amount, person_id }));
}

function sharesOf(where: { registration_id: number } | { person_id: number }): Promise<PaymentShareEntity[]> {
  return app.dataSource.manager.find(PaymentShareEntity, { where, order: { id: 'ASC' } });
}

it('the edit form books the difference, with the date that was entered', async () => {
  const { id, parent } = await someRegistration();
  await edit(app, id, { payed_amount: 50, payed_at: '2026-02-20' });
  await edit(app, id, { payed_amount: 120, payed_at: '2026-02-27' });
  await edit(app, id, { payed_amount: 80, payed_at: '2026-03-01' });
  const person_id = parent.personId;
  expect(await paymentsOf(id)).toEqual([
    { date: '2026-02-20', amount: 5_000, person_id },
    { date: '2026-02-27', amount: 7_000, person_id },
    // What is taken back has the date of the day on which it is.
    { date: '2026-03-02', amount: -4_000, person_id },
  ]);
  expect(await stored(app, id)).toMatchObject({ payed_amount: 8_000, payed_at: '2026-02-27' });
});

it('another date alone books the last payment again, not those before it', async () => {
  const { id } = await someRegistration();
  await edit(app, id, { payed_amount: 50, payed_at: '2026-02-20' });
  await edit(app, id, { payed_amount: 120, payed_at: '2026-02-27' });
  await edit(app, id, { payed_amount: 120, payed_at: '2026-02-25' });
  expect((await paymentsOf(id)).map(({ date, amount }) => [date, amount])).toEqual([
    ['2026-02-20', 5_000],
    ['2026-02-27', 7_000],
    ['2026-03-02', -7_000],
    ['2026-02-25', 7_000],
  ]);
  expect(await stored(app, id)).toMatchObject({ payed_amount: 12_000, payed_at: '2026-02-25' });
});

it('another date alone keeps how and by whom it was paid', async () => {
  const { id, parent } = await someRegistration();
  const staff = app.as(await office(app));
  const cash = { date: '2026-02-20', amount: 50, method: 'cash', person_id: parent.personId };
  await staff
    .post('/api/payment')
    .send({ ...cash, shares: [{ registration_id: id, amount: 50 }] })
    .expect(201);
  await edit(app, id, { payed_amount: 50, payed_at: '2026-02-25' });
  const payments = await app.dataSource.manager.find(PaymentEntity, { order: { id: 'DESC' }, take: 2 });
  expect(payments.map(({ amount, method, date }) => [amount, method, date])).toEqual([
    [5_000, 'cash', '2026-02-25'],
    [-5_000, 'cash', '2026-03-02'],
  ]);
});

it('the edit form that changes nothing of the payment books nothing', async () => {
  const { id } = await someRegistration();
  await edit(app, id, { payed_amount: 50, payed_at: '2026-02-20' });
  await edit(app, id, { payed_amount: 50, payed_at: '2026-02-20', comment_internal: 'Rest bar' });
  expect(await paymentsOf(id)).toHaveLength(1);
});

it('setPayed books what is open, by the office, once', async () => {
  const { id, parent } = await someRegistration();
  await edit(app, id, { payed_amount: 50, payed_at: '2026-02-20' });
  await setPayed(app, [id]);
  await setPayed(app, [id]);
  const shares = await sharesOf({ registration_id: id });
  expect(shares.map(({ amount, user_id }) => [amount, user_id])).toEqual([
    [5_000, (await office(app)).id],
    [7_000, (await office(app)).id],
  ]);
  expect((await paymentsOf(id))[1]).toEqual({
    date: '2026-03-02',
    amount: 7_000,
    person_id: parent.personId,
  });
});

it('what was paid for a registration that staff remove becomes credit of who pays', async () => {
  const { id, parent } = await someRegistration();
  await pay(app, id, 5_000, '2026-02-20');
  await pay(app, id, 12_000);
  await remove(app, id, 'staff');
  expect(await creditOf(app, parent)).toBe(12_000);
  expect((await sharesOf({ registration_id: id })).map(({ amount }) => amount)).toEqual([
    5_000, 7_000, -5_000, -7_000,
  ]);
});

it('what was paid goes along when a registration is moved', async () => {
  const { id, course, parent } = await someRegistration();
  await pay(app, id, 12_000);
  await move(app, id, await someWeek(app, course));
  expect(await stored(app, id)).toMatchObject({ payed_amount: 12_000, payed_at: '2026-03-01' });
  expect(await creditOf(app, parent)).toBe(0);
});

it('what was paid for a child without parents stays where it is', async () => {
  const { id, child } = await someRegistration();
  await pay(app, id, 12_000);
  await app.dataSource.manager.delete(ChildParentEntity, { child_id: child.id });
  await remove(app, id, 'staff');
  expect((await sharesOf({ registration_id: id })).map(({ amount }) => amount)).toEqual([12_000]);
});

it('what was paid for weeks that are over stays paid when a child is erased', async () => {
  const { id, child, course, parent } = await someRegistration();
  const later = await someWeek(app, course, { from: '2026-09-07', to: '2026-09-11' });
  const second = firstId(await book(app, parent, child, later));
  await pay(app, [id, second], 12_000);
  await travel(app, '2026-08-31T09:00:00Z', parent);
  await erase(app, [child]);
  await travel(app, '2026-03-02T09:00:00Z');
  expect(await creditOf(app, parent)).toBe(12_000);
  const left = async (registration_id: number): Promise<number> =>
    (await sharesOf({ registration_id })).reduce((sum, { amount }) => sum + amount, 0);
  expect([await left(id), await left(second)]).toEqual([12_000, 0]);
});

describe('the check of the ledger', () => {
  it.each([
    [
      'a payment whose shares do not add up',
      `UPDATE payment_share SET amount = amount + 1 WHERE id = %s`,
      'do not add up',
    ],
    [
      'a paid amount that is not booked',
      'UPDATE registration SET payed_amount = 1 WHERE id = %r',
      'not that of their shares',
    ],
    [
      'a date that is not that of the payment',
      `UPDATE registration SET payed_at = '2020-01-01' WHERE id = %r`,
      'date of payment',
    ],
    ['a share for nothing', 'UPDATE payment_share SET registration_id = NULL WHERE id = %s', 'exactly one'],
    [
      'a credit below nothing',
      'UPDATE payment_share SET registration_id = NULL, person_id = 4711, amount = -1 WHERE id = %s',
      'credit below nothing',
    ],
    ['a payment of nothing', 'UPDATE payment SET amount = 0 WHERE id = %p', 'Payments of nothing'],
    [
      'less than nothing for a removed registration',
      'UPDATE payment_share SET registration_id = 999999, amount = -5 WHERE id = %s',
      'less than nothing',
    ],
    [
      'another amount taken back',
      'UPDATE payment SET reverses_id = id WHERE id = %p',
      'take back another amount',
    ],
  ])('finds %s', async (_, sql, problem) => {
    const { id } = await someRegistration();
    await pay(app, id, 12_000);
    const [share] = await sharesOf({ registration_id: id });
    expect(await checkLedger(app.dataSource.manager)).toEqual([]);
    const ids: Record<string, number> = { '%s': share!.id, '%p': share!.payment_id, '%r': id };
    const runner = app.dataSource.createQueryRunner();
    await runner.startTransaction();
    try {
      await runner.query(sql.replace(/%\w/, (name) => String(ids[name])));
      expect((await checkLedger(runner.manager)).join('\n')).toContain(problem);
    } finally {
      await runner.rollbackTransaction();
      await runner.release();
    }
  });
});
