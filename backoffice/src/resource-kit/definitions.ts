import type { ResourceDefinition } from '@feria/shared/resources/define';
import type { UiLanguage } from '@feria/shared';
import type { SortPayload } from 'react-admin';
import { allResources } from '@feria/shared/resources/index';

const byName = new Map(allResources.map((definition) => [definition.name, definition]));

/** The definition that a reference names. */
export function definitionNamed(name: string): ResourceDefinition {
  const definition = byName.get(name);
  if (!definition) throw new Error(`No resource is called ${name}.`);
  return definition;
}

function text(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** What a record is called in a language: its localised name, else whatever it can be told apart by. */
export function nameOf(record: unknown, language: UiLanguage): string {
  if (typeof record !== 'object' || record === null) return '';
  const { id, name, name_it, display_name } = record as Record<string, unknown>;
  const localised = language === 'it' ? text(name_it) || text(name) : text(name);
  return localised || text(display_name) || (id === undefined ? '' : `#${String(id)}`);
}

/**
 * The field that holds a column in a language: the Italian half of a pair (`name`, `name_it`) when the screen is
 * Italian and the list does not show both.
 */
export function localisedField(definition: ResourceDefinition, name: string, language: UiLanguage): string {
  const italian = `${name}_it`;
  const shown: readonly string[] = definition.list.columns;
  return language === 'it' && italian in definition.fields && !shown.includes(italian) ? italian : name;
}

/** The sort of a list of choices: by what is read, where the server can sort by that. */
export function choicesSort(definition: ResourceDefinition, language: UiLanguage): SortPayload {
  const { columns, sort = [], defaultSort } = definition.list;
  const italian = `${defaultSort.field}_it`;
  const sortable: readonly string[] = [...columns, ...sort];
  return {
    ...defaultSort,
    field: language === 'it' && sortable.includes(italian) ? italian : defaultSort.field,
  };
}
