import type { QuestionInput } from '../contracts/question.js';
import type { Permission } from '../access/permissions.js';
import type { Feature } from '../rules/features.js';
import { MAX_QUESTIONS } from '../rules/questions.js';
import type { ImageUse } from '../rules/uploads.js';

/** The kinds of field that a resource can declare. Each is read by validation, OpenAPI, form, list and tests. */

/** That a boolean field of the record is on, or that an enum has one of some values. */
export type Condition = string | { field: string; is: readonly string[] };

interface FieldCommon<Value> {
  /**
   * Whether the field must be filled: always, or only while `when` holds (then the form shows the field only while it
   * does). A field with a `default` may be left out of a new record.
   */
  required?: boolean;
  /** What this field depends on: it is shown, and required if `required`, only while that holds. */
  when?: Condition;
  /** Set by the server only: shown, never sent. */
  readOnly?: boolean;
  /**
   * `false` when the field is no column of the resource's own table: it is computed, or stored in another table. The code
   * of the resource then reads and writes it.
   */
  stored?: false;
  /** Tab of the form, one of the declaration's `tabs`. */
  tab?: string;
  /** What it belongs to that an organiser may leave out: screens show it while that is on, or the record uses it. */
  feature?: Feature;
  /** Kept out of the form: a page of its own edits it. */
  hidden?: boolean;
  /** Read and written only by holders of this permission too, beside those of the resource: for others it is not there. */
  permission?: Permission;
  /**
   * What a parent does with the field in my family, on the own data and that of the own children: `write` is to see and to
   * enter it. A field without is the office's.
   */
  family?: 'read' | 'write';
  /** Fields of a group stand together under its heading, `resources.<route>.groups.<group>`, after the others. */
  group?: string;
  /** Value of a new record in form and API. */
  default?: Value;
  /** No two records have the same value; any number may have none. */
  unique?: true;
  /** The column has an index: a list of many rows is filtered or sorted by it. References and unique fields have one anyway. */
  index?: true;
  /** Type carrier for inference; never set. */
  readonly _value?: Value;
}

export interface TextField extends FieldCommon<string> {
  type: 'text';
  maxLength: number;
  multiline?: boolean;
  /**
   * What the text has to be: an e-mail address, a telephone number, a valid tax code, `#rrggbb`, `http(s)://…`, an amount of
   * euros as people write it (`1.234,50`; a column of its own is {@link MoneyField}), a count, as of days (0 to {@link MAX_COUNT}), a limit (1 to {@link MAX_LIMIT}) or
   * websites (`https://…`, one on a line).
   */
  format?: 'email' | 'phone' | 'taxCode' | 'colour' | 'webAddress' | 'euros' | 'count' | 'limit' | 'origins';
}
export interface RichTextField extends FieldCommon<string> {
  type: 'richText';
  maxLength: number;
  /** Whether the editor offers headings 1 and 2. */
  headings?: boolean;
}
export interface IntegerField extends FieldCommon<number> {
  type: 'integer';
  min: number;
  max: number;
}
/** A number with few decimals (`rules/decimals.ts`), both ends included. */
export interface DecimalField extends FieldCommon<number> {
  type: 'decimal';
  min: number;
  max: number;
}
export interface MoneyField extends FieldCommon<number> {
  type: 'money';
}
export interface DateField extends FieldCommon<string> {
  type: 'date';
}
export interface TimeField extends FieldCommon<string> {
  type: 'time';
}
export interface DateTimeField extends FieldCommon<string> {
  type: 'dateTime';
}
export interface BooleanField extends FieldCommon<boolean> {
  type: 'boolean';
}
export interface EnumField<Value extends string = string> extends FieldCommon<Value> {
  type: 'enum';
  values: readonly Value[];
}
export interface ReferenceField extends FieldCommon<number> {
  type: 'reference';
  /** Resource referred to. */
  resource: string;
  /** Name under which the record is read back as an object (`location_id` → `location`). */
  as: string;
}
export interface ReferenceManyField extends FieldCommon<readonly number[]> {
  type: 'referenceMany';
  resource: string;
}
export interface NamesField extends FieldCommon<readonly string[]> {
  type: 'names';
}
/** Some of a fixed set of values, kept in the order of the set. */
export interface ChoicesField<Value extends string = string> extends FieldCommon<readonly Value[]> {
  type: 'choices';
  values: readonly Value[];
}
/** Short texts, each once, without commas: they are stored in one column. */
export interface TextsField extends FieldCommon<readonly string[]> {
  type: 'texts';
  /** Longest text, and how many there may be. */
  maxLength: number;
  max: number;
}
/** A short table, stored in one column: rows of numbers. */
export interface RowsField<
  Columns extends Record<string, RowsColumn> = Record<string, RowsColumn>,
