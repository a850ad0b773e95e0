import type { EntityManager } from 'typeorm';

/** Parameters of one statement: SQLite takes 32,766. */
const MAX_PARAMETERS = 30_000;

/**
 * Inserts many rows in one statement (a few where they are very many) and asks nothing of the database afterwards.
 * TypeORM's own insert builds a tree of expressions and a name for every value, and costs many times as much. For plain
 * columns: no transformers, no listeners, no generated ids.
 * @param rows all with the same columns
 */
export async function insertRows<Entity extends object>(
  manager: EntityManager,
  target: new () => Entity,
  rows: readonly Partial<Entity>[],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const { driver } = manager.dataSource;
  const columns = Object.keys(first) as (keyof Entity & string)[];
  const table = driver.escape(manager.dataSource.getMetadata(target).tableName);
  const names = columns.map((column) => driver.escape(column)).join(', ');
  const one = `(${columns.map(() => '?').join(', ')})`;
  const most = Math.floor(MAX_PARAMETERS / columns.length);
  for (let start = 0; start < rows.length; start += most) {
    const chunk = rows.slice(start, start + most);
    await manager.query(
      `INSERT INTO ${table} (${names}) VALUES ${chunk.map(() => one).join(', ')}`,
      chunk.flatMap((row) => columns.map((column) => row[column])),
    );
  }
}
