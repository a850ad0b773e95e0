import { type ResourceDefinition, type SearchTerm } from '@feria/shared';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { sortKeyColumn } from '../database/sortable.js';
import { invalidField } from '../http/errors.js';
import type { ListQueryPlan } from '../http/list-query.js';
import { inPieces, nextTurn } from '../pieces.js';

/** The reference fields of a definition: column, and the relation it is read back as. */
export function referencesOf(
  definition: ResourceDefinition,
): { key: string; as: string; resource: string }[] {
  return Object.entries(definition.fields).flatMap(([key, field]) =>
    field.type === 'reference' ? [{ key, as: field.as, resource: field.resource }] : [],
  );
}

/** `LIKE` pattern for a word anywhere; `!` is the escape character on both engines. */
export function containing(word: string): string {
  return `%${word.replace(/[!%_]/g, (character) => `!${character}`)}%`;
}

/** Whether a column of normalised text holds what the pattern of {@link containing} says. */
export function contains(column: string, pattern: string): string {
  return `${column} LIKE ${pattern} ESCAPE '!'`;
}

/** All words of a term, or the telephone number that they spell. @param found condition for one of these texts */
export function termCondition(term: SearchTerm, found: (text: string) => string): string {
  const words = term.words.map((word) => `(${found(word)})`).join(' AND ');
  return term.phone === null ? words : `((${words}) OR ${found(term.phone)})`;
}

/**
 * The condition that each term of a search is found, or `null` for an empty search.
 * @param found condition for a text, whose pattern is the named parameter
 */
export function searchCondition(
  terms: readonly SearchTerm[],
  found: (pattern: string, text: string) => string,
): { text: string; parameters: Record<string, string> } | null {
  if (terms.length === 0) return null;
  const parameters: Record<string, string> = {};
  const condition = (text: string): string => {
    const name = `found${Object.keys(parameters).length}`;
    parameters[name] = containing(text);
    return `(${found(`:${name}`, text)})`;
  };
  return { text: terms.map((term) => termCondition(term, condition)).join(' AND '), parameters };
}

/**
 * Applies search, filters, sort and page to a query whose joins are to one only (so that limit counts records). The id
 * breaks ties, so that pages do not overlap.
 * @param searched columns of normalised text; each word must be found in one of them
 */
export function applyListQuery<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  plan: ListQueryPlan,
  searched: readonly string[] = [`${query.alias}.search_text`],
): void {
  const search = searchCondition(plan.terms, (pattern) =>
    searched.map((column) => contains(column, pattern)).join(' OR '),
  );
  if (search) query.andWhere(search.text, search.parameters);
  plan.filters.forEach(({ column, compare, condition, values }, index) => {
    const name = `filter${index}`;
    const list = `(:...${name})`;
    if (!compare) query.andWhere(condition?.(list) ?? `${column} IN ${list}`, { [name]: values });
    // Any of the values is enough.
    else {
      const parameters = Object.fromEntries(values.map((value, at) => [`${name}_${at}`, value]));
      const any = Object.keys(parameters).map((one) => `${column} ${compare} :${one}`);
      query.andWhere(`(${any.join(' OR ')})`, parameters);
    }
  });
  for (const { column, order } of plan.sort) query.addOrderBy(sortable(query, column), order);
  query.addOrderBy(`${query.alias}.id`, plan.sort[0]?.order ?? 'ASC');
  if (plan.take !== null) query.offset(plan.skip).limit(plan.take);
}

/**
 * Reads a page of a list, in three statements: how many rows there are, the ids of the page in their order, and its rows by these ids;
 * all of many rows in pieces. On SQLite no statement pauses, so others have their turn in between; and what is sorted for a late page
 * are ids, not rows.
 * @param searched as in {@link applyListQuery}
 * @throws AppError 422 when all of too many rows are asked for
 */
export async function findPage<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  plan: ListQueryPlan,
  searched?: readonly string[],
): Promise<{ rows: Entity[]; total: number }> {
  const sorted = query.clone();
  if (isOfOneTable(sorted, plan)) sorted.expressionMap.joinAttributes = [];
  applyListQuery(sorted, plan, searched);
  const total = await countOf(sorted);
  if (plan.take === null && total > plan.maxRows)
    throw invalidField('itemsPerPage', 'validation.too_many_rows');
  if (total <= plan.skip) return { rows: [], total };
  await nextTurn();
  const id = `${query.alias}.id`;
  const found = await sorted.select(id, 'id').getRawMany<{ id: number | string }>();
  const ids = found.map((row) => Number(row.id));
  await nextTurn();
  const rows = await inPieces(ids, (some) =>
    query.clone().andWhere(`${id} IN (:...some)`, { some }).getMany(),
  );
  await nextTurn();
  return { rows: inOrder(rows, ids), total };
}

/** Whether which rows a page has, and in which order, depends on no table but their own: then no other is read for that. */
function isOfOneTable<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  { terms, filters, sort }: ListQueryPlan,
): boolean {
  const { joinAttributes, wheres } = query.expressionMap;
  const isOwn = ({ column }: { column: string }): boolean =>
    new RegExp(`^${query.alias}\\.\\w+$`).test(column);
  return (
    terms.length === 0 &&
    wheres.length === 0 &&
    joinAttributes.every(({ direction }) => direction === 'LEFT') &&
    [...filters, ...sort].every(isOwn)
  );
}

/** Not `getCount`, which looks for rows that are there twice: no join of a list is to more than one. */
async function countOf<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<number> {
  const counted = await query
    .clone()
    .select('COUNT(*)', 'total')
    .orderBy()
    .offset(undefined)
    .limit(undefined)
    .getRawOne<{ total: number | string }>();
  return Number(counted?.total);
}

/** A row that is gone by now is left out. */
function inOrder<Entity extends ObjectLiteral>(rows: readonly Entity[], ids: readonly number[]): Entity[] {
  const byId = new Map(rows.map((row) => [Number((row as { id?: unknown }).id), row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Sort keys order by themselves. Other texts, such as tax codes and names of actions, SQLite compares byte by byte;
 * MariaDB has to be told, or its collation would order signs like `_` differently.
 */
function sortable<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>, column: string): string {
  if (query.dataSource.options.type === 'better-sqlite3') return column;
  const [aliasName, property = ''] = column.split('.');
  if (property.endsWith(sortKeyColumn(''))) return column;
  const alias = query.expressionMap.aliases.find(({ name }) => name === aliasName);
  const type = alias?.hasMetadata ? alias.metadata.findColumnWithPropertyName(property)?.type : undefined;
  return type === 'varchar' || type === 'text' ? `CAST(${column} AS BINARY)` : column;
}
