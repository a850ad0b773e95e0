import type { ResourceDefinition } from './define.js';
import type { Question, QuestionInput, StoredQuestion } from '../contracts/question.js';
import type { ContentLanguage } from '../config.js';
import { formatEuros } from '../rules/money.js';
import { italianField, type Condition, type Field, type RowsField } from './fields.js';

/** What a field holds when it is filled. */
export type ValueOf<F> = F extends { type: 'enum'; values: readonly (infer V)[] }
  ? V
  : F extends { type: 'integer' | 'decimal' | 'money' | 'reference' }
    ? number
    : F extends { type: 'boolean' }
      ? boolean
      : F extends { type: 'referenceMany' }
        ? { id: number }[]
        : F extends { type: 'choices'; values: readonly (infer V)[] }
          ? V[]
          : F extends { type: 'names' | 'texts' }
            ? string[]
            : F extends { type: 'rows'; columns: infer Columns }
              ? { -readonly [Name in keyof Columns]: number }[]
              : F extends { type: 'questions' }
                ? Question[]
                : string;

type Always<F> = F extends { when: Condition }
  ? false
  : F extends
        | { required: true }
        | { type: 'boolean' | 'referenceMany' | 'names' | 'choices' | 'texts' | 'rows' | 'questions' }
    ? true
    : false;

type FieldsOf<D> = D extends ResourceDefinition<infer Fields> ? Fields : never;

/** A record as the API sends it: fields that need not be filled may be `null`. */
export type RecordOf<D> = { id: number } & {
  -readonly [Name in keyof FieldsOf<D>]: Always<FieldsOf<D>[Name]> extends true
    ? ValueOf<FieldsOf<D>[Name]>
    : ValueOf<FieldsOf<D>[Name]> | null;
};

/** A record as a parent gets it in my family: the fields with `family`. */
export type FamilyRecordOf<D> = { id: number } & {
  [
    Name in keyof RecordOf<D> as Name extends keyof FieldsOf<D>
      ? FieldsOf<D>[Name] extends { family: 'read' | 'write' }
        ? Name
        : never
      : never
  ]: RecordOf<D>[Name];
};

type FamilyWritableOf<D> = {
  [
    Name in keyof FieldsOf<D> as FieldsOf<D>[Name] extends { family: 'write' } ? Name : never
  ]: FieldsOf<D>[Name];
};

/** A new record as a parent sends it in my family: required fields must be there, others may. */
export type FamilyInputOf<D> = {
  -readonly [
    Name in keyof FamilyWritableOf<D> as FamilyWritableOf<D>[Name] extends { required: true } ? Name : never
  ]: ValueOf<FamilyWritableOf<D>[Name]>;
} & {
  -readonly [
    Name in keyof FamilyWritableOf<D> as FamilyWritableOf<D>[Name] extends { required: true } ? never : Name
  ]?: Always<FamilyWritableOf<D>[Name]> extends true
    ? ValueOf<FamilyWritableOf<D>[Name]>
    : ValueOf<FamilyWritableOf<D>[Name]> | null;
};

type HasColumn<F> = F extends { stored: false } | { type: 'referenceMany' | 'names' } ? false : true;

/** What the resource's own table holds of a record; see {@link storedFields}. */
export type StoredOf<D> = {
  [
    Name in keyof RecordOf<D> as Name extends keyof FieldsOf<D>
      ? HasColumn<FieldsOf<D>[Name]> extends true
        ? Name
        : never
      : Name
  ]: Name extends keyof FieldsOf<D> ? ColumnOf<FieldsOf<D>[Name], RecordOf<D>[Name]> : RecordOf<D>[Name];
};

/** Of questions the table keeps those too that are asked no more. */
type ColumnOf<F, Sent> = F extends { type: 'questions' } ? StoredQuestion[] : Sent;

type WritableOf<D> = {
  [
    Name in keyof FieldsOf<D> as FieldsOf<D>[Name] extends { readOnly: true } ? never : Name
  ]: FieldsOf<D>[Name];
};
type InputValueOf<F> = F extends { type: 'referenceMany' }
  ? readonly (number | { id: number })[]
  : F extends { type: 'questions' }
    ? readonly QuestionInput[]
    : ValueOf<F>;

