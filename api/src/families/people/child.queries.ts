import {
  ageOn,
  displayName,
  romeDate,
  type ChildCourseWeek,
  type PermissionHolder,
  type SearchTerm,
  type StaffChild,
} from '@feria/shared';
import { child as definition } from '@feria/shared/resources/child/index';
import { presentWait, waitingKind } from '@feria/shared/rules/waiting-kind';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { seesWeeks } from '../../accounts/access/participants.js';
import { contains, findPage, searchCondition } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { listRulesOf, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { inPieces } from '../../core/pieces.js';
import { ChildEntity, ChildParentEntity } from '../../model/families/child.entity.js';
import {
  CHILD_COLUMNS,
  CHILD_HEALTH_COLUMNS,
  presentChild,
  presentHealth,
  presentParentOfChild,
} from './child.presenter.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** What of children a reader gets to see. */
export interface ChildVisibility {
  /** Holds `child.health`. */
  health: boolean;
  /** Holds `person.index`: finds children by their parents too. */
  parents: boolean;
}

const declared = listRulesOf(definition, 'child');

/** By the last name of the parent who comes first in the alphabet. */
const FIRST_PARENT = `(SELECT MIN(first.${sortKeyColumn('last_name')}) FROM child_parent firstLink
  INNER JOIN person first ON first.id = firstLink.person_id WHERE firstLink.child_id = child.id)`;

/** Ascending from the youngest: the later the birth, the lower. */
const AGE = "(0 - REPLACE(child.birth, '-', ''))";

export const CHILD_LIST: ListRules = {
  ...declared,
  sort: { ...declared.sort, age: AGE, parents: FIRST_PARENT, last_update: 'child.last_update' },
};

/**
 * Children with the columns that the reader may see: what is not read is not decrypted either. Those that were anonymised
 * are nobody any more.
 */
export function childQuery(
  manager: EntityManager,
  { health }: ChildVisibility,
): SelectQueryBuilder<ChildEntity> {
  const columns = health ? [...CHILD_COLUMNS, ...CHILD_HEALTH_COLUMNS] : CHILD_COLUMNS;
  return manager
    .createQueryBuilder(ChildEntity, 'child')
    .select(columns.map((column) => `child.${column}`))
    .where('child.anonymised_at IS NULL');
}

/**
 * A page of the children, in four statements.
 * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
 */
export async function listChildren(
  manager: EntityManager,
  rawQuery: Record<string, unknown>,
  visibility: ChildVisibility,
  now: Date,
): Promise<{ rows: StaffChild[]; total: number }> {
  const plan = parseListQuery(rawQuery, CHILD_LIST);
  const query = childQuery(manager, visibility);
  const { terms, ...rest } = plan;
  if (visibility.parents) searchWithParents(query, terms);
  const { rows, total } = await findPage(query, visibility.parents ? { ...rest, terms: [] } : plan);
  return {
    rows: await inPieces(rows, (some) => presentChildren(manager, some, visibility, now)),
    total,
  };
}

/** Children as staff see them, with their parents; one statement. */
export async function presentChildren(
  manager: EntityManager,
  children: readonly ChildEntity[],
  { health }: ChildVisibility,
  now: Date,
): Promise<StaffChild[]> {
  const links = await linksOf(
    manager,
    children.map(({ id }) => id),
  );
  const parents = new Map(children.map(({ id }): [number, StaffChild['parents']] => [id, []]));
  for (const { child_id, person, inviter } of links)
    if (person) parents.get(child_id)?.push(presentParentOfChild(person, inviter ?? null));
  const today = romeDate(now);
  return children.map((child) => ({
    ...presentChild(child, now),
    age: child.birth ? ageOn(child.birth, today) : null,
    ...(health && {
      ...presentHealth(child),
      health_consent: child.health_consent_at !== null,
      health_consent_way: child.health_consent_way,
    }),
    parents: parents.get(child.id) ?? [],
  }));
}

function linksOf(manager: EntityManager, childIds: readonly number[]): Promise<ChildParentEntity[]> {
  if (childIds.length === 0) return Promise.resolve([]);
  return manager.find(ChildParentEntity, {
    select: {
      child_id: true,
      person_id: true,
      invited_by: true,
      person: { id: true, first_name: true, last_name: true, place: true },
      inviter: { id: true, first_name: true, last_name: true },
    },
    where: { child_id: In([...childIds]) },
    relations: { person: true, inviter: true },
    order: { person_id: 'ASC' },
  });
}

/** Each word in the child's own texts or in those of a parent. Asked once per word, not once per child. */
export function searchWithParents(
  query: SelectQueryBuilder<ChildEntity>,
  terms: readonly SearchTerm[],
): void {
  const search = searchCondition(terms, (pattern) => {
    const ofParent = query
      .subQuery()
      .select('link.child_id')
      .from(ChildParentEntity, 'link')
      .innerJoin('link.person', 'parent')
      .where(contains('parent.search_text', pattern))
      .getQuery();
    return `${contains('child.search_text', pattern)} OR child.id IN ${ofParent}`;
  });
  if (search) query.andWhere(search.text, search.parameters);
}

/**
 * The weeks in which children are registered or wait, newest first; one statement for any number of children.
 * @returns `null` for a reader who does not see registrations: none would be a false fact
 */
export async function courseWeeksOf(
  manager: EntityManager,
  childIds: readonly number[],
  reader: PermissionHolder,
): Promise<Map<number, ChildCourseWeek[]> | null> {
  if (!seesWeeks(reader)) return null;
  const weeks = new Map<number, ChildCourseWeek[]>(childIds.map((id) => [id, []]));
  if (childIds.length === 0) return weeks;
  const rows = await manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select([
      'registration.id',
      'registration.child_id',
      'registration.is_waiting',
      'registration.together_id',
      'registration.held_back',
      'registration.priority',
      'registration.offer_expires_at',
    ])
    .innerJoin('registration.courseWeek', 'week')
    .addSelect(['week.id', 'week.course_id', 'week.name', 'week.name_it', 'week.from', 'week.to'])
    .innerJoin('week.course', 'course')
    .addSelect(['course.id', 'course.name', 'course.name_it', 'course.active'])
    .where('registration.child_id IN (:...childIds)', { childIds })
    .orderBy('week.from', 'DESC')
    .addOrderBy('registration.id', 'ASC')
    .getMany();
  for (const registration of rows) {
    const { child_id, is_waiting, together_id, courseWeek: week } = registration;
    const course = week?.course;
    if (!week || !course) continue;
    weeks.get(child_id)?.push({
      id: week.id,
      course_id: week.course_id,
      course: { id: course.id, name: course.name, name_it: course.name_it, active: course.active },
      name: week.name,
      name_it: week.name_it,
      from: week.from,
      to: week.to,
      pivot: {
        is_waiting,
        ...(together_id !== null && { together: true as const }),
        ...(is_waiting && waitingKind(registration) !== 'queue' && presentWait(registration)),
      },
    });
  }
  return weeks;
}

/** Names of children in one text, in the order of the ids: `Rossi Mia, Rossi Leo`. */
export async function childNames(manager: EntityManager, ids: readonly number[]): Promise<string> {
  if (ids.length === 0) return '';
  const children = await manager.find(ChildEntity, {
    select: { id: true, first_name: true, last_name: true },
    where: { id: In([...ids]) },
  });
  const names = new Map(children.map((child) => [child.id, displayName(child)]));
  return ids.map((id) => names.get(id) ?? '').join(', ');
}
