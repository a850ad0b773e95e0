import type { EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import { isOnCluster, markLocks } from './cluster.js';

/**
 * Locks rows in id order with one statement and reads them, fresh, under the lock, which holds on every node of a
 * cluster. SQLite has one writer, whose transaction is the lock already. Must come before any other read of what it
 * protects.
 * @returns the rows found, in id order.
 */
export async function lockRows<Entity extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  ids: readonly number[],
): Promise<Entity[]> {
  const rows = await lockRowsToChange(manager, target, ids);
  const { dataSource } = manager;
  if (isOnCluster(dataSource)) {
    const { tableName } = dataSource.getMetadata(target);
    await markLocks(
      manager,
      tableName,
      rows.map(({ id }) => id),
    );
  }
  return rows;
}

/**
 * The same for one who changes every row whose lock has mattered, and others who do so too: that is where transactions of
 * two nodes collide by themselves.
 */
export async function lockRowsToChange<Entity extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  ids: readonly number[],
): Promise<Entity[]> {
  if (ids.length === 0) return [];
  const query = manager
    .createQueryBuilder(target, 'locked')
    .where('locked.id IN (:...ids)', { ids: [...new Set(ids)] })
    .orderBy('locked.id', 'ASC');
  if (manager.dataSource.driver.options.type !== 'better-sqlite3') query.setLock('pessimistic_write');
  return query.getMany();
}
