import { isIsoDate, type IsoDate } from '@feria/shared/rules/dates';
import { CsvError, parse } from 'csv-parse/sync';
import { decodeCsv } from './decode.js';
import {
  compactAccount,
  MAX_AMOUNT,
  MAX_ENTRIES,
  UnreadableStatement,
  withReferences,
  type BankEntry,
  type UnreferencedEntry,
  usable,
} from './statement.js';

/** Longest line of a table; a quotation mark that is never closed would else take the whole file. */
const MAX_LINE = 50_000;
/** Lines before the heads of the columns, in which banks name account and period. */
const MAX_LINES_BEFORE = 50;

/** Which column of a bank's table is what, by the names in its head. */
export interface CsvMapping {
  /** Account that the tables are of. */
  account: string;
  delimiter: ';' | ',' | '\t';
  /** What stands before the cents. */
  decimal: ',' | '.';
  /** What stands first in dates with dots, slashes or dashes; without it the day. */
  date_order?: 'day' | 'month';
  /** Value date. */
  date: string;
  booked_on?: string | null;
  /** Amounts with their sign, or what came in. */
  amount: string;
  /** What went out, where the table has a column of its own for it. */
  debit?: string | null;
  currency?: string | null;
  payer_name?: string | null;
  payer_iban?: string | null;
  bank_reference?: string | null;
  /** Columns of free text. */
  text: string[];
}

/**
 * The entries of a table, under a mapping of its columns. Lines before the heads and empty lines are left out, and so are entries of
 * no amount, and lines of balances and sums after the last entry.
 * @throws UnreadableStatement unless every line is understood; it then names the line
 */
export function parseCsv(bytes: Buffer, mapping: CsvMapping): BankEntry[] {
  const wanted = columnsOf(mapping);
  const missing = () => new UnreadableStatement('bank_statement.csv_columns', { columns: wanted.join(', ') });
  let names: string[] | null = null;
  let before = 0;
  /** The first line that closes the table. */
  let closing: number | null = null;
  const entries: UnreferencedEntry[] = [];
  readRows(decodeCsv(bytes), mapping.delimiter, ({ cells, line }) => {
    if (!names) {
      before += 1;
      if (before > MAX_LINES_BEFORE) throw missing();
      if (wanted.every((name) => cells.includes(name))) names = cells;
      return;
    }
    if (isClosing(cells, names, mapping)) {
      closing ??= line;
      return;
    }
    // It stood between entries: then it was one that is not understood.
    if (closing !== null && cells.some((cell) => cell !== ''))
      throw new UnreadableStatement('bank_statement.csv_line', { line: closing });
    const entry = entryOf({ cells, line }, names, mapping);
    if (!entry) return;
    entries.push(entry);
    if (entries.length > MAX_ENTRIES)
      throw new UnreadableStatement('bank_statement.too_many', { max: MAX_ENTRIES });
  });
  const head: readonly string[] = names ?? [];
  if (!names || wanted.some((name) => head.indexOf(name) !== head.lastIndexOf(name))) throw missing();
  return withReferences(entries);
}

interface Row {
  cells: string[];
  /** From 1, as a program shows it. */
  line: number;
}

/** The entry of a line; `null` for an empty line and for no amount. */
function entryOf(
  { cells, line }: Row,
  names: readonly string[],
  mapping: CsvMapping,
): UnreferencedEntry | null {
  if (cells.every((cell) => cell === '')) return null;
  const cell = (name: string | null | undefined) => (name ? (cells[names.indexOf(name)] ?? '') : '');
  const entry = cells.length > names.length + 1 ? null : readRow(cell, mapping);
  if (!entry) throw new UnreadableStatement('bank_statement.csv_line', { line });
  return entry.amount === 0 ? null : entry;
}

/** How banks call what stands in the last lines of a table. */
const CLOSING =
  /^(?:(?:end|schluss|abschluss|anfangs)?saldo|saldi|summen?|gesamt(?:summe)?|kontostand|total[ei]?|somma)(?![\p{L}\d])/iu;

/**
 * Whether a line closes the table: it has no date, and nothing else but one text, or begins one of its cells as balances and sums do.
 * An entry has a date and an amount, so none is taken for it.
 */
function isClosing(cells: readonly string[], names: readonly string[], mapping: CsvMapping): boolean {
  const filled = cells.filter((cell) => cell !== '');
  if (filled.length === 0 || readDate(cells[names.indexOf(mapping.date)] ?? '', mapping)) return false;
  return filled.length === 1 || filled.some((cell) => CLOSING.test(cell));
}

