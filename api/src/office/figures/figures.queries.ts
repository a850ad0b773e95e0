import {
  FIGURES_OF,
  type Cell,
  type CellRow,
  type FigureName,
  type FigureTableName,
  type IsoDate,
} from '@feria/shared';
import { contributionRate, type ContributionRate } from '@feria/shared/rules/contribution';
import type { EntityManager } from 'typeorm';
import { municipalityOfRegistrationSql } from '../../registrations/municipality.js';
import { DUE_NOW, FEE_OPEN, IS_FEE_OPEN, IS_OPEN, OPEN } from '../../ledger/balance.js';

/** A row of a table before it is decided which of its figures are shown. */
export interface CountedRow {
  year: number;
  /** As in `FigureRow`. */
  key: string;
  name: string | null;
  name_it: string | null;
  from: IsoDate | null;
  to: IsoDate | null;
  /** Of a week: its project. */
  group: string | null;
  course: { name: string; name_it: string } | null;
  cells: CellRow;
}

/** SQL: by what the rows of a table are told apart. */
const KEY: Record<FigureTableName, string> = {
  project: 'course.id',
  week: 'week.id',
  // Of the day of birth of an anonymised child only the year is known.
  age: 'course.year - SUBSTR(child.birth, 1, 4)',
  gender: 'child.gender',
  level: `CASE WHEN SUBSTR(child.school, 1, 2) IN ('kg', 'gs', 'ms') THEN SUBSTR(child.school, 1, 2) ELSE 'other' END`,
  municipality: 'town.id',
  families: `CASE WHEN family.person_id IS NULL THEN '' WHEN former.year < course.year THEN 'returning' ELSE 'first' END`,
};

/** Tables of which every week gives a row, also one without children. */
const OF_WEEKS: readonly FigureTableName[] = ['project', 'week'];

/** SQL: who counts as the family of a child: the first of its parents on record. */
const FAMILY = 'SELECT child_id, MIN(person_id) AS person_id FROM child_parent GROUP BY child_id';

/** SQL: the first season in which a family had a place; by child first, of whom there are far fewer than registrations. */
const FORMER = `SELECT own.person_id AS person_id, MIN(first_place.year) AS year FROM (
    SELECT place.child_id AS child_id, MIN(first_course.year) AS year FROM registration place
      JOIN course_week first_week ON first_week.id = place.course_week_id
      JOIN course first_course ON first_course.id = first_week.course_id
      WHERE place.is_waiting = 0 GROUP BY place.child_id) first_place
  JOIN (${FAMILY}) own ON own.child_id = first_place.child_id
  GROUP BY own.person_id`;

/** SQL: what is joined for tables of what children are. */
const OF_CHILDREN: Partial<Record<FigureTableName, (childId: string) => string>> = {
  age: joinChild,
  gender: joinChild,
  level: joinChild,
  municipality: () =>
    `LEFT JOIN municipality town ON town.id = ${municipalityOfRegistrationSql('registration')}`,
  families: (childId) => `LEFT JOIN (${FAMILY}) family ON family.child_id = ${childId}
    LEFT JOIN (${FORMER}) former ON former.person_id = family.person_id`,
};

function joinChild(childId: string): string {
  return `LEFT JOIN child child ON child.id = ${childId}`;
}

/** SQL: whether a registration that ended had a place before: what only waited is no cancellation. */
const HAD_PLACE = `(event.had_place = 1 OR (event.had_place IS NULL AND EXISTS (
  SELECT 1 FROM registration_event earlier WHERE earlier.registration_id = event.registration_id
    AND earlier.kind IN ('registered', 'moved_up'))))`;

/** SQL: what the rows of a table are named by. */
const NAMES: Partial<Record<FigureTableName, string>> = {
  project: 'course',
  week: 'week',
  municipality: 'town',
};

/** The columns of a part; every part has all of them. */
const PART = ['placed', 'waiting', 'declined', 'cancelled', 'due', 'paid', 'open', 'seats'] as const;
type PartColumn = (typeof PART)[number];

