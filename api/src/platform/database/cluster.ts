import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource } from 'typeorm';
import { isDuplicateKey, isRepeatable } from './errors.js';

/** What a Galera cluster needs beyond a single server; every node of it takes reads and writes. */

/**
 * For every connection: a read, or a transaction, begins only when the node has all that the cluster had committed by then.
 * Without it, who has just logged in at one node is a stranger at the next.
 */
export const READ_WHAT_IS_COMMITTED = 'SET SESSION wsrep_sync_wait = 1';

/** Whether the server is a node of a cluster. */
export async function isClusterNode(dataSource: DataSource): Promise<boolean> {
  const [variable] = await dataSource.query<{ Value: string }[]>(`SHOW VARIABLES LIKE 'wsrep_on'`);
  return variable?.Value === 'ON';
}

/** Who has held the lock for so long was killed. */
const LEASE_MINUTES = 10;
const TURN_MS = 500;

/**
 * Does the work while nobody else on any node does: `GET_LOCK` ends at the node, a row that only one can insert does not.
 * Whoever is killed in it keeps the others out for ten minutes.
 */
export async function aloneInCluster(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  await dataSource.query(
    'CREATE TABLE IF NOT EXISTS migration_lock (id int NOT NULL PRIMARY KEY, until datetime NOT NULL) ENGINE=InnoDB',
  );
  while (!(await take(dataSource))) await sleep(TURN_MS);
  try {
    await work();
  } finally {
    await dataSource.query('DELETE FROM migration_lock');
  }
}

async function take(dataSource: DataSource): Promise<boolean> {
  try {
    await dataSource.query('DELETE FROM migration_lock WHERE until < UTC_TIMESTAMP()');
    await dataSource.query(
      `INSERT INTO migration_lock VALUES (1, UTC_TIMESTAMP() + INTERVAL ${LEASE_MINUTES} MINUTE)`,
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error) || isRepeatable(error)) return false;
    throw error;
  }
}
