import { In } from 'typeorm';
import { Transactions } from '../../src/core/database/transactions.js';
import { bookPayments } from '../../src/ledger/ledger.js';
import { payersOf } from '../../src/registrations/registration-families.js';
import { RegistrationEntity } from '../../src/model/registrations/registration.entity.js';
import type { TestApp } from './app.js';

/** Books what is missing until these cents are paid on each of the registrations, without history and mails. */
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
    await bookPayments(manager, payments, { userId: null, at: app.clock.now() });
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
