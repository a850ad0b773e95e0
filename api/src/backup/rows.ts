import type { DataSource, EntityMetadata, QueryRunner } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isSqlite } from '../core/database/data-source.js';
import type { Line, Row } from './archive.js';

/** Rows read or written with one SQL statement. */
const ROWS_PER_STATEMENT = 500;

/** Every table that has an entity, sorted by name. */
export function tablesOf(dataSource: DataSource): EntityMetadata[] {
  return [...dataSource.entityMetadatas].sort((a, b) => a.tableName.localeCompare(b.tableName));
}

/** What others compute, such as what applies in a course, is in no backup. */
function storedColumns({ columns }: EntityMetadata): ColumnMetadata[] {
  return columns.filter(({ isVirtualProperty }) => !isVirtualProperty);
}

/**
 * Reads every row of every table as it is stored. It uses plain SQL instead of the entities, because these would decrypt
 * the health fields.
 * @param runner must be in a transaction that reads from one snapshot, or rows of different tables could contradict each other
 */
export async function* readTables(runner: QueryRunner): AsyncGenerator<Line> {
  const escape = (name: string): string => runner.dataSource.driver.escape(name);
  for (const table of tablesOf(runner.dataSource)) {
    const stored = storedColumns(table);
    const columns = stored.map(({ databaseName }) => escape(databaseName)).join(', ');
    const order = table.primaryColumns.map(({ databaseName }) => escape(databaseName)).join(', ');
    for (let offset = 0; ; offset += ROWS_PER_STATEMENT) {
      const rows = (await runner.query(
        `SELECT ${columns} FROM ${escape(table.tableName)} ORDER BY ${order} LIMIT ${ROWS_PER_STATEMENT} OFFSET ${offset}`,
      )) as Record<string, unknown>[];
      for (const row of rows) yield [table.tableName, fromStored(stored, row)];
      if (rows.length < ROWS_PER_STATEMENT) break;
    }
  }
}

/**
 * Writes rows of one table.
 * @param runner must have the check of foreign keys switched off: tables come sorted by name, so a row may refer to another
 *   that is not written yet
 */
export async function writeTable(runner: QueryRunner, table: EntityMetadata, rows: Row[]): Promise<void> {
  const escape = (name: string): string => runner.dataSource.driver.escape(name);
  const columns = storedColumns(table);
  const names = columns.map(({ databaseName }) => escape(databaseName)).join(', ');
  const values = `(${columns.map(() => '?').join(', ')})`;
  const sqlite = isSqlite(runner.dataSource);
  for (let start = 0; start < rows.length; start += ROWS_PER_STATEMENT) {
    const batch = rows.slice(start, start + ROWS_PER_STATEMENT);
    await runner.query(
      `INSERT INTO ${escape(table.tableName)} (${names}) VALUES ${batch.map(() => values).join(', ')}`,
      batch.flatMap((row) => toStored(columns, row, sqlite)),
    );
  }
}

/** Groups rows into batches for {@link writeTable}: each of one table, with at most {@link ROWS_PER_STATEMENT} rows. */
export async function* batchesOf(lines: AsyncIterable<Line>): AsyncGenerator<[table: string, rows: Row[]]> {
  let batch: Row[] = [];
  let batchTable: string | null = null;
  for await (const [table, row] of lines) {
    if (batchTable !== null && (table !== batchTable || batch.length === ROWS_PER_STATEMENT)) {
      yield [batchTable, batch];
      batch = [];
    }
    batchTable = table;
    batch.push(row);
  }
  if (batchTable !== null) yield [batchTable, batch];
}

/** A row as the engine gives it → in the form of the backup. */
function fromStored(columns: ColumnMetadata[], row: Record<string, unknown>): Row {
  return Object.fromEntries(
    columns.map(({ databaseName, type }) => [databaseName, toBackupValue(row[databaseName], type)]),
  );
}

/**
 * A stored value in the form of the backup, which is the same for both engines. For an instant, SQLite gives the text
 * `2026-03-02 09:00:00.000` and the driver of MariaDB a Date; both become ISO 8601 with `Z`.
 */
function toBackupValue(value: unknown, type: ColumnMetadata['type']): string | number | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (type === 'datetime' && typeof value === 'string')
    return new Date(`${value.replace(' ', 'T')}Z`).toISOString();
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a backup has no form for a ${typeof value}`);
}

/** The values of a row in the order of the columns, as the engine wants them: the reverse of {@link fromStored}. */
function toStored(columns: ColumnMetadata[], row: Row, sqlite: boolean): unknown[] {
  return columns.map(({ databaseName, type }) => {
    const value = row[databaseName] ?? null;
    if (value === null || type !== 'datetime') return value;
    const text = String(value).replace('T', ' ').replace('Z', '');
    return sqlite ? text : new Date(String(value));
  });
}
