/** @jest-environment-options {"graph": "interference"} */
import { EntityManager } from 'typeorm';
import { CREDIT_BESIDE_CHARGES, PAID_ABOVE } from '../../src/ledger/check-ledger.js';
import {
  anotherProcess,
  book,
  createQuietApp,
  office,
  remove,
  someFamily,
} from '../registrations/support/book.js';
import { Gate, withoutLocks } from '../registrations/support/interference.js';
import type { TestApp } from '../support/app.js';
import { someCourse, someWeek, type Parent } from '../support/builders.js';
import { ENGINE } from '../support/database.js';
import { settleAll } from '../support/pay.js';

/*
 * Credit and charges of one family arise at the same time, in weeks that have no lock in common (product/money.md#one-balance).
 */

let app: TestApp;
let second: TestApp;
beforeAll(async () => {
  app = await createQuietApp();
  second = ENGINE === 'mysql' ? await anotherProcess(app) : app;
});
afterAll(async () => {
  if (second !== app) await second.close();
  await app.close();
});

const LATER = { from: '2026-07-20', to: '2026-07-24' };

async function gives({ personId: person_id }: Parent, amount: number): Promise<void> {
  await second
    .as(await office(app))
    .post('/api/payment')
    .send({ date: '2026-03-02', amount, method: 'bank', person_id, mail: false })
    .expect(201);
}

const broken = async (): Promise<number> => {
  const rows = await Promise.all([PAID_ABOVE, CREDIT_BESIDE_CHARGES].map((sql) => app.dataSource.query(sql)));
  return (rows as unknown[][]).flat().length;
};

it('whoever is first, no credit stays beside what is open', async () => {
  const rounds = Array.from({ length: 8 }, async () => {
    const { parent, child } = await someFamily(app);
    const weeks = [
      await someWeek(app, await someCourse(app)),
      await someWeek(app, await someCourse(app), LATER),
    ] as const;
    const first = await book(app, parent, child, weeks[0]);
    await gives(parent, 120);
    // What is paid for the first becomes credit while the second is booked, and more credit comes.
    await Promise.all([
      remove(app, first.registrations[0]!.id!, 'staff'),
      book(app, parent, child, weeks[1]),
      gives(parent, 30),
    ]);
  });
  await Promise.all(rounds);
  expect(await broken()).toBe(0);
});

// On SQLite one transaction runs after the other: there is nothing that could be switched off.
if (ENGINE === 'mysql') {
  it('control: without locks neither sees the other', async () => {
    const { parent, child } = await someFamily(app);
    const week = await someWeek(app, await someCourse(app));
    const gate = new Gate();
    const read = EntityManager.prototype.query;
    const spy = jest.spyOn(EntityManager.prototype, 'query').mockImplementation(async function (
      this: EntityManager,
      ...call: Parameters<EntityManager['query']>
    ) {
      const rows: unknown = await read.apply(this, call);
      // Each has looked for the credit that can be used, and is about to use what it saw.
      if (call[0].includes('SUM(aside) AS aside')) await gate.pass();
      return rows;
    } as never);
    try {
      await withoutLocks([app, second], async (seats) => {
        const both = Promise.all([book(app, parent, child, week), gives(parent, 50)]);
        await seats.arrived(1);
        seats.open();
        await gate.arrived(2);
        gate.open();
        await both;
      });
    } finally {
      spy.mockRestore();
    }
    expect(await broken()).toBe(1);
    await settleAll(app);
    expect(await broken()).toBe(0);
  });
}
