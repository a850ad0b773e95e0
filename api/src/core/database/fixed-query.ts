import type { DataSource, EntityManager } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';

/** One table of a {@link FixedQuery}: its entity, and the columns that are read. */
interface TableColumns<Entity extends object, Name extends keyof Entity & string> {
  entity: new () => Entity;
  columns: readonly Name[];
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

/** Tables of any entities, by alias. */
type Tables = Record<string, { entity: new () => object; columns: readonly string[] }>;

/** A row: for each alias an object with the columns that were read of it, and the numbers that were computed. */
type RowOf<Read extends Tables, Computed extends string> = {
  [Alias in keyof Read]: Read[Alias] extends TableColumns<infer Entity, infer Name>
    ? Pick<Entity, Name>
    : never;
} & Record<Computed, number | null>;

interface ReadColumn {
  alias: string;
  property: string;
  /** Its name in the row that the driver gives. */
  key: string;
  /** Whether the driver's value is not yet that of the entity. */
  convert: ColumnMetadata | null;
}

interface Prepared {
  sql: string;
  columns: ReadColumn[];
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
  private readonly prepared = new WeakMap<DataSource, Prepared>();

  /**
   * @param tables what is read, by the alias that `rest` gives the table
   * @param rest everything from `FROM` on
   * @param computed expressions that give a number or `null`, by the name that they get in the row
   */
  constructor(
    private readonly tables: Read,
    private readonly rest: string,
    private readonly computed?: Record<Computed, string>,
  ) {}

  /** @throws QueryFailedError */
  async read(manager: EntityManager, parameters: readonly unknown[]): Promise<RowOf<Read, Computed>[]> {
    const { sql, columns } = this.prepareFor(manager.dataSource);
    const found = await manager.query<Record<string, unknown>[]>(sql, [...parameters]);
    const { driver } = manager.dataSource;
    return found.map((values) => {
      const row: Record<string, unknown> = {};
      for (const alias of Object.keys(this.tables)) row[alias] = {};
      // MySQL counts in a type that its driver gives as text.
      for (const name of Object.keys(this.computed ?? {}))
        row[name] = values[name] === null ? null : Number(values[name]);
      for (const { alias, property, key, convert } of columns) {
        const value = values[key];
        (row[alias] as Record<string, unknown>)[property] = convert
          ? driver.prepareHydratedValue(value, convert)
          : value;
      }
      return row as RowOf<Read, Computed>;
    });
  }

  private prepareFor(dataSource: DataSource): Prepared {
    const known = this.prepared.get(dataSource);
    if (known) return known;
    const columns = Object.entries(this.tables).flatMap(([alias, { entity, columns }]) =>
      columns.map((property) => readColumn(dataSource, alias, entity, property)),
    );
    const escape = (name: string): string => dataSource.driver.escape(name);
    const expressions = [
      ...columns.map(({ alias, property, key }) => `${alias}.${escape(property)} AS ${escape(key)}`),
      ...Object.entries<string>(this.computed ?? {}).map(([name, sql]) => `${sql} AS ${escape(name)}`),
    ];
    const prepared = { sql: `SELECT ${expressions.join(', ')} ${this.rest}`, columns };
    this.prepared.set(dataSource, prepared);
    return prepared;
  }
}

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
  return { alias, property, key: `${alias}_${property}`, convert: plain ? null : column };
}