/** A record as it is sent: every field may be left out (product.md#partial-updates), most may be emptied. */
export type InputOf<D> = {
  [Name in keyof WritableOf<D>]?: Always<WritableOf<D>[Name]> extends true
    ? InputValueOf<WritableOf<D>[Name]>
    : InputValueOf<WritableOf<D>[Name]> | null;
};

/** Whether what a field depends on holds; always, when it depends on nothing. */
export function holds(when: Condition | undefined, record: Record<string, unknown>): boolean {
  if (when === undefined) return true;
  return typeof when === 'string' ? record[when] === true : when.is.includes(String(record[when.field]));
}

/** Whether a record's field must be filled, given the other values: `required`, and its `when` holds. */
export function isRequired(field: Field, record: Record<string, unknown>): boolean {
  return field.required === true && holds(field.when, record);
}

/** Whether a value counts as empty for a required field. `false` and `0` are values. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Names of the references that lead from a record to itself: form and API refuse them. */
export function selfReferencesOf(definition: ResourceDefinition, record: Record<string, unknown>): string[] {
  if (record.id === undefined) return [];
  return Object.entries(definition.fields).flatMap(([name, field]) =>
    field.type === 'reference' && field.resource === definition.name && record[name] === record.id
      ? [name]
      : [],
  );
}

/**
 * The field at a path: of `cancellation.0.days_before` the column of a row, which is a number that must be there. `undefined` when there
 * is none.
 */
export function fieldAt(definition: ResourceDefinition, path: string): Field | undefined {
  const [name = '', row, column = ''] = path.split('.');
  const field = definition.fields[name];
  if (row === undefined) return field;
  const cell = field?.type === 'rows' ? field.columns[column] : undefined;
  if (!cell) return undefined;
  return cell.money ? { type: 'money', required: true } : { type: 'integer', required: true, ...cell };
}

/** What stands for the columns of a row in its message `.row`: euros as people write them. */
export function rowInWords(
  { columns }: Pick<RowsField, 'columns'>,
  row: Readonly<Record<string, number | string>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(columns).map(([name, { money }]) => {
      const value = row[name] ?? '';
      return [name, money && value !== '' ? formatEuros(Number(value)) : String(value)];
    }),
  );
}

/** Fields that a client may send, with their names. */
export function writableFields(definition: ResourceDefinition): [string, Field][] {
  return Object.entries(definition.fields).filter(([, field]) => !field.readOnly);
}

/** Fields that are columns of the resource's own table, with their names. Links and lists of names have other tables. */
export function storedFields(definition: ResourceDefinition): [string, Field][] {
  return Object.entries(definition.fields).filter(
    ([, { stored, type }]) => stored !== false && type !== 'referenceMany' && type !== 'names',
  );
}

/**
 * Texts by which the list can be sorted: each has a column with its sort key in the database. A tax code needs none: it is
 * the same sixteen capital letters and digits for everybody.
 */
export function sortedTexts(definition: ResourceDefinition): string[] {
  const { columns, sort = [] } = definition.list;
  const sortable = new Set([...columns, ...sort]);
  return storedFields(definition).flatMap(([name, field]) =>
    sortable.has(name) && field.type === 'text' && field.format !== 'taxCode' && !field.readOnly
      ? [name]
      : [],
  );
}

/**
 * The field that a column shows in a language: the Italian one of a pair (`name` and `name_it`, or `label_de` and
 * `label_it`) when the language is Italian and the list does not show both.
 */
export function localisedField(
  definition: ResourceDefinition,
  name: string,
  language: ContentLanguage,
): string {
  const localColumn = { de: name, it: italianField(name) }[language];
  const shown: readonly string[] = definition.list.columns;
  return localColumn !== name && localColumn in definition.fields && !shown.includes(localColumn)
    ? localColumn
    : name;
}
