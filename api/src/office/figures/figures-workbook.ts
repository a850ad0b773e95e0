import {
  isMoney,
  type ContentLanguage,
  type FigureName,
  type FigureRow,
  type FigureTable,
} from '@feria/shared';
import { figureMessages } from '@feria/shared/i18n/figures';
import { rowName } from '@feria/shared/rules/figure-names';
import {
  dateCell,
  onePage,
  type Cell,
  type SheetColumn,
  type StreamedWorkbook,
} from '../../core/xlsx/workbook.js';

/** A column, and what it counts. */
type Meaning = [column: string, meaning: string];

/**
 * Writes the tables of a season, a sheet each, and what the columns count (product/office.md#figures).
 * @throws ReaderGone
 */
export async function writeFigures(
  workbook: StreamedWorkbook,
  tables: readonly FigureTable[],
  lang: ContentLanguage,
): Promise<void> {
  const words = figureMessages[lang];
  for (const table of tables) {
    const columns = columnsOf(table, lang);
    const total: FigureRow = {
      key: '',
      name: null,
      name_it: null,
      course: null,
      from: null,
      to: null,
      ...table.total,
    };
    await workbook.sheet(words.tables[table.table], columns, onePage(table.rows), () =>
      columns.map(({ value }, index) => (index === 0 ? words.total : value(total))),
    );
  }
  const counted = [...new Set(tables.flatMap(({ columns }) => columns))];
  await workbook.sheet(
    words.what,
    [
      text<Meaning>(words.column, 24, ([column]) => column),
      text<Meaning>(words.meaning, 110, ([, meaning]) => meaning),
    ],
    onePage([
      ...counted.map((name): Meaning => [words.figures[name], words.means[name]]),
      ...tables
        .slice(0, 1)
        .flatMap(({ hides_few }): Meaning[] => (hides_few ? [[words.hidden, words.few_help]] : [])),
    ]),
  );
}

function columnsOf(
  { table, columns, year, compare, hides_few }: FigureTable,
  lang: ContentLanguage,
): SheetColumn<FigureRow>[] {
  const words = figureMessages[lang];
  const figure = (name: FigureName, of: 'figures' | 'compared', season: number): SheetColumn<FigureRow> => ({
    header: compare === null ? words.figures[name] : `${words.figures[name]} ${season}`,
    width: 14,
    format: isMoney(name) ? 'money' : 'number',
    value: (row) => row[of]?.[name] ?? (hides_few ? words.hidden : null),
  });
  return [
    text(words.row[table], 40, (row) => rowName(table, row, lang)),
    ...(table === 'week' ? [day(words.from, ({ from }) => from), day(words.to, ({ to }) => to)] : []),
    ...columns.flatMap((name) => [
      figure(name, 'figures', year),
      ...(compare === null || table === 'week' ? [] : [figure(name, 'compared', compare)]),
    ]),
  ];
}

function text<Row>(header: string, width: number, value: (row: Row) => Cell): SheetColumn<Row> {
  return { header, width, format: 'text', value };
}

function day(header: string, of: (row: FigureRow) => string | null): SheetColumn<FigureRow> {
  return {
    header,
    width: 12,
    format: 'date',
    value: (row) => {
      const date = of(row);
      return date === null ? null : dateCell(date);
    },
  };
}
