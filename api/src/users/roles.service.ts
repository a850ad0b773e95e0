import { Injectable } from '@nestjs/common';
import {
  isPermission,
  MAX_ALL_ROWS,
  PERMISSIONS,
  type DeleteResult,
  type Permission,
  type PermissionGroup,
  type RoleDetail,
  type RoleRecord,
} from '@feria/shared';
import { role as definition } from '@feria/shared/resources/role/index';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import { toColumns } from '../platform/crud/columns.js';
import { applyPlan } from '../platform/crud/query.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { Transactions } from '../platform/database/transactions.js';
import { ListPage } from '../platform/http/envelope.interceptor.js';
import { invalidField, notFound, Problems } from '../platform/http/errors.js';
import { listRulesOf, parseListQuery } from '../platform/http/list-query.js';
import { say } from '../platform/request-context.js';
import { keyHolders, lockRoles } from './key-holders.js';
import { RolePermissionEntity } from './role-permission.entity.js';
import { RoleEntity } from './role.entity.js';
import { UserRoleEntity } from './user-role.entity.js';
import { UserEntity } from './user.entity.js';

type Values = Record<string, unknown>;

/** What a body says of a role. Fields that were not sent are absent. */
interface Wanted {
  name?: string;
  permissions?: Permission[];
}

const USERS_COUNT = '(SELECT COUNT(*) FROM user_role held WHERE held.role_id = role.id)';
const DECLARED = listRulesOf(definition, 'role');
const RULES = { ...DECLARED, sort: { ...DECLARED.sort, users_count: USERS_COUNT } };

/** Roles and what they permit (spec §2.3, §6, §7). Whoever may edit roles may give every permission. */
@Injectable()
export class RolesService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
  ) {}

  /** Every permission there is, grouped by resource. */
  permissions(): PermissionGroup[] {
    const groups = new Map<string, Permission[]>();
    for (const permission of PERMISSIONS) {
      const resource = permission.slice(0, permission.indexOf('.'));
      groups.set(resource, [...(groups.get(resource) ?? []), permission]);
    }
    return [...groups].map(([resource, permissions]) => ({ resource, permissions }));
  }

  /**
   * A page of the list, in four statements.
   * @throws AppError 422 when the query asks for what is not declared, or for all of too many rows
   */
  async list(rawQuery: Values): Promise<ListPage<RoleRecord>> {
    const plan = parseListQuery(rawQuery, RULES);
    const query = this.dataSource.manager.createQueryBuilder(RoleEntity, 'role');
    applyPlan(query, plan);
    const total = await query.getCount();
    if (plan.take === null && total > MAX_ALL_ROWS)
      throw invalidField('itemsPerPage', 'validation.too_many_rows');
    const roles = total > plan.skip ? await query.getMany() : [];
    return new ListPage(await present(this.dataSource.manager, roles), total);
  }

  /**
   * A role with those who hold it, by name.
   * @throws AppError 404
   */
  async read(id: number, manager = this.dataSource.manager): Promise<RoleDetail> {
    const [record] = await present(manager, await manager.findBy(RoleEntity, { id }));
    if (!record) throw notFound();
    const users = await manager
      .createQueryBuilder(UserEntity, 'account')
      .innerJoin('account.roleLinks', 'held', 'held.role_id = :id', { id })
      .select(['account.id', 'account.name', 'account.email'])
      .orderBy('account.name', 'ASC')
      .addOrderBy('account.id', 'ASC')
      .getMany();
    return { ...record, assigned_users: users.map(({ id, name, email }) => ({ id, name, email })) };
  }

  /** @throws AppError 422: name taken, permission unknown */
  create(input: Values): Promise<RoleDetail> {
    const wanted = toColumns(definition, input, 'create') as Wanted;
    return this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        await checkWanted(manager, wanted, null);
        const { id } = await manager.save(manager.create(RoleEntity, { name: wanted.name }));
        await savePermissions(manager, id, wanted.permissions ?? []);
        return this.read(id, manager);
      }),
    );
  }

  /** @throws AppError 404; 422: name taken, permission unknown, nobody left who may edit roles */
  update(id: number, input: Values): Promise<RoleDetail> {
    const wanted = toColumns(definition, input, 'update') as Wanted;
    return this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        await lockRoles(manager);
        const stored = await manager.findOneBy(RoleEntity, { id });
        if (!stored) throw notFound();
        await checkWanted(manager, wanted, id);
        if (wanted.name !== undefined) await manager.save(Object.assign(stored, { name: wanted.name }));
        if (wanted.permissions) {
          await savePermissions(manager, id, wanted.permissions);
          if ((await keyHolders(manager)).length === 0)
            throw invalidField('permissions', 'validation.last_role_update');
        }
        return this.read(id, manager);
      }),
    );
  }

  /**
   * Deletes a role that nobody holds (decisions §4).
   * @throws AppError 404
   */
  remove(id: number): Promise<DeleteResult> {
    return this.transactions.run(async (manager) => {
      await lockRoles(manager);
      const stored = await manager.findOneBy(RoleEntity, { id });
      if (!stored) throw notFound();
      const { name } = stored;
      const users = await manager.countBy(UserRoleEntity, { role_id: id });
      if (users > 0) {
        const by = say('crud.dependents.user', { smart_count: users });
        return { success: false, message: say('crud.in_use', { name, by }) };
      }
      await manager.delete(RoleEntity, { id });
      return { success: true, message: say('crud.deleted', { name }) };
    });
  }

  /** Two of one name at once: the key saw it. */
  private async knowingTaken<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidField('name', 'validation.name_taken');
      throw error;
    }
  }
}

async function checkWanted(manager: EntityManager, wanted: Wanted, id: number | null): Promise<void> {
  const problems = new Problems();
  const other = id === null ? {} : { id: Not(id) };
  if (wanted.name !== undefined && (await manager.existsBy(RoleEntity, { name: wanted.name, ...other })))
    problems.add('name', 'validation.name_taken');
  const unknown = (wanted.permissions ?? []).filter((name) => !isPermission(name));
  if (unknown.length) problems.add('permissions', 'validation.unknown_names', { names: unknown.join(', ') });
  problems.throwIfAny();
}

async function savePermissions(
  manager: EntityManager,
  roleId: number,
  permissions: readonly Permission[],
): Promise<void> {
  await manager.delete(RolePermissionEntity, { role_id: roleId });
  if (permissions.length === 0) return;
  await manager.insert(
    RolePermissionEntity,
    permissions.map((permission) => ({ role_id: roleId, permission })),
  );
}

async function present(manager: EntityManager, roles: RoleEntity[]): Promise<RoleRecord[]> {
  if (roles.length === 0) return [];
  const ids = roles.map(({ id }) => id);
  const given = await manager.findBy(RolePermissionEntity, { role_id: In(ids) });
  const counts = await manager
    .createQueryBuilder(UserRoleEntity, 'held')
    .where('held.role_id IN (:...ids)', { ids })
    .select('held.role_id', 'role_id')
    .addSelect('COUNT(*)', 'users')
    .groupBy('held.role_id')
    .getRawMany<{ role_id: number; users: number | string }>();
  return roles.map(({ id, name }) => ({
    ...{ id, name },
    permissions: given
      .filter(({ role_id }) => role_id === id)
      .map(({ permission }) => permission)
      .filter(isPermission)
      .sort(),
    users_count: Number(counts.find(({ role_id }) => role_id === id)?.users ?? 0),
  }));
}
