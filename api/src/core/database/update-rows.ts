import type { EntityManager } from 'typeorm';

/** Rows that one statement changes: engines limit the number of parameters. */
const ROWS = 500;

/**
 * Gives many rows values of their own: one statement for each {@link ROWS} rows, where `manager.update` needs one for each row and builds
 * it anew. The values are written as they are: no transformer is applied, and a boolean is 0 or 1.
 * @param rows all with the same columns, each id once
 */
export async function updateRows<Column extends string>(
  manager: EntityManager,
  target: new () => { id: number },
  rows: readonly ({ id: number } & Record<Column, number | string | null>)[],
): Promise<void> {
  const { driver } = manager.dataSource;
  const table = driver.escape(manager.dataSource.getMetadata(target).tableName);
  const columns = Object.keys(rows[0] ?? {}).filter((column) => column !== 'id') as Column[];
  for (let start = 0; start < rows.length; start += ROWS) {
    const some = rows.slice(start, start + ROWS);
    const cases = some.map(() => 'WHEN ? THEN ?').join(' ');
    await manager.query(
      `UPDATE ${table} SET ${columns.map((column) => `${driver.escape(column)} = CASE id ${cases} END`).join(', ')}
        WHERE id IN (${some.map(() => '?').join(', ')})`,
      [
        ...columns.flatMap((column) => some.flatMap((row) => [row.id, row[column]])),
        ...some.map(({ id }) => id),
      ],
    );
  }
}
