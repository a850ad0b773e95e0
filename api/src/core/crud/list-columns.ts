import {
  can,
  type ContentLanguage,
  type PermissionHolder,
  type Question,
  type ResourceDefinition,
} from '@feria/shared';
import { documentMessages } from '@feria/shared/i18n/documents';
import { italianField, type Field } from '@feria/shared/resources/fields';
import { localisedField, rowInWords } from '@feria/shared/resources/infer';
import { labelIn } from '@feria/shared/rules/questions';
import { recordName } from '@feria/shared/rules/record-name';
import { translate, type MessageParams } from '@feria/shared/i18n/translate';
import { convert } from 'html-to-text';
import { dateCell, instantCell, type Cell, type SheetColumn } from '../xlsx/workbook.js';

type Values = Record<string, unknown>;
type Format = SheetColumn<never>['format'];

/** The columns of a list in a spreadsheet, by their names on the screen. */
export interface ListColumns<Row = Values> {
  /** What the reader may see, in the order of the list. */
  columns: Readonly<Record<string, SheetColumn<Row>>>;
  /** Those that the list starts with. */
  shown: readonly string[];
}

/** Columns that hold another kind of cell than text, or are of another width. */
const CELLS: Partial<Record<Field['type'], { format: Format; width: number }>> = {
  integer: { format: 'number', width: 10 },
  decimal: { format: 'decimal', width: 12 },
  money: { format: 'money', width: 12 },
  date: { format: 'date', width: 12 },
  dateTime: { format: 'instant', width: 17 },
  time: { format: 'text', width: 8 },
  boolean: { format: 'text', width: 10 },
  richText: { format: 'text', width: 60 },
};

/** The names of the columns that a list may have, whoever reads it. Both names of a pair (`name`, `name_it`) are one: screens show either. */
export function columnNames({ list, fields }: ResourceDefinition): string[] {
  return [...new Set(list.columns.flatMap((name) => [name, italianField(name)]))].filter(
    // Health is in no list.
    (name) => fields[name] && fields[name].permission !== 'child.health',
  );
}

/** The columns of a resource's list that a reader sees. */
export function columnsOfList(
  definition: ResourceDefinition,
  lang: ContentLanguage,
  reader: PermissionHolder,
): ListColumns {
  const { fields, list, messages } = definition;
  const seen = columnNames(definition).flatMap((name): [string, SheetColumn<Values>][] => {
    const field = fields[name];
    if (!field || (field.permission && !can(reader, field.permission))) return [];
    const { format, width } = CELLS[field.type] ?? { format: 'text', width: 24 };
    const header = messages[lang].fields[name] ?? name;
    const value = (record: Values): Cell => cellOf(definition, name, record, lang);
    return [[name, { header, width, format, value }]];
  });
  const columns = Object.fromEntries(seen);
  const shown = list.columns
    .filter((name) => !list.optional?.includes(name))
    .map((name) => localisedField(definition, name, lang))
    .filter((name) => name in columns);
  return { columns, shown };
}

/** A column of a list that no definition declares. */
export interface WrittenColumn<Row> {
  width: number;
  /** Text when left out. */
  format?: Format;
  sees?: (reader: PermissionHolder) => boolean;
  /** Not shown until somebody chooses it. */
  isOptional?: true;
  value: (row: Row, lang: ContentLanguage) => Cell;
}

/**
 * The columns of a list that no definition declares, for a reader.
 * @param columns in their order, by their names on the screen
 * @param words what they are called, by language
 */
export function writtenColumns<Row>(
  columns: Readonly<Record<string, WrittenColumn<Row>>>,
  words: Record<ContentLanguage, Readonly<Record<string, string>>>,
): (lang: ContentLanguage, reader: PermissionHolder) => ListColumns<Row> {
  return (lang, reader) => {
    const seen = Object.entries(columns).filter(([, { sees }]) => sees === undefined || sees(reader));
    return {
      columns: Object.fromEntries(
        seen.map(([name, { width, format = 'text', value }]): [string, SheetColumn<Row>] => [
          name,
          { header: words[lang][name] ?? name, width, format, value: (row) => value(row, lang) },
        ]),
      ),
      shown: seen.flatMap(([name, { isOptional }]) => (isOptional ? [] : [name])),
    };
  };
}

/** The same columns with another value in one of them, as the screen shows it. */
export function withValue(
  { columns, shown }: ListColumns,
  name: string,
  value: (record: Values) => Cell,
): ListColumns {
  const column = columns[name];
  return column ? { columns: { ...columns, [name]: { ...column, value } }, shown } : { columns, shown };
}

/** The value of a field as the list shows it, in a spreadsheet's own types. */
function cellOf(definition: ResourceDefinition, name: string, record: Values, lang: ContentLanguage): Cell {
  const field = definition.fields[name] as Field;
  const value = record[name];
  const words = (key: string, params?: MessageParams): string =>
    translate(definition.messages[lang], `${name}.${key}`, params);
  if (field.type === 'reference') return recordName(record[field.as], lang);
  if (field.type === 'boolean') return documentMessages[lang].export[value === true ? 'yes' : 'no'];
  if (value === null || value === undefined || value === '') return null;
  switch (field.type) {
    case 'integer':
    case 'decimal':
    case 'money':
      return Number(value);
    case 'date':
      return dateCell(String(value));
    case 'dateTime':
      return instantCell(new Date(String(value)));
    case 'enum':
      return words(String(value));
    case 'choices':
      return (value as string[]).map((one) => words(one)).join('; ');
    case 'rows':
      return (value as Record<string, number>[])
        .map((row) => words('row', rowInWords(field, row)))
        .join('; ');
    case 'questions':
      return (value as Question[]).map((question) => labelIn(lang, question)).join('; ');
    case 'referenceMany':
      return (value as unknown[]).map((entry) => recordName(entry, lang)).join(', ');
    case 'names':
    case 'texts':
      return (value as string[]).join(', ');
    case 'richText':
      return convert(String(value), { wordwrap: false });
    default:
      return String(value);
  }
}