/** SQL: a part of what is counted: one row for each registration, cancellation, fee or week. */
function part(
  table: FigureTableName,
  source: { alias: string; from: string; where?: string },
  columns: Partial<Record<PartColumn, string>>,
): string {
  const { alias, from, where } = source;
  const isOfWeek = alias === 'week';
  // The history outlives the child.
  const joins = OF_CHILDREN[table]?.(`${alias}.child_id`) ?? '';
  const named = OF_WEEKS.includes(table);
  const names = NAMES[table];
  return `SELECT course.year AS year, ${KEY[table]} AS row_key, ${isOfWeek ? 'NULL' : `${alias}.child_id`} AS child_id,
      ${table === 'families' ? 'family.person_id' : 'NULL'} AS family_id, ${named ? 'course.id' : 'NULL'} AS course_id, ${table === 'week' ? 'course.name' : 'NULL'} AS course_name,
      ${table === 'week' ? 'course.name_it' : 'NULL'} AS course_name_it,
      ${names ? `${names}.name` : 'NULL'} AS name, ${names ? `${names}.name_it` : 'NULL'} AS name_it,
      ${table === 'municipality' ? 'town.contributions' : 'NULL'} AS contributions,
      ${named ? 'week.`from`' : 'NULL'} AS first_day, ${named ? 'week.`to`' : 'NULL'} AS last_day,
      ${PART.map((column) => `${columns[column] ?? '0'} AS ${column}`).join(', ')}
    FROM course course JOIN course_week week ON week.course_id = course.id ${from} ${joins}
    WHERE course.year IN (?, ?) ${where ? `AND ${where}` : ''}`;
}

function partsOf(table: FigureTableName): string[] {
  const columns: readonly FigureName[] = FIGURES_OF[table];
  return [
    part(
      table,
      {
        alias: 'registration',
        from: 'JOIN registration registration ON registration.course_week_id = week.id',
      },
      {
        placed: '1 - registration.is_waiting',
        waiting: 'registration.is_waiting',
        due: DUE_NOW,
        paid: 'registration.payed_amount',
        open: `CASE WHEN ${IS_OPEN} THEN ${OPEN} ELSE 0 END`,
      },
    ),
    ...(columns.includes('declined') ? [declinedPart(table)] : []),
    ...(columns.includes('cancelled') ? endedParts(table) : []),
    ...(OF_WEEKS.includes(table)
      ? [
          part(
            table,
            { alias: 'week', from: '' },
            { seats: 'CASE WHEN week.cancelled_at IS NULL THEN week.max_participants ELSE 0 END' },
          ),
        ]
      : []),
  ];
}

/** What was asked for in vain: its tokens are told apart as children are. */
function declinedPart(table: FigureTableName): string {
  const from =
    'JOIN (SELECT course_week_id, token AS child_id FROM declined_place) declined ON declined.course_week_id = week.id';
  return part(table, { alias: 'declined', from }, { declined: '1' });
}

/** Cancellations, and the fees of them. */
function endedParts(table: FigureTableName): string[] {
  return [
    part(
      table,
      {
        alias: 'event',
        from: `JOIN registration_event event ON event.course_week_id = week.id AND event.kind = 'removed'`,
        where: HAD_PLACE,
      },
      { cancelled: '1' },
    ),
    part(
      table,
      { alias: 'fee', from: 'JOIN cancellation_fee fee ON fee.course_week_id = week.id' },
      {
        due: 'fee.amount',
        paid: 'fee.payed_amount',
        open: `CASE WHEN ${IS_FEE_OPEN} THEN ${FEE_OPEN} ELSE 0 END`,
      },
    ),
  ];
}

/** SQL: of how many distinct children a column tells. */
function childrenWith(column: PartColumn): string {
  return `COUNT(DISTINCT CASE WHEN ${column} <> 0 THEN child_id END)`;
}

type Row = Record<
  `sum_${PartColumn}` | `children_${PartColumn}` | 'year' | 'families',
  number | string | null
> & {
  row_key: number | string | null;
  course_id: number | string | null;
} & Record<
    'name' | 'name_it' | 'contributions' | 'course_name' | 'course_name_it' | 'first_day' | 'last_day',
    string | null
  >;

/**
 * Counts a season in one way, or two of them; one statement (product/office.md#figures).
 * @param compare another year; rows of both come back, by year
 * @param as `total` for one row of each year: children who are in several rows are counted once
 */
