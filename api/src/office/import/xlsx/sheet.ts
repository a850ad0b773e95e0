import { Refusal } from '../../../core/workers/refusal.js';
import type { XmlTag } from '../../../core/xml/xml-reader.js';
import { broken, MAX_COLUMNS, MAX_ROWS, type Budget } from './limits.js';
import { isSpreadsheet } from './space.js';
import { TextCollector, unescaped } from './texts.js';

/** What a cell of a file holds. */
export type RawCell = string | number | boolean | Date | null | undefined;

/** A row with its filled cells; `null` for those in between. */
export interface SheetRow {
  /** As the spreadsheet counts, from 1. */
  row: number;
  cells: RawCell[];
}

/** What cells of all sheets refer to. */
export interface SheetContext {
  texts: readonly string[];
  /** See `readDateStyles`. */
  dateStyles: readonly boolean[];
  /** Whether days are counted from 1904, as an old Excel for the Mac did. */
  from1904: boolean;
  budget: Budget;
  /** Cells without a value that can be read. */
  unreadable: Unreadable;
}

interface OpenCell {
  address: string;
  column: number;
  type: string;
  style: string;
  value: string;
  isFormula: boolean;
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets, and the days between it and the other one. */
const EPOCH = Date.UTC(1899, 11, 30);
const DAYS_TO_1904 = 1_462;

/** Cells that hold a formula without its result, and cells with errors such as `#N/A`: all are told at once. */
export class Unreadable {
  private readonly formulas = new CellList();
  private readonly errors = new CellList();

  formula(address: string): void {
    this.formulas.add(address);
  }

  error(address: string): void {
    this.errors.add(address);
  }

  /** @throws Refusal that names the cells */
  refuse(): void {
    if (this.formulas.count > 0) throw new Refusal('import.formula', this.formulas.params);
    if (this.errors.count > 0) throw new Refusal('import.error_value', this.errors.params);
  }
}

/** Cells of which the first are named. */
class CellList {
  count = 0;
  private readonly first: string[] = [];

  add(address: string): void {
    this.count += 1;
    if (this.first.length < MAX_NAMED) this.first.push(address);
  }

  get params(): { smart_count: number; cells: string } {
    const cells = [...this.first, ...(this.count > this.first.length ? ['…'] : [])].join(', ');
    return { smart_count: this.count, cells };
  }
}

/** Most cells that a message names. */
const MAX_NAMED = 20;

/**
 * Reads the rows of a sheet; merged cells have their text in the first one. Of a formula it takes the result that the spreadsheet
 * program has stored with it: nothing is calculated here.
 */
export class SheetReader {
  /** Rows that are read and not taken yet. */
  readonly rows: SheetRow[] = [];
  private rowCount = 0;
  private current: SheetRow = { row: 0, cells: [] };
  /** Cells of the current row so far, empty ones too, and the column of the last of them. */
  private cellsInRow = 0;
  private column = -1;
  private cell: OpenCell | null = null;
  private isValue = false;
  private readonly collector = new TextCollector();

  /** @param name of the sheet, for what is said of its cells */
  constructor(
    private readonly context: SheetContext,
    private readonly name: string,
  ) {}

  open(tag: XmlTag): void {
    if (!isSpreadsheet(tag.space)) return;
    if (tag.name === 'row') this.openRow(tag);
    else if (tag.name === 'c') this.openCell(tag);
    else if (!this.cell) return;
    else if (tag.name === 'f') this.cell.isFormula = true;
    else if (tag.name === 'v') this.isValue = true;
    else this.collector.open(tag);
  }

  close(name: string, space: string): void {
    if (!isSpreadsheet(space)) return;
    if (name === 'row') this.closeRow();
    else if (name === 'v') this.isValue = false;
    else if (name === 'c' && this.cell) this.closeCell(this.cell);
    else this.collector.close(name);
  }

