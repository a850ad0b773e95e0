import {
  displayName,
  toEuros,
  type PermissionHolder,
  type PersonChild,
  type StaffPerson,
  type StaffPersonDetail,
} from '@feria/shared';
import { parent as definition } from '@feria/shared/resources/parent/index';
import { In, Not, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { findPage } from '../../core/crud/list.queries.js';
import { versionOfRecord } from '../../core/crud/versions.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { notFound } from '../../core/http/errors.js';
import { filterBy, listRulesOf, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { municipalityOfParent } from './municipality.js';
import { changesOfPerson } from './plz-changes.js';
import { courseWeeksOf } from './child.queries.js';
import { UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { ParentBalance, ParentBalances } from './parent-balances.js';
import { presentParent } from './parent.presenter.js';
import { ParentEntity } from '../../model/families/parent.entity.js';

const declared = listRulesOf(definition, 'person');

const NUMBER_OF_CHILDREN = '(SELECT COUNT(*) FROM child_parent own WHERE own.person_id = person.id)';

/** E-mail and language stand in the account. */
const FOR_ALL: ListRules = {
  ...declared,
  sort: {
    ...declared.sort,
    email: sortKeyColumn('user.email'),
    lang: 'user.lang',
    childrens_length: NUMBER_OF_CHILDREN,
  },
  filters: { ...declared.filters, lang: filterBy.oneOf('user.lang', definition.fields.lang.values) },
};

/**
 * The rules of the list.
 * @param balances the columns of the balances, for whoever is told them: others learn nothing from their order either
 */
function parentListRules(balances: Partial<Record<keyof ParentBalance, string>> = {}): ListRules {
  return { ...FOR_ALL, sort: { ...FOR_ALL.sort, ...balances } };
}

/** What the document of the API says of it: with the columns of the balances. */
export const PARENT_LIST = parentListRules({ open_amount: 'open_amount', credit: 'credit' });

/** Of the account its address only, which is in lower case: its search text holds what the office notes of accounts for itself. */
const SEARCHED = ['person.search_text', 'user.email'];

function personQuery(manager: EntityManager): SelectQueryBuilder<ParentEntity> {
  return manager
    .createQueryBuilder(ParentEntity, 'person')
    .leftJoin('person.user', 'user')
    .addSelect(['user.id', 'user.email', 'user.lang']);
}

/**
 * A page of the parents, in four statements; with their balances in six.
 * @param balances for whoever is told them
 * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
 */
export async function listParents(
  manager: EntityManager,
  rawQuery: Record<string, unknown>,
  balances: ParentBalances | null,
): Promise<{ rows: StaffPerson[]; total: number }> {
  const plan = parseListQuery(rawQuery, parentListRules(balances?.sql('person.id')));
  const query = personQuery(manager);
  const { rows: found, total } = await findPage(query, plan, SEARCHED);
  const counts = await countChildren(
    manager,
    found.map(({ id }) => id),
  );
  const balanceOf = await balances?.of(
    manager,
    found.map(({ id }) => id),
  );
  const rows = found.map((person) => ({
    ...presentParent(person),
    childrens_length: counts.get(person.id) ?? 0,
    ...(balanceOf && presentBalance(balanceOf(person.id))),
  }));
  return { rows, total };
}

function presentBalance({ open_amount, credit }: ParentBalance): Pick<StaffPerson, keyof ParentBalance> {
  return { open_amount: toEuros(open_amount), credit: toEuros(credit) };
}

/**
 * A parent with children and, as far as the reader sees them, their weeks: five statements, two more when the postcode changed within a
 * year.
 * @throws AppError 404
 */
export async function readParent(
  manager: EntityManager,
  id: number,
  reader: PermissionHolder,
): Promise<StaffPersonDetail> {
  const person = await personQuery(manager).where('person.id = :id', { id }).getOne();
  if (!person) throw notFound();
  const childrens = await childrenOf(manager, id, reader);
  const record = presentParent(person);
  const version = versionOfRecord(definition, record);
  const plz_changes = await changesOfPerson(manager, id);
  const lives_in = await municipalityOfParent(manager, id);
  return { ...record, childrens_length: childrens.length, childrens, plz_changes, lives_in, version };
}

async function childrenOf(
  manager: EntityManager,
  personId: number,
  reader: PermissionHolder,
): Promise<PersonChild[]> {
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
    reader,
  );
  return children.map((child) => {
    const { id, first_name, last_name, birth } = child;
    const course_weeks = weeks && (weeks.get(id) ?? []);
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

/** Of the children of a person those that have no other parent. */
export async function withoutOtherParent(
  manager: EntityManager,
  childIds: readonly number[],
  personId: number,
): Promise<number[]> {
  if (childIds.length === 0) return [];
  const others = await manager.findBy(ChildParentEntity, {
    child_id: In([...childIds]),
    person_id: Not(personId),
  });
  const kept = new Set(others.map(({ child_id }) => child_id));
  return childIds.filter((id) => !kept.has(id));
}

/** Ids of the children of a person. */
export async function childIdsOf(manager: EntityManager, personId: number): Promise<number[]> {
  const links = await manager.findBy(ChildParentEntity, { person_id: personId });
  return links.map(({ child_id }) => child_id);
}

/**
 * The account of a person, `null` when there is none, and whether it goes with the person: one that holds roles is staff's
 * and stays.
 */
export async function accountOf(
  manager: EntityManager,
  { user_id }: Pick<ParentEntity, 'user_id'>,
): Promise<{ id: number; email: string; goes: boolean } | null> {
  if (user_id === null) return null;
  const { id, email } = await manager.findOneByOrFail(UserEntity, { id: user_id });
  return { id, email, goes: !(await manager.existsBy(UserRoleEntity, { user_id: id })) };
}
