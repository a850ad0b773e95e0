import type { Permission } from '@feria/shared';
import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { Field } from '@feria/shared/resources/fields';
import { writableFields } from '@feria/shared/resources/infer';

type Values = Record<string, unknown>;
type Fields = readonly (readonly [string, Field])[];

/** The fields of the form that the account may see, in the order of the definition. */
export function formFields(definition: ResourceDefinition, can: (permission: Permission) => boolean) {
  return writableFields(definition).filter(
    ([, field]) => !field.hidden && (field.permission === undefined || can(field.permission)),
  );
}

/** Values of a new record. */
export function defaultValues(fields: Fields): Values {
  return Object.fromEntries(
    fields.flatMap(([name, field]) => (field.default === undefined ? [] : [[name, field.default]])),
  );
}

/** A record as the form edits it: related records are read as objects and written as ids. */
export function toFormValues<R extends Values>(definition: ResourceDefinition, record: R): R {
  const values: Values = { ...record };
  for (const [name, field] of Object.entries(definition.fields)) {
    const value = values[name];
    if (field.type === 'referenceMany' && Array.isArray(value)) {
      values[name] = value.map((entry: unknown) =>
        typeof entry === 'object' && entry ? (entry as Values).id : entry,
      );
    }
  }
  return values as R;
}

/** Those fields of {@link toInput} that are another than before: only these are sent of a record that is there. */
export function changedInput(fields: Fields, before: Values, values: Values): Values {
  const stored = toInput(fields, before);
  return Object.fromEntries(
    Object.entries(toInput(fields, values)).filter(([name, value]) => !isSame(value, stored[name])),
  );
}

/** Whether two values of a field are the same; nothing is the same as an empty list. */
function isSame(one: unknown, other: unknown): boolean {
  const comparable = (value: unknown): string =>
    JSON.stringify(value === undefined || (Array.isArray(value) && value.length === 0) ? null : value);
  return comparable(one) === comparable(other);
}

/** What the form sends: the fields that it shows. Other values of the record are left out. */
export function toInput(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    fields.flatMap(([name]) => (name in values ? [[name, values[name] === '' ? null : values[name]]] : [])),
  );
}
