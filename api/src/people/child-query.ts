import { MAX_ALL_ROWS, type StaffChild } from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { applyPlan, containing } from '../platform/crud/query.js';
import { invalidField } from '../platform/http/errors.js';
import {
  listRulesOf,
  parseListQuery,
  type ListQueryPlan,
  type ListRules,
} from '../platform/http/list-query.js';
import { ChildParentEntity } from './child-parent.entity.js';
import { ChildEntity } from './child.entity.js';
import {
  CHILD_COLUMNS,
  CHILD_HEALTH_COLUMNS,
  presentChild,
  presentHealth,
  presentParent,
} from './present-child.js';

/** What of children a reader gets to see. */
export interface ChildSight {
  /** Holds `child.health`. */
  health: boolean;
  /** Holds `person.index`: finds children by their parents too. */
  parents: boolean;
}

const declared = listRulesOf(definition, 'child');

/** By the parent who comes first in the alphabet. Folded text sorts alike on both engines. */
const FIRST_PARENT = `(SELECT MIN(first.search_text) FROM child_parent firstLink
  INNER JOIN person first ON first.id = firstLink.person_id WHERE firstLink.child_id = child.id)`;

const RULES: ListRules = { ...declared, sort: { ...declared.sort, parents: FIRST_PARENT } };

/**
 * Children with the columns that the reader may see: what is not read is not decrypted either. Those that were anonymised
 * are nobody any more.
 */
export function childQuery(manager: EntityManager, { health }: ChildSight): SelectQueryBuilder<ChildEntity> {
  const columns = health ? [...CHILD_COLUMNS, ...CHILD_HEALTH_COLUMNS] : CHILD_COLUMNS;
  return manager
    .createQueryBuilder(ChildEntity, 'child')
    .select(columns.map((column) => `child.${column}`))
    .where('child.anonymised_at IS NULL');
}

/**
 * A page of the children, in three statements.
 * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
 */
export async function listChildren(
  manager: EntityManager,
  rawQuery: Record<string, unknown>,
  sight: ChildSight,
  now: Date,
): Promise<{ rows: StaffChild[]; total: number }> {
  const plan = parseListQuery(rawQuery, RULES);
  const query = childQuery(manager, sight);
  const { words, ...rest } = plan;
  if (sight.parents) searchWithParents(query, words);
  applyPlan(query, sight.parents ? { ...rest, words: [] } : plan);
  const total = await query.getCount();
  if (plan.take === null && total > MAX_ALL_ROWS) {
    throw invalidField('itemsPerPage', 'validation.too_many_rows');
  }
  const found = total > plan.skip ? await query.getMany() : [];
  return { rows: await presentChildren(manager, found, sight, now), total };
}

/** Children as staff see them, with their parents; one statement. */
export async function presentChildren(
  manager: EntityManager,
  children: readonly ChildEntity[],
  { health }: ChildSight,
  now: Date,
): Promise<StaffChild[]> {
  const links = await linksOf(
    manager,
    children.map(({ id }) => id),
  );
  const parents = new Map(children.map(({ id }): [number, StaffChild['parents']] => [id, []]));
  for (const { child_id, person } of links) if (person) parents.get(child_id)?.push(presentParent(person));
  return children.map((child) => ({
    ...presentChild(child, now),
    ...(health ? { ...presentHealth(child), health_consent: child.health_consent_at !== null } : {}),
    parents: parents.get(child.id) ?? [],
  }));
}

function linksOf(manager: EntityManager, childIds: readonly number[]): Promise<ChildParentEntity[]> {
  if (childIds.length === 0) return Promise.resolve([]);
  return manager.find(ChildParentEntity, {
    select: {
      child_id: true,
      person_id: true,
      person: { id: true, first_name: true, last_name: true, place: true },
    },
    where: { child_id: In([...childIds]) },
    relations: { person: true },
    order: { person_id: 'ASC' },
  });
}

/** Each word in the child's own texts or in those of a parent. Asked once per word, not once per child. */
function searchWithParents(query: SelectQueryBuilder<ChildEntity>, words: ListQueryPlan['words']): void {
  words.forEach((word, index) => {
    const like = (column: string): string => `${column} LIKE :found${index} ESCAPE '!'`;
    const ofParent = query
      .subQuery()
      .select('link.child_id')
      .from(ChildParentEntity, 'link')
      .innerJoin('link.person', 'parent')
      .where(like('parent.search_text'))
      .getQuery();
    query.andWhere(`(${like('child.search_text')} OR child.id IN ${ofParent})`, {
      [`found${index}`]: containing(word),
    });
  });
}
