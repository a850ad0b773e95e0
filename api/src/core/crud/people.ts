import { can, displayName } from '@feria/shared';
import { allResources } from '@feria/shared/resources/index';
import { personResource } from '@feria/shared/resources/people';
import { In, type EntityManager } from 'typeorm';
import { requestContext } from '../request-context.js';
import { declaredLinks } from './link-entity.js';
import { tableOf } from './resource-entity.js';

/*
 * References to people of a family (product/families.md#what-refers-to-a-child): whoever reads the record that refers to one gets the
 * id, the name only who may list such people; and none of them is kept by a record that refers to them.
 */

/** Columns from which a person's name is made. */
const NAMES = ['first_name', 'last_name'] as const;

/** Whether whoever makes the request is told the names of the records of a resource, where others refer to them. Outside requests nobody is. */
export function showsNames(resource: string): boolean {
  const definition = personResource(resource);
  return !definition || can(requestContext()?.actor ?? null, definition.permissions.index);
}

/**
 * The columns of a person that a reference reads for whoever makes the request: what is not shown is not read, and nothing of health is
 * decrypted. `null` of a resource whose records are no people.
 */
export function columnsOfPerson(resource: string): readonly string[] | null {
  if (!personResource(resource)) return null;
  return showsNames(resource) ? ['id', ...NAMES] : ['id'];
}

/** What a reference shows of a person: the id, and the name where it was read. */
export function namedPerson({ id, first_name, last_name }: Record<string, unknown>): {
  id: unknown;
  display_name: string | null;
} {
  const [first, last] = [first_name, last_name].map((name) => (typeof name === 'string' ? name : ''));
  return { id, display_name: displayName({ first_name: first ?? '', last_name: last ?? '' }) || null };
}

/**
 * Empties every reference of a resource's field to these people, and takes them out of its lists. To be called in the transaction that
 * deletes or anonymises them: a foreign key would do it only for who is deleted.
 */
export async function forgetReferences(
  manager: EntityManager,
  resource: string,
  ids: readonly number[],
): Promise<void> {
  if (ids.length === 0) return;
  for (const definition of allResources) {
    const links = declaredLinks(definition);
    for (const [key, field] of Object.entries(definition.fields)) {
      if (!('resource' in field) || field.resource !== resource) continue;
      const link = links[key];
      if (field.type === 'reference')
        await manager.update(tableOf(definition.name), { [key]: In([...ids]) }, { [key]: null });
      else if (link) await manager.delete(link.entity, { [link.other]: In([...ids]) });
    }
  }
}
