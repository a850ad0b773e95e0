import { setImmediate as nextTurn } from 'node:timers/promises';
import { isDate } from 'node:util/types';
import { IMPORT_MISSING } from '@feria/shared';
import type { FieldErrors, Message } from '../../../core/http/errors.js';
import type { RawSheet } from '../read-xlsx.js';
import type { NamesByResource } from './names.js';
import type { RawCell } from '../xlsx/sheet.js';
import { acceptedText } from './explanation.js';
import { asText, mayBeEmpty, readCell, unknownName } from './read-cell.js';
import type { Detail, Place, Report } from './report.js';
import { sameName } from './same-name.js';
import type { ImportColumn, ImportSheet } from './sheets.js';

/** Rows that are read before others get their turn. */
const ROWS_PER_TURN = 100;

/** First rows of a sheet among which its head is looked for: a title may stand above it. */
const ROWS_WITH_HEAD = 20;

/** A row of a sheet whose cells are right, each for itself. */
export interface ReadRow {
  row: number;
  /** By column, as a body of the API; an empty cell is absent. */
  values: Record<string, unknown>;
  /** As the file has it. */
  cells: readonly RawCell[];
  /** Whether a cell is wrong: the row is then only there so that others may refer to it. */
  isWrong: boolean;
}

/** Where the rows of a sheet come from. */
interface Source {
  /** Title in the file; `null` when the file has no such sheet. */
  title: string | null;
  /** Where each column stands; empty when the head could not be read. */
  positions: ReadonlyMap<string, number>;
  names: NamesByResource;
  report: Report;
}

/** The rows of a sheet, and where they come from. */
export class SheetRows {
  readonly rows: ReadRow[] = [];

  constructor(
    readonly sheet: ImportSheet,
    private readonly source: Source,
  ) {}

  /** Whether the sheet was read. When it was not, that is the one problem: what other sheets refer to is not looked for in it. */
  get isRead(): boolean {
    return this.source.positions.size > 0;
  }

  /** Whether the file has the column. One that it does not have says nothing about a record. */
  has(column: string): boolean {
    return this.source.positions.has(column);
  }

  /** The same rows for a copy of the report: see `Report.copy`. */
  copy(report: Report): SheetRows {
    const copy = new SheetRows(this.sheet, { ...this.source, report });
    copy.rows.push(...this.rows.map((row) => ({ ...row })));
    return copy;
  }

  /** Says what is wrong at a cell; a field that the file does not have, at the row. */
  refuse(row: ReadRow, name: string, message: Message, detail: Detail = {}): void {
    const { positions, report, names, title } = this.source;
    const at = positions.get(name) ?? null;
    const column = this.sheet.columns.find((one) => one.name === name);
    row.isWrong = true;
    report.add(
      { sheet: this.sheet, title, row: row.row, at, column: column ? report.headOf(column) : null },
      message,
      {
        value: at === null ? null : shownValue(row.cells[at]),
        accepted: column ? acceptedText(column, this.sheet, { language: report.language, names }) : null,
        ...detail,
      },
    );
  }

  /** Says of each name in a cell that no record has it, and that it could be made. */
  refuseNames(row: ReadRow, { name, field }: ImportColumn, unknown: readonly string[]): void {
    const resource = IMPORT_MISSING.find((one) => 'resource' in field && field.resource === one);
    for (const missing of unknown) {
      const cause = sameName(missing);
      this.refuse(row, name, unknownName(missing), { cause, value: missing });
      if (resource)
        this.source.report.lacks({ resource, name: missing.trim() }, JSON.stringify([resource, cause]));
    }
  }

