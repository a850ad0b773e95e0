import type { DataSource } from 'typeorm';
import type { Clock } from '../core/clock.js';
import type { Config } from '../core/config/config.js';
import type { Transactions } from '../core/database/transactions.js';

/** What seeding works with. */
export interface SeedContext {
  dataSource: DataSource;
  transactions: Transactions;
  config: Pick<Config, 'admin' | 'appUrl' | 'dataDir' | 'seed'>;
  clock: Clock;
}
