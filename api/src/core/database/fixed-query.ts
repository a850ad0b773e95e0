import type { DataSource, EntityManager } from 'typeorm';
import type { Driver } from 'typeorm/driver/Driver.js';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** One table of a {@link FixedQuery}: its entity, and the columns that are read. */
interface TableColumns<Entity extends object, Name extends keyof Entity & string> {
  entity: new () => Entity;
  columns: readonly Name[];
}

/** A table that a `LEFT JOIN` brings: where there is no such row, there is `null`. */
interface OptionalTable<Entity extends object, Name extends keyof Entity & string> extends TableColumns<
  Entity,
  Name
> {
  /** A column that is never `null` in a row. */
  present: Name;
}

/**
 * Names the columns of an entity for a {@link FixedQuery}. `const`: as an argument of the constructor the names would be
 * widened to `string`, and a row would seem to have every column of the entity.
 */
export function columnsOf<Entity extends object, const Name extends keyof Entity & string>(
  entity: new () => Entity,
  columns: readonly Name[],
): TableColumns<Entity, Name> {
  return { entity, columns };
}

/** The same for a table that a `LEFT JOIN` brings. @param present a column that is never `null` in a row */
export function optional<Entity extends object, Name extends keyof Entity & string>(
  table: TableColumns<Entity, Name>,
  present: NoInfer<Name>,
): OptionalTable<Entity, Name> {
  return { ...table, present };
}

/** Tables of any entities, by alias. */
export type Tables = Record<
  string,
  { entity: new () => object; columns: readonly string[]; present?: string }
>;

/** What is read of a table; of one that may be missing also `null`. */
type Found<Table> =
  Table extends OptionalTable<infer Entity, infer Name>
    ? Pick<Entity, Name> | null
    : Table extends TableColumns<infer Entity, infer Name>
      ? Pick<Entity, Name>
      : never;

/** A row: for each alias an object with the columns that were read of it, and the numbers that were computed. */
type RowOf<Read extends Tables, Computed extends string> = {
  [Alias in keyof Read]: Found<Read[Alias]>;
} & Record<Computed, number | null>;

/** A row as a driver gives it. */
type Values = Record<string, unknown>;

interface ReadColumn {
  alias: string;
  property: string;
  /** Its name in the row that the driver gives. */
  key: string;
  /** What is selected. */
  sql: string;
  /** Whether the driver's value is not yet that of the entity. */
  convert: ColumnMetadata | null;
}

/** What of a {@link FixedQuery} is the same for every call. */
export interface Prepared<Row> {
  /** The whole SELECT. */
  sql: string;
  /** Names of the columns of its result, and what is selected for each. */
  columns: readonly { key: string; sql: string }[];
  toRow(values: Values): Row;
}

/** Types whose values both drivers give as the entity has them. */
const UNCONVERTED_TYPES: readonly unknown[] = ['int', 'varchar', 'text'];

/**
 * A SELECT that is written by hand, with `?` for its parameters, and whose text is made once for each data source. For the
 * calls that every parent makes in the opening minute: TypeORM's query builder makes the text anew for every call, with
 * the numbers written into it, which takes longer than the database needs to answer, and on SQLite lets no statement be
 * used twice. Values are converted as TypeORM converts them, so encrypted columns are decrypted. Everything else should use
 * the query builder.
 *
 *     const CHILDREN = new FixedQuery(
 *       { child: columnsOf(ChildEntity, ['id', 'first_name']) },
 *       'FROM `child` child JOIN `child_parent` parent ON parent.child_id = child.id WHERE parent.person_id = ?',
 *     );
 *     const rows = await CHILDREN.read(manager, [personId]); // { child: { id, first_name } }[]
 *
 * The text must hold on SQLite and on MySQL/MariaDB.
 */
export class FixedQuery<Read extends Tables, Computed extends string = never> {
  private readonly prepared = new WeakMap<DataSource, Prepared<RowOf<Read, Computed>>>();

  /**
   * @param tables what is read, by the alias that `rest` gives the table
   * @param rest everything from `FROM` on
   * @param computed expressions that give a number or `null`, by the name that they get in the row
   */
  constructor(
    private readonly tables: Read,
    readonly rest: string,
    private readonly computed?: Record<Computed, string>,
  ) {}

  /** @throws QueryFailedError */
  async read(manager: EntityManager, parameters: readonly unknown[]): Promise<RowOf<Read, Computed>[]> {
    const { sql, toRow } = this.preparedFor(manager.dataSource);
    const found = await manager.query<Values[]>(sql, [...parameters]);
    return found.map(toRow);
  }

  /** What the SELECT is made of, also for a statement that it is a part of. */
  preparedFor(dataSource: DataSource): Prepared<RowOf<Read, Computed>> {
    const known = this.prepared.get(dataSource);
    if (known) return known;
    const { driver } = dataSource;
    const read = Object.entries(this.tables).flatMap(([alias, { entity, columns }]) =>
      columns.map((property) => readColumn(dataSource, alias, entity, property)),
    );
    const computed = Object.entries<string>(this.computed ?? {}).map(([key, sql]) => ({ key, sql }));
    const columns = [...read, ...computed];
    const expressions = columns.map(({ key, sql }) => `${sql} AS ${driver.escape(key)}`);
    const prepared = {
      sql: `SELECT ${expressions.join(', ')} ${this.rest}`,
      columns,
      toRow: this.reader(driver, read),
    };
    this.prepared.set(dataSource, prepared);
    return prepared;
  }

  /** Makes a row of what the driver gives. */
  private reader(driver: Driver, columns: readonly ReadColumn[]): (values: Values) => RowOf<Read, Computed> {
    const computed = Object.keys(this.computed ?? {});
    const tables = Object.entries(this.tables).map(([alias, { present }]) => ({
      alias,
      presence: present === undefined ? null : keyOf(alias, present),
    }));
    return (values) => {
      const row: Values = {};
      for (const { alias, presence } of tables)
        row[alias] = presence !== null && values[presence] === null ? null : {};
      // MySQL counts in a type that its driver gives as text.
      for (const name of computed) row[name] = values[name] === null ? null : Number(values[name]);
      for (const { alias, property, key, convert } of columns) {
        const table = row[alias] as Values | null;
        if (table === null) continue;
        const value = values[key];
        table[property] = convert ? driver.prepareHydratedValue(value, convert) : value;
      }
      return row as RowOf<Read, Computed>;
    };
  }
}

const keyOf = (alias: string, property: string): string => `${alias}_${property}`;

function readColumn(
  dataSource: DataSource,
  alias: string,
  entity: new () => object,
  property: string,
): ReadColumn {
  const metadata = dataSource.getMetadata(entity);
  const column = metadata.findColumnWithPropertyName(property);
  if (!column || column.databaseName !== property)
    throw new Error(`${metadata.name} has no column that is called ${property}`);
  const plain = !column.transformer && UNCONVERTED_TYPES.includes(column.type);
  const sql = column.query ? `(${column.query(alias)})` : `${alias}.${dataSource.driver.escape(property)}`;
  return { alias, property, key: keyOf(alias, property), sql, convert: plain ? null : column };
}
