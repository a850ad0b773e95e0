import type { ResourceDefinition } from '@feria/shared';
import { isEmpty, isRequired, storedFields } from '@feria/shared/resources/infer';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import {
  In,
  IsNull,
  Not,
  type EntityManager,
  type EntityMetadata,
  type EntityTarget,
  type ObjectLiteral,
} from 'typeorm';
import { duplicateKeyOf } from '../database/errors.js';
import { uploadedFields } from '../files/upload.controller.js';
import type { Uploads } from '../files/uploads.js';
import { invalidField, type ValidationErrors } from '../http/errors.js';
import { related } from './columns.js';
import type { LinkTable } from './crud-hooks.js';
import { columnsOfPerson } from './people.js';
import { referencesOf } from './list.queries.js';
import { tableOf, uniqueIndexOf } from './resource-entity.js';

/*
 * The rules between a record's fields, and what it has outside of its own row: the records that it refers to, the rows of its
 * link tables, its uploads.
 */

type Values = Record<string, unknown>;
type Links = Record<string, LinkTable> | undefined;

/** Finds fault with what depends on other fields: required while a switch is on, and the definition's own rules. */
export function checkRecord(
  definition: ResourceDefinition,
  stored: ObjectLiteral,
  problems: ValidationErrors,
): void {
  for (const [key, field] of storedFields(definition)) {
    if (field.readOnly) continue;
    if (isRequired(field, stored) && isEmpty(stored[key])) problems.add(key, 'validation.required');
  }
  for (const rule of definition.rules ?? []) {
    const problem = rule(stored);
    if (problem) problems.add(problem.field, problem.message as ServerMessageKey);
  }
}

/** Finds fault with each reference to a record that does not exist. */
export async function checkReferences<Entity extends ObjectLiteral>(
  manager: EntityManager,
  definition: ResourceDefinition,
  {
    target,
    columns,
    problems,
  }: { target: EntityTarget<Entity>; columns: Values; problems: ValidationErrors },
): Promise<void> {
  const { relations } = manager.dataSource.getMetadata(target);
  for (const { key, as } of referencesOf(definition)) {
    const id = columns[key];
    const other = relations.find(({ propertyName }) => propertyName === as)?.inverseEntityMetadata;
    if (id == null || !other) continue;
    if (!(await manager.existsBy(other.target, { id, ...isSomebody(other) })))
      problems.add(key, 'validation.reference');
  }
}

/** Who was anonymised is nobody any more, to whom nothing could refer. */
function isSomebody(metadata: EntityMetadata): ObjectLiteral {
  return metadata.findColumnWithPropertyName('anonymised_at') ? { anonymised_at: IsNull() } : {};
}

/** Finds fault with each value that another record has and that no two may have. A value that is kept is not looked at. */
export async function checkUnique<Entity extends ObjectLiteral>(
  manager: EntityManager,
  definition: ResourceDefinition,
  {
    target,
    stored,
    before,
    problems,
  }: { target: EntityTarget<Entity>; stored: Values; before: Values; problems: ValidationErrors },
): Promise<void> {
  for (const [key, field] of storedFields(definition)) {
    const value = stored[key];
    if (!field.unique || value == null || value === before[key]) continue;
    const others = { [key]: value, ...(stored.id != null && { id: Not(stored.id) }) };
    if (await manager.existsBy(target, others as never)) problems.add(key, 'validation.taken');
  }
}

/**
 * Writes a record. Of two that take the same value at once, both have passed {@link checkUnique}: the index refuses the second.
 * @throws AppError 422 at the field whose value another record has by now
 */
export async function saveUnique<T>(definition: ResourceDefinition, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const refusing = duplicateKeyOf(error);
    const taken = storedFields(definition).find(
      ([key, { unique }]) =>
        unique &&
        [uniqueIndexOf(definition.name, key), `${tableOf(definition.name)}.${key}`].includes(refusing ?? ''),
    );
    throw taken ? invalidField(taken[0], 'validation.taken') : error;
  }
}

