import { Injectable } from '@nestjs/common';
import {
  can,
  compareTexts,
  FIGURE_TABLES,
  FIGURES_OF,
  GENDERS,
  isMoney,
  ROUGH_MONEY,
  mostIn,
  shownFigures,
  shownWeeks,
  weeksTell,
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
import { DataSource } from 'typeorm';
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
   * A season counted in one way, beside another. Two or three statements, three more for who is not told figures of few children.
   * @param year `null` for the newest that has projects
   * @param compare the year of the other season; `null` for none
   * @param hidingOf where it is known already, see {@link hidingOf}
   */
  async table(
    table: FigureTableName,
    { year: wanted, compare }: { year: number | null; compare: number | null },
    reader: PermissionHolder,
    hidingOf?: HidingOf | null,
  ): Promise<FigureTable> {
    const { manager } = this.dataSource;
    const years = await courseYears(manager);
    const year = wanted ?? years[0] ?? Number(this.clock.today().slice(0, 4));
    const seasons = { year, compare };
    const rows = await countSeason(manager, table, seasons);
    const totals = await countTotals(manager, table, seasons, rows);
    const hiding = hidingOf ?? (await this.hidingOf(seasons, reader));
    const of = (season: number): Season => {
      const inYear = (row: CountedRow): boolean => row.year === season;
      const [total] = totals.filter(inYear);
      const own = rows.filter(inYear).sort(inOrderOf(table));
      const shown = hiding ? hiding(season)(table, own, total) : everything(table, own);
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

  /** All tables of a season, one after the other. */
  async tables(
    seasons: { year: number; compare: number | null },
    reader: PermissionHolder,
  ): Promise<FigureTable[]> {
    const hidingOf = await this.hidingOf(seasons, reader);
    const tables: FigureTable[] = [];
    for (const table of FIGURE_TABLES) tables.push(await this.table(table, seasons, reader, hidingOf));
    return tables;
  }

  /** What two seasons hide from a reader, by year: nothing (`null`) from who is told figures of few. Three statements. */
  private async hidingOf(
    seasons: { year: number; compare: number | null },
    reader: PermissionHolder,
  ): Promise<HidingOf | null> {
    if (seesFew(reader)) return null;
    const { manager } = this.dataSource;
    const projects = await countSeason(manager, 'project', seasons);
    const weeks = await countSeason(manager, 'week', seasons);
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

/** Decides what is shown of a table of a season to who is not told figures of few. */
type HidingFew = (
  table: FigureTableName,
  rows: readonly CountedRow[],
  total: CountedRow | undefined,
) => Shown;
type HidingOf = (year: number) => HidingFew;

/**
 * What a season hides from who is not told figures of few, in every table: weeks of few, projects whose weeks the portal and the seats would
 * tell else, and of the whole season what these would tell.
 * @param told up to how many free seats the portal tells their number
 */
function hidingFew(projects: readonly CountedRow[], weeks: readonly CountedRow[], told: number): HidingFew {
  const columns = FIGURES_OF.project;
  const weeksOf = ({ key }: CountedRow): readonly CountedRow[] => weeks.filter(({ group }) => group === key);
  const mostOf = (project: CountedRow) =>
    weeksOf(project).map(({ cells: { seats, child_weeks } }) =>
      mostIn({ seats: seats?.value ?? 0, places: child_weeks?.value ?? 0 }, told),
    );
  const shownProjects = (total: CellRow) =>
    shownOf(columns, projects, total, {
      isTold: (project) =>
        weeksTell(
          weeksOf(project).map(({ cells }) => cells),
          mostOf(project),
        ),
      isKnown: (project) => mostOf(project).every((most) => most === null),
    });
  const hiddenIn = (shown: ReadonlySet<FigureName>) =>
    new Set(columns.filter((figure) => !shown.has(figure)));
  return (table, rows, total) => {
    const cells = total?.cells ?? {};
    const ofProjects = shownProjects(cells);
    if (table === 'project') {
      // Counted once more for it: other objects than these.
      const ofKey = new Map(projects.map((project) => [project.key, ofProjects.of(project)]));
      return { rows: rows.map(({ key }) => ofKey.get(key) ?? new Set()), total: ofProjects.total };
    }
    if (table !== 'week') {
      const { of, total: shown } = shownOf(FIGURES_OF[table], rows, cells, {
        total: hiddenIn(ofProjects.total),
      });
      return { rows: rows.map(of), total: shown };
    }
    const shown = new Map(
      projects.flatMap((project) => {
        const own = weeksOf(project);
        const cellsOf = own.map((week) => week.cells);
        const figures = shownWeeks(FIGURES_OF.week, cellsOf, hiddenIn(ofProjects.of(project)));
        return own.map(({ key }, index) => [key, figures[index]] as const);
      }),
    );
    return { rows: rows.map(({ key }) => shown.get(key) ?? new Set()), total: ofProjects.total };
  };
}

/** As {@link shownFigures}, which takes rows in an order that has nothing to do with what they count: that of a hash of their keys. */
function shownOf(
  columns: readonly FigureName[],
  rows: readonly CountedRow[],
  total: CellRow,
  also: {
    total?: ReadonlySet<FigureName>;
    isTold?: (row: CountedRow) => boolean;
    isKnown?: (row: CountedRow) => boolean;
  },
): { of: (row: CountedRow) => ReadonlySet<FigureName>; total: ReadonlySet<FigureName> } {
  const hashed = rows.map((row) => ({ row, hash: sha256(`${row.year} ${row.key}`) }));
  const ordered = hashed.sort((one, other) => (one.hash < other.hash ? -1 : 1)).map(({ row }) => row);
  const { total: hidden, isTold, isKnown } = also;
  const shown = shownFigures(
    columns,
    ordered.map(({ cells }) => cells),
    total,
    {
      ...(hidden && { total: hidden }),
      ...(isTold && { told: ordered.map(isTold) }),
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
