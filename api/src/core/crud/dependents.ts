import {
  can,
  recordLabel,
  translate,
  type DeleteResult,
  type Language,
  type PermissionHolder,
} from '@feria/shared';
import type { Permission, ResourceDefinition } from '@feria/shared';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { allResources } from '@feria/shared/resources/index';
import { resourceLanguage } from '@feria/shared/rules/content';
import type { EntityManager, EntityMetadata, EntityTarget, ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { isForeignKeyViolation } from '../database/errors.js';
import { contentLanguage, currentLanguage, t } from '../request-context.js';
import { tableOf } from './resource-entity.js';

/** How many records of one kind a phrase names at most. */
const MAX_NAMES = 3;

/** How a phrase speaks of rows of a table that belongs to no resource definition. */
interface NamedTable {
  /** Message with the number and the noun, such as “3 registrations”. */
  countMessage: ServerMessageKey;
  /** Who has this permission is told the names. */
  permission: Permission;
  /** Relation to the record whose name is shown where rows have none: a registration has no name, so its child is named. */
  namedBy?: string;
}

const NAMED_TABLES: Record<string, NamedTable> = {
  registration: {
    countMessage: 'crud.dependents.registration',
    permission: 'peopleCourseWeekRegistration.index',
    namedBy: 'child',
  },
  attendance: {
    countMessage: 'crud.dependents.attendance',
    permission: 'peopleCourseWeekRegistration.index',
    namedBy: 'child',
  },
  attendance_issue: {
    countMessage: 'crud.dependents.attendance_issue',
    permission: 'peopleCourseWeekRegistration.index',
    namedBy: 'child',
  },
  api_key: { countMessage: 'crud.dependents.api_key', permission: 'apiKey.index' },
  cancellation_fee: {
    countMessage: 'crud.dependents.cancellation_fee',
    permission: 'payment.index',
    namedBy: 'child',
  },
};

/** Definitions of all resources by the name of their table. */
const definitions = new Map(allResources.map((definition) => [tableOf(definition.name), definition]));

/** A table with foreign keys to the table of the record that is to be deleted. */
interface Referrer {
  metadata: EntityMetadata;
  /** Property names of the columns of these keys. */
  properties: string[];
}

/**
 * What keeps a record from being deleted: everything that refers to it by a foreign key of an entity, nullable or not, except
 * rows that are deleted with it (`ON DELETE CASCADE`). One phrase for each kind of record, in the language of the request: how
 * many, and the names of the first ones if the viewer may list that kind (`2 Projekte – Zirkus (2026), Wald (2025)`).
 *
 * Of a link table, the phrase speaks of the records at its other side: `user_role` refers to the role, so users depend on it.
 * @param options `viewer`: who reads the phrases. `except`: tables to leave out, because the caller handles their rows itself
 */
export async function dependentsOf<Entity extends ObjectLiteral>(
  manager: EntityManager,
  target: EntityTarget<Entity>,
  id: number,
  { viewer, except = [] }: { viewer: PermissionHolder; except?: readonly EntityTarget<ObjectLiteral>[] },
): Promise<string[]> {
  const { dataSource } = manager;
  const targetTable = dataSource.getMetadata(target);
  const excludedTables = new Set(except.map((entity) => dataSource.getMetadata(entity).tableName));
  const phrases: string[] = [];
  for (const referrer of referrersOf(dataSource.entityMetadatas, targetTable)) {
    if (excludedTables.has(referrer.metadata.tableName)) continue;
    const phrase = await phraseOf(manager, targetTable, referrer, id, viewer);
    if (phrase) phrases.push(phrase);
  }
  return phrases;
}

/**
 * The message that refuses a delete, in the language of the request; `null` when nothing depends on the record.
 * @param name of the record
 * @param phrases of {@link dependentsOf}
 */
export function inUse(name: string, phrases: readonly string[]): string | null {
  return phrases.length ? t('crud.in_use', { name, by: phrases.join('; ') }) : null;
}

/**
 * Runs `work`, and runs it once more when a foreign key refuses it. `work` opens its own transaction, checks the references
 * and then writes. A foreign key refuses the write when, after the check, another request has deleted a record that is
 * referred to, or has added a reference to a record that is deleted. The check of the second run finds that.
 */
export async function recheckForeignKeys<T>(work: () => Promise<T>): Promise<T> {
  return work().catch((error: unknown) => {
    if (isForeignKeyViolation(error)) return work();
    throw error;
  });
}

/**
 * Runs a delete that opens its own transaction, with {@link recheckForeignKeys}. When a foreign key refuses the second run
 * too, no entity declares that key: the answer says that the record is in use, but not by what.
 */
export async function deleteUnlessUsed(work: () => Promise<DeleteResult>): Promise<DeleteResult> {
  try {
    return await recheckForeignKeys(work);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    return { success: false, message: t('crud.in_use_unknown') };
  }
}

/**
 * Tables with foreign keys to `targetTable`, except those that let the record go: `ON DELETE CASCADE`, and of a person `ON DELETE SET NULL`
 * (an account keeps its parent all the same); link tables last.
 */
function referrersOf(all: readonly EntityMetadata[], targetTable: EntityMetadata): Referrer[] {
  const isPerson = definitions.get(targetTable.tableName)?.isPerson === true;
  const letGo = ['CASCADE', ...(isPerson ? ['SET NULL'] : [])];
  const referrers = all.flatMap((metadata) => {
    const keys = metadata.foreignKeys.filter(
      ({ referencedEntityMetadata, onDelete }) =>
        referencedEntityMetadata.tableName === targetTable.tableName && !letGo.includes(onDelete ?? ''),
    );
    const properties = keys.flatMap(({ columns }) => columns.map(({ propertyName }) => propertyName));
    return properties.length ? [{ metadata, properties }] : [];
  });
  const isLink = ({ metadata }: Referrer): boolean => ownerKeyOf(metadata, targetTable) !== undefined;
  return [...referrers.filter((referrer) => !isLink(referrer)), ...referrers.filter(isLink)];
}

/** The phrase about the rows of one table that refer to the record, `null` when there are none. */
async function phraseOf(
  manager: EntityManager,
  targetTable: EntityMetadata,
  { metadata, properties }: Referrer,
  id: number,
  viewer: PermissionHolder,
): Promise<string | null> {
  const ownerKey = ownerKeyOf(metadata, targetTable);
  const dependent = ownerKey?.referencedEntityMetadata ?? metadata;
  const query = manager.createQueryBuilder(dependent.target, 'record');
  if (ownerKey) {
    const [column] = ownerKey.columns;
    query.innerJoin(metadata.target, 'link', `link.${column?.propertyName} = record.id`);
  }
  const alias = ownerKey ? 'link' : 'record';
  query.where(`(${properties.map((name) => `${alias}.${name} = :id`).join(' OR ')})`, { id });
  // A record that refers to itself does not keep itself from being deleted.
  if (dependent === targetTable) query.andWhere('record.id <> :id');
  const count = await query.getCount();
  if (count === 0) return null;
  const language = currentLanguage();
  const definition = definitions.get(dependent.tableName);
  const table = NAMED_TABLES[dependent.tableName];
  const countPhrase = definition
    ? countOf(definition, count, language)
    : t(table?.countMessage ?? 'crud.dependents.other', { smart_count: count });
  const permission = definition?.permissions.index ?? table?.permission;
  if (!permission || !can(viewer, permission)) return countPhrase;
  const names = await namesOf(query, table?.namedBy, language);
  return `${countPhrase} – ${names.join(', ')}${count > names.length ? ', …' : ''}`;
}

/**
 * For a link table, its foreign key to the record at the other side, with which its rows are deleted; `undefined` for other
 * tables. `user_role` seen from the role has such a key to the user.
 */
function ownerKeyOf(metadata: EntityMetadata, targetTable: EntityMetadata) {
  if (definitions.has(metadata.tableName) || metadata.tableName in NAMED_TABLES) return undefined;
  return metadata.foreignKeys.find(
    ({ referencedEntityMetadata: { tableName }, onDelete }) =>
      onDelete === 'CASCADE' && tableName !== targetTable.tableName && definitions.has(tableName),
  );
}

/** Names of the first records that the query finds. */
async function namesOf(
  query: SelectQueryBuilder<ObjectLiteral>,
  namedBy: string | undefined,
  language: Language,
): Promise<string[]> {
  if (namedBy) {
    query
      .innerJoin(`record.${namedBy}`, 'named')
      .select(['record.id', 'named.id', 'named.first_name', 'named.last_name']);
  }
  const records = await query.orderBy('record.id', 'ASC').take(MAX_NAMES).getMany();
  return records.map((record) => recordLabel(namedBy ? record[namedBy] : record, contentLanguage(language)));
}

/** Languages that write a noun with a capital letter in the middle of a sentence. */
const WORDS_WITH_CAPITALS: readonly Language[] = ['de'];

/** Number and noun, `3 Orte`, from the messages of the resource. */
function countOf({ messages }: ResourceDefinition, count: number, language: Language): string {
  const noun = translate({ name: messages[resourceLanguage(language)].name }, 'name', { smart_count: count });
  // In a sentence only German writes nouns with a capital.
  const word = WORDS_WITH_CAPITALS.includes(language) ? noun : noun.charAt(0).toLowerCase() + noun.slice(1);
  return `${count} ${word}`;
}

/** The label of a field of a resource in the language of the request. */
export function fieldLabel({ messages }: ResourceDefinition, field: string): string {
  return messages[resourceLanguage(currentLanguage())].fields[field] ?? field;
}