/** Finds fault with each list of ids of which one does not exist. */
export async function checkLinks(
  manager: EntityManager,
  links: Links = {},
  { columns, problems }: { columns: Values; problems: ValidationErrors },
): Promise<void> {
  for (const [key, link] of Object.entries(links)) {
    const ids = (columns[key] ?? []) as number[];
    if (ids.length === 0) continue;
    const relation = manager.dataSource
      .getMetadata(link.entity)
      .relations.find(({ propertyName }) => propertyName === link.relation);
    const other = relation?.inverseEntityMetadata;
    const found = await manager.countBy(other?.target ?? link.entity, {
      id: In(ids),
      ...(other && isSomebody(other)),
    });
    if (found !== ids.length) problems.add(key, 'validation.reference');
  }
}

/** The ids that a record is linked to, of those lists that were sent: one statement for each of them. */
export async function linkedIds(
  manager: EntityManager,
  links: Links = {},
  { id, columns }: { id: number; columns: Values },
): Promise<Record<string, number[]>> {
  const linked: Record<string, number[]> = {};
  for (const [key, link] of Object.entries(links)) {
    if (!columns[key]) continue;
    const rows = await manager.findBy(link.entity, { [link.own]: id });
    linked[key] = rows.map((row) => Number(row[link.other]));
  }
  return linked;
}

/** Stores the lists of ids that were sent; the others stay. */
export async function saveLinks(
  manager: EntityManager,
  links: Links = {},
  { id, columns }: { id: number; columns: Values },
): Promise<void> {
  for (const [key, link] of Object.entries(links)) {
    const ids = columns[key] as number[] | undefined;
    if (!ids) continue;
    await manager.delete(link.entity, { [link.own]: id });
    if (ids.length)
      await manager.insert(
        link.entity,
        ids.map((other) => ({ [link.own]: id, [link.other]: other })),
      );
  }
}

/** Adds what the records are linked to, by id and names: one statement for each link table. */
export async function addLinks(
  manager: EntityManager,
  definition: ResourceDefinition,
  links: Links = {},
  records: readonly Values[] = [],
): Promise<void> {
  for (const [key, link] of Object.entries(links)) {
    const field = definition.fields[key];
    const resource = field?.type === 'referenceMany' ? field.resource : '';
    const columns = columnsOfPerson(resource);
    const rows = records.length
      ? await manager.find(link.entity, {
          where: { [link.own]: In(records.map(({ id }) => id)) },
          relations: { [link.relation]: true },
          ...(columns && { select: selectedOf(link, columns) }),
        })
      : [];
    for (const record of records) {
      const own = rows.filter((row) => row[link.own] === record.id);
      record[key] = own.map((row) => related(resource, row[link.relation]));
    }
  }
}

/** Of a row of a link table its ids, of the other record these columns only. */
function selectedOf({ own, other, relation }: LinkTable, columns: readonly string[]): ObjectLiteral {
  const ofOther = Object.fromEntries(columns.map((column) => [column, true]));
  return { [own]: true, [other]: true, [relation]: ofOther };
}

/** Addresses of the uploads that a record names in its image and file fields. */
export function filesOf(definition: ResourceDefinition, record: object): string[] {
  return uploadedFields(definition).flatMap(([name]) => {
    const address = (record as Values)[name];
    return typeof address === 'string' && address ? [address] : [];
  });
}

/**
 * Finds fault with each image and file that a record is about to name and has not named before, unless it is stored;
 * one that is stays until the transaction ends (see {@link Uploads.hold}). A value that is kept is not looked at.
 */
export async function checkFiles(
  definition: ResourceDefinition,
  columns: Values,
  {
    manager,
    uploads,
    before,
    problems,
  }: { manager: EntityManager; uploads: Uploads; before: Values; problems: ValidationErrors },
): Promise<void> {
  for (const [name, { type }] of uploadedFields(definition)) {
    const address = columns[name];
    if (typeof address !== 'string' || address === before[name]) continue;
    if (!(await uploads.hold(manager, type, address))) problems.add(name, 'validation.upload_address');
  }
}
