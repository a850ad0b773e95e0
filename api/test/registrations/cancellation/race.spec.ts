/** @jest-environment-options {"graph": "interference"} */
import { Gate, withoutLocks } from '../support/interference.js';
import { paymentReference } from '@feria/shared';
import { SelectQueryBuilder } from 'typeorm';
import { BankEntryEntity } from '../../../src/model/money/bank-statement.entity.js';
import { readOpenDebts } from '../../../src/money/bank-statements/open-debts.js';
import { checkLedger } from '../../../src/ledger/check-ledger.js';
import { PaymentShareEntity } from '../../../src/model/ledger/payment-share.entity.js';
import { RegistrationEntity } from '../../../src/model/registrations/registration.entity.js';
import { bookCertain, call, camt, entries, upload } from '../../money/bank-statements/support.js';
import { createQuietApp, mailsTo, office, placeOf, travel } from '../support/book.js';
import type { TestApp } from '../../support/app.js';
import { creditOf } from '../../support/pay.js';
import { feeOf, HALF, somePlace, tryCancel, type Place } from './support.js';

/* A place is given back while the office books payments for it (product/registrations.md#cancellation). */

let app: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
});
beforeEach(() => travel(app, '2026-03-02T09:00:00Z'));
afterAll(() => app.close());

async function pays({ parent, id }: Place): Promise<number> {
  const answer = await app
    .as(await office(app))
    .post('/api/payment')
    .send({
      date: '2026-06-20',
      amount: 120,
      method: 'cash',
      person_id: parent.personId,
      mail: false,
      shares: [{ registration_id: id, amount: 120 }],
    });
  return answer.status;
}

/** All that was ever paid for a family, in cents. */
async function paidBy(place: Place): Promise<number> {
  const { manager } = app.dataSource;
  const sums = await Promise.all([
    manager.sum(PaymentShareEntity, 'amount', { registration_id: place.id }),
    manager.sum(PaymentShareEntity, 'amount', { person_id: place.parent.personId }),
  ]);
  return sums.reduce<number>((sum, part) => sum + Number(part ?? 0), 0);
}

it('whoever is first, no cent is lost, and never more than the fee is kept for it', async () => {
  const first = await somePlace(app);
  const places = [first, ...(await Promise.all([1, 2, 3, 4, 5].map(() => somePlace(app))))];
  await travel(app, HALF, ...places.map(({ parent }) => parent));
  await upload(
    app,
    camt(
      places.map(({ parent, course }) => ({
        amount: '120.00',
        text: paymentReference({ courseId: course.id, personId: parent.personId }),
      })),
    ),
  );
  const rounds = await Promise.all([
    ...places.map(async (place, index) => {
      const cancels = () => tryCancel(app, place.id, place.parent, 60);
      // Who asks first differs, so that either of them may be first.
      const [early, late] = index % 2 ? [cancels(), pays(place)] : [pays(place), cancels()];
      const answers = await Promise.all([early, late, cancels(), call(app, 'book-certain', { mail: false })]);
      return answers.map((answer) => (typeof answer === 'number' ? answer : answer.status));
    }),
  ]);
  // Of two who give the same place back, the second finds nothing. The office may be refused: a fee is no price.
  expect(new Set(rounds.flat())).toEqual(
    new Set([200, 201, 404, 422].filter((one) => rounds.flat().includes(one))),
  );
  expect(rounds.flat().filter((status) => status === 404)).toHaveLength(places.length);
  for (const place of places) {
    expect(await placeOf(app, place.id)).toBeNull();
    const fee = await feeOf(app, place.id);
    expect(fee?.amount).toBe(6_000);
    expect(await paidBy(place)).toBe((fee?.payed_amount ?? 0) + (await creditOf(app, place.parent)));
    const deleted = (await mailsTo(app, place.parent)).filter(({ kind }) => kind === 'deleted');
    expect(deleted).toHaveLength(1);
  }
  expect(await checkLedger(app.dataSource.manager)).toEqual([]);
});

it('a place that is given back while debts are read is owed once, as its fee', async () => {
  const place = await somePlace(app);
  await travel(app, HALF, place.parent);
  const read = SelectQueryBuilder.prototype.getRawMany;
  const spy = jest.spyOn(SelectQueryBuilder.prototype, 'getRawMany');
  spy.mockImplementationOnce(async function (this: SelectQueryBuilder<object>) {
    const rows = await read.call(this);
    expect((await tryCancel(app, place.id, place.parent, 60)).status).toBe(200);
    return rows;
  } as never);
  const debts = await readOpenDebts(app.dataSource.manager);
  spy.mockRestore();
  const own = debts.filter(({ registrationId }) => registrationId === place.id);
  expect(own).toMatchObject([{ open: 6_000, feeId: expect.any(Number) }]);
});

it('what is open is counted over all shares of an entry, not for each of them alone', async () => {
  const place = await somePlace(app);
  await travel(app, HALF, place.parent);
  const text = paymentReference({ courseId: place.course.id, personId: place.parent.personId });
  await upload(app, camt([{ amount: '120.00', text }]));
  expect((await tryCancel(app, place.id, place.parent, 60)).status).toBe(200);
  // Has suggestions worked out, so that the one below stays.
  await entries(app);
  const half = { registrationId: place.id, amount: 6_000 };
  const suggestion = JSON.stringify({ shares: [half, half], reasons: [], persons: [] });
  await app.dataSource.manager.update(BankEntryEntity, { text }, { certainty: 'certain', suggestion });
  await bookCertain(app);
  expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 0 });
  const [entry] = await app.dataSource.manager.findBy(BankEntryEntity, { text });
  expect(entry).toMatchObject({ state: 'open', certainty: 'certain' });
});

it('control: without locks more is kept than the fee', async () => {
  const place = await somePlace(app);
  await travel(app, HALF, place.parent);
  const gate = new Gate();
  let reads = 0;
  const read = SelectQueryBuilder.prototype.getMany;
  const spy = jest.spyOn(SelectQueryBuilder.prototype, 'getMany').mockImplementation(async function (
    this: SelectQueryBuilder<object>,
  ) {
    const rows = await read.call(this);
    // Each has read the registration for the first time, and is about to write.
    if (this.expressionMap.mainAlias?.target === RegistrationEntity && reads++ < 2) await gate.pass();
    return rows;
  } as never);
  try {
    await withoutLocks([app], async () => {
      const paying = pays(place);
      await gate.arrived(1);
      const cancelling = tryCancel(app, place.id, place.parent, 60);
      await gate.arrived(2);
      gate.letOneIn();
      expect(await paying).toBe(201);
      // What it decided by what it had read: that nothing is paid.
      gate.open();
      expect((await cancelling).status).toBe(200);
    });
  } finally {
    spy.mockRestore();
  }
  expect(await feeOf(app, place.id)).toEqual({ amount: 6_000, payed_amount: 12_000 });
  expect(await checkLedger(app.dataSource.manager)).not.toEqual([]);
  // What the control broke is mended, for the check at the end.
  await app.dataSource.query('UPDATE cancellation_fee SET amount = 12000 WHERE registration_id = ?', [
    place.id,
  ]);
});
