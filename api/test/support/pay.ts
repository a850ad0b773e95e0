import { In } from 'typeorm';
import { Transactions } from '../../src/core/database/transactions.js';
import { bookPayments } from '../../src/ledger/ledger.js';
import { creditsOf } from '../../src/ledger/balance.js';
import { settle } from '../../src/ledger/settle.js';
import { payersOf } from '../../src/registrations/registration-families.js';
import { ParentEntity } from '../../src/model/families/parent.entity.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { TestApp } from './app.js';

/** Books what is missing until these cents are paid on each of the registrations, without history and mails. What is above the price becomes credit. */
export async function pay(
  app: TestApp,
  ids: number | readonly number[],
  cents: number,
  date = '2026-03-01',
): Promise<void> {
  await app.app.get(Transactions).run(async (manager) => {
    const registrations = await manager.findBy(RegistrationEntity, { id: In([ids].flat()) });
    const payers = await payersOf(manager, registrations);
    const payments = registrations
      .filter(({ payed_amount }) => payed_amount !== cents)
      .map(({ id, payed_amount }) => ({
        date,
        method: 'bank' as const,
        personId: payers.get(id) ?? null,
        shares: [{ registrationId: id, amount: cents - payed_amount }],
      }));
    const booked = { userId: null, at: app.clock.now() };
    await bookPayments(manager, payments, booked);
    await settle(manager, { registrationIds: [ids].flat() }, booked);
  });
}

/** Books a payment of 10 € that is credit of a parent. @returns its id */
export async function somePayment(app: TestApp, { personId }: { personId: number }): Promise<number> {
  const payment = {
    date: '2026-03-01',
    method: 'bank' as const,
    personId,
    shares: [{ personId, amount: 1_000 }],
  };
  const [id] = await app.app
    .get(Transactions)
    .run((manager) => bookPayments(manager, [payment], { userId: null, at: app.clock.now() }));
  return id!;
}

/** The credit of a parent, in cents. */
export async function creditOf(app: TestApp, { personId }: { personId: number }): Promise<number> {
  return (await creditsOf(app.dataSource.manager, [personId])).get(personId) ?? 0;
}

/** Settles every balance, where a test has booked money as it is (product/money.md#one-balance). */
export async function settleAll(app: TestApp): Promise<void> {
  await app.app.get(Transactions).run(async (manager) => {
    const registrations = await manager.find(RegistrationEntity, { select: { id: true } });
    const parents = await manager.find(ParentEntity, { select: { id: true } });
    await settle(
      manager,
      { registrationIds: registrations.map(({ id }) => id), personIds: parents.map(({ id }) => id) },
      { userId: null, at: app.clock.now() },
    );
  });
}
