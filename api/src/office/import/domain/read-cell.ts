import { isDate } from 'node:util/types';
import { CONTENT_LANGUAGES, type ContentLanguage } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import type { ResourceDefinition } from '@feria/shared';
import type { Field, RowsField } from '@feria/shared/resources/fields';
import { normaliseTaxCode } from '@feria/shared/rules/tax-code';
import { inputCheckOf } from '../../../core/crud/input-class.js';
import type { Message } from '../../../core/http/errors.js';
import type { RawCell } from '../xlsx/sheet.js';
import type { NamesByResource } from './names.js';
import { questionsOf } from './question-cell.js';
import { sameName } from './same-name.js';
import { wordFor, type ImportColumn } from './sheets.js';

/** A cell as a field of a body, or what is wrong with it. */
export type ReadCell = { value: unknown } | Wrong;

/** What is wrong with a cell; with the names in it that no record has, of which the message tells the first. */
interface Wrong {
  problem: Message;
  unknown?: readonly string[];
}

export interface CellContext {
  definition: ResourceDefinition;
  names: NamesByResource;
}

/**
 * A cell as the API would get it: the words of both languages, dates, times and numbers however they were typed. Then the check of the
 * field itself decides (product/catalogue.md#import). An empty cell is a field that was left out.
 */
export function readCell(raw: RawCell, column: ImportColumn, context: CellContext): ReadCell {
  // A number out of range in a cell with the format of a date.
  if (isDate(raw) && Number.isNaN(raw.getTime())) return { problem: { key: 'validation.date' } };
  const cell = typeof raw === 'string' ? raw.trim() : raw;
  const value = cell === '' || cell == null ? undefined : valueOf(cell, column, context);
  if (isProblem(value)) return value;
  const problem = column.field.type === 'referenceMany' ? null : inputCheckOf(column.field, 'create')(value);
  return problem ? { problem } : { value };
}

export type Filled = string | number | boolean | Date;

function valueOf(cell: Filled, { name, field }: ImportColumn, context: CellContext): unknown {
  switch (field.type) {
    case 'integer':
      return numberOf(cell, /^-?\d+$/);
    case 'money':
      return moneyOf(cell);
    case 'date':
      return dateOf(cell);
    case 'time':
      return timeOf(cell);
    case 'boolean':
      return booleanOf(cell);
    case 'enum':
      return choiceOf(asText(cell), { name, values: field.values, context });
    case 'choices':
      return split(asText(cell)).map((text) => choiceOf(text, { name, values: field.values, context }));
    case 'texts':
      return split(asText(cell), /[;,\n]/);
    case 'reference':
      return referenceOf(asText(cell), field.resource, context);
    case 'referenceMany':
      return referencesOf(asText(cell), field.resource, context);
    case 'rows':
      return rowsOf(asText(cell), field);
    case 'questions':
      return questionsOf(asText(cell)) ?? { problem: { key: 'import.questions' } };
    case 'richText':
      return richTextOf(asText(cell));
    default:
      return asText(cell);
  }
}

function isProblem(value: unknown): value is Wrong {
  return typeof value === 'object' && value !== null && 'problem' in value;
}

/** A phone or a postcode may have become a number, and `3/4` a date. */
export function asText(cell: Filled): string {
  if (isDate(cell)) return cell.toISOString().slice(0, 10).split('-').reverse().join('.');
  return typeof cell === 'number' ? cell.toLocaleString('en', NO_GROUPS) : String(cell);
}

const NO_GROUPS = { useGrouping: false, maximumFractionDigits: 10 };

function split(text: string, by = /[;\n]/): string[] {
  return text
    .split(by)
    .map((part) => part.trim())
    .filter(Boolean);
}

function numberOf(cell: Filled, form: RegExp): Filled {
  return typeof cell === 'string' && form.test(cell) ? Number(cell) : cell;
}

