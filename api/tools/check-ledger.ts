/**
 * `npm run check:ledger`: says whether the ledger of the configured database balances (product/money.md#the-ledger). Reads only. Ends
 * with 0 when it does, 1 with a line for each broken rule.
 */
import { readConfig } from '../src/core/config/config.js';
import { isSqlite } from '../src/core/database/data-source.js';
import { checkLedger } from '../src/ledger/check-ledger.js';
import { PaymentEntity } from '../src/model/ledger/payment.entity.js';
import { openDatabase } from '../src/open-database.js';

const dataSource = await openDatabase(readConfig(process.env));
try {
  // One picture of all tables, also while the office books.
  const isolation = isSqlite(dataSource) ? 'SERIALIZABLE' : 'REPEATABLE READ';
  const [problems, payments] = await dataSource.transaction(isolation, async (manager) => [
    await checkLedger(manager),
    await manager.count(PaymentEntity),
  ]);
  for (const problem of problems) console.error(problem);
  if (problems.length === 0) console.log(`The ledger balances: ${payments} payments.`);
  process.exitCode = problems.length > 0 ? 1 : 0;
} finally {
  await dataSource.destroy();
}
