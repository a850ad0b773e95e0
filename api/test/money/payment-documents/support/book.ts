import { Transactions } from '../../../../src/core/database/transactions.js';
import { bookPayments, transfer, type NewPayment, type Transfer } from '../../../../src/ledger/ledger.js';
import type { TestApp } from '../../../support/app.js';

/**
 * Books one payment as it is, by bank unless said otherwise. Cents.
 * @returns its id
 */
export async function book(
  app: TestApp,
  payment: Omit<NewPayment, 'method'> & Partial<NewPayment> & { reversesId?: number },
  userId: number | null = null,
): Promise<number> {
  const [id] = await app.app
    .get(Transactions)
    .run((manager) =>
      bookPayments(manager, [{ method: 'bank', ...payment }], { userId, at: app.clock.now() }),
    );
  return id as number;
}

/** Lets money go from a registration to the credit, or back. Cents. */
export async function move(app: TestApp, wanted: Transfer): Promise<void> {
  await app.app
    .get(Transactions)
    .run((manager) => transfer(manager, [wanted], { userId: null, at: app.clock.now() }));
}
