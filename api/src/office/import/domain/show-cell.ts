import type { ContentLanguage, QuestionInput } from '@feria/shared';
import { importWords } from '@feria/shared/i18n/import-sheets';
import type { Field } from '@feria/shared/resources/fields';
import { dateCell, type Cell } from '../../../core/xlsx/workbook.js';
import type { CellContext } from './read-cell.js';
import { questionsCell } from './question-cell.js';
import { wordFor, type ImportColumn } from './sheets.js';

/**
 * A field of a record as a cell that `readCell` reads as the same again.
 * @param value as the API sends it: money in euros, references as ids, parents as tax codes
 */
export function showCell(
  value: unknown,
  { name, field }: ImportColumn,
  { language, ...context }: CellContext & { language: ContentLanguage },
): Cell {
  if (value === null || value === undefined || value === '') return null;
  const word = (one: string): string => wordFor(context.definition, name, { value: one, language });
  switch (field.type) {
    case 'boolean':
      return importWords[language][value === true ? 'yes' : 'no'];
    case 'enum':
      return word(value as string);
    case 'choices':
      return joined((value as string[]).map(word));
    case 'texts':
      return joined(value as string[]);
    case 'reference':
      return context.names.get(field.resource)?.nameOf(value as number) ?? null;
    case 'referenceMany':
      return joined((value as (number | string)[]).map((one) => nameOf(one, field.resource, context)));
    case 'rows':
      return joined((value as object[]).map((row) => Object.values(row).join(':')));
    case 'questions':
      return questionsCell(value as QuestionInput[], language);
    case 'date':
      return dateCell(value as string);
    case 'time':
      return timeCell(value as string);
    default:
      return value as string | number;
  }
}

function nameOf(one: number | string, resource: string, { names }: CellContext): string {
  return typeof one === 'string' ? one : (names.get(resource)?.nameOf(one) ?? '');
}

function joined(parts: readonly string[]): string | null {
  return parts.join('; ') || null;
}

/** `HH:mm` on day 0 of spreadsheets. */
function timeCell(time: string): Date {
  return new Date(`1899-12-30T${time}:00Z`);
}

/** How a cell is shown. */
export type CellFormat = 'text' | 'number' | 'money' | 'date' | 'time';

/** How the cells of a field are formatted, so that what is typed is kept as it is meant. */
export function formatOf({ type }: Field): CellFormat {
  if (type === 'integer') return 'number';
  return type === 'money' || type === 'date' || type === 'time' ? type : 'text';
}
