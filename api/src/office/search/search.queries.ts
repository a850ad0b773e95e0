import {
  SEARCH_ROWS,
  type FoundChild,
  type FoundCourse,
  type FoundRegistration,
  type PaymentParty,
  type SearchTerm,
} from '@feria/shared';
import { presentWait } from '@feria/shared/rules/waiting-kind';
import { In, type EntityManager, type ObjectLiteral, type SelectQueryBuilder } from 'typeorm';
import { containing, contains, searchCondition } from '../../core/crud/list.queries.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { childQuery, searchWithParents } from '../../families/people/child.queries.js';
import { applyRegistrationSearch } from '../../registrations/registration-search.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** A group of the answer. */
export interface Group<Row> {
  rows: Row[];
  more: boolean;
}

/**
 * Children whose names or tax codes hold every word; one statement. Health is neither searched nor read.
 * @param byParents whether a word may also be one of a parent of the child
 */
export async function findChildren(
  manager: EntityManager,
  terms: readonly SearchTerm[],
  byParents: boolean,
): Promise<Group<FoundChild>> {
  const query = childQuery(manager, { health: false, parents: byParents });
  if (byParents) searchWithParents(query, terms);
  else searchIn(query, terms, ['child.search_text']);
  bestFirst(query, terms, 'child.search_text');
  query.addOrderBy(`child.${sortKeyColumn('last_name')}`).addOrderBy(`child.${sortKeyColumn('first_name')}`);
  return group(await firstOf(query), ({ id, first_name, last_name, birth }) => ({
    id,
    first_name,
    last_name,
    birth,
  }));
}

/** Projects whose texts hold every word, or the one that the reference names; active ones first, then the newest. One statement. */
export async function findCourses(
  manager: EntityManager,
  terms: readonly SearchTerm[],
  payment: PaymentParty | null,
): Promise<Group<FoundCourse>> {
  const query = manager
    .createQueryBuilder(CourseEntity, 'course')
    .select(['course.id', 'course.name', 'course.name_it', 'course.active', 'course.year']);
  if (payment) query.where({ id: In(payment.courseId === null ? [] : [payment.courseId]) });
  else searchIn(query, terms, ['course.search_text']);
  query.orderBy('course.active', 'DESC').addOrderBy('course.from', 'DESC');
  return group(await firstOf(query), ({ id, name, name_it, active, year }) => ({
    id,
    name,
    name_it,
    active,
    year: year ?? null,
  }));
}

/** Registrations that are paid with a reference, the next week first: one statement (product/money.md#payment-reference). */
export async function findRegistrations(
  manager: EntityManager,
  payment: PaymentParty,
): Promise<Group<FoundRegistration>> {
  const query = manager
    .createQueryBuilder(RegistrationEntity, 'registration')
    .select(['registration.id', 'registration.is_waiting', 'registration.held_back'])
    .addSelect(['registration.priority', 'registration.offer_expires_at'])
    .innerJoin('registration.child', 'people')
    .addSelect(['people.id', 'people.first_name', 'people.last_name'])
    .innerJoin('registration.courseWeek', 'courseWeek')
    .addSelect(['courseWeek.id', 'courseWeek.name', 'courseWeek.name_it', 'courseWeek.from', 'courseWeek.to'])
    .innerJoin('courseWeek.course', 'course')
    .addSelect(['course.id', 'course.name', 'course.name_it'])
    .orderBy('courseWeek.from');
  const search = { references: [payment], terms: [], tail: null };
  applyRegistrationSearch(query, search, 'registration.booked_by', { child: [], parents: [] });
  return group(await firstOf(query), ({ id, is_waiting, child, courseWeek: week, ...waits }) => ({
    id,
    is_waiting,
    ...presentWait(waits),
    people: { id: child!.id, first_name: child!.first_name, last_name: child!.last_name },
    course: { id: week!.course!.id, name: week!.course!.name, name_it: week!.course!.name_it },
    courseWeek: { id: week!.id, name: week!.name, name_it: week!.name_it, from: week!.from, to: week!.to },
  }));
}

/** Every term must be found in one of the columns of normalised text (product.md#search-text). */
function searchIn<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  terms: readonly SearchTerm[],
  columns: readonly string[],
): void {
  const search = searchCondition(terms, (pattern) =>
    columns.map((column) => contains(column, pattern)).join(' OR '),
  );
  if (search) query.andWhere(search.text, search.parameters);
}

/** Records with a word that begins like the first one typed come before those that hold it in the middle of a word. */
export function bestFirst<Entity extends ObjectLiteral>(
  query: SelectQueryBuilder<Entity>,
  [first]: readonly SearchTerm[],
  column: string,
): void {
  const pattern = containing(first?.words[0] ?? '');
  query
    .addSelect(
      `CASE WHEN ${column} LIKE :begins ESCAPE '!' OR ${column} LIKE :inner ESCAPE '!' THEN 0 ELSE 1 END`,
      'search_rank',
    )
    .setParameters({ begins: pattern.slice(1), inner: `% ${pattern.slice(1)}` })
    .orderBy('search_rank', 'ASC');
}

/** One record more than is shown, which tells that there are others. The id comes last, so that the order is always the same. */
export function firstOf<Entity extends ObjectLiteral>(query: SelectQueryBuilder<Entity>): Promise<Entity[]> {
  return query
    .addOrderBy(`${query.alias}.id`)
    .limit(SEARCH_ROWS + 1)
    .getMany();
}

export function group<Found, Row>(found: readonly Found[], present: (row: Found) => Row): Group<Row> {
  return { rows: found.slice(0, SEARCH_ROWS).map(present), more: found.length > SEARCH_ROWS };
}