/** The parser counts what is in the cells of a line, not how many there are. */
function requireShortLines(text: string): void {
  let line = 1;
  for (let start = 0; start < text.length; line += 1) {
    const end = text.indexOf('\n', start);
    const next = end === -1 ? text.length : end;
    if (next - start > MAX_LINE) throw new UnreadableStatement('bank_statement.csv_line', { line });
    start = next + 1;
  }
}

/** Hands over one line after the other and keeps none. */
function readRows(text: string, delimiter: string, take: (row: Row) => void): void {
  requireShortLines(text);
  try {
    parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      max_record_size: MAX_LINE,
      on_record: (record: unknown, { lines }) => {
        take({ cells: record as string[], line: lines });
        return null;
      },
    });
  } catch (error) {
    if (error instanceof UnreadableStatement) throw error;
    const line = error instanceof CsvError && typeof error.lines === 'number' ? error.lines : 1;
    throw new UnreadableStatement('bank_statement.csv_line', { line });
  }
}

function columnsOf({
  account: _,
  delimiter: _d,
  decimal: _c,
  date_order: _o,
  text,
  ...columns
}: CsvMapping): string[] {
  return [...new Set([...Object.values(columns), ...text])].filter((name) => !!name) as string[];
}

type Cell = (name: string | null | undefined) => string;

function readRow(cell: Cell, mapping: CsvMapping): UnreferencedEntry | null {
  const date = readDate(cell(mapping.date), mapping);
  const bookedOn = cell(mapping.booked_on) ? readDate(cell(mapping.booked_on), mapping) : date;
  const amount = amountOf(cell, mapping);
  const currency = cell(mapping.currency).toUpperCase() || 'EUR';
  if (!date || !bookedOn || amount === null || !/^[A-Z]{3}$/.test(currency)) return null;
  return {
    account: compactAccount(mapping.account),
    bankReference: usable(cell(mapping.bank_reference)),
    date,
    bookedOn,
    amount,
    currency,
    references: [],
    isReversal: false,
    isReturn: false,
    payerName: cell(mapping.payer_name) || null,
    payerIban: compactAccount(cell(mapping.payer_iban)) || null,
    text: mapping.text.map(cell).filter(Boolean).join(' ').replace(/\s+/g, ' '),
  };
}

/** Cents. Of two columns exactly one is filled; some banks write what went out with a minus, some without. */
function amountOf(cell: Cell, { amount, debit, decimal }: CsvMapping): number | null {
  const came = cell(amount);
  const went = cell(debit);
  if ((came === '') === (went === '')) return null;
  const cents = readAmount(came || went, decimal);
  return cents === null || came ? cents : -Math.abs(cents);
}

/** `1.234,50`, `+120,00 €`, `-30`, `EUR 12,5`; `null` for everything else. Cents. */
function readAmount(text: string, decimal: ',' | '.'): number | null {
  const plain = text.replace(/€|EUR|\s/gi, '').replace('\u2212', '-');
  const group = decimal === ',' ? '.' : ',';
  const form = decimal === ',' ? AMOUNT_WITH_COMMA : AMOUNT_WITH_POINT;
  const [whole, sign, units = '', decimals = ''] = form.exec(plain) ?? [];
  if (whole === undefined) return null;
  const cents = Number(units.replaceAll(group, '')) * 100 + Number(decimals.padEnd(2, '0'));
  if (cents > MAX_AMOUNT) return null;
  // No -0.
  return sign === '-' && cents !== 0 ? -cents : cents;
}

const AMOUNT_WITH_COMMA = /^([+-])?(\d{1,13}|\d{1,3}(?:\.\d{3}){1,4})(?:,(\d{1,2}))?$/;
const AMOUNT_WITH_POINT = /^([+-])?(\d{1,13}|\d{1,3}(?:,\d{3}){1,4})(?:\.(\d{1,2}))?$/;

/** `31.12.2026`, `31/12/2026`, `31-12-26`, or the month first; `2026-12-31`; `null` for everything else. */
function readDate(text: string, { date_order }: CsvMapping): IsoDate | null {
  if (isIsoDate(text)) return text;
  const [whole, first = '', second = '', year = ''] =
    /^(\d{1,2})[./-](\d{1,2})[./-](\d{2}|\d{4})$/.exec(text) ?? [];
  const [day, month] = date_order === 'month' ? [second, first] : [first, second];
  const date = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return whole !== undefined && isIsoDate(date) ? date : null;
}
