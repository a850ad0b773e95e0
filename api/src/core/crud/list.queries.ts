import { MAX_ALL_ROWS, type ResourceDefinition } from '@feria/shared';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
import { sortKeyColumn } from '../database/sortable.js';
import { invalidField } from '../http/errors.js';
import type { ListQueryPlan } from '../http/list-query.js';

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
  plan.words.forEach((word, index) => {
    const found = searched.map((column) => `${column} LIKE :word${index} ESCAPE '!'`).join(' OR ');
    query.andWhere(`(${found})`, { [`word${index}`]: containing(word) });
  });
  plan.filters.forEach(({ column, values }, index) => {
    query.andWhere(`${column} IN (:...filter${index})`, { [`filter${index}`]: values });
  });
  for (const { column, order } of plan.sort) query.addOrderBy(sortable(query, column), order);
  query.addOrderBy(`${query.alias}.id`, plan.sort[0]?.order ?? 'ASC');
  if (plan.take !== null) query.offset(plan.skip).limit(plan.take);
}

/**
 * Reads a page of a list, in two statements: how many rows there are, and those of the page.
 * @param searched as in {@link applyListQuery}
 * @throws AppError 422 when all of too many rows are asked for
 */
export async function findPage<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  plan: ListQueryPlan,
  searched?: readonly string[],
): Promise<{ rows: Entity[]; total: number }> {
  applyListQuery(query, plan, searched);
  const total = await query.getCount();
  if (plan.take === null && total > MAX_ALL_ROWS)
    throw invalidField('itemsPerPage', 'validation.too_many_rows');
  return { rows: total > plan.skip ? await query.getMany() : [], total };
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
