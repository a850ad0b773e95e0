import {
  displayName,
  MAX_ALL_ROWS,
  type PersonChild,
  type PersonRecord,
  type StaffPerson,
  type StaffPersonDetail,
} from '@feria/shared';
import { person as definition } from '@feria/shared/resources/person/index';
import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { applyPlan } from '../platform/crud/query.js';
import { invalidField, notFound } from '../platform/http/errors.js';
import { filterBy, listRulesOf, parseListQuery, type ListRules } from '../platform/http/list-query.js';
import { ChildParentEntity } from './child-parent.entity.js';
import { courseWeeksOf } from './course-weeks.js';
import { PersonEntity } from './person.entity.js';

const declared = listRulesOf(definition, 'person');

const NUMBER_OF_CHILDREN = '(SELECT COUNT(*) FROM child_parent own WHERE own.person_id = person.id)';

/** E-mail and language stand in the account. */
const RULES: ListRules = {
  ...declared,
  sort: {
    ...declared.sort,
    email: 'user.email',
    lang: 'user.lang',
    childrens_length: NUMBER_OF_CHILDREN,
  },
  filters: { ...declared.filters, lang: filterBy.oneOf('user.lang', definition.fields.lang.values) },
};

/** E-mail addresses are found through the account's own texts, folded like the person's. */
const SEARCHED = ['person.search_text', 'user.search_text'];

function personQuery(manager: EntityManager): SelectQueryBuilder<PersonEntity> {
  return manager
    .createQueryBuilder(PersonEntity, 'person')
    .leftJoin('person.user', 'user')
    .addSelect(['user.id', 'user.email', 'user.lang']);
}

/**
 * A page of the parents, in three statements.
 * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
 */
export async function listPersons(
  manager: EntityManager,
  rawQuery: Record<string, unknown>,
): Promise<{ rows: StaffPerson[]; total: number }> {
  const plan = parseListQuery(rawQuery, RULES);
  const query = personQuery(manager);
  applyPlan(query, plan, SEARCHED);
  const total = await query.getCount();
  if (plan.take === null && total > MAX_ALL_ROWS) {
    throw invalidField('itemsPerPage', 'validation.too_many_rows');
  }
  const found = total > plan.skip ? await query.getMany() : [];
  const counts = await countChildren(
    manager,
    found.map(({ id }) => id),
  );
  const rows = found.map((person) => ({
    ...presentPerson(person),
    childrens_length: counts.get(person.id) ?? 0,
  }));
  return { rows, total };
}

/**
 * A parent with children and their weeks: three statements, whatever there is of them.
 * @throws AppError 404
 */
export async function readPerson(manager: EntityManager, id: number): Promise<StaffPersonDetail> {
  const person = await personQuery(manager).where('person.id = :id', { id }).getOne();
  if (!person) throw notFound();
  const childrens = await childrenOf(manager, id);
  return { ...presentPerson(person), childrens_length: childrens.length, childrens };
}

/** A parent as my family and the office see it. A person without account reads German. */
export function presentPerson(person: PersonEntity): PersonRecord {
  return {
    id: person.id,
    first_name: person.first_name,
    last_name: person.last_name,
    display_name: displayName(person),
    tax: person.tax,
    gender: person.gender,
    birth: person.birth,
    plz: person.plz,
    place: person.place,
    address: person.address,
    phone: person.phone,
    email: person.user?.email ?? null,
    lang: person.user?.lang ?? 'de',
  };
}

async function childrenOf(manager: EntityManager, personId: number): Promise<PersonChild[]> {
  const links = await manager.find(ChildParentEntity, {
    select: {
      child_id: true,
      person_id: true,
      child: { id: true, first_name: true, last_name: true, birth: true },
    },
    where: { person_id: personId },
    relations: { child: true },
    order: { child: { birth: 'ASC' }, child_id: 'ASC' },
  });
  const children = links.flatMap(({ child }) => (child ? [child] : []));
  const weeks = await courseWeeksOf(
    manager,
    children.map(({ id }) => id),
  );
  return children.map((child) => {
    const { id, first_name, last_name, birth } = child;
    const course_weeks = weeks.get(id) ?? [];
    return { id, first_name, last_name, display_name: displayName(child), birth, course_weeks };
  });
}

async function countChildren(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, number>> {
  if (personIds.length === 0) return new Map();
  const rows = await manager
    .createQueryBuilder(ChildParentEntity, 'link')
    .select('link.person_id', 'person')
    .addSelect('COUNT(*)', 'number')
    .where({ person_id: In([...personIds]) })
    .groupBy('link.person_id')
    .getRawMany<{ person: number; number: number | string }>();
  return new Map(rows.map(({ person, number }) => [Number(person), Number(number)]));
}
