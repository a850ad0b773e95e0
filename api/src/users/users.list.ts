import { Injectable } from '@nestjs/common';
import { MAX_ALL_ROWS, type UserRecord } from '@feria/shared';
import { user } from '@feria/shared/resources/user/index';
import { DataSource, In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import { applyPlan } from '../platform/crud/query.js';
import { ListPage } from '../platform/http/envelope.interceptor.js';
import { invalidField, notFound } from '../platform/http/errors.js';
import { filterBy, listRulesOf, parseListQuery, type ListRules } from '../platform/http/list-query.js';
import { UserRoleEntity } from './user-role.entity.js';
import { UserEntity } from './user.entity.js';

const IS_PARENT = 'CASE WHEN person.id IS NULL THEN 0 ELSE 1 END';

const DECLARED = listRulesOf(user, 'account');
const RULES: ListRules = {
  ...DECLARED,
  sort: { ...DECLARED.sort, is_parent: IS_PARENT },
  filters: { ...DECLARED.filters, is_parent: filterBy.flag(IS_PARENT) },
};

/** Accounts as the office reads them: staff and parents. */
@Injectable()
export class UserList {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * A page of the list, in four statements.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
   */
  async list(rawQuery: Record<string, unknown>): Promise<ListPage<UserRecord>> {
    const plan = parseListQuery(rawQuery, RULES);
    const { manager } = this.dataSource;
    const query = manager
      .createQueryBuilder(UserEntity, 'account')
      .leftJoin(PersonEntity, 'person', 'person.user_id = account.id');
    const roles = plan.filters.find(({ name }) => name === 'roles');
    if (roles) holding(query, roles.values.map(String));
    applyPlan(query, { ...plan, filters: plan.filters.filter((filter) => filter !== roles) });
    const total = await query.getCount();
    if (plan.take === null && total > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const users = total > plan.skip ? await query.getMany() : [];
    return new ListPage(await present(manager, users), total);
  }

  /**
   * One account, read with the caller's manager.
   * @throws AppError 404
   */
  async read(id: number, manager = this.dataSource.manager): Promise<UserRecord> {
    const [record] = await present(manager, await manager.findBy(UserEntity, { id }));
    if (!record) throw notFound();
    return record;
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

async function present(manager: EntityManager, users: UserEntity[]): Promise<UserRecord[]> {
  if (users.length === 0) return [];
  const ids = In(users.map(({ id }) => id));
  const links = await manager.find(UserRoleEntity, { where: { user_id: ids }, relations: { role: true } });
  const people = await manager.find(PersonEntity, {
    where: { user_id: ids },
    select: { id: true, user_id: true, first_name: true, last_name: true },
  });
  return users.map(({ id, name, email, company_name, lang, password_change_required, created_at }) => {
    const person = people.find(({ user_id }) => user_id === id);
    const roles = links.flatMap(({ user_id, role }) => (user_id === id && role ? [role.name] : []));
    return {
      ...{ id, name, email, company_name, lang },
      roles: roles.sort(),
      is_parent: person !== undefined,
      people: person ? { id: person.id, first_name: person.first_name, last_name: person.last_name } : null,
      password_change_required,
      created_at: created_at.toISOString(),
    };
  });
}
