import { Injectable } from '@nestjs/common';
import {
  can,
  compareTexts,
  FIGURES_OF,
  GENDERS,
  isMoney,
  ROUGH_MONEY,
  mostIn,
  shownFigures,
  shownWeeks,
  toEuros,
  type CellRow,
  type FigureName,
  type FigureRow,
  type Figures,
  type FigureTable,
  type FigureTableName,
  type PermissionHolder,
  type Shown,
} from '@feria/shared';
import { SCHOOL_LEVELS } from '@feria/shared/rules/funding';
import { DataSource, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { readSeatsShown } from '../../settings/options/seats-shown.js';
import { courseYears } from '../../catalogue/courses/course.queries.js';
import { sha256 } from '../../core/text/sha256.js';
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
  /** Money is rounded (product/office.md#small-cells). */
  isRough: boolean;
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
    const hidingOf = await this.secretsOf(manager, reader, table, { seasons, rows });
    const of = (season: number): Season => {
      const inYear = (row: CountedRow): boolean => row.year === season;
      const [total] = totals.filter(inYear);
      const own = rows.filter(inYear).sort(inOrderOf(table));
      const shown = seesFew(reader) ? everything(table, own) : hidingOf(season)(table, own, total);
      return { rows: own, total, shown, isRough: !seesFew(reader) };
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
        figures: present(table, now, now.total, now.shown.total),
        compared: other && present(table, other, other.total, other.shown.total),
      },
      hides_few: !seesFew(reader),
    };
  }

  /**
   * What is hidden of a season from a reader; two statements for who is not told figures of few, one where the table is one of both.
   * @returns by year
   */
  private async secretsOf(
    manager: EntityManager,
    reader: PermissionHolder,
    table: FigureTableName,
    { seasons, rows }: { seasons: { year: number; compare: number | null }; rows: readonly CountedRow[] },
  ): Promise<(year: number) => HidingFew> {
    if (seesFew(reader)) return () => hidingFew([], [], 0);
    const projects = table === 'project' ? rows : await countSeason(manager, 'project', seasons);
    const weeks = table === 'week' ? rows : await countSeason(manager, 'week', seasons);
    const told = await readSeatsShown(manager);
    return (year) => {
      const own = (row: CountedRow): boolean => row.year === year;
      return hidingFew(projects.filter(own), weeks.filter(own), told);
    };
  }
}

function everything(table: FigureTableName, rows: readonly CountedRow[]): Shown {
  const all = new Set<FigureName>(FIGURES_OF[table]);
  return { rows: rows.map(() => all), total: all };
}

/** The weeks of a project, what the portal tells of each, and what is shown of them. */
interface ProjectWeeks {
  weeks: readonly CountedRow[];
  /** See {@link mostIn}. */
  most: readonly (number | null)[];
  shown: Shown;
}

/** Decides what is shown of a table of a season to who is not told figures of few. */
type HidingFew = (
  table: FigureTableName,
  rows: readonly CountedRow[],
  total: CountedRow | undefined,
) => Shown;

/**
 * What a season hides from who is not told figures of few, in every table: weeks of few, projects whose weeks the portal and the seats would
 * tell else, and of the whole season what these would tell.
 */
function hidingFew(projects: readonly CountedRow[], weeks: readonly CountedRow[], told: number): HidingFew {
  const weeksOf = new Map(
    projects.map((project) => [
      project.key,
      weeksIn(
        project,
        weeks.filter(({ group }) => group === project.key),
        told,
      ),
    ]),
  );
  const columns = FIGURES_OF.project;
  const shownProjects = (total: CellRow) =>
    shownOf(columns, projects, total, {
      rowsOf: ({ key }) =>
        new Set(columns.filter((figure) => weeksOf.get(key)?.shown.total.has(figure) === false)),
      isKnown: ({ key }) => weeksOf.get(key)?.most.every((most) => most === null) ?? false,
    });
  return (table, rows, total) => {
    const cells = total?.cells ?? {};
    const ofProjects = shownProjects(cells);
    if (table === 'project') return { rows: rows.map(ofProjects.of), total: ofProjects.total };
    if (table !== 'week') {
      const hidden = new Set(columns.filter((figure) => !ofProjects.total.has(figure)));
      const { of, total: shownTotal } = shownOf(FIGURES_OF[table], rows, cells, { total: hidden });
      return { rows: rows.map(of), total: shownTotal };
    }
    const of = (row: CountedRow): ReadonlySet<FigureName> => {
      const project = projects.find(({ key }) => key === row.group);
      const own = weeksOf.get(row.group ?? '');
      if (!project || !own) return new Set();
      const hidden = new Set(columns.filter((figure) => !ofProjects.of(project).has(figure)));
      const shown = shownWeeks(
        FIGURES_OF.week,
        own.weeks.map((week) => week.cells),
        project.cells,
        {
          most: own.most,
          hidden,
        },
      );
      return shown.rows[own.weeks.indexOf(row)] ?? new Set();
    };
    return { rows: rows.map(of), total: ofProjects.total };
  };
}

