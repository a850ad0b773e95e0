import type { DataSource, EntityMetadata, QueryRunner } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { isSqlite } from '../platform/database/data-source.js';
import type { Line, Row } from './archive.js';

/** Rows read or written with one statement. */
const PAGE = 500;

/** Every table, by name. */
export function tablesOf(dataSource: DataSource): EntityMetadata[] {
  return [...dataSource.entityMetadatas].sort((a, b) => a.tableName.localeCompare(b.tableName));
}

/**
 * Reads every row as it is stored, past the entities: what is sealed stays sealed. The runner must stand on a snapshot,
 * or the tables would not fit each other.
 */
export async function* readTables(runner: QueryRunner): AsyncGenerator<Line> {
  const escape = (name: string): string => runner.dataSource.driver.escape(name);
  for (const table of tablesOf(runner.dataSource)) {
    const columns = table.columns.map(({ databaseName }) => escape(databaseName)).join(', ');
    const order = table.primaryColumns.map(({ databaseName }) => escape(databaseName)).join(', ');
    for (let offset = 0; ; offset += PAGE) {
      const rows = (await runner.query(
        `SELECT ${columns} FROM ${escape(table.tableName)} ORDER BY ${order} LIMIT ${PAGE} OFFSET ${offset}`,
      )) as Record<string, unknown>[];
      for (const row of rows) yield [table.tableName, fromStored(table.columns, row)];
      if (rows.length < PAGE) break;
    }
  }
}

/** Writes rows of one table; the runner must not check foreign keys, as they come in the order of the tables' names. */
export async function writeTable(runner: QueryRunner, table: EntityMetadata, rows: Row[]): Promise<void> {
  const escape = (name: string): string => runner.dataSource.driver.escape(name);
  const names = table.columns.map(({ databaseName }) => escape(databaseName)).join(', ');
  const values = `(${table.columns.map(() => '?').join(', ')})`;
  const sqlite = isSqlite(runner.dataSource);
  for (let start = 0; start < rows.length; start += PAGE) {
    const page = rows.slice(start, start + PAGE);
    await runner.query(
      `INSERT INTO ${escape(table.tableName)} (${names}) VALUES ${page.map(() => values).join(', ')}`,
      page.flatMap((row) => toStored(table.columns, row, sqlite)),
    );
  }
}

/** Collects rows until a page of one table is full. */
export async function* pagesOf(lines: AsyncIterable<Line>): AsyncGenerator<[table: string, rows: Row[]]> {
  let page: Row[] = [];
  let of: string | null = null;
  for await (const [table, row] of lines) {
    if (of !== null && (table !== of || page.length === PAGE)) {
      yield [of, page];
      page = [];
    }
    of = table;
    page.push(row);
  }
  if (of !== null) yield [of, page];
}

function fromStored(columns: ColumnMetadata[], row: Record<string, unknown>): Row {
  return Object.fromEntries(
    columns.map(({ databaseName, type }) => [databaseName, portable(row[databaseName], type)]),
  );
}

/** SQLite keeps an instant as `2026-03-02 09:00:00.000`, the driver of MySQL gives a Date. */
function portable(value: unknown, type: ColumnMetadata['type']): string | number | null {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (type === 'datetime' && typeof value === 'string')
    return new Date(`${value.replace(' ', 'T')}Z`).toISOString();
  if (typeof value === 'string' || typeof value === 'number') return value;
  throw new TypeError(`a backup has no form for a ${typeof value}`);
}

function toStored(columns: ColumnMetadata[], row: Row, sqlite: boolean): unknown[] {
  return columns.map(({ databaseName, type }) => {
    const value = row[databaseName] ?? null;
    if (value === null || type !== 'datetime') return value;
    const text = String(value).replace('T', ' ').replace('Z', '');
    return sqlite ? text : new Date(String(value));
  });
}
