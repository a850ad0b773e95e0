import { SORT_KEY_LENGTH, sortKey as keyOf } from '@feria/shared';
import {
  Table,
  TableColumn,
  TableForeignKey,
  TableIndex,
  TableUnique,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';
import { sortKeyColumn } from '../core/database/sortable.js';

/**
 * Columns and constraints that come out the same on MySQL, MariaDB and SQLite, so that entities and migrations do not
 * drift on any. Only these are used in migrations: no dialect SQL.
 */

/** A column; `NOT NULL` unless wrapped in {@link nullable}. */
export type Column = TableColumnOptions;

/** Auto-increment primary key `id`. SQLite knows only the word `integer` for it; MySQL takes it for `int`. */
export function id(): Column {
  return { name: 'id', type: 'integer', isPrimary: true, isGenerated: true, generationStrategy: 'increment' };
}
export function varchar(name: string, length = 255): Column {
  return { name, type: 'varchar', length: String(length) };
}
export function text(name: string): Column {
  return { name, type: 'text' };
}
export function int(name: string, byDefault?: number): Column {
  return { name, type: 'integer', ...(byDefault === undefined ? {} : { default: byDefault }) };
}
/** Number with decimals. */
export function double(name: string): Column {
  return { name, type: 'double' };
}
/** Switch with a default. */
export function bool(name: string, byDefault: boolean): Column {
  return { name, type: 'boolean', default: byDefault ? 1 : 0 };
}
/** Switch without a default: it may be unknown. */
export function maybeBool(name: string): Column {
  return { name, type: 'boolean', isNullable: true };
}
/** Calendar date. */
export function date(name: string): Column {
  return { name, type: 'date' };
}
/** Instant in UTC, to the millisecond. */
export function instant(name: string): Column {
  return { name, type: 'datetime', precision: 3 };
}
/** The same column, but it may be empty. */
export function nullable(column: Column): Column {
  return { ...column, isNullable: true };
}
/** The same column as part of the primary key. */
export function primary(column: Column): Column {
  return { ...column, isPrimary: true };
}

/**
 * The sort key of a text, as `Sortable` declares it. The collation must compare by code point as SQLite does, whatever the
 * collation of the database is.
 */
export function sortKey(runner: QueryRunner, text: string): Column {
  const column = nullable(varchar(sortKeyColumn(text), SORT_KEY_LENGTH));
  const { type } = runner.dataSource.options;
  return type === 'better-sqlite3' ? column : { ...column, charset: 'utf8mb4', collation: 'utf8mb4_bin' };
}

/** A foreign key: the column refers to the `id` of the table. */
export interface Reference {
  column: string;
  table: string;
  onDelete?: 'CASCADE' | 'SET NULL';
}

/** Constraints of a table, each by name. */
export interface Constraints {
  uniques?: Record<string, string[]>;
  /** The index of a `unique` field of a definition. */
  uniqueIndexes?: Record<string, string[]>;
  indexes?: Record<string, string[]>;
  foreignKeys?: Record<string, Reference>;
}

export function index(name: string, columnNames: string[]): TableIndex {
  return new TableIndex({ name, columnNames });
}
export function uniqueIndex(name: string, columnNames: string[]): TableIndex {
  return new TableIndex({ name, columnNames, isUnique: true });
}
export function unique(name: string, columnNames: string[]): TableUnique {
  return new TableUnique({ name, columnNames });
}
export function foreignKey(
  name: string,
  { column, table, onDelete }: Reference & { onDelete?: string },
): TableForeignKey {
  return new TableForeignKey({
    name,
    columnNames: [column],
    referencedTableName: table,
    referencedColumnNames: ['id'],
    onDelete: onDelete ?? 'NO ACTION',
    onUpdate: 'NO ACTION',
  });
}

/** Creates a table with its keys. */
export async function createTable(
  runner: QueryRunner,
  name: string,
  columns: Column[],
  { uniques = {}, uniqueIndexes = {}, indexes = {}, foreignKeys = {} }: Constraints = {},
): Promise<void> {
  await runner.createTable(
    new Table({
      name,
      columns,
      uniques: Object.entries(uniques).map(([key, names]) => unique(key, names)),
      indices: [
        ...Object.entries(uniqueIndexes).map(([key, names]) => uniqueIndex(key, names)),
        ...Object.entries(indexes).map(([key, names]) => index(key, names)),
      ],
      foreignKeys: Object.entries(foreignKeys).map(([key, reference]) => foreignKey(key, reference)),
    }),
  );
}

/**
 * Makes a column of a table with rows unique.
 * @throws Error when two of them have the same value, before anything is changed
 */
export async function addUniqueIndex(
  runner: QueryRunner,
  table: string,
  name: string,
  columnNames: string[],
): Promise<void> {
  const escape = (part: string): string => runner.dataSource.driver.escape(part);
  const columns = columnNames.map(escape).join(', ');
  const filled = columnNames.map((column) => `${escape(column)} IS NOT NULL`).join(' AND ');
  const [twice] = (await runner.query(
    `SELECT ${columns}, COUNT(*) AS rows_of_it FROM ${escape(table)} WHERE ${filled}
     GROUP BY ${columns} HAVING COUNT(*) > 1 LIMIT 1`,
  )) as Record<string, unknown>[];
  if (twice) {
    const values = columnNames.map((column) => `${column} ${JSON.stringify(twice[column])}`).join(', ');
    throw new Error(
      `${table} cannot be unique by ${columnNames.join(', ')}: ${String(twice.rows_of_it)} rows have ${values}. Change them first.`,
    );
  }
  await runner.createIndex(table, uniqueIndex(name, columnNames));
}

/** Adds a column that may be empty, or has a default. */
export async function addColumn(runner: QueryRunner, table: string, column: Column): Promise<void> {
  await runner.addColumn(table, new TableColumn(column));
}

/** Adds a column that must be filled: the rows that exist get the value. */
export async function addRequiredColumn(
  runner: QueryRunner,
  table: string,
  column: Column,
  value: string | number,
): Promise<void> {
  await addColumn(runner, table, nullable(column));
  await setEverywhere(runner, table, column.name, value);
  await changeColumn(runner, table, column);
}

/** Makes a column that may be empty one that must be filled: the rows where it is empty get the value. */
export async function requireColumn(
  runner: QueryRunner,
  table: string,
  column: Column,
  value: string | number,
): Promise<void> {
  await setEverywhere(runner, table, column.name, value, { whereEmpty: true });
  await changeColumn(runner, table, column);
}

/**
 * Changes type, length, default or NULL of a column and keeps what it holds. On MySQL, TypeORM drops a column and adds it
 * empty when it is told that the type or the length differ (`int` and `integer` do): it is told that nothing but NULL does.
 */
export async function changeColumn(runner: QueryRunner, table: string, column: Column): Promise<void> {
  const before = new TableColumn({ ...column, isNullable: !column.isNullable });
  await runner.changeColumn(table, before, new TableColumn(column));
}

async function setEverywhere(
  runner: QueryRunner,
  table: string,
  column: string,
  value: string | number,
  { whereEmpty = false } = {},
): Promise<void> {
  const [tableName, name] = [table, column].map((part) => runner.dataSource.driver.escape(part));
  await runner.query(`UPDATE ${tableName} SET ${name} = ?${whereEmpty ? ` WHERE ${name} IS NULL` : ''}`, [
    value,
  ]);
}

/** Adds the sort keys of texts, and fills them for the rows that exist. */
export async function addSortKeys(runner: QueryRunner, table: string, texts: string[]): Promise<void> {
  await runner.addColumns(
    table,
    texts.map((name) => new TableColumn(sortKey(runner, name))),
  );
  await fillSortKeys(runner, table, texts);
}

/** Rows of one statement. */
const PAGE = 200;

interface Row extends Record<string, string | number | null> {
  id: number;
}

async function fillSortKeys(runner: QueryRunner, table: string, texts: string[]): Promise<void> {
  const escape = (name: string): string => runner.dataSource.driver.escape(name);
  const columns = ['id', ...texts].map(escape).join(', ');
  for (let after = 0; ;) {
    const rows = (await runner.query(
      `SELECT ${columns} FROM ${escape(table)} WHERE id > ? ORDER BY id LIMIT ${PAGE}`,
      [after],
    )) as Row[];
    const last = rows.at(-1);
    if (!last) return;
    const cases = `CASE id ${'WHEN ? THEN ? '.repeat(rows.length)}END`;
    const keys = texts.flatMap((text) =>
      rows.flatMap((row) => [row.id, typeof row[text] === 'string' ? keyOf(row[text]) : null]),
    );
    await runner.query(
      `UPDATE ${escape(table)} SET ${texts.map((text) => `${escape(sortKeyColumn(text))} = ${cases}`).join(', ')}
       WHERE id IN (${rows.map(() => '?').join(', ')})`,
      [...keys, ...rows.map(({ id }) => id)],
    );
    after = last.id;
  }
}
