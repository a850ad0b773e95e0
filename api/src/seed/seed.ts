import { DEMO_ACCOUNTS } from '@feria/shared';
import type { DataSource } from 'typeorm';
import type { Clock } from '../platform/clock.js';
import type { Config } from '../platform/config/config.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import type { Transactions } from '../platform/database/transactions.js';
import { UserEntity } from '../users/user.entity.js';
import { seedDemo } from './demo/demo.js';
import { seedOptions } from './options.js';
import { ensureAdministrator, seedRoles } from './roles.js';

/** What seeding works with. */
export interface SeedContext {
  dataSource: DataSource;
  transactions: Transactions;
  config: Pick<Config, 'admin' | 'dataDir' | 'seed'>;
  clock: Clock;
}

/**
 * Fills in what an installation needs and has not: roles, options, the first administrator, and with `SEED=demo` the
 * demo data when the database is empty.
 * @returns whether the demo accounts are there.
 */
export async function seed(context: SeedContext): Promise<boolean> {
  const { transactions, dataSource, config, clock } = context;
  await unlessAnotherProcessDid(() => seedRoles(transactions));
  await unlessAnotherProcessDid(() => seedOptions(transactions));
  await unlessAnotherProcessDid(() => ensureAdministrator(transactions, config.admin, clock));
  if (config.seed !== 'demo') return false;
  await unlessAnotherProcessDid(() => seedDemo(context));
  return dataSource.manager.existsBy(UserEntity, { email: DEMO_ACCOUNTS.admin });
}

/** Several processes may start on one database at once; the second finds the rows of the first in its way. */
async function unlessAnotherProcessDid(work: () => Promise<unknown>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}