  text(text: string): void {
    if (!this.cell) return;
    if (this.isValue) this.cell.value += text;
    else this.collector.text(text);
  }

  /** LibreOffice closes a sheet with an empty row 1,048,576, which does no harm: rows are looked at when a cell is in them. */
  private openRow({ attribute }: XmlTag): void {
    this.rowCount += 1;
    if (this.rowCount > MAX_ROWS) throw new Refusal('import.too_many_rows', { max: MAX_ROWS });
    this.current = { row: numberOf(attribute('r')) ?? this.current.row + 1, cells: [] };
    this.cellsInRow = 0;
    this.column = -1;
  }

  private closeRow(): void {
    if (this.current.cells.length === 0) return;
    if (this.current.row <= (this.rows.at(-1)?.row ?? 0)) throw broken();
    this.rows.push(this.current);
  }

  private openCell({ attribute }: XmlTag): void {
    const own = attribute('r');
    const [, letters = '', digits = ''] = /^([A-Z]{1,3})(\d{1,15})$/.exec(own) ?? [];
    if (own && Number(digits) !== this.current.row) throw this.wrongRow(digits);
    if (this.current.row > MAX_ROWS) throw new Refusal('import.too_many_rows', { max: MAX_ROWS });
    const column = own ? indexOf(letters) : this.column + 1;
    this.column = column;
    // Also of empty cells, and of one that comes again and again: millions of them compress to a few kilobytes.
    this.cellsInRow += 1;
    if (Math.max(column, this.cellsInRow - 1) >= MAX_COLUMNS)
      throw new Refusal('import.too_many_columns', { max: MAX_COLUMNS });
    const type = attribute('t') || 'n';
    const address = `${this.name}!${own || '?'}`;
    this.cell = { address, column, type, style: attribute('s'), value: '', isFormula: false };
  }

  /** A cell that says it is in another row than it stands in. */
  private wrongRow(digits: string): Refusal {
    return Number(digits) > MAX_ROWS ? new Refusal('import.too_many_rows', { max: MAX_ROWS }) : broken();
  }

  private closeCell(cell: OpenCell): void {
    const inline = this.collector.take();
    this.cell = null;
    if (cell.type === 'e') {
      this.context.unreadable.error(cell.address);
      return;
    }
    // A formula whose result is an empty text has one too, which says that it is a text.
    if (cell.isFormula && cell.value === '' && inline === '' && cell.type !== 'str') {
      this.context.unreadable.formula(cell.address);
      return;
    }
    const value = this.valueOf(cell, inline);
    if (value === null || value === '') return;
    this.context.budget.spend(value);
    const { cells } = this.current;
    while (cells.length < cell.column) cells.push(null);
    cells[cell.column] = value;
  }

  private valueOf({ type, style, value }: OpenCell, inline: string): RawCell {
    switch (type) {
      case 'inlineStr':
        return inline;
      case 's':
        return this.context.texts[numberOf(value) ?? -1] ?? refuse();
      case 'str':
        return unescaped(value);
      case 'b':
        return value === '1' || value === 'true';
      case 'd':
        return value === '' ? null : new Date(value);
      case 'n':
        return this.numeric(value.trim(), style);
      default:
        throw broken();
    }
  }

  /** What is no number stays a text, of which the check of the column says what is wrong. */
  private numeric(value: string, style: string): RawCell {
    if (value === '') return null;
    const number = Number(value);
    const isDate = this.context.dateStyles[Number(style || 0)] === true;
    if (Number.isNaN(number)) return value;
    if (!isDate) return number;
    return new Date(Math.round(EPOCH + (number + (this.context.from1904 ? DAYS_TO_1904 : 0)) * DAY_MS));
  }
}

function refuse(): never {
  throw broken();
}

function numberOf(text: string): number | null {
  return /^\d{1,9}$/.test(text) ? Number(text) : null;
}

/** `A` → 0, `AA` → 26. */
function indexOf(letters: string): number {
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1;
}
