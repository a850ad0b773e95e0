import type { DataSource } from 'typeorm';
import { containing } from '../platform/crud/query.js';
import { isSqlite } from '../platform/database/data-source.js';
import type { ListQueryPlan } from '../platform/http/list-query.js';
import { LIST_INDEX } from './registration.entity.js';

/**
 * Finds a page of the registrations' list: the total, and the ids of its rows in order. What is shown is read afterwards,
 * for these rows only. Columns of the plan are `people.…`, `course.…`, `courseWeek.…` or `registration.…`.
 *
 * Many registrations share few weeks and children. So these are filtered, searched and ranked first, and every
 * registration is read from one covering index and sorted by whole numbers (docs/adr/0011-registration-list.md).
 */
export class RegistrationPage {
  private readonly sqlite: boolean;

  constructor(
    private readonly dataSource: DataSource,
    private readonly plan: ListQueryPlan,
  ) {
    this.sqlite = isSqlite(dataSource);
  }

  /** How many rows match. */
  async total(): Promise<number> {
    const { sql, parameters } = this.statement({ sorted: false });
    const [row] = await this.dataSource.query<{ total: number | string }[]>(
      sql('COUNT(*) AS total'),
      parameters,
    );
    return Number(row?.total ?? 0);
  }

  /**
   * Ids of the page, in order.
   * @param total of {@link total}, where it is known: a page of the second half is then counted from the end, which
   * spares SQLite from keeping all that comes before it.
   */
  async ids(total?: number): Promise<number[]> {
    const { skip } = this.plan;
    const take = this.plan.take ?? total ?? 0;
    const backwards = total !== undefined && skip > total / 2;
    const count = backwards ? Math.max(0, Math.min(take, total - skip)) : take;
    if (count === 0) return [];
    const { sql, parameters, order } = this.statement({ sorted: true, backwards });
    const offset = backwards ? total - skip - count : skip;
    const rows = await this.dataSource.query<{ id: number }[]>(
      `${sql('registration.id AS id')} ORDER BY ${order} LIMIT ${count} OFFSET ${offset}`,
      parameters,
    );
    const ids = rows.map(({ id }) => Number(id));
    return backwards ? ids.reverse() : ids;
  }

  private statement({ sorted, backwards = false }: { sorted: boolean; backwards?: boolean }) {
    const weeks = new Side(
      'course_week courseWeek JOIN course course ON course.id = courseWeek.course_id',
      'courseWeek.id',
    );
    const people = new Side('child people', 'people.id');
    const own: Condition[] = [];
    for (const { column, values } of this.plan.filters) {
      const condition = {
        sql: `${this.column(column)} IN (${values.map(() => '?').join(', ')})`,
        parameters: values,
      };
      if (column.startsWith('course')) weeks.where.push(condition);
      else own.push(condition);
    }
    this.plan.words.forEach((word, index) => {
      const pattern = containing(word);
      const like = (alias: string): string => `${alias}.search_text LIKE ? ESCAPE '!'`;
      weeks.add(`m${index}`, `(${like('courseWeek')} OR ${like('course')})`, [pattern, pattern]);
      people.add(`m${index}`, like('people'), [pattern]);
      own.push({ sql: `(weeks.m${index} OR persons.m${index})`, parameters: [] });
    });
    const order = sorted ? this.order(weeks, people, backwards) : '';

    // By id a few rows are meant, which the database finds better by itself.
    const few = this.plan.filters.some(({ name }) => name === 'id');
    const joined = weeks.used || people.used;
    const registrations = `registration${!few && joined ? ` ${this.hint()}` : ''}`;
    const join = few ? 'JOIN' : this.sqlite ? 'CROSS JOIN' : 'STRAIGHT_JOIN';
    const from = [
      weeks.used ? `weeks ${join} ${registrations} ON registration.course_week_id = weeks.id` : registrations,
      ...(people.used ? [`persons ON persons.id = registration.child_id`] : []),
    ].join(` ${join} `);
    const sides = [
      ...(weeks.used ? [`weeks AS (${weeks.sql})`] : []),
      ...(people.used ? [`persons AS (${people.sql})`] : []),
    ];
    const where = own.length ? ` WHERE ${own.map(({ sql }) => sql).join(' AND ')}` : '';
    return {
      sql: (what: string): string =>
        `${sides.length ? `WITH ${sides.join(', ')} ` : ''}SELECT ${what} FROM ${from}${where}`,
      parameters: [
        ...(weeks.used ? weeks.parameters : []),
        ...(people.used ? people.parameters : []),
        ...own.flatMap(({ parameters }) => parameters),
      ],
      order,
    };
  }

