import type { ResourceDefinition } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { resources } from '@feria/shared/resources/index';
import { answerSchemas } from '../http/answer-schemas.generated.js';
import type { Schema } from '../http/answer-schemas.js';
import { component, typeNamed } from '../http/openapi-decorators.js';

/** The schemas of a resource's records: as lists and saves answer them, and as the page of one record does. All but lists have a version. */
export interface RecordSchemas {
  record: Schema;
  saved: Schema;
  detail: Schema;
}

/**
 * Describes what `CrudService` sends of a resource: the fields of its definition, what they refer to, and what its hooks
 * add, by their return types.
 * @param hooks class of the resource's hooks, if it has any
 */
export function recordSchemas(definition: ResourceDefinition, hooks?: { name: string }): RecordSchemas {
  const name = definition.name[0]?.toUpperCase() + definition.name.slice(1);
  const columns = columnsOf(definition);
  const added = additions(`${hooks?.name}.present`);
  const details = additions(`${hooks?.name}.presentDetail`);
  const version: Schema = { type: 'string', description: 'To be sent with a change' };
  const record = component(`${name}Record`, closed({ ...columns, ...added }));
  const saved = component(`${name}Saved`, closed({ ...columns, ...added, version }));
  if (Object.keys(details).length === 0) return { record, saved, detail: saved };
  const detail = component(`${name}Detail`, closed({ ...columns, ...added, ...details, version }));
  return { record, saved, detail };
}

function columnsOf(definition: ResourceDefinition): Record<string, Schema> {
  const properties: Record<string, Schema> = { id: { type: 'integer' } };
  for (const [key, field] of Object.entries(definition.fields)) {
    if (field.type === 'names') continue;
    properties[key] = columnOf(field);
    if (field.type === 'reference') properties[field.as] = { ...namedOf(field.resource), nullable: true };
  }
  return properties;
}

/** A field of a record. It is `null` where the definition lets it be empty. */
function columnOf(field: Field): Schema {
  if (field.type === 'boolean') return { type: 'boolean' };
  if (field.type === 'choices') return { type: 'array', items: { type: 'string', enum: [...field.values] } };
  if (field.type === 'texts') return { type: 'array', items: { type: 'string' } };
  if (field.type === 'rows')
    return {
      type: 'array',
      items: closed(
        Object.fromEntries(
          Object.entries(field.columns).map(
            ([name, { money }]) => [name, { type: money ? 'number' : 'integer' }] as const,
          ),
        ),
      ),
    };
  if (field.type === 'questions') return { type: 'array', items: typeNamed('Question') };
  if (field.type === 'referenceMany') return { type: 'array', items: namedOf(field.resource) };
  const schema = filled(field);
  if (field.required && field.when === undefined) return schema;
  return { ...schema, ...(schema.enum ? { enum: [...schema.enum, null] } : {}), nullable: true };
}

function filled(field: Field): Schema {
  switch (field.type) {
    case 'integer':
    case 'reference':
      return { type: 'integer' };
    case 'decimal':
      return { type: 'number' };
    case 'money':
      return { type: 'number', description: 'Euros' };
    case 'date':
      return { type: 'string', format: 'date' };
    case 'dateTime':
      return { type: 'string', format: 'date-time' };
    case 'enum':
      return { type: 'string', enum: [...field.values] };
    default:
      return { type: 'string' };
  }
}

/** What is shown of a record that another refers to: its id and its names. */
function namedOf(resource: string): Schema {
  const other = (resources as Record<string, ResourceDefinition>)[resource];
  const names = ['name', 'name_it'].flatMap((name) => {
    const field = other?.fields[name];
    return field ? [[name, { type: 'string' as const, ...(field.required ? {} : { nullable: true }) }]] : [];
  });
  if (other?.isPerson) {
    const description = `Only for who holds \`${other.permissions.index}\``;
    return closed({
      id: { type: 'integer' },
      display_name: { type: 'string', nullable: true, description },
    });
  }
  return closed({
    id: { type: 'integer' },
    ...(Object.fromEntries(names) as Record<string, Schema>),
  });
}

/** What a hook adds to a record: the properties of its return type, or of one entry of it. */
function additions(hook: string): Record<string, Schema> {
  const { schema } = answerSchemas.answers[hook] ?? {};
  const type = schema?.items ?? schema;
  const name = type?.$ref?.replace(/^.*\//, '');
  return (name ? answerSchemas.components[name] : type)?.properties ?? {};
}

/** An object with these properties, all of them. */
function closed(properties: Record<string, Schema>): Schema {
  return { type: 'object', properties, required: Object.keys(properties) };
}
