import { once } from 'node:events';
import { formatInstant, type IsoDate } from '@feria/shared';
import type { stream, Worksheet } from 'exceljs';
import type { Response } from 'express';
import { laterTurn } from '../pieces.js';

type Writer = stream.xlsx.WorkbookWriter;

/** What a cell holds. Dates are written as the wall clock that they show, see {@link dateCell} and {@link instantCell}. */
export type Cell = string | number | Date | null;

const FORMATS = {
  text: '@',
  number: '0',
  decimal: 'General',
  money: '#,##0.00 "€"',
  date: 'dd.mm.yyyy',
  time: 'hh:mm',
  instant: 'dd.mm.yyyy hh:mm',
};

const STYLES = Object.fromEntries(
  Object.entries(FORMATS).map(([name, numFmt]) => [name, { numFmt }]),
) as Record<keyof typeof FORMATS, { numFmt: string }>;

const BOLD = { name: 'Calibri', size: 11, bold: true };

/** A column of a sheet: its head, how wide (in characters), and what stands in it. */
export interface SheetColumn<Row> {
  header: string;
  width: number;
  format: keyof typeof FORMATS;
  /** How a cell is shown where it is another than the rest of its column. */
  formatOf?: (row: Row) => keyof typeof FORMATS;
  value: (row: Row) => Cell;
  /** The sheet is filled in by people: empty cells are formatted too, and offer these values, `"Ja,Nein"` or a range. */
  input?: { choices?: string };
}

/** Rows below the written ones that offer their choices too. */
const INPUT_ROWS = 2_000;

/** Loads what writes workbooks: late, because it is large, and most processes of tests and tools never export. */
export const loadWriter = () => import('exceljs');

/** Rows written before others get their turn: some milliseconds. */
const ROWS_PER_TURN = 100;

/** Longest text of a cell. */
const CELL_LIMIT = 32_767;

/** The reader went away: there is nobody to write for. */
export class ReaderGone extends Error {}

/**
 * A workbook that is sent while it is written: no sheet is ever in memory as a whole, a slow reader slows the writing,
 * and other requests get their turn. Texts are cells of type text, whatever they start with: nothing is a formula.
 */
export class StreamedWorkbook {
  private constructor(
    private readonly writer: Writer,
    private readonly response: Response,
  ) {}

  static async to(response: Response): Promise<StreamedWorkbook> {
    const { default: ExcelJS } = await loadWriter();
    const writer = new ExcelJS.stream.xlsx.WorkbookWriter({
      stream: response,
      useStyles: true,
      useSharedStrings: false,
      zip: { zlib: { level: 3 } },
    });
    return new StreamedWorkbook(writer, response);
  }

  /**
   * Writes a sheet: the head stays in place, every column can be filtered.
   * @param name at most 31 characters, none of `[]:*?/\`, unlike any other (see {@link sheetNames})
   * @param total asked for once all rows are written: the cells of a row in bold below them, which no filter hides
   * @throws ReaderGone
   */
  async sheet<Row>(
    name: string,
    columns: readonly SheetColumn<Row>[],
    pages: AsyncIterable<readonly Row[]>,
    total?: () => readonly Cell[],
  ): Promise<void> {
    const sheet = this.writer.addWorksheet(name, {
      views: [{ state: 'frozen', ySplit: 1 }],
      pageSetup: { paperSize: 9, orientation: 'landscape', fitToPage: true, fitToWidth: 1, fitToHeight: 0 },
    });
    sheet.columns = columns.map(({ header, width, format, input }) =>
      input ? { header, width, style: STYLES[format] } : { header, width },
    );
    // One object for each format: the writer knows it again, while it would compare a style of each cell as text.
    const styles = columns.map(({ format }) => STYLES[format]);
    const head = sheet.getRow(1);
    head.font = BOLD;
    head.alignment = { vertical: 'top', wrapText: true };
    head.commit();
    let count = 1;
    for await (const rows of pages) {
      for (const row of rows) {
        const line = sheet.addRow(columns.map(({ value }) => cut(value(row))));
        line.eachCell((cell, column) => {
          const own = columns[column - 1]?.formatOf?.(row);
          cell.style = (own ? STYLES[own] : styles[column - 1]) ?? {};
        });
        line.commit();
        count += 1;
        if (count % ROWS_PER_TURN === 0) await this.letOthers();
      }
      await this.letOthers();
    }
    addChoices(sheet, columns, count + INPUT_ROWS);
    if (total) addTotal(sheet, columns, total());
    sheet.autoFilter = { from: { row: 1, column: 1 }, to: { row: count, column: columns.length } };
    sheet.commit();
  }

