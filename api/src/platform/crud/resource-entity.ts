import type { ResourceDefinition } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import type { RecordOf } from '@feria/shared/resources/infer';
import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type ColumnOptions } from 'typeorm';
import { Searchable } from '../database/searchable.js';

/** Columns that every resource has. */
class ResourceRow extends Searchable {
  id: number;

  protected searched(): (string | null | undefined)[] {
    return [];
  }
}

/** The name of a resource in the database: `courseType` → `course_type`. */
export function tableOf(resource: string): string {
  return resource.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/**
 * The columns of a resource's table, from its definition: an entity that extends this has nothing to repeat. References
 * get their relation, index and foreign key; links of `referenceMany` are entities of their own. Money is in cents.
 *
 * The migration says the same by hand, and the check for drift compares the two on both engines.
 */
export function resourceEntity<Definition extends ResourceDefinition>(
  definition: Definition,
): new () => ResourceRow & RecordOf<Definition> {
  const { list, name } = definition;
  class Row extends ResourceRow {
    protected override searched(): (string | null | undefined)[] {
      return list.search.map((key) => (this as unknown as Record<string, string | null>)[key]);
    }
  }
  PrimaryGeneratedColumn()(Row.prototype, 'id');
  for (const [key, field] of Object.entries(definition.fields)) {
    if (field.type === 'referenceMany' || field.type === 'names') continue;
    Column(columnOf(field))(Row.prototype, key);
    if (field.type !== 'reference') continue;
    const suffix = `${tableOf(name)}_${key.replace(/_id$/, '')}`;
    Index(`ix_${suffix}`, [key])(Row);
    // By its table: importing the other's class would make circles of modules.
    ManyToOne(tableOf(field.resource), { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })(
      Row.prototype,
      field.as,
    );
    JoinColumn({ name: key, foreignKeyConstraintName: `fk_${suffix}` })(Row.prototype, field.as);
  }
  return Row as unknown as new () => ResourceRow & RecordOf<Definition>;
}

/** Longest value of a choice. */
const CHOICE_LENGTH = 60;

function columnOf(field: Field): ColumnOptions {
  if (field.type === 'boolean') return { type: 'boolean', default: field.default ?? false };
  const nullable = !field.required || field.when !== undefined;
  switch (field.type) {
    case 'text':
      return field.multiline
        ? { type: 'text', nullable }
        : { type: 'varchar', length: field.maxLength, nullable };
    case 'richText':
      return { type: 'text', nullable };
    case 'date':
      return { type: 'date', nullable };
    case 'time':
      return { type: 'varchar', length: 5, nullable };
    case 'enum':
      return { type: 'varchar', length: CHOICE_LENGTH, nullable };
    case 'image':
    case 'file':
      return { type: 'varchar', length: 255, nullable };
    default:
      return { type: 'int', nullable };
  }
}
