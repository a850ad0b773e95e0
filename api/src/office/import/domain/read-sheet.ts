import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FieldErrors, Message } from '../../../core/http/errors.js';
import type { RawSheet } from '../read-xlsx.js';
import type { NamesByResource } from './names.js';
import type { RawCell } from '../xlsx/sheet.js';
import { mayBeEmpty, readCell } from './read-cell.js';
import type { Place, Report } from './report.js';
import { sameName, type ImportSheet } from './sheets.js';

/** Rows that are read before others get their turn. */
const ROWS_PER_TURN = 100;

/** A row of a sheet whose cells are right, each for itself. */
export interface ReadRow {
  row: number;
  /** By column, as a body of the API; an empty cell is absent. */
  values: Record<string, unknown>;
  /** Whether a cell is wrong: the row is then only there so that others may refer to it. */
  isWrong: boolean;
}

/** The rows of a sheet, and where they come from. */
export class SheetRows {
  constructor(
    readonly sheet: ImportSheet,
    readonly rows: ReadRow[],
    private readonly positions: ReadonlyMap<string, number>,
    private readonly report: Report,
  ) {}

  /** Whether the file has the column. One that it does not have says nothing about a record. */
  has(column: string): boolean {
    return this.positions.has(column);
  }

  /** The same rows for a copy of the report: see `Report.copy`. */
  copy(report: Report): SheetRows {
    const rows = this.rows.map((row) => ({ ...row }));
    return new SheetRows(this.sheet, rows, this.positions, report);
  }

  /** Says what is wrong at a cell; a field that the file does not have, at the row. */
  refuse(row: ReadRow, name: string, message: Message): void {
    const at = this.positions.get(name) ?? null;
    const column = this.sheet.columns.find((one) => one.name === name);
    row.isWrong = true;
    this.report.add(
      { sheet: this.sheet, row: row.row, at, column: column ? this.report.headOf(column) : null },
      message,
    );
  }

  /** The title of the sheet, as the reader of the report knows it. */
  get title(): string {
    return this.report.titleOf(this.sheet);
  }

  /** Says the first of what rules found at each field. */
  refuseAll(row: ReadRow, fields: FieldErrors): void {
    for (const [path, [message]] of Object.entries(fields))
      if (message) this.refuse(row, path.split('.')[0] ?? path, message);
  }
}

/** Reads the rows of a sheet. What is wrong with its head or with a cell goes into the report. */
export async function readSheet(
  file: readonly RawSheet[],
  sheet: ImportSheet,
  { names, report }: { names: NamesByResource; report: Report },
): Promise<SheetRows> {
  const titles = Object.values(sheet.title).map(sameName);
  const raw = file.find((one) => titles.includes(sameName(one.sheet)));
  const whole: Place = { sheet, row: 1, at: null, column: null };
  if (!raw) {
    report.add(whole, { key: 'import.no_sheet', params: { sheet: report.titleOf(sheet) } });
    return new SheetRows(sheet, [], new Map(), report);
  }
  const [head = [], ...body] = raw.data;
  const positions = readHead(head, body, { whole, report });
  const rows = new SheetRows(sheet, [], positions, report);
  const missing = sheet.columns.filter(({ name, field }) => !positions.has(name) && !mayBeEmpty(field));
  for (const column of missing)
    report.add(whole, { key: 'import.no_column', params: { column: report.headOf(column) } });
  if (missing.length > 0) return rows;
  for (const [index, cells] of body.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    if (cells.every(isEmpty)) continue;
    rows.rows.push(readRow(cells, { row: index + 2, rows, names, positions }));
  }
  return rows;
}

/** Positions of the columns, by their heads in any of the languages. */
function readHead(
  head: readonly RawCell[],
  body: readonly RawCell[][],
  { whole, report }: { whole: Place; report: Report },
): Map<string, number> {
  const positions = new Map<string, number>();
  for (const [at, cell] of head.entries()) {
    const text = cell == null ? '' : sameName(String(cell as string | number));
    const column = whole.sheet.columns.find(({ header }) =>
      Object.values(header).some((one) => sameName(one) === text),
    );
    const place = { ...whole, at, column: text ? String(cell as string | number) : null };
    if (column && positions.has(column.name)) report.add(place, { key: 'import.column_twice' });
    else if (column) positions.set(column.name, at);
    else if (text || body.some((cells) => !isEmpty(cells[at])))
      report.add(place, { key: 'import.unknown_column' });
  }
  return positions;
}

function readRow(
  cells: readonly RawCell[],
  {
    row,
    rows,
    names,
    positions,
  }: { row: number; rows: SheetRows; names: NamesByResource; positions: ReadonlyMap<string, number> },
): ReadRow {
  const { definition, columns } = rows.sheet;
  const read: ReadRow = { row, values: {}, isWrong: false };
  for (const column of columns) {
    const at = positions.get(column.name);
    const cell = readCell(at === undefined ? null : cells[at], column, { definition, names });
    if ('problem' in cell) rows.refuse(read, column.name, cell.problem);
    else if (cell.value !== undefined) read.values[column.name] = cell.value;
  }
  return read;
}

function isEmpty(cell: RawCell): boolean {
  return cell == null || (typeof cell === 'string' && cell.trim() === '');
}