  /** Writes the end of the file. @throws ReaderGone when the client closed the connection before */
  async finish(): Promise<void> {
    const gone = once(this.response, 'close').then(() => {
      if (!this.response.writableFinished) throw new ReaderGone();
    });
    await Promise.race([this.writer.commit(), gone]);
  }

  /** Stops writing and frees the memory of an unfinished file. */
  abandon(): void {
    // `zip` is missing in the types of exceljs.
    (Reflect.get(this.writer, 'zip') as { abort(): void }).abort();
  }

  private async letOthers(): Promise<void> {
    await laterTurn();
    while (this.response.writableNeedDrain && !this.response.destroyed) {
      await Promise.race([once(this.response, 'drain'), once(this.response, 'close')]);
    }
    if (this.response.destroyed) throw new ReaderGone();
  }
}

/** Rows that are all there already, as the one page of a sheet. */
export async function* onePage<Row>(rows: readonly Row[]): AsyncGenerator<readonly Row[]> {
  yield rows;
}

function cut(cell: Cell): Cell {
  return typeof cell === 'string' ? cell.slice(0, CELL_LIMIT) : cell;
}

function addTotal(
  sheet: Worksheet,
  columns: readonly Pick<SheetColumn<never>, 'format'>[],
  cells: readonly Cell[],
): void {
  const line = sheet.addRow([...cells]);
  line.eachCell((cell, column) => {
    const format = columns[column - 1]?.format;
    cell.style = { ...(format && STYLES[format]), font: BOLD };
  });
  line.commit();
}

/** Lets cells offer their choices; what is typed besides is left to the reader of the file. */
function addChoices(
  sheet: Worksheet,
  columns: readonly Pick<SheetColumn<never>, 'input'>[],
  lastRow: number,
): void {
  for (const [index, { input }] of columns.entries()) {
    if (!input?.choices) continue;
    const { letter } = sheet.getColumn(index + 1);
    // `dataValidations` is missing in the types of exceljs.
    const validations = Reflect.get(sheet, 'dataValidations') as Validations;
    const offer = { type: 'list', allowBlank: true, showErrorMessage: false, formulae: [input.choices] };
    validations.add(`${letter}2:${letter}${lastRow}`, offer);
  }
}

interface Validations {
  add(range: string, validation: object): void;
}

/** A date as a cell. */
export function dateCell(date: IsoDate | null): Date | null {
  return date ? new Date(`${date}T00:00:00Z`) : null;
}

const HOUR = 3_600_000;
/** Distance of a clock in Rome from UTC in an hour; it changes on the full hour only. */
const offsets = new Map<number, number>();

/** An instant as a cell: what a clock in Rome shows, to the second; cells know no time zone. */
export function instantCell(instant: Date | null): Date | null {
  if (!instant) return null;
  const hour = Math.floor(instant.getTime() / HOUR);
  let offset = offsets.get(hour);
  if (offset === undefined) {
    const [, day, month, year, time] =
      /^(\d+)\.(\d+)\.(\d+) (.*)$/.exec(formatInstant(new Date(hour * HOUR))) ?? [];
    offset = Date.parse(`${year}-${month}-${day}T${time}:00Z`) - hour * HOUR;
    if (offsets.size > 10_000) offsets.clear();
    offsets.set(hour, offset);
  }
  return new Date(Math.floor((instant.getTime() + offset) / 1000) * 1000);
}
