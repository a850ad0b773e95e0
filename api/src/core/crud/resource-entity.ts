import type { ResourceDefinition } from '@feria/shared';
import type { Field } from '@feria/shared/resources/fields';
import { sortedTexts, storedFields, type StoredOf } from '@feria/shared/resources/infer';
import { personResource } from '@feria/shared/resources/people';
import { TAX_CODE_LENGTH } from '@feria/shared/rules/tax-code';
import { Column, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type ColumnOptions } from 'typeorm';
import { Searchable } from '../database/searchable.js';
import { Sortable } from '../database/sortable.js';

/** Columns that every resource has. */
class ResourceRow extends Searchable {
  id: number;

  protected searched(): (string | null | undefined)[] {
    return [];
  }
}

/** Tables whose name does not follow from the name of their resource. */
const TABLES: Record<string, string> = { parent: 'person' };

/** The table of a resource: `courseType` → `course_type`. */
export function tableOf(resource: string): string {
  if (Object.hasOwn(TABLES, resource)) return TABLES[resource] as string;
  return resource.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

/** The index that keeps a field of a resource unique. */
export function uniqueIndexOf(resource: string, field: string): string {
  return `uq_${tableOf(resource)}_${field}`;
}

/** How the table of a resource differs from what follows from its definition. */
export interface EntityOptions<Name extends string> {
  /** Columns in place of the generated ones, for example encrypted or shorter. */
  columns?: { [name in Name]?: ColumnOptions };
  /** Required fields that may be empty in older rows. */
  nullable?: readonly Name[];
  /** References that get no index, because another index of the entity begins with their column. */
  indexed?: readonly string[];
}

type NullableOf<Options> = Options extends { nullable: readonly (infer Name)[] } ? Name : never;

type StoredRow<Definition, Options> = {
  -readonly [Name in keyof StoredOf<Definition>]: Name extends NullableOf<Options>
    ? StoredOf<Definition>[Name] | null
    : StoredOf<Definition>[Name];
};

/**
 * A class with the columns of a resource's table, made from its definition; the entity of the resource extends it. A reference
 * gets its relation, index and foreign key, a text that the list can be sorted by gets its sort key. `referenceMany` has no
 * column: its link table is an entity of its own. Money is in cents. A reference to a person of a family is emptied when the person
 * is deleted; any other keeps its record from being deleted.
 *
 * The migration repeats the columns by hand; the check for drift compares the two on both engines.
 * @param options differences of this table. Fields with `stored: false` get no column: the entity declares them if it has them
 * @throws Error when a reference to a person is required
 */
export function resourceEntity<
  Definition extends ResourceDefinition,
  const Options extends EntityOptions<Extract<keyof StoredOf<Definition>, string>> = Record<never, never>,
>(definition: Definition, options?: Options): new () => ResourceRow & StoredRow<Definition, Options> {
  const { list, name } = definition;
  const { columns = {}, nullable = [], indexed = [] }: EntityOptions<string> = options ?? {};
  const stored = storedFields(definition);
  class Row extends ResourceRow {
    protected override searched(): (string | null | undefined)[] {
      return stored
        .map(([key]) => key)
        .filter((key) => list.search.includes(key))
        .map((key) => Reflect.get(this, key) as string | null);
    }
  }
  Sortable(...sortedTexts(definition))(Row);
  PrimaryGeneratedColumn()(Row.prototype, 'id');
  for (const [key, field] of stored) {
    Column(columns[key] ?? columnOf(field, nullable.includes(key)))(Row.prototype, key);
    if (field.unique) Index(uniqueIndexOf(name, key), [key], { unique: true })(Row);
    if (field.index) Index(`ix_${tableOf(name)}_${key}`, [key])(Row);
    if (field.type !== 'reference') continue;
    const suffix = `${tableOf(name)}_${key.replace(/_id$/, '')}`;
    if (!indexed.includes(key)) Index(`ix_${suffix}`, [key])(Row);
    const ofPerson = personResource(field.resource) !== undefined;
    if (ofPerson && field.required)
      throw new Error(`${name}.${key} refers to a person, who may be erased: it cannot be required.`);
    // Named by its table, not by its class: importing the class would make import circles.
    ManyToOne(tableOf(field.resource), {
      onDelete: ofPerson ? 'SET NULL' : 'NO ACTION',
      onUpdate: 'NO ACTION',
    })(Row.prototype, field.as);
    JoinColumn({ name: key, foreignKeyConstraintName: `fk_${suffix}` })(Row.prototype, field.as);
  }
  return Row as never;
}

/** Longest value of an enum, unless the entity gives another column. */
const ENUM_LENGTH = 60;

/** A list of choices or texts is stored as one text; none is `null`. */
const asList = {
  to: (values: readonly string[] | null | undefined): string | null => values?.join(',') || null,
  from: (stored: string | null): string[] => stored?.split(',') ?? [],
};

/** An instant is text in a record, as on the wire. */
const asInstant = {
  to: (text: string | null | undefined): Date | null => (text ? new Date(text) : null),
  from: (stored: Date | null): string | null => stored?.toISOString() ?? null,
};

/** Rows are stored as one JSON text; none is `null`. */
const asRows = {
  to: (rows: readonly object[] | null | undefined): string | null =>
    rows?.length ? JSON.stringify(rows) : null,
  from: (stored: string | null): object[] => (stored === null ? [] : (JSON.parse(stored) as object[])),
};

/** The column of a field. @param mayBeNull also one that is required */
export function columnOf(field: Field, mayBeNull = false): ColumnOptions {
  if (field.type === 'boolean') return { type: 'boolean', default: field.default ?? false };
  const nullable = mayBeNull || !field.required || field.when !== undefined;
  switch (field.type) {
    case 'text':
      if (field.multiline) return { type: 'text', nullable };
      // A field of a tax code is longer than the code, because people type it with blanks. It is stored without them.
      return {
        type: 'varchar',
        length: field.format === 'taxCode' ? TAX_CODE_LENGTH : field.maxLength,
        nullable,
      };
    case 'richText':
      return { type: 'text', nullable };
    case 'date':
      return { type: 'date', nullable };
    case 'time':
      return { type: 'varchar', length: 5, nullable };
    case 'decimal':
      return { type: 'double', nullable, ...defaultOf(field) };
    case 'dateTime':
      return { type: 'datetime', precision: 3, nullable, transformer: asInstant };
    case 'enum':
      return { type: 'varchar', length: ENUM_LENGTH, nullable, ...defaultOf(field) };
    case 'choices':
    case 'texts':
      return { type: 'text', nullable: true, transformer: asList };
    case 'rows':
    case 'questions':
      return { type: 'text', nullable: true, transformer: asRows };
    case 'image':
    case 'file':
      return { type: 'varchar', length: 255, nullable };
    default:
      return { type: 'int', nullable, ...defaultOf(field) };
  }
}

/** The default of a field is that of its column too, so that the rows that exist get it. */
function defaultOf(field: Field): Pick<ColumnOptions, 'default'> {
  return field.default === undefined ? {} : { default: field.default };
}
