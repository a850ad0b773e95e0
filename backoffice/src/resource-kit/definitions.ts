import type { ResourceDefinition } from '@feria/shared/resources/define';
import { italianField } from '@feria/shared/resources/fields';
import type { UiLanguage } from '@feria/shared';
import type { SortPayload } from 'react-admin';
import { toSortPayload } from './list/sort';
import { allResources } from '@feria/shared/resources/index';

export { recordLabel as labelOf, recordName as nameOf } from '@feria/shared';

const byName = new Map(allResources.map((definition) => [definition.name, definition]));

/** The definition that a reference names. */
export function definitionNamed(name: string): ResourceDefinition {
  const definition = byName.get(name);
  if (!definition) throw new Error(`No resource is called ${name}.`);
  return definition;
}

/**
 * The field that a column shows in a language: the Italian one of a pair (`name` and `name_it`, or `label_de` and
 * `label_it`) when the screen is Italian and the list does not show both.
 */
export function localisedField(definition: ResourceDefinition, name: string, language: UiLanguage): string {
  const italian = italianField(name);
  const shown: readonly string[] = definition.list.columns;
  return language === 'it' && italian in definition.fields && !shown.includes(italian) ? italian : name;
}

/**
 * The sort of a list of choices: by the name in the language of the screen, where the server can sort by it. Inactive
 * records come last.
 */
export function choicesSort(definition: ResourceDefinition, language: UiLanguage): SortPayload {
  const { columns, sort = [], defaultSort } = definition.list;
  const italian = italianField(defaultSort.field);
  const sortable: readonly string[] = [...columns, ...sort];
  const field = language === 'it' && sortable.includes(italian) ? italian : defaultSort.field;
  const own = { field, descending: defaultSort.order === 'DESC' };
  return toSortPayload(sortable.includes('active') ? [{ field: 'active', descending: true }, own] : [own]);
}
