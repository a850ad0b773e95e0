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

/** What the form sends: the fields that it shows. Other values of the record are left out. */
export function toInput(fields: Fields, values: Values): Values {
  return Object.fromEntries(
    fields.flatMap(([name]) => (name in values ? [[name, values[name] === '' ? null : values[name]]] : [])),
  );
}