/** `1.234,50 €`, `1234.5` or a number. Without cents a dot stands before thousands only in groups of three. */
function moneyOf(cell: Filled): Filled {
  if (typeof cell === 'number')
    return Math.abs(cell * 100 - Math.round(cell * 100)) < 1e-6 ? round(cell) : cell;
  const text = asText(cell).replace(/[\s€']/g, '');
  if (/^-?\d+([.,]\d{1,2})?$/.test(text)) return Number(text.replace(',', '.'));
  if (/^-?\d{1,3}(\.\d{3})+(,\d{1,2})?$/.test(text))
    return Number(text.replaceAll('.', '').replace(',', '.'));
  return cell;
}

/** Spreadsheets calculate: 12.1 may be stored as 12.100000000000001. */
function round(euros: number): number {
  return Math.round(euros * 100) / 100;
}

const DAY_MS = 86_400_000;
/** Day 0 of spreadsheets. */
const EPOCH = Date.UTC(1899, 11, 30);
/** Numbers that are taken for a date: 1927 to 2064. */
const SERIALS = { first: 10_000, last: 60_000 };

function dateOf(cell: Filled): Filled {
  if (isDate(cell)) return cell.toISOString().slice(0, 10);
  if (typeof cell === 'number' && cell >= SERIALS.first && cell <= SERIALS.last)
    return new Date(EPOCH + Math.floor(cell) * DAY_MS).toISOString().slice(0, 10);
  const parts = /^(\d{1,2})[./-](\d{1,2})[./-](\d{4})$/.exec(asText(cell));
  if (!parts) return asText(cell);
  const [, day = '', month = '', year = ''] = parts;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** A time is a part of a day for a spreadsheet. */
function timeOf(cell: Filled): Filled {
  const part = isDate(cell) ? (cell.getTime() - EPOCH) / DAY_MS : cell;
  if (typeof part === 'number' && part >= 0 && part < 1) {
    const minutes = Math.round(part * 24 * 60) % (24 * 60);
    return [Math.floor(minutes / 60), minutes % 60].map((one) => String(one).padStart(2, '0')).join(':');
  }
  const [, hour, minute] = /^(\d{1,2})[:.](\d{2})(?::00)?$/.exec(asText(cell)) ?? [];
  return hour && minute ? `${hour.padStart(2, '0')}:${minute}` : asText(cell);
}

const YES = [
  'true',
  '1',
  'x',
  'si',
  'sì',
  'yes',
  ...CONTENT_LANGUAGES.map((language) => sameName(importWords[language].yes)),
];
const NO = [
  'false',
  '0',
  'no',
  '-',
  ...CONTENT_LANGUAGES.map((language) => sameName(importWords[language].no)),
];

function booleanOf(cell: Filled): Filled {
  const text = sameName(asText(cell));
  if (YES.includes(text)) return true;
  return NO.includes(text) ? false : cell;
}

/** The value itself, or its word in one of the languages; anything else stays as it is, and the check refuses it. */
function choiceOf(
  text: string,
  { name, values, context }: { name: string; values: readonly string[]; context: CellContext },
): string {
  const wanted = sameName(text);
  const means = (value: string, language: ContentLanguage): boolean =>
    sameName(wordFor(context.definition, name, { value, language })) === wanted;
  return (
    values.find((value) => value === text || CONTENT_LANGUAGES.some((language) => means(value, language))) ??
    text
  );
}

function referenceOf(name: string, resource: string, { names }: CellContext): number | Wrong {
  const records = names.get(resource);
  const id = records?.idOf(name);
  if (id != null) return id;
  if (records?.isAmbiguous(name)) return { problem: { key: 'import.ambiguous_name', params: { name } } };
  return { problem: unknownName(name), unknown: [name] };
}

/** That no record has a name. */
export function unknownName(name: string): Message {
  return { key: 'import.unknown_name', params: { name } };
}

/** Ids of records by their names. Parents are named by their tax codes, and may be in the same file. */
function referencesOf(text: string, resource: string, context: CellContext): (number | string)[] | Wrong {
  if (resource === 'parent') return [...new Set(split(text, /[;,\n]/).map(normaliseTaxCode))];
  const found = split(text).map((name) => referenceOf(name, resource, context));
  const wrong = found.filter(isProblem);
  const [first] = wrong;
  if (!first) return [...new Set(found as number[])];
  return { ...first, unknown: wrong.flatMap(({ unknown = [] }) => unknown) };
}

/** `14:0; 7:50`: a row for each pair, its numbers in the order of the columns. */
function rowsOf(text: string, { columns, max }: RowsField): object[] | Wrong {
  const ranges = Object.entries(columns);
  const rows = split(text).map((row) => row.split(':').map((part) => part.trim()));
  const isRow = (row: string[]): boolean =>
    row.length === ranges.length &&
    ranges.every(([, cell], at) => {
      // No sheet has a table of euros.
      if (cell.money) return false;
      const number = /^\d{1,9}$/.test(row[at] ?? '') ? Number(row[at]) : -1;
      return number >= cell.min && number <= cell.max;
    });
  if (rows.length > max || !rows.every(isRow)) return { problem: { key: 'import.steps' } };
  return rows.map((row) => Object.fromEntries(ranges.map(([name], at) => [name, Number(row[at])])));
}

/** Lines of a plain text become paragraphs; what has tags is HTML, as an export wrote it. */
function richTextOf(text: string): string {
  if (/<[a-z][^<>]*>/i.test(text) || !text.includes('\n')) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .split('\n')
    .filter((line) => line.trim())
    .map((line) => `<p>${line.trim()}</p>`)
    .join('');
}

/** Whether the field may be empty in a file: it is not required, has a default or depends on others. */
export function mayBeEmpty(field: Field): boolean {
  return inputCheckOf(field, 'create')(undefined) === null;
}
