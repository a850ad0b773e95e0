import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { DataSource, EntityManager } from 'typeorm';
import { isDuplicateKey, isRepeatable } from './errors.js';

/** What a Galera cluster needs beyond a single server; every node of it takes reads and writes. */

/**
 * For every connection: a read, or a transaction, begins only when the node has all that the cluster had committed by then.
 * Without it, who has just logged in at one node is a stranger at the next.
 */
export const READ_WHAT_IS_COMMITTED = 'SET SESSION wsrep_sync_wait = 1';

const onCluster = new WeakSet<DataSource>();

/** Asks the server whether it is a node of a cluster; to be done once, before {@link isOnCluster} is asked. */
export async function findCluster(dataSource: DataSource): Promise<void> {
  const [variable] = await dataSource.query<{ Value: string }[]>(`SHOW VARIABLES LIKE 'wsrep_on'`);
  if (variable?.Value === 'ON') onCluster.add(dataSource);
}

/** Whether the server is a node of a cluster. */
export function isOnCluster(dataSource: DataSource): boolean {
  return onCluster.has(dataSource);
}

/**
 * Makes locks known beyond their node: each changes a row of its own, and of two transactions that do so only one can
 * commit. The other is refused with 1213 and repeated.
 */
export async function markLocks(
  manager: EntityManager,
  table: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  await manager.query(
    `INSERT INTO cluster_lock (what, id, turn) VALUES ${ids.map(() => '(?, ?, 1)').join(', ')}
     ON DUPLICATE KEY UPDATE turn = turn + 1`,
    ids.flatMap((id) => [table, id]),
  );
}

/** Name of the migration that makes the tables of the locks. */
export const LOCK_TABLES = 'ClusterLocks1790000000023';

/**
 * Makes the tables of the locks. The lock that keeps nodes from migrating at once is a row itself, so this one migration runs
 * before it is held, and is not noted as done: under the lock it runs with the others, and finds its tables there.
 */
export async function makeLockTables(dataSource: DataSource): Promise<void> {
  const migration = dataSource.migrations.find(({ name }) => name === LOCK_TABLES);
  if (!migration) throw new Error(`there is no migration ${LOCK_TABLES}`);
  const runner = dataSource.createQueryRunner();
  try {
    await migration.up(runner);
  } finally {
    await runner.release();
  }
}

/** Who has held the lock for so long was killed. */
const LEASE_MINUTES = 10;
const TURN_MS = 500;

/**
 * Applies migrations while nobody else on any node does: `GET_LOCK` ends at the node, a row that only one can insert does not.
 * Whoever is killed in it keeps the others out for ten minutes.
 */
export async function aloneInCluster(dataSource: DataSource, work: () => Promise<unknown>): Promise<void> {
  const owner = randomUUID();
  while (!(await take(dataSource, owner))) await sleep(TURN_MS);
  try {
    await work();
  } finally {
    // Its own only: after ten minutes another one may have it. What fails here ends by itself, and must not hide what
    // failed in the work.
    await dataSource.query('DELETE FROM migration_lock WHERE owner = ?', [owner]).catch(() => undefined);
  }
}

async function take(dataSource: DataSource, owner: string): Promise<boolean> {
  try {
    await dataSource.query('DELETE FROM migration_lock WHERE until < UTC_TIMESTAMP()');
    await dataSource.query(
      `INSERT INTO migration_lock (id, until, owner)
       VALUES (1, UTC_TIMESTAMP() + INTERVAL ${LEASE_MINUTES} MINUTE, ?)`,
      [owner],
    );
    return true;
  } catch (error) {
    if (isDuplicateKey(error) || isRepeatable(error)) return false;
    throw error;
  }
}