  /** Texts are compared once for each child and week, in their ranks; the id breaks ties, and nothing after it counts. */
  private order(weeks: Side, people: Side, backwards: boolean): string {
    const tie = { column: 'registration.id', order: this.plan.sort[0]?.order ?? 'ASC' } as const;
    const sorts = [...this.plan.sort, tie];
    const counting = sorts.slice(0, sorts.findIndex(({ column }) => column === tie.column) + 1);
    const keys = counting.flatMap(({ column, order }, index): SortKey[] => {
      const descending = order === 'DESC';
      const known = KEYS[column];
      if (known) return known.map((key) => ({ ...key, descending }));
      if (column.startsWith('registration.')) return [{ sql: column, descending }];
      const side = column.startsWith('people.') ? people : weeks;
      side.add(`k${index}`, `DENSE_RANK() OVER (ORDER BY ${this.collated(column)})`);
      return side === people
        ? [{ sql: `persons.k${index}`, bits: 24, descending }]
        : [{ sql: `weeks.k${index}`, bits: 20, descending }];
    });
    return packed(keys)
      .map(({ sql, descending }) => `${sql} ${descending === backwards ? 'ASC' : 'DESC'}`)
      .join(', ');
  }

  /** MySQL's collations ignore case by themselves; SQLite has to be told. */
  private collated(column: string): string {
    return `${this.column(column)}${this.sqlite ? ' COLLATE NOCASE' : ''}`;
  }

  /** `courseWeek.from` with the column quoted; an expression stays as it is. */
  private column(column: string): string {
    const [, alias, name] = /^(\w+)\.(\w+)$/.exec(column) ?? [];
    return alias && name ? `${alias}.${this.dataSource.driver.escape(name)}` : column;
  }

  private hint(): string {
    return this.sqlite ? `INDEXED BY ${LIST_INDEX}` : `FORCE INDEX (${LIST_INDEX})`;
  }
}

/** `1` paid, `partial`, `0` nothing; the same in the paid cell everywhere (decisions §6). */
export const PAYED_STATE =
  "CASE WHEN registration.payed_amount >= registration.price THEN '1' WHEN registration.payed_amount > 0 THEN 'partial' ELSE '0' END";

/** Sorts by the state of the payment, nothing first, then by the amount. */
export const PAYED = 'payed';

/** A column of a sort; with `bits` a whole number from 0 that needs no more than these. */
interface SortKey {
  sql: string;
  bits?: number;
  descending: boolean;
}

const AMOUNT = { sql: 'registration.payed_amount', bits: 30 };

/** Columns whose values are few, as whole numbers in their order. Amounts are bounded by the check of money. */
const KEYS: Record<string, readonly Omit<SortKey, 'descending'>[]> = {
  [PAYED]: [
    {
      sql: '(CASE WHEN registration.payed_amount >= registration.price THEN 2 WHEN registration.payed_amount > 0 THEN 1 ELSE 0 END)',
      bits: 2,
    },
    AMOUNT,
  ],
  'registration.payed_amount': [AMOUNT],
  'registration.price': [{ sql: 'registration.price', bits: 30 }],
  'registration.day_type': [
    { sql: "(CASE WHEN registration.day_type = 'half_day' THEN 1 ELSE 0 END)", bits: 1 },
  ],
  'registration.is_waiting': [{ sql: 'registration.is_waiting', bits: 1 }],
  'registration.photo_privacy': [{ sql: '(COALESCE(registration.photo_privacy, -1) + 1)', bits: 2 }],
};

/** Bits of a whole number that both engines compare exactly. */
const WORD = 62;

/** Joins neighbouring whole numbers into one: SQLite sorts by one number in half the time that it needs for three. */
function packed(keys: readonly SortKey[]): SortKey[] {
  const joined: SortKey[] = [];
  for (const { sql, bits, descending } of keys) {
    const last = joined.at(-1);
    if (bits === undefined) {
      joined.push({ sql, descending });
      continue;
    }
    const term = descending ? `(${2 ** bits - 1} - ${sql})` : sql;
    if (last?.bits !== undefined && last.bits + bits <= WORD) {
      last.sql = `(${last.sql} * ${2 ** bits} + ${term})`;
      last.bits += bits;
    } else {
      joined.push({ sql: term, bits, descending: false });
    }
  }
  return joined;
}

interface Condition {
  sql: string;
  parameters: readonly unknown[];
}

/** The weeks or the children, as far as a statement needs them: filtered, with marks of the search and ranks. */
class Side {
  readonly where: Condition[] = [];
  private readonly columns: Condition[] = [];

  constructor(
    private readonly from: string,
    private readonly id: string,
  ) {}

  add(name: string, sql: string, parameters: readonly unknown[] = []): void {
    this.columns.push({ sql: `${sql} AS ${name}`, parameters });
  }

  get used(): boolean {
    return this.where.length + this.columns.length > 0;
  }

  get sql(): string {
    const columns = [`${this.id} AS id`, ...this.columns.map(({ sql }) => sql)].join(', ');
    const where = this.where.map(({ sql }) => sql).join(' AND ');
    return `SELECT ${columns} FROM ${this.from}${where && ` WHERE ${where}`}`;
  }

  get parameters(): unknown[] {
    return [...this.columns, ...this.where].flatMap(({ parameters }) => parameters);
  }
}
