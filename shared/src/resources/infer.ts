import type { ResourceDefinition } from './define.js';
import type { Field } from './fields.js';

/** What a field holds when it is filled. */
export type ValueOf<F> = F extends { type: 'enum'; values: readonly (infer V)[] }
  ? V
  : F extends { type: 'integer' | 'money' | 'reference' }
    ? number
    : F extends { type: 'boolean' }
      ? boolean
      : F extends { type: 'referenceMany' }
        ? { id: number }[]
        : F extends { type: 'names' }
          ? string[]
          : string;

type Always<F> = F extends { when: string }
  ? false
  : F extends { required: true } | { type: 'boolean' | 'referenceMany' | 'names' }
    ? true
    : false;

type FieldsOf<D> = D extends ResourceDefinition<infer Fields> ? Fields : never;

/** A record as the API sends it: fields that need not be filled may be `null`. */
export type RecordOf<D> = { id: number } & {
  [Name in keyof FieldsOf<D>]: Always<FieldsOf<D>[Name]> extends true
    ? ValueOf<FieldsOf<D>[Name]>
    : ValueOf<FieldsOf<D>[Name]> | null;
};

type WritableOf<D> = {
  [
    Name in keyof FieldsOf<D> as FieldsOf<D>[Name] extends { readOnly: true } ? never : Name
  ]: FieldsOf<D>[Name];
};
type InputValueOf<F> = F extends { type: 'referenceMany' }
  ? readonly (number | { id: number })[]
  : ValueOf<F>;

/** A record as it is sent: every field may be left out (PUT is partial, decisions §2), most may be emptied. */
export type InputOf<D> = {
  [Name in keyof WritableOf<D>]?: Always<WritableOf<D>[Name]> extends true
    ? InputValueOf<WritableOf<D>[Name]>
    : InputValueOf<WritableOf<D>[Name]> | null;
};

/** Whether a record's field must be filled, given the other values: `required`, and its `when` is on. */
export function isRequired(field: Field, record: Record<string, unknown>): boolean {
  return field.required === true && (field.when === undefined || record[field.when] === true);
}

/** Whether a value counts as empty for a required field. `false` and `0` are values. */
export function isEmpty(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}

/** Fields that a client may send, with their names. */
export function writableFields(definition: ResourceDefinition): [string, Field][] {
  return Object.entries(definition.fields).filter(([, field]) => !field.readOnly);
}