export async function countSeason(
  manager: EntityManager,
  table: FigureTableName,
  { year, compare }: { year: number; compare: number | null },
  as: 'rows' | 'total' = 'rows',
): Promise<CountedRow[]> {
  const parts = partsOf(table);
  const rows = await manager.query<Row[]>(
    `SELECT year, MIN(row_key) AS row_key, MIN(course_id) AS course_id, MIN(course_name) AS course_name, MIN(course_name_it) AS course_name_it, MIN(name) AS name, MIN(name_it) AS name_it, MIN(contributions) AS contributions,
        MIN(first_day) AS first_day, MAX(last_day) AS last_day, COUNT(DISTINCT CASE WHEN placed <> 0 THEN family_id END) AS families,
        ${PART.flatMap((column) => [`SUM(${column}) AS sum_${column}`, `${childrenWith(column)} AS children_${column}`]).join(', ')}
      FROM (${parts.join(' UNION ALL ')}) counted GROUP BY year${as === 'rows' ? ', row_key' : ''}`,
    parts.flatMap(() => [year, compare ?? year]),
  );
  return rows.map((row) => ({
    year: Number(row.year),
    key: String(row.row_key ?? ''),
    name: row.name,
    name_it: row.name_it,
    from: row.first_day,
    to: row.last_day,
    group: row.course_id === null ? null : String(row.course_id),
    course:
      row.course_name === null
        ? null
        : { name: row.course_name, name_it: row.course_name_it ?? row.course_name },
    cells: cellsOf(row),
  }));
}

/** What municipalities pay is added up from the rows, each with a rate of its own: of at least as many children as any of them. */
function addContributions(total: CountedRow, rows: readonly CountedRow[]): CountedRow {
  const cells = rows
    .filter(({ year }) => year === total.year)
    .flatMap(({ cells: { contribution } }) => contribution ?? []);
  const value = cells.reduce((sum, cell) => sum + cell.value, 0);
  const children = Math.max(0, ...cells.map((cell) => cell.children ?? 0));
  return { ...total, cells: { ...total.cells, contribution: { value, children } } };
}

/** Tables of which each child is in one row. */
const OF_ONE_ROW: readonly FigureTableName[] = ['age', 'gender', 'level', 'families'];

/**
 * The total of each year: one row, in which children who are in several rows are counted once.
 * @param rows what {@link countSeason} found: where no child is in two of them they are added up, else it is asked again
 */
export async function countTotals(
  manager: EntityManager,
  table: FigureTableName,
  seasons: { year: number; compare: number | null },
  rows: readonly CountedRow[],
): Promise<CountedRow[]> {
  if (!OF_ONE_ROW.includes(table)) {
    const totals = await countSeason(manager, table, seasons, 'total');
    return totals.map((total) => addContributions(total, rows));
  }
  return [...new Set(rows.map(({ year }) => year))].map((year) => ({
    year,
    key: '',
    name: null,
    name_it: null,
    from: null,
    to: null,
    group: null,
    course: null,
    cells: addUp(rows.filter((row) => row.year === year)),
  }));
}

function addUp(rows: readonly CountedRow[]): CellRow {
  const total: CellRow = {};
  for (const { cells } of rows)
    for (const [name, { value, children }] of Object.entries(cells)) {
      const known = total[name as FigureName] ?? { value: 0, children: 0 };
      total[name as FigureName] = {
        value: known.value + value,
        children: (known.children ?? 0) + (children ?? 0),
      };
    }
  return total;
}

/** All figures of a row; MariaDB gives sums as text. */
function cellsOf(row: Row): CellRow {
  const cell = (column: PartColumn): Cell => ({
    value: Number(row[`sum_${column}`]),
    children: Number(row[`children_${column}`]),
  });
  const places = cell('placed');
  const seats: Cell = { value: Number(row.sum_seats), children: null };
  return {
    children: { value: places.children ?? 0, children: places.children },
    child_weeks: places,
    seats,
    ...(seats.value > 0 && {
      occupancy: { value: Math.round((100 * places.value) / seats.value), children: places.children },
    }),
    waiting: cell('waiting'),
    declined: cell('declined'),
    cancelled: cell('cancelled'),
    families: { value: Number(row.families), children: places.children },
    contribution: contributionOf(row, places),
    due: cell('due'),
    paid: cell('paid'),
    open: cell('open'),
  };
}

/** What the municipality of a row pays for its child-weeks in that season; `row.contributions` as the database holds it. */
function contributionOf({ year, contributions }: Row, places: Cell): Cell {
  const rates = JSON.parse(contributions ?? '[]') as ContributionRate[];
  const rate = contributionRate(rates, Number(year));
  return { value: rate * places.value, children: rate > 0 ? places.children : 0 };
}
