import {
  toCents,
  toEuros,
  type QuestionInput,
  type ResourceDefinition,
  type StoredQuestion,
} from '@feria/shared';
import type { Field, RowsField } from '@feria/shared/resources/fields';
import { storedFields, writableFields } from '@feria/shared/resources/infer';
import { personResource } from '@feria/shared/resources/people';
import { openQuestions } from '@feria/shared/rules/questions';
import { idOf } from '../http/checks.js';
import { namedPerson } from './people.js';
import { isBlankRichText, sanitizeRichText } from '../text/rich-text.js';

type Values = Record<string, unknown>;

/**
 * Body → columns of the entity: texts trimmed, empty ones `null`, rich text sanitised, euros to cents. Fields that are
 * absent stay absent; on create they get their default. Lists of ids stay lists of ids.
 */
export function toColumns(definition: ResourceDefinition, input: Values, mode: 'create' | 'update'): Values {
  const columns: Values = {};
  for (const [key, field] of writableFields(definition)) {
    const value = input[key] === undefined && mode === 'create' ? (field.default ?? null) : input[key];
    if (value !== undefined) columns[key] = toColumn(field, value);
  }
  return columns;
}

/** One value of a body → the column that stores it. */
export function toColumn(field: Field, value: unknown): unknown {
  switch (field.type) {
    case 'boolean':
      return value === true;
    case 'referenceMany':
      return [...new Set(((value ?? []) as unknown[]).map((entry) => Number(idOf(entry))))];
    case 'names':
      return [...new Set((value ?? []) as string[])];
    case 'texts':
      return [...new Set(((value ?? []) as string[]).map((entry) => entry.trim()).filter(Boolean))];
    case 'rows':
      return ((value ?? []) as Values[]).map((row) => rowOf(field, row));
    case 'questions':
      return ((value ?? []) as QuestionInput[]).map(questionOf);
    case 'choices':
      return field.values.filter((choice) => ((value ?? []) as string[]).includes(choice));
    case 'richText': {
      const html = typeof value === 'string' ? sanitizeRichText(value) : '';
      return isBlankRichText(html) ? null : html;
    }
    case 'money':
      return value == null || value === '' ? null : toCents(Number(value));
    case 'dateTime':
      return value == null || value === '' ? null : new Date(String(value)).toISOString();
    default:
      return typeof value === 'string' ? value.trim() || null : (value ?? null);
  }
}

/** A row with the columns of its field in their order, and nothing else. */
function rowOf({ columns }: RowsField, row: Values): Values {
  return Object.fromEntries(Object.keys(columns).map((column) => [column, row[column]]));
}

/** A question as it is sent, without what it need not have. What is new gets its ids from the code of the resource. */
function questionOf(sent: QuestionInput): QuestionInput {
  const { id, kind, label, label_it, options, required, day_types, health } = sent;
  return {
    id: id ?? null,
    kind,
    label: inOneLine(label),
    label_it: inOneLine(label_it),
    options: (options ?? []).map((option) => ({
      id: option.id ?? null,
      label: inOneLine(option.label),
      label_it: inOneLine(option.label_it),
    })),
    required: required ?? false,
    day_types: day_types ?? [],
    health: health ?? false,
  };
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Puts what was sent into an entity and keeps what was not: the columns of {@link toColumns} that its own table has.
 * @param taken whether a field is taken over; left out, all are
 */
export function assignColumns(
  definition: ResourceDefinition,
  entity: object,
  columns: Values,
  taken: (name: string, field: Field) => boolean = () => true,
): void {
  for (const [name, field] of storedFields(definition)) {
    if (field.readOnly || columns[name] === undefined || !taken(name, field)) continue;
    (entity as Values)[name] = columns[name];
  }
}

/**
 * Columns of the entity → record as it is sent (product.md#partial-updates): references as ids and as objects.
 * @param shown whether a field is sent; left out, all are that the table has
 */
export function toRecord(
  definition: ResourceDefinition,
  entity: object,
  shown: (field: Field) => boolean = () => true,
): Values {
  const row = entity as Values;
  const record: Values = { id: row.id };
  for (const [key, field] of storedFields(definition)) {
    if (!shown(field)) continue;
    record[key] = fromColumn(field, row[key]);
    if (field.type === 'reference' && row[field.as] !== undefined)
      record[field.as] = related(field.resource, row[field.as]);
  }
  return record;
}

/** Fields of which nothing is an empty list. */
const LISTS: readonly Field['type'][] = ['choices', 'texts', 'rows', 'questions'];

/** A column of the entity → the value as it is sent. */
export function fromColumn(field: Field, value: unknown): unknown {
  if (value == null) return LISTS.includes(field.type) ? [] : null;
  if (field.type === 'money') return toEuros(Number(value));
  if (field.type === 'boolean') return Boolean(value);
  if (field.type === 'questions') return openQuestions(value as StoredQuestion[]);
  return value;
}

/** What a reference to a record of a resource shows of it: its id and names; of a person the name only to who may list people. */
export function related(resource: string, value: unknown): unknown {
  const isPerson = typeof value === 'object' && value !== null && personResource(resource);
  return isPerson ? namedPerson(value as Values) : named(value);
}

/** What a relation shows of itself: its id and names. */
export function named(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return null;
  const { id, name, name_de, name_it } = value as Values;
  return name_de === undefined ? { id, name, name_it } : { id, name_de, name_it };
}
