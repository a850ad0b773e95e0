import type { DataSource, QueryRunner } from 'typeorm';

/**
 * How the schema of a migrated database differs from what the entities declare: columns that only one of the two has, or else the
 * statements that would make the database match. Empty when the two agree.
 */
export async function findDrift(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  if (upQueries.length === 0) return [];
  const runner = dataSource.createQueryRunner();
  try {
    const columns = await differingColumns(dataSource, runner);
    // Of a column SQLite's statements make the whole table anew: they say nothing that the lines above do not.
    return columns.length > 0 ? columns : upQueries.map(({ query }) => query);
  } finally {
    await runner.release();
  }
}

/** SQLite changes a column by making the table anew, so that the statements alone do not name it. */
async function differingColumns(dataSource: DataSource, runner: QueryRunner): Promise<string[]> {
  const lines: string[] = [];
  for (const { tableName, columns } of dataSource.entityMetadatas) {
    const stored = (await runner.getTable(tableName))?.columns.map(({ name }) => name) ?? [];
    const declared = columns.flatMap(({ databaseName, isVirtualProperty }) =>
      isVirtualProperty ? [] : [databaseName],
    );
    for (const name of stored.filter((column) => !declared.includes(column)))
      lines.push(`${tableName}.${name} is in the database and in no entity`);
    for (const name of declared.filter((column) => !stored.includes(column)))
      lines.push(`${tableName}.${name} is in the entity and not in the database`);
  }
  return lines;
}