> extends FieldCommon<readonly { [name in keyof Columns]: number }[]> {
  type: 'rows';
  columns: Columns;
  /** How many rows there may be. */
  max: number;
}
/** A column of {@link RowsField}: whole numbers, both ends included, or euros, which are stored as they are sent. Every row has one. */
export type RowsColumn = { min: number; max: number; money?: never } | { money: true };
/** What a project asks for each child, stored in one column (product/catalogue.md#questions). */
export interface QuestionsField extends FieldCommon<readonly QuestionInput[]> {
  type: 'questions';
  /** How many there may be. */
  max: number;
}
export interface FileField extends FieldCommon<string> {
  type: 'image' | 'file';
  /** Name of the multipart field that uploads it; the type when left out. */
  part?: string;
  /** How an image is kept; `picture` when left out. */
  use?: ImageUse;
}

export type Field =
  | TextField
  | RichTextField
  | IntegerField
  | DecimalField
  | MoneyField
  | DateField
  | TimeField
  | DateTimeField
  | BooleanField
  | EnumField
  | ReferenceField
  | ReferenceManyField
  | NamesField
  | ChoicesField
  | TextsField
  | RowsField
  | QuestionsField
  | FileField;

export type FieldType = Field['type'];

type Options<F extends Field> = Partial<Omit<F, 'type' | '_value'>>;
type Build<F extends Field, O> = F & O;

const NO_OPTIONS = {};

/** Short text, at most 255 characters unless told otherwise. */
export function text<const O extends Options<TextField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<TextField, O> {
  return { type: 'text', maxLength: 255, ...options };
}
/** Sanitised HTML (product/office.md#formatted-text). At most 15,000 characters, which always fit MySQL's 64 kB TEXT. */
export function richText<const O extends Options<RichTextField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<RichTextField, O> {
  return { type: 'richText', maxLength: 15_000, ...options };
}
/** Whole number, 0 to 1,000,000 unless told otherwise. */
export function integer<const O extends Options<IntegerField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<IntegerField, O> {
  return { type: 'integer', min: 0, max: 1_000_000, ...options };
}
/** Number with few decimals (`rules/decimals.ts`), such as a coordinate in degrees; the same on the wire and in the database. */
export function decimal<const O extends Options<DecimalField> = Record<never, never>>(
  options: Pick<DecimalField, 'min' | 'max'> & O,
): Build<DecimalField, O> {
  return { type: 'decimal', ...options };
}
/** Euros on the wire with at most two decimals, cents in the database; never negative (product.md#dates-times-and-money). */
export function money<const O extends Options<MoneyField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<MoneyField, O> {
  return { type: 'money', ...options };
}
/** Calendar date, `YYYY-MM-DD`. */
export function date<const O extends Options<DateField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<DateField, O> {
  return { type: 'date', ...options };
}
/** Wall-clock time, `HH:mm`, in Europe/Rome. */
export function time<const O extends Options<TimeField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<TimeField, O> {
  return { type: 'time', ...options };
}
/** Date and time: an instant in UTC, `2026-07-06T06:30:00.000Z`; shown and entered as a clock in Europe/Rome shows it. */
export function dateTime<const O extends Options<DateTimeField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<DateTimeField, O> {
  return { type: 'dateTime', ...options };
}
/** Switch; off unless `default` says otherwise. */
export function boolean<const O extends Options<BooleanField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<BooleanField, O> {
  return { type: 'boolean', default: false, ...options };
}
/** One of a fixed set of values; labels are `resources.<route>.<field>.<value>`. */
export function choice<
  const Value extends string,
  const O extends Options<EnumField<Value>> = Record<never, never>,
