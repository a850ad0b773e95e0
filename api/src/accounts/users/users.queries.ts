import { Injectable } from '@nestjs/common';
import { compareTexts, mayActOn, type Permission, type UserDetail, type UserRecord } from '@feria/shared';
import { user } from '@feria/shared/resources/user/index';
import { DataSource, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { findPage } from '../../core/crud/list.queries.js';
import { versionOfRecord } from '../../core/crud/versions.js';
import { ListPage } from '../../core/http/envelope.js';
import { notFound } from '../../core/http/errors.js';
import { filterBy, listRulesOf, parseListQuery, type ListRules } from '../../core/http/list-query.js';
import { inPieces } from '../../core/pieces.js';
import { permissionsOf } from './role-holders.js';
import { RoleEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';

const IS_PARENT = 'CASE WHEN person.id IS NULL THEN 0 ELSE 1 END';

const DECLARED = listRulesOf(user, 'account');
export const USER_LIST: ListRules = {
  ...DECLARED,
  sort: { ...DECLARED.sort, is_parent: IS_PARENT, second_factor: 'account.second_factor_at' },
  filters: { ...DECLARED.filters, is_parent: filterBy.flag(IS_PARENT) },
};

/** Who reads accounts: what they may change depends on what they hold. */
export interface AccountReader {
  id: number;
  permissions: readonly Permission[];
}

/** Accounts as the office reads them: staff and parents. */
@Injectable()
export class UserQueries {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * A page of the list, in six statements; all of many accounts in pieces.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
   */
  async list(rawQuery: Record<string, unknown>, reader: AccountReader): Promise<ListPage<UserRecord>> {
    const plan = parseListQuery(rawQuery, USER_LIST);
    const { manager } = this.dataSource;
    const query = manager
      .createQueryBuilder(UserEntity, 'account')
      .leftJoin(ParentEntity, 'person', 'person.user_id = account.id');
    const roles = plan.filters.find(({ name }) => name === 'roles');
    if (roles) holding(query, roles.values.map(String));
    const filters = plan.filters.filter((filter) => filter !== roles);
    const { rows, total } = await findPage(query, { ...plan, filters });
    return new ListPage(await inPieces(rows, (some) => present(manager, some, reader)), total);
  }

  /**
   * One account, read with the caller's manager.
   * @throws AppError 404
   */
  async read(id: number, reader: AccountReader, manager = this.dataSource.manager): Promise<UserDetail> {
    const [record] = await present(manager, await manager.findBy(UserEntity, { id }), reader);
    if (!record) throw notFound();
    return { ...record, version: versionOfRecord(user, record) };
  }
}

/** Only users who hold one of the roles. */
function holding(query: SelectQueryBuilder<UserEntity>, names: string[]): void {
  const held = query
    .subQuery()
    .select('held.user_id')
    .from(UserRoleEntity, 'held')
    .innerJoin('held.role', 'role')
    .where('role.name IN (:...roles)')
    .getQuery();
  query.andWhere(`account.id IN ${held}`).setParameter('roles', names);
}

async function present(
  manager: EntityManager,
  users: UserEntity[],
  reader: AccountReader,
): Promise<UserRecord[]> {
  if (users.length === 0) return [];
  const ids = In(users.map(({ id }) => id));
  const links = await manager.findBy(UserRoleEntity, { user_id: ids });
  const roles = await rolesById(
    manager,
    links.map(({ role_id }) => role_id),
  );
  const people = await manager.find(ParentEntity, {
    where: { user_id: ids },
    select: { id: true, user_id: true, first_name: true, last_name: true },
  });
  const parents = new Map(people.map((person) => [person.user_id, person]));
  const held = new Map<number, RoleEntity[]>();
  for (const { user_id, role_id } of links) {
    const role = roles.get(role_id);
    if (role) held.set(user_id, [...(held.get(user_id) ?? []), role]);
  }
  return users.map((user) => {
    const { id, name, email, company_name, lang, password_change_required, created_at } = user;
    const person = parents.get(id);
    const own = held.get(id) ?? [];
    return {
      id,
      name,
      email,
      company_name,
      lang,
      roles: own.map((role) => role.name).sort(compareTexts),
      second_factor: user.second_factor_at !== null,
      is_parent: person !== undefined,
      people: person ? { id: person.id, first_name: person.first_name, last_name: person.last_name } : null,
      password_change_required,
      editable: id === reader.id || mayActOn(reader.permissions, permissionsOf(own)),
      created_at: created_at.toISOString(),
    };
  });
}

/** Roles with their permissions: few, however many accounts hold them. */
async function rolesById(
  manager: EntityManager,
  ids: readonly number[],
): Promise<ReadonlyMap<number, RoleEntity>> {
  if (ids.length === 0) return new Map();
  const roles = await manager.find(RoleEntity, {
    where: { id: In([...new Set(ids)]) },
    relations: { permissions: true },
  });
  return new Map(roles.map((role) => [role.id, role]));
}
