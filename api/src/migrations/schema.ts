import {
  Table,
  TableForeignKey,
  TableIndex,
  TableUnique,
  type QueryRunner,
  type TableColumnOptions,
} from 'typeorm';

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

/** Constraints of a table, each by name. */
export interface Constraints {
  uniques?: Record<string, string[]>;
  indexes?: Record<string, string[]>;
  foreignKeys?: Record<string, { column: string; table: string; onDelete?: 'CASCADE' | 'SET NULL' }>;
}

/** Creates a table with its keys; foreign keys refer to `id`. */
export async function createTable(
  runner: QueryRunner,
  name: string,
  columns: Column[],
  { uniques = {}, indexes = {}, foreignKeys = {} }: Constraints = {},
): Promise<void> {
  await runner.createTable(
    new Table({
      name,
      columns,
      uniques: Object.entries(uniques).map(
        ([key, columnNames]) => new TableUnique({ name: key, columnNames }),
      ),
      indices: Object.entries(indexes).map(
        ([key, columnNames]) => new TableIndex({ name: key, columnNames }),
      ),
      foreignKeys: Object.entries(foreignKeys).map(
        ([key, { column, table, onDelete = 'NO ACTION' }]) =>
          new TableForeignKey({
            name: key,
            columnNames: [column],
            referencedTableName: table,
            referencedColumnNames: ['id'],
            onDelete,
            onUpdate: 'NO ACTION',
          }),
      ),
    }),
  );
}
