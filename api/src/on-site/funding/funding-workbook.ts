import { toEuros, type ContentLanguage } from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { SCHOOL_LEVELS } from '@feria/shared/rules/funding';
import { NAME_COLUMNS } from '@feria/shared/rules/content';
import {
  onePage,
  dateCell,
  type Cell,
  type SheetColumn,
  type StreamedWorkbook,
} from '../../core/xlsx/workbook.js';
import {
  addUp,
  addUpProjects,
  balanceOf,
  fundingLines,
  fundingProjects,
  type FundingFigures,
  type FundingLine,
  type FundingProject,
  type FundingRates,
} from './funding-lines.js';
import type { FundingSeason } from './funding-season.js';

/** For whom a report is written. */
interface Reader {
  lang: ContentLanguage;
  /** Whether diagnoses are counted in it. */
  health: boolean;
}

/**
 * Writes the report (product/office.md#funding-report): a line for each group and week, the sums of each project, and the rates.
 * @throws ReaderGone
 */
export async function writeFunding(
  workbook: StreamedWorkbook,
  season: FundingSeason,
  rates: FundingRates,
  reader: Reader,
): Promise<void> {
  const words = documentMessages[reader.lang].funding;
  const lines = fundingLines(season.weeks, rates);
  const ofLines = lineColumns(season, reader);
  await workbook.sheet(words.lines_sheet, [...ofLines.names, ...ofLines.figures], onePage(lines), () =>
    totalRow(words.total, ofLines.names.length, ofLines.figures, addUp(lines)),
  );
  const projects = fundingProjects(lines);
  const ofProjects = projectColumns(season, reader);
  await workbook.sheet(
    words.projects_sheet,
    [...ofProjects.names, ...ofProjects.figures],
    onePage(projects),
    () => totalRow(words.total, ofProjects.names.length, ofProjects.figures, addUpProjects(projects)),
  );
  await workbook.sheet(words.rates_sheet, rateColumns(reader.lang), onePage(rateRows(rates, reader.lang)));
}

/** Columns that name a row, and columns that can be added up. */
interface Columns<Row extends Figures, Figures> {
  names: SheetColumn<Row>[];
  figures: SheetColumn<Figures>[];
}

function lineColumns(
  { weekOf, groupOf }: FundingSeason,
  reader: Reader,
): Columns<FundingLine, FundingFigures> {
  const { funding: words, export: names } = documentMessages[reader.lang];
  const name = NAME_COLUMNS[reader.lang];
  const groupName = ({ groupId, isRest }: FundingLine): string =>
    (groupId !== null && groupOf.get(groupId)?.name) || (isRest ? words.no_group : words.whole_week);
  return {
    names: [
      text(names.course, 32, ({ weekId }) => weekOf.get(weekId)?.course[name] ?? null),
      text(names.week, 24, ({ weekId }) => weekOf.get(weekId)?.[name] ?? null),
      day(words.from, ({ weekId }) => weekOf.get(weekId)?.from),
      day(words.to, ({ weekId }) => weekOf.get(weekId)?.to),
      text(words.group, 20, groupName),
      text(words.group_level, 16, ({ level }) => level && words.level[level]),
    ],
    figures: [...figureColumns(reader), money(words.balance, balanceOf)],
  };
}

function projectColumns({ weekOf }: FundingSeason, reader: Reader): Columns<FundingProject, Sums> {
  const { funding: words, export: names } = documentMessages[reader.lang];
  const name = NAME_COLUMNS[reader.lang];
  const nameOf = new Map([...weekOf.values()].map(({ course }) => [course.id, course[name]]));
  return {
    names: [text(names.course, 32, ({ courseId }) => nameOf.get(courseId) ?? null)],
    figures: [
      number(words.weeks, ({ weeks }) => weeks),
      number(words.groups, ({ groups }) => groups),
      ...figureColumns(reader),
      money(words.estimate, ({ estimate }) => estimate),
    ],
  };
}

type Sums = Omit<FundingProject, 'courseId'>;

function figureColumns({ lang, health }: Reader): SheetColumn<FundingFigures>[] {
  const words = documentMessages[lang].funding;
  const byLevel = (figure: 'enrolled' | 'present'): SheetColumn<FundingFigures>[] =>
    SCHOOL_LEVELS.map((level) =>
      number(words[figure].replace('%{level}', words.level[level]), (row) => row[figure][level]),
    );
  return [
    ...byLevel('enrolled'),
    ...byLevel('present'),
    number(words.child_days, ({ childDays }) => childDays),
    number(words.child_meals, ({ childMeals }) => childMeals),
    number(words.leader_meals, ({ leaderMeals }) => leaderMeals),
    number(words.child_weeks, ({ childWeeks }) => childWeeks),
    ...(health ? [number<FundingFigures>(words.diagnoses, ({ diagnoses }) => diagnoses)] : []),
    money(words.received, ({ received }) => received),
    money(words.meal_amount, ({ mealAmount }) => mealAmount),
    money(words.group_amount, ({ groupAmount }) => groupAmount),
    money(words.deduction, ({ deduction }) => -deduction),
  ];
}

/** A rate with its name and its amount in cents, or a sentence. */
interface RateRow {
  name: string;
  amount: number | null;
}

function rateColumns(lang: ContentLanguage): SheetColumn<RateRow>[] {
  const words = documentMessages[lang].funding;
  return [
    text(words.rate, 90, ({ name }) => name),
    { ...money(words.amount, ({ amount }) => amount ?? 0), value: ({ amount }) => euros(amount) },
  ];
}

function rateRows({ meal, group, deduction }: FundingRates, lang: ContentLanguage): RateRow[] {
  const words = documentMessages[lang].funding;
  return [
    { name: words.rates.meal, amount: meal },
    { name: words.rates.kg, amount: group.kg },
    { name: words.rates.gs, amount: group.gs },
    { name: words.rates.ms, amount: group.ms },
    { name: words.rates.deduction, amount: deduction },
    ...words.notes.map((name) => ({ name, amount: null })),
  ];
}

function text<Row>(header: string, width: number, value: (row: Row) => string | null): SheetColumn<Row> {
  return { header, width, format: 'text', value };
}

function day<Row>(header: string, value: (row: Row) => string | undefined): SheetColumn<Row> {
  return { header, width: 12, format: 'date', value: (row) => dateCell(value(row) ?? null) };
}

function number<Row>(header: string, value: (row: Row) => number): SheetColumn<Row> {
  return { header, width: 13, format: 'number', value };
}

function money<Row>(header: string, cents: (row: Row) => number): SheetColumn<Row> {
  return { header, width: 15, format: 'money', value: (row) => euros(cents(row)) };
}

function euros(cents: number | null): number | null {
  // Not `-0`, which a spreadsheet would show with its sign.
  return cents === null ? null : toEuros(cents) || 0;
}

/** The cells below the rows: a word in the first column, nothing in the others that name a row, the sums in the rest. */
function totalRow<Figures>(
  word: string,
  names: number,
  columns: readonly SheetColumn<Figures>[],
  sums: Figures,
): Cell[] {
  return [word, ...Array<null>(names - 1).fill(null), ...columns.map(({ value }) => value(sums))];
}
