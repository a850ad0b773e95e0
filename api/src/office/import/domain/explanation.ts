import { translate, type ContentLanguage, type QuestionInput } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import type { TextField } from '@feria/shared/resources/fields';
import type { Cell } from '../../../core/xlsx/workbook.js';
import type { NamesByResource } from './names.js';
import { mayBeEmpty } from './read-cell.js';
import { formatOf, showCell, type CellFormat } from './show-cell.js';
import { NUMBER, PROJECT, wordFor, type ImportColumn, type ImportSheet } from './sheets.js';

/** A line of the explanation: what a column is for. */
export interface Explained {
  sheet: string;
  column: string;
  required: string;
  allowed: string;
  example: Cell;
  /** How the example is shown: a day as a day. */
  format: CellFormat;
}

interface Reader {
  language: ContentLanguage;
  names: NamesByResource;
}

/** The columns of a sheet in words, with what each takes and an example that the import would take. */
export function explain(sheet: ImportSheet, reader: Reader): Explained[] {
  const { language } = reader;
  return sheet.columns.map((column) => ({
    sheet: sheet.title[language],
    column: column.header[language],
    required: requiredText(column, language),
    allowed: allowedText(column, sheet, language),
    example: exampleCell(column, sheet, reader),
    format: formatOf(column.field),
  }));
}

function requiredText({ field }: ImportColumn, language: ContentLanguage): string {
  const words = importWords[language];
  if (!mayBeEmpty(field)) return words.yes;
  return field.required && field.when ? words.sometimes : words.no;
}

/** Names of records that a message lists. */
const MAX_NAMES = 12;

/** What the cells of a column take, as a message says it: the names of records instead of where they stand. */
export function acceptedText(column: ImportColumn, sheet: ImportSheet, { language, names }: Reader): string {
  const { field } = column;
  const isName = field.type === 'reference' || field.type === 'referenceMany';
  const records = isName ? (names.get(field.resource)?.records ?? []) : [];
  if (records.length === 0) return allowedText(column, sheet, language);
  const some = records.slice(0, MAX_NAMES).map((record) => record[language === 'it' ? 'name_it' : 'name']);
  const values = [...some, ...(records.length > MAX_NAMES ? ['…'] : [])].join('; ');
  return translate(importWords[language].allowed, field.type === 'reference' ? 'choice' : 'choices', {
    values,
  });
}

type Allowed = keyof (typeof importWords)['de']['allowed'];

function allowedText({ name, field }: ImportColumn, sheet: ImportSheet, language: ContentLanguage): string {
  const say = (key: Allowed, params = {}): string => translate(importWords[language].allowed, key, params);
  const { definition } = sheet;
  const values = (all: readonly string[]) => ({
    values: all.map((value) => wordFor(definition, name, { value, language })).join('; '),
  });
  switch (field.type) {
    case 'text':
      return say(textKey(field), { max: field.maxLength });
    case 'richText':
      return say('rich_text', { max: field.maxLength });
    case 'integer':
      if (name === NUMBER) return say('own_number');
      return name === PROJECT ? say('project') : say('number', { min: field.min, max: field.max });
    case 'boolean':
      return say(field.default === true ? 'boolean_yes' : 'boolean');
    case 'enum':
      return say('choice', values(field.values));
    case 'choices':
      return say('choices', values(field.values));
    case 'referenceMany':
      return say(field.resource === 'parent' ? 'parents' : 'references');
    case 'rows':
      return say('steps');
    case 'questions':
      return say('questions', importWords[language].question);
    case 'reference':
    case 'texts':
    case 'money':
    case 'date':
    case 'time':
      return say(field.type);
    default:
      throw new Error(`a field of type ${field.type} cannot be imported`);
  }
}

function textKey({ format }: TextField): Allowed {
  if (format === 'email' || format === 'phone') return format;
  return format === 'taxCode' ? 'tax' : 'text';
}

/** Somebody invented, in the form of a tax code. */
const TAX = { parents: 'RSSVEA85E45A952T', children: 'RSSMIA16E45A952C' };

/** Examples that fit their column, by its name. */
const NUMBERS: Readonly<Record<string, number>> = {
  age_from: 6,
  age_to: 11,
  max_participants: 20,
  waiting_list: 5,
  places_per_child: 2,
  sibling_discount_2: 10,
  sibling_discount_3: 20,
  payment_days: 14,
};
const DAYS: Readonly<Record<string, string>> = {
  to: '2026-07-10',
  register_from: '2026-03-02',
  register_to: '2026-06-20',
  priority_from: '2026-02-23',
};
const TIMES: Readonly<Record<string, string>> = { time_to: '16:00', time_to_half_day: '12:00' };

const EXAMPLE_QUESTIONS: readonly QuestionInput[] = [
  {
    kind: 'one_of',
    label: 'T-Shirt',
    label_it: 'Maglietta',
    required: true,
    options: ['S', 'M', 'L'].map((label) => ({ label, label_it: label })),
  },
  { kind: 'yes_no', label: 'Kann schwimmen', label_it: 'Sa nuotare' },
];

function exampleCell(column: ImportColumn, sheet: ImportSheet, { language, names }: Reader): Cell {
  const value = exampleOf(column, sheet, { language, names });
  return showCell(value, column, { definition: sheet.definition, names, language });
}

function exampleOf({ name, field }: ImportColumn, sheet: ImportSheet, { language, names }: Reader): unknown {
  switch (field.type) {
    case 'integer':
      return Math.max(field.min, Math.min(field.max, NUMBERS[name] ?? field.default ?? 1));
    case 'money':
      return name === 'price_half_day' ? 80 : 120;
    case 'date':
      return DAYS[name] ?? '2026-07-06';
    case 'time':
      return TIMES[name] ?? '08:00';
    case 'boolean':
      return true;
    case 'enum':
      return field.values[0];
    case 'choices':
      return field.values.slice(4, 6);
    case 'texts':
      return ['39100', '39050'];
    case 'rows':
      return [14, 7].map((days, at) =>
        Object.fromEntries(
          Object.keys(field.columns).map((key, place) => [key, place === 0 ? days : at * 50]),
        ),
      );
    case 'questions':
      return EXAMPLE_QUESTIONS;
    case 'reference':
      return names.get(field.resource)?.records[0]?.id;
    case 'referenceMany':
      if (field.resource === 'parent') return [TAX.parents];
      return names
        .get(field.resource)
        ?.records.slice(0, 1)
        .map(({ id }) => id);
    default:
      return textExample(name, sheet, language);
  }
}

function textExample(name: string, { name: sheet }: ImportSheet, language: ContentLanguage): string {
  const { example } = importWords[language];
  const own: Readonly<Record<string, string>> = example;
  const texts: Record<string, string> = {
    ...own,
    ...(sheet === 'weeks' ? { name: example.week, name_it: example.week_it } : {}),
    first_name: sheet === 'parents' ? example.person : example.child,
    last_name: example.family,
    plz: '39100',
    tax: sheet === 'parents' ? TAX.parents : TAX.children,
    phone: '+39 333 1234567',
    email: 'eva.rossi@example.com',
    bank_name: 'Feria',
    bank_iban: 'IT60X0542811101000000123456',
  };
  return texts[name] ?? example.text;
}