function weeksIn(project: CountedRow, weeks: readonly CountedRow[], told: number): ProjectWeeks {
  const valueOf = ({ cells }: CountedRow, figure: FigureName): number => cells[figure]?.value ?? 0;
  const most = weeks.map((week) =>
    mostIn({ seats: valueOf(week, 'seats'), places: valueOf(week, 'child_weeks') }, told),
  );
  const shown = shownWeeks(
    FIGURES_OF.week,
    weeks.map(({ cells }) => cells),
    project.cells,
    { most },
  );
  return { weeks, most, shown };
}

/** As {@link shownFigures}, which takes rows in an order that has nothing to do with what they count: that of a hash of their keys. */
function shownOf(
  columns: readonly FigureName[],
  rows: readonly CountedRow[],
  total: CellRow,
  also: {
    total?: ReadonlySet<FigureName>;
    rowsOf?: (row: CountedRow) => ReadonlySet<FigureName>;
    isKnown?: (row: CountedRow) => boolean;
  },
): { of: (row: CountedRow) => ReadonlySet<FigureName>; total: ReadonlySet<FigureName> } {
  const hashed = rows.map((row) => ({ row, hash: sha256(`${row.year} ${row.key}`) }));
  const ordered = hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1)).map(({ row }) => row);
  const { total: hidden, rowsOf, isKnown } = also;
  const shown = shownFigures(
    columns,
    ordered.map(({ cells }) => cells),
    total,
    {
      ...(hidden && { total: hidden }),
      ...(rowsOf && { rows: ordered.map(rowsOf) }),
      ...(isKnown && { known: ordered.map(isKnown) }),
    },
  );
  return { of: (row) => shown.rows[ordered.indexOf(row)] ?? new Set(), total: shown.total };
}

function presentRows(table: FigureTableName, now: Season, other: Season | null): FigureRow[] {
  return pairsOf(table, now, other)
    .sort((one, another) => inOrderOf(table)(one.row, another.row))
    .map(({ row, twin }) => {
      const isNow = now.rows.includes(row);
      return {
        key: row.key,
        name: row.name,
        name_it: row.name_it,
        course: row.course,
        from: table === 'week' ? row.from : null,
        to: table === 'week' ? row.to : null,
        figures: figuresOf(table, now, isNow ? row : undefined),
        // No week is there again the next year.
        compared: other && table !== 'week' ? figuresOf(table, other, isNow ? twin : row) : null,
      };
    });
}

/** Each row of a season with the same of another one, and what the other one has besides. Projects of one name go together in their order. */
function pairsOf(
  table: FigureTableName,
  now: Season,
  other: Season | null,
): { row: CountedRow; twin?: CountedRow }[] {
  const left = table === 'week' ? [] : [...(other?.rows ?? [])];
  const likeness = (row: CountedRow): string | null => (table === 'project' ? row.name : row.key);
  const pairs = now.rows.map((row) => {
    const at = left.findIndex((one) => likeness(one) === likeness(row));
    return { row, twin: at < 0 ? undefined : left.splice(at, 1)[0] };
  });
  return [...pairs, ...left.map((row) => ({ row }))];
}

/** @param row missing where the season has no such row */
function figuresOf(table: FigureTableName, season: Season, row: CountedRow | undefined): Figures {
  return present(table, season, row, row && season.shown.rows[season.rows.indexOf(row)]);
}

/** @param row missing where nothing is counted of it: then every figure is 0 */
function present(
  table: FigureTableName,
  { isRough }: Pick<Season, 'isRough'>,
  row: CountedRow | undefined,
  shown: ReadonlySet<FigureName> = new Set(FIGURES_OF[table]),
): Figures {
  const valueOf = (figure: FigureName): number | null => {
    if (!shown.has(figure)) return null;
    const value = row ? row.cells[figure]?.value : figure === 'occupancy' ? undefined : 0;
    if (value === undefined) return null;
    if (!isMoney(figure)) return value;
    return toEuros(isRough ? Math.round(value / ROUGH_MONEY) * ROUGH_MONEY : value);
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
