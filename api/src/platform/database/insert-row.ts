import type { EntityManager, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';

/**
 * Inserts one row and gives its id, in one statement: `manager.insert` asks the database afterwards for every column that
 * has a default, whether it was given or not. Runs no entity listeners.
 */
export async function insertRow<Entity extends ObjectLiteral & { id: number }>(
  manager: EntityManager,
  target: new () => Entity,
  row: QueryDeepPartialEntity<Entity>,
): Promise<number> {
  const { raw } = await manager
    .createQueryBuilder()
    .insert()
    .into(target)
    .values(row)
    .updateEntity(false)
    .execute();
  // MySQL's driver answers a header, SQLite's the id itself.
  return Number(typeof raw === 'object' && raw !== null ? (raw as { insertId: number }).insertId : raw);
}
