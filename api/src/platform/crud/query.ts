import type { ResourceDefinition } from '@feria/shared';
import type { ObjectLiteral, SelectQueryBuilder } from 'typeorm';
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
 * Applies search, filters, sort and page to a query whose joins are to one only (so that limit counts records). Texts
 * sort without regard to case on both engines; the id breaks ties, so that pages do not overlap.
 * @param searched columns of folded text; each word must be found in one of them
 */
export function applyPlan<Entity extends ObjectLiteral>(
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

/** MySQL's collations ignore case by themselves; SQLite has to be told. */
function sortable<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>, column: string): string {
  if (query.dataSource.options.type !== 'better-sqlite3') return column;
  const [aliasName, property = ''] = column.split('.');
  const alias = query.expressionMap.aliases.find(({ name }) => name === aliasName);
  const type = alias?.hasMetadata ? alias.metadata.findColumnWithPropertyName(property)?.type : undefined;
  return type === 'varchar' || type === 'text' ? `${column} COLLATE NOCASE` : column;
}
