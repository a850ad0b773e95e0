import { translate, type ContentLanguage } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import type { TextField } from '@feria/shared/resources/fields';
import type { Cell } from '../../../core/xlsx/workbook.js';
import type { NamesByResource } from './names.js';
import { mayBeEmpty } from './read-cell.js';
import { showCell } from './show-cell.js';
import { NUMBER, PROJECT, wordFor, type ImportColumn, type ImportSheet } from './sheets.js';

/** A line of the explanation: what a column is for. */
export interface Explained {
  sheet: string;
  column: string;
  required: string;
  allowed: string;
  example: Cell;
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
  }));
}

function requiredText({ field }: ImportColumn, language: ContentLanguage): string {
  const words = importWords[language];
  if (!mayBeEmpty(field)) return words.yes;
  return field.required && field.when ? words.sometimes : words.no;
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

function exampleCell(column: ImportColumn, sheet: ImportSheet, { language, names }: Reader): Cell {
  const value = exampleOf(column, sheet, { language, names });
  return showCell(value, column, { definition: sheet.definition, names, language });
}

function exampleOf({ name, field }: ImportColumn, sheet: ImportSheet, { language, names }: Reader): unknown {
  switch (field.type) {
    case 'integer':
      return Math.max(field.min, Math.min(field.max, field.default ?? 8));
    case 'money':
      return 120;
    case 'date':
      return '2026-07-06';
    case 'time':
      return '08:00';
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
  const isItalian = name.endsWith('_it');
  const texts: Record<string, string> = {
    name: example.name,
    name_it: example.name_it,
    first_name: example.person,
    last_name: example.family,
    medicaments: example.medicaments,
    incompatibilities: example.incompatibilities,
    allergies: example.allergies,
    risk_group: example.risk_group,
    address: example.address,
    place: example.place,
    plz: '39100',
    tax: sheet === 'parents' ? TAX.parents : TAX.children,
    phone: '+39 333 1234567',
    email: 'eva.rossi@example.com',
    bank_name: 'Feria',
    bank_iban: 'IT60X0542811101000000123456',
  };
  return texts[name] ?? (isItalian ? example.text_it : example.text);
}
