import type { DataSource, EntityManager } from 'typeorm';
import type { Prepared } from './fixed-query.js';

/** A part of a {@link FixedUnion}: a `FixedQuery`. */
interface Part<Row> {
  /** Everything from `FROM` on. */
  readonly rest: string;
  preparedFor(dataSource: DataSource): Prepared<Row>;
}

/** Rows by the name of their part. */
type RowsOf<Rows> = { [Name in keyof Rows]: Rows[Name][] };

/** Parameters by the name of the part. */
type ParametersOf<Rows> = { readonly [Name in keyof Rows]: readonly unknown[] };

type Values = Record<string, unknown>;

interface PreparedUnion {
  sql: string;
  /** By the number that a row has in {@link PART}. */
  parts: { name: string; toRow(values: Values): unknown }[];
}

/** The column that says of which part a row is. */
const PART = 'part';

/**
 * Several fixed queries as one statement, for what is seldom there but belongs together: one question to the database instead
 * of one for each.
 *
 *     const MORE = new FixedUnion({ pickups: PICKUPS, absences: ABSENCES });
 *     const { pickups, absences } = await MORE.read(manager, { pickups: [personId], absences: [personId, today] });
 */
export class FixedUnion<Rows extends object> {
  private readonly prepared = new WeakMap<DataSource, PreparedUnion>();
  private readonly names: (keyof Rows & string)[];

  /**
   * @param parts hold as parts of a `UNION ALL`: no `ORDER BY`, no `LIMIT`; no two have an alias or a computed name in
   *   common
   */
  constructor(private readonly parts: { readonly [Name in keyof Rows]: Part<Rows[Name]> }) {
    this.names = Object.keys(parts) as (keyof Rows & string)[];
  }

  /** No row of any part, for who knows that there is none. */
  none(): RowsOf<Rows> {
    return Object.fromEntries(this.names.map((name) => [name, []])) as unknown as RowsOf<Rows>;
  }

  /** @throws QueryFailedError */
  async read(manager: EntityManager, byPart: ParametersOf<Rows>): Promise<RowsOf<Rows>> {
    const { sql, parts } = this.preparedFor(manager.dataSource);
    const parameters = this.names.flatMap((name) => byPart[name]);
    const found = await manager.query<Values[]>(sql, parameters);
    const rows = this.none() as Record<string, unknown[]>;
    for (const values of found) {
      const part = parts[Number(values[PART])];
      if (part) rows[part.name]?.push(part.toRow(values));
    }
    return rows as RowsOf<Rows>;
  }

  /** Every part has the columns of all, for a union compares them by their places. */
  private preparedFor(dataSource: DataSource): PreparedUnion {
    const known = this.prepared.get(dataSource);
    if (known) return known;
    const escape = (name: string): string => dataSource.driver.escape(name);
    const parts = this.names.map((name) => ({
      name,
      rest: this.parts[name].rest,
      ...this.parts[name].preparedFor(dataSource),
    }));
    const keys = parts.flatMap(({ columns }) => columns.map(({ key }) => key));
    if (new Set(keys).size < keys.length) throw new Error('two parts of a union have a column in common');
    const selects = parts.map(({ columns, rest }, number) => {
      const own = new Map(columns.map(({ key, sql }) => [key, sql]));
      const all = keys.map((key) => `${own.get(key) ?? 'NULL'} AS ${escape(key)}`);
      return `SELECT ${number} AS ${escape(PART)}, ${all.join(', ')} ${rest}`;
    });
    const prepared = { sql: selects.join(' UNION ALL '), parts };
    this.prepared.set(dataSource, prepared);
    return prepared;
  }
}
