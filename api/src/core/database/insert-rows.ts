import type { EntityManager, EntityMetadata } from 'typeorm';

/** Parameters of one statement: SQLite takes 32,766. */
const MAX_PARAMETERS = 30_000;

/** Types that TypeORM converts to text when it stores them. */
const CONVERTED_TYPES: readonly unknown[] = ['json', 'simple-json', 'simple-array', 'set'];

/** Entities that {@link refuseConvertedColumns} accepted. */
const plain = new WeakSet<EntityMetadata>();

/**
 * Inserts many rows in one statement (a few when there are very many) and reads nothing back. TypeORM's own insert builds
 * expressions and names for every value and costs many times as much. This one writes the values as they are: it applies
 * no transformer, calls no listener and returns no generated ids.
 * @param rows all with the same columns
 * @throws Error when the entity has a column with a transformer (such as an encrypted one), a JSON or list column, a column
 * named unlike its property, or a listener before inserts. Use `manager.insert` or `manager.save` for such an entity.
 */
export async function insertRows<Entity extends object>(
  manager: EntityManager,
  target: new () => Entity,
  rows: readonly Partial<Entity>[],
): Promise<void> {
  const metadata = manager.dataSource.getMetadata(target);
  refuseConvertedColumns(metadata);
  const [first] = rows;
  if (!first) return;
  const { driver } = manager.dataSource;
  const columns = Object.keys(first) as (keyof Entity & string)[];
  const table = driver.escape(metadata.tableName);
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

function refuseConvertedColumns(metadata: EntityMetadata): void {
  if (plain.has(metadata)) return;
  const refuse = (reason: string): never => {
    throw new Error(`insertRows cannot write ${metadata.name}: ${reason}`);
  };
  for (const { propertyName, databaseName, transformer, type } of metadata.columns) {
    if (transformer) refuse(`column ${propertyName} has a transformer`);
    if (CONVERTED_TYPES.includes(type)) refuse(`column ${propertyName} is of type ${String(type)}`);
    if (propertyName !== databaseName) refuse(`column ${propertyName} is called ${databaseName}`);
  }
  if (metadata.beforeInsertListeners.length > 0) refuse('it has a listener before inserts');
  plain.add(metadata);
}
