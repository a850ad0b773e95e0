import { SelectQueryBuilder } from 'typeorm';
import { PaymentEntity } from '../../../src/model/ledger/payment.entity.js';
import { ReceiptCounterEntity, ReceiptEntity } from '../../../src/model/ledger/receipt.entity.js';
import { startTwo, travel } from '../../registrations/support/book.js';
import type { TestApp } from '../../support/app.js';
import { someParent } from '../../support/builders.js';
import { ENGINE } from '../../support/database.js';
import { somebodyWaits } from '../../support/lock-waits.js';
import { receiptOf, someOrganiser, somePaid, tryCancel, tryMake, tryReverse } from './support.js';

/* Numbers of receipts while two processes make them at once (product/money.md#receipts). */

let app: TestApp;
let second: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ app, second, close } = await startTwo());
  await someOrganiser(app);
  await travel(app, '2026-03-02T09:00:00Z');
});
afterAll(() => close());

async function payments(count: number): Promise<number[]> {
  const parent = await someParent(app);
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await somePaid(app, parent, 10 + index));
  return ids;
}

const numbers = async (): Promise<number[]> =>
  (await app.dataSource.manager.find(ReceiptEntity, { order: { number: 'ASC' } })).map(
    ({ number }) => number,
  );

it('two processes give every number once, the very first ones too, beside what is refused and cancelled', async () => {
  const ids = await payments(18);
  const answers = await Promise.all(
    ids.flatMap((id, index) => [
      tryMake(index % 2 ? app : second, [id]),
      // All or none: the second payment is none.
      ...(index % 3 ? [] : [tryMake(index % 2 ? second : app, [id, 999_999])]),
    ]),
  );
  expect(answers.filter(({ status }) => status === 201)).toHaveLength(18);
  expect(answers.filter(({ status }) => status === 422)).toHaveLength(6);
  expect(await numbers()).toEqual(Array.from({ length: 18 }, (_, index) => index + 1));
  const [made] = answers.filter(({ status }) => status === 201);
  const { id, payment_id } = made!.body.data[0] as { id: number; payment_id: number };
  const [more] = await payments(1);
  const [cancelled, ...others] = await Promise.all([
    tryCancel(app, id),
    tryMake(second, [more!]),
    tryMake(app, await payments(1)),
  ]);
  expect([cancelled.status, ...others.map(({ status }) => status)]).toEqual([200, 201, 201]);
  expect((await tryMake(second, [payment_id])).status).toBe(201);
  expect(await numbers()).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
});

it('two who make the receipt of the same payment at once make one', async () => {
  const [id] = await payments(1);
  const answers = await Promise.all([tryMake(app, [id!]), tryMake(second, [id!]), tryMake(app, [id!])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

it('a payment that is taken back meanwhile has no valid receipt, whoever is first', async () => {
  for (const id of await payments(4)) {
    const [made, reversed] = await Promise.all([tryMake(app, [id]), tryReverse(second, id)]);
    expect(reversed.status).toBe(200);
    expect([201, 422]).toContain(made.status);
    const valid = await app.dataSource.manager.existsBy(ReceiptEntity, { valid_payment_id: id });
    expect(valid).toBe(false);
  }
});

// On SQLite one transaction runs after the other: there is nothing that could be switched off.
if (ENGINE === 'mysql') {
  /** Makes a receipt that stops when it has read the counter, and goes on when `meanwhile` is over. */
  async function makeSlowly<T>(id: number, meanwhile: () => Promise<T>) {
    let hasRead = (): void => undefined;
    const read = new Promise<void>((resolve) => (hasRead = resolve));
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => (goOn = resolve));
    const getMany = SelectQueryBuilder.prototype.getMany;
    let reads = 0;
    const spy = jest.spyOn(SelectQueryBuilder.prototype, 'getMany').mockImplementation(async function (
      this: SelectQueryBuilder<object>,
    ) {
      const rows = await getMany.call(this);
      if (this.expressionMap.mainAlias?.target !== ReceiptCounterEntity) return rows;
      reads += 1;
      if (reads > 1) return rows;
      hasRead();
      await gate;
      return rows;
    } as never);
    try {
      const slow = tryMake(app, [id]);
      await read;
      const other = await meanwhile();
      goOn();
      return { slow: await slow, other };
    } finally {
      goOn();
      spy.mockRestore();
    }
  }

  /** The locks of a table are not taken. */
  function withoutLocksOf(target: unknown): jest.SpyInstance {
    const setLock = SelectQueryBuilder.prototype.setLock;
    return jest.spyOn(SelectQueryBuilder.prototype, 'setLock').mockImplementation(function (
      this: SelectQueryBuilder<object>,
      ...args: Parameters<typeof setLock>
    ) {
      return this.expressionMap.mainAlias?.target === target ? this : setLock.apply(this, args);
    } as never);
  }

  it('who makes a receipt waits for the one who has read the last number', async () => {
    const [one, two] = await payments(2);
    const before = (await numbers()).length;
    const { slow, other } = await makeSlowly(one!, async () => {
      const waiting = tryMake(second, [two!]);
      await Promise.race([somebodyWaits(app), waiting]);
      return { waiting };
    });
    expect([slow.status, (await other.waiting).status]).toEqual([201, 201]);
    expect(await numbers()).toEqual(Array.from({ length: before + 2 }, (_, index) => index + 1));
  });

  it('control: without the lock of the counter two get the same number, which the database refuses', async () => {
    const [one, two] = await payments(2);
    const spy = withoutLocksOf(ReceiptCounterEntity);
    const { slow, other } = await makeSlowly(one!, () => tryMake(second, [two!]));
    spy.mockRestore();
    expect(other.status).toBe(201);
    expect(slow.status).toBeGreaterThanOrEqual(400);
  });

  it('control: without the lock of the payment a receipt stays valid whose payment is taken back', async () => {
    const [id] = await payments(1);
    const spy = withoutLocksOf(PaymentEntity);
    const { slow, other } = await makeSlowly(id!, () => tryReverse(second, id!));
    spy.mockRestore();
    expect([slow.status, other.status]).toEqual([201, 200]);
    const receipt = slow.body.data[0] as { id: number };
    expect((await receiptOf(app, receipt.id)).state).toBe('valid');
    // Put right, as it would have been: the ledger is checked at the end.
    expect((await tryCancel(app, receipt.id)).status).toBe(200);
  });
}
