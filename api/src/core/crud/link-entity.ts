import type { ResourceDefinition } from '@feria/shared';
import { personResource } from '@feria/shared/resources/people';
import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type ObjectLiteral } from 'typeorm';
import type { LinkTable } from './crud-hooks.js';
import { tableOf } from './resource-entity.js';

/** The links that were declared, by the name of their resource. */
const declared = new Map<string, Record<string, LinkTable>>();

/**
 * The link table of a `referenceMany` field, made from the definition: one row for each record that is named. It goes with the
 * record whose field it is; a record that is named is not deleted, unless it is a person of a family: then the row goes with the person
 * too. The CRUD of the resource reads and writes it.
 *
 * The migration repeats the table; the check for drift compares the two.
 */
export function linkEntity(definition: ResourceDefinition, key: string): new () => ObjectLiteral {
  const field = definition.fields[key];
  if (field?.type !== 'referenceMany')
    throw new Error(`${definition.name}.${key} is no referenceMany field.`);
  const [ownTable, otherTable] = [tableOf(definition.name), tableOf(field.resource)];
  const table = `${ownTable}_${tableOf(key)}`;
  const own = `${ownTable}_id`;
  const other = ownTable === otherTable ? `other_${own}` : `${otherTable}_id`;
  class Link {}
  for (const column of [own, other]) PrimaryColumn({ type: 'int' })(Link.prototype, column);
  const relate = (name: string, to: string, column: string, onDelete: 'CASCADE' | 'NO ACTION'): void => {
    ManyToOne(to, { onDelete, onUpdate: 'NO ACTION' })(Link.prototype, name);
    JoinColumn({ name: column, foreignKeyConstraintName: `fk_${table}_${name}` })(Link.prototype, name);
  };
  relate('owner', ownTable, own, 'CASCADE');
  relate('linked', otherTable, other, personResource(field.resource) ? 'CASCADE' : 'NO ACTION');
  Index(`ix_${table}_linked`, [other])(Link);
  Entity(table)(Link);
  const link: LinkTable = { entity: Link, own, other, relation: 'linked' };
  declared.set(definition.name, { ...declared.get(definition.name), [key]: link });
  return Link;
}

/** The links of a resource that {@link linkEntity} has declared, by their fields. */
export function declaredLinks({ name }: ResourceDefinition): Record<string, LinkTable> {
  return declared.get(name) ?? {};
}
