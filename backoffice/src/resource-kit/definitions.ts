import type { ResourceDefinition } from '@feria/shared/resources/define';
import { italianField } from '@feria/shared/resources/fields';
import type { OfficeLanguage } from '@feria/shared';
import type { SortPayload } from 'react-admin';
import { toSortPayload } from './list/sort';
import { allResources } from '@feria/shared/resources/index';

/** The field in each language, by the name of the German one. */
const columnIn = (name: string): Record<OfficeLanguage, string> => ({ de: name, it: italianField(name) });

export { recordLabel as labelOf, recordName as nameOf } from '@feria/shared';
export { localisedField } from '@feria/shared/resources/infer';

const byName = new Map(allResources.map((definition) => [definition.name, definition]));

/** The definition that a reference names. */
export function definitionNamed(name: string): ResourceDefinition {
  const definition = byName.get(name);
  if (!definition) throw new Error(`No resource is called ${name}.`);
  return definition;
}

/**
 * The sort of a list of choices: by the name in the language of the screen, where the server can sort by it. Inactive
 * records come last.
 */
export function choicesSort(definition: ResourceDefinition, language: OfficeLanguage): SortPayload {
  const { columns, sort = [], defaultSort } = definition.list;
  const localColumn = columnIn(defaultSort.field)[language];
  const sortable: readonly string[] = [...columns, ...sort];
  const field = sortable.includes(localColumn) ? localColumn : defaultSort.field;
  const own = { field, descending: defaultSort.order === 'DESC' };
  return toSortPayload(sortable.includes('active') ? [{ field: 'active', descending: true }, own] : [own]);
}