>(values: readonly Value[], options: O = NO_OPTIONS as O): Build<EnumField<Value>, O> {
  return { type: 'enum', values, ...options };
}
/** Any number of a fixed set of values; labels as for {@link choice}. Nothing chosen is an empty list, never `null`. */
export function choices<
  const Value extends string,
  const O extends Options<ChoicesField<Value>> = Record<never, never>,
>(values: readonly Value[], options: O = NO_OPTIONS as O): Build<ChoicesField<Value>, O> {
  return { type: 'choices', values, ...options };
}
/** Any number of short texts without commas, such as postcodes. None is an empty list, never `null`. */
export function texts<const O extends Options<TextsField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<TextsField, O> {
  return { type: 'texts', maxLength: 40, max: 200, ...options };
}
/**
 * A short table of numbers. Labels are `resources.<route>.<field>.<column>`; `.row` says a row in words. No row is an empty
 * list, never `null`.
 */
export function rows<
  const Columns extends Record<string, RowsColumn>,
  const O extends Options<RowsField<Columns>> = Record<never, never>,
>(columns: Columns, options: O = NO_OPTIONS as O): Build<RowsField<Columns>, O> {
  return { type: 'rows', columns, max: 10, ...options };
}
/** The questions of a project. None is an empty list, never `null`. */
export function questions<const O extends Options<QuestionsField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<QuestionsField, O> {
  return { type: 'questions', max: MAX_QUESTIONS, ...options };
}
/** Id of another record; read back as an object under `as`. */
export function reference<const O extends Options<ReferenceField> = Record<never, never>>(
  resource: string,
  as: string,
  options: O = NO_OPTIONS as O,
): Build<ReferenceField, O> {
  return { type: 'reference', resource, as, ...options };
}
/** Ids of other records, read back as objects under the same name. */
export function referenceMany<const O extends Options<ReferenceManyField> = Record<never, never>>(
  resource: string,
  options: O = NO_OPTIONS as O,
): Build<ReferenceManyField, O> {
  return { type: 'referenceMany', resource, ...options };
}
/** Names of other things, names both ways (product.md#partial-updates): `roles`, `permissions`. The API knows which names there are. */
export function names<const O extends Options<NamesField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<NamesField, O> {
  return { type: 'names', ...options };
}
/** Address of an uploaded picture, `/uploads/…`. */
export function image<const O extends Options<FileField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<FileField, O> & { type: 'image' } {
  return { type: 'image', ...options };
}
/** Address of an uploaded PDF, `/uploads/…`. */
export function file<const O extends Options<FileField> = Record<never, never>>(
  options: O = NO_OPTIONS as O,
): Build<FileField, O> & { type: 'file' } {
  return { type: 'file', ...options };
}

/** The pair `name` (German) and `name_it`: the same field twice. */
export function localised<const Name extends string, F extends Field>(
  name: Name,
  field: F,
): { [key in Name | `${Name}_it`]: F } {
  return { [name]: field, [`${name}_it`]: field } as { [key in Name | `${Name}_it`]: F };
}
/** The pair `label_de` and `label_it`: the same field twice. */
export function bilingual<const Name extends string, F extends Field>(
  name: Name,
  field: F,
): { [key in `${Name}_de` | `${Name}_it`]: F } {
  return { [`${name}_de`]: field, [`${name}_it`]: field } as { [key in `${Name}_de` | `${Name}_it`]: F };
}

/** Name of the Italian half of a pair: `name` → `name_it`, `label_de` → `label_it`. */
export function italianField(name: string): string {
  return `${name.replace(/_de$/, '')}_it`;
}
