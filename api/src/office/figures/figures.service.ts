import { Injectable } from '@nestjs/common';
import {
  can,
  compareTexts,
  FIGURES_OF,
  GENDERS,
  isMoney,
  shownFigures,
  toEuros,
  type FigureName,
  type FigureRow,
  type Figures,
  type FigureTable,
  type FigureTableName,
  type PermissionHolder,
  type Shown,
} from '@feria/shared';
import { SCHOOL_LEVELS } from '@feria/shared/rules/funding';
import { DataSource } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { courseYears } from '../../catalogue/courses/course.queries.js';
import { countSeason, countTotals, type CountedRow } from './figures.queries.js';

/** Who is told figures of few children: who sees each child (product/office.md#small-cells). */
function seesFew(reader: PermissionHolder): boolean {
  return can(reader, 'child.index');
}

/** The rows of a season, and its total. */
interface Season {
  rows: readonly CountedRow[];
  total: CountedRow | undefined;
  shown: Shown;
}

/** Figures of seasons for board and municipalities (product/office.md#figures). */
@Injectable()
export class FiguresService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
  ) {}

  /**
   * A season counted in one way, beside another. Two or three statements; four for the weeks of who is not told figures of few children.
   * @param year `null` for the newest that has projects
   * @param compare the year of the other season; `null` for none
   */
  async table(
    table: FigureTableName,
    { year: wanted, compare }: { year: number | null; compare: number | null },
    reader: PermissionHolder,
  ): Promise<FigureTable> {
    const { manager } = this.dataSource;
    const years = await courseYears(manager);
    const year = wanted ?? years[0] ?? Number(this.clock.today().slice(0, 4));
    const seasons = { year, compare };
    const rows = await countSeason(manager, table, seasons);
    const totals = await countTotals(manager, table, seasons, rows);
    const projects =
      table === 'week' && !seesFew(reader) ? await countSeason(manager, 'project', seasons) : [];
    const of = (season: number): Season => {
      const inYear = (row: CountedRow): boolean => row.year === season;
      const [total] = totals.filter(inYear);
      const own = rows.filter(inYear).sort(inOrderOf(table));
      const shown = seesFew(reader)
        ? everything(table, own)
        : hidingFew(table, own, total, projects.filter(inYear));
      return { rows: own, total, shown };
    };
    const now = of(year);
    const other = compare === null ? null : of(compare);
    return {
      table,
      year,
      compare,
      years,
      columns: [...FIGURES_OF[table]],
      rows: presentRows(table, now, other),
      total: {
        figures: present(table, now.total, now.shown.total),
        compared: other && present(table, other.total, other.shown.total),
      },
      hides_few: !seesFew(reader),
    };
  }
}

function everything(table: FigureTableName, rows: readonly CountedRow[]): Shown {
  const all = new Set<FigureName>(FIGURES_OF[table]);
  return { rows: rows.map(() => all), total: all };
}

function hidingFew(
  table: FigureTableName,
  rows: readonly CountedRow[],
  total: CountedRow | undefined,
  projects: readonly CountedRow[],
): Shown {
  const columns = FIGURES_OF[table];
  const cells = rows.map((row) => row.cells);
  if (table !== 'week') return shownFigures(columns, cells, total?.cells ?? {});
  // The weeks of a project add up to the project, whose figures are told too.
  const ofProjects = shownFigures(
    columns,
    projects.map((row) => row.cells),
    total?.cells ?? {},
  );
  const shown = new Map<CountedRow, ReadonlySet<FigureName>>();
  for (const [index, project] of projects.entries()) {
    const weeks = rows.filter(({ group }) => group === project.key);
    const hidden = new Set(columns.filter((figure) => !ofProjects.rows[index]?.has(figure)));
    const ofWeeks = shownFigures(
      columns,
      weeks.map((row) => row.cells),
      project.cells,
      hidden,
    );
    for (const [at, week] of weeks.entries()) shown.set(week, ofWeeks.rows[at] ?? new Set());
  }
  return { rows: rows.map((row) => shown.get(row) ?? new Set()), total: ofProjects.total };
}

function presentRows(table: FigureTableName, now: Season, other: Season | null): FigureRow[] {
  const named = new Set(now.rows.map((row) => likeness(table, row)));
  const gone = table === 'week' ? [] : (other?.rows ?? []).filter((row) => !named.has(likeness(table, row)));
  return [...now.rows, ...gone].sort(inOrderOf(table)).map((row) => ({
    key: row.key,
    name: row.name,
    name_it: row.name_it,
    from: table === 'week' ? row.from : null,
    to: table === 'week' ? row.to : null,
    figures: figuresLike(table, now, row),
    // No week is there again the next year.
    compared: other && table !== 'week' ? figuresLike(table, other, row) : null,
  }));
}

/** What a row has in common with the same row of another season: projects are known by their name. */
function likeness(table: FigureTableName, row: CountedRow): string {
  return table === 'project' ? (row.name ?? '') : row.key;
}

/** The figures of the row of a season that is like a row: itself, where it is of that season. */
function figuresLike(table: FigureTableName, { rows, shown }: Season, row: CountedRow): Figures {
  const isIts = rows.includes(row);
  const like = isIts ? row : rows.find((one) => likeness(table, one) === likeness(table, row));
  return present(table, like, like && shown.rows[rows.indexOf(like)]);
}

/** @param row missing where a season has no such row: nothing is counted of it */
function present(
  table: FigureTableName,
  row: CountedRow | undefined,
  shown: ReadonlySet<FigureName> = new Set(FIGURES_OF[table]),
): Figures {
  const valueOf = (figure: FigureName): number | null => {
    if (!shown.has(figure)) return null;
    const value = row ? row.cells[figure]?.value : figure === 'occupancy' ? undefined : 0;
    if (value === undefined) return null;
    return isMoney(figure) ? toEuros(value) : value;
  };
  return Object.fromEntries(FIGURES_OF[table].map((figure) => [figure, valueOf(figure)]));
}

/** Keys in the order of their rows; others are sorted as numbers. */
const ORDER: Partial<Record<FigureTableName, readonly string[]>> = {
  gender: GENDERS,
  level: SCHOOL_LEVELS,
  families: ['first', 'returning'],
};

/** Weeks by their days, projects by name; what is not known comes last. */
function inOrderOf(table: FigureTableName): (one: CountedRow, other: CountedRow) => number {
  const order = ORDER[table];
  const rank = ({ key }: CountedRow): number => {
    if (key === '') return Number.POSITIVE_INFINITY;
    return order ? order.indexOf(key) : Number(key);
  };
  return (one, other) => {
    if (table === 'week' && one.from !== other.from) return (one.from ?? '') < (other.from ?? '') ? -1 : 1;
    if (one.name !== null && other.name !== null)
      return compareTexts(one.name, other.name) || Number(one.key) - Number(other.key);
    return rank(one) < rank(other) ? -1 : 1;
  };
}