  /** The title of the sheet, as the reader of the report knows it. */
  get title(): string {
    return this.source.report.titleOf(this.sheet);
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
  const unread = { title: raw?.sheet ?? null, positions: new Map<string, number>(), names, report };
  if (!raw) {
    const found = file.map((one) => one.sheet).join('; ');
    report.add(
      { sheet, title: null, row: 1, at: null, column: null },
      { key: 'import.no_sheet', params: { sheet: report.titleOf(sheet), found } },
      { value: found, accepted: Object.values(sheet.title).join('; ') },
    );
    return new SheetRows(sheet, unread);
  }
  const start = headOf(raw.data, sheet);
  const whole: Place = { sheet, title: raw.sheet, row: start + 1, at: null, column: null };
  const [head = [], ...body] = raw.data.slice(start);
  const positions = readHead(head, body, { whole, report });
  const lacking = sheet.columns.filter(({ name }) => !positions.has(name));
  const missing = lacking.filter(({ field }) => !mayBeEmpty(field));
  const heads = missing.map((column) => report.headOf(column)).join('; ');
  if (positions.size === 0) report.add(whole, { key: 'import.no_head', params: { columns: heads } });
  else
    for (const column of missing)
      report.add(whole, { key: 'import.no_column', params: { column: report.headOf(column) } });
  if (missing.length > 0) return new SheetRows(sheet, unread);
  const rows = new SheetRows(sheet, { ...unread, positions });
  for (const [index, cells] of body.entries()) {
    if (index % ROWS_PER_TURN === 0) await nextTurn();
    if (cells.every(isEmpty)) continue;
    rows.rows.push(readRow(cells, { row: start + index + 2, rows, names, positions }));
  }
  return rows;
}

/** Where the head of a sheet stands, from 0: the first of the rows that know most of the columns. */
function headOf(data: readonly RawCell[][], sheet: ImportSheet): number {
  const known = data
    .slice(0, ROWS_WITH_HEAD)
    .map((cells) => new Set(cells.flatMap((cell) => columnOf(cell, sheet)?.name ?? [])).size);
  return Math.max(0, known.indexOf(Math.max(...known)));
}

/** The column whose head a cell is, in any of the languages. */
function columnOf(cell: RawCell, sheet: ImportSheet): ImportColumn | undefined {
  if (isEmpty(cell)) return undefined;
  const text = sameName(asText(cell!));
  return sheet.columns.find(({ header }) => Object.values(header).some((one) => sameName(one) === text));
}

/** Positions of the columns, by their heads in any of the languages. Of a row that is no head nothing is said here. */
function readHead(
  head: readonly RawCell[],
  body: readonly RawCell[][],
  { whole, report }: { whole: Place; report: Report },
): Map<string, number> {
  const positions = new Map<string, number>();
  const columns = head.map((cell) => columnOf(cell, whole.sheet));
  if (!columns.some(Boolean)) return positions;
  for (const [at, column] of columns.entries())
    if (column && !positions.has(column.name)) positions.set(column.name, at);
  const lacking = whole.sheet.columns.filter(({ name }) => !positions.has(name));
  const accepted = lacking.map((one) => report.headOf(one)).join('; ') || null;
  for (const [at, column] of columns.entries()) {
    const value = shownValue(head[at]);
    const place = { ...whole, at, column: value };
    if (column && positions.get(column.name) !== at)
      report.add(place, { key: 'import.column_twice' }, { value });
    else if (!column && (value !== null || body.some((cells) => !isEmpty(cells[at]))))
      report.add(place, { key: 'import.unknown_column' }, { value, accepted });
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
  const read: ReadRow = { row, values: {}, cells, isWrong: false };
  for (const column of columns) {
    const at = positions.get(column.name);
    const cell = readCell(at === undefined ? null : cells[at], column, { definition, names });
    if ('problem' in cell) {
      if (cell.unknown?.length) rows.refuseNames(read, column, cell.unknown);
      else rows.refuse(read, column.name, cell.problem);
    } else if (cell.value !== undefined) read.values[column.name] = cell.value;
  }
  return read;
}

function isEmpty(cell: RawCell): boolean {
  return cell == null || (typeof cell === 'string' && cell.trim() === '');
}

/** What a cell shows; `null` when it is empty. A day or a time that is none shows nothing. */
function shownValue(cell: RawCell): string | null {
  if (isEmpty(cell)) return null;
  if (!isDate(cell)) return asText(cell!).trim();
  if (Number.isNaN(cell.getTime())) return null;
  return cell.getUTCFullYear() < 1900 ? cell.toISOString().slice(11, 16) : asText(cell);
}
