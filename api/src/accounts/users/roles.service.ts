import { Injectable } from '@nestjs/common';
import {
  ASSIGNED_PERMISSION,
  can,
  isPermission,
  mayActOn,
  notGrantable,
  PERMISSIONS,
  type DeletePreview,
  type DeleteResult,
  type Permission,
  type PermissionGroup,
  type RoleDetail,
  type RoleRecord,
} from '@feria/shared';
import { role as definition } from '@feria/shared/resources/role/index';
import { DataSource, In, Not, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { toColumns } from '../../core/crud/columns.js';
import { deleteUnlessUsed, dependentsOf, inUse } from '../../core/crud/dependents.js';
import { findPage } from '../../core/crud/list.queries.js';
import { refuseChangedRecord, versionOfRecord } from '../../core/crud/versions.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { sortKeyColumn } from '../../core/database/sortable.js';
import { Transactions } from '../../core/database/transactions.js';
import { ListPage } from '../../core/http/envelope.js';
import { invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { listRulesOf, parseListQuery } from '../../core/http/list-query.js';
import { t } from '../../core/request-context.js';
import { refusalOfSight } from '../access/child-access.js';
import { heldPermissions, lockRoles, losesPermission, roleAdministrators } from './role-holders.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';

type Values = Record<string, unknown>;

/** What a body says of a role. Fields that were not sent are absent. */
type Wanted = { name?: string; permissions?: Permission[]; second_factor?: boolean };

const USERS_COUNT = '(SELECT COUNT(*) FROM user_role held WHERE held.role_id = role.id)';
const DECLARED = listRulesOf(definition, 'role');
export const ROLE_LIST = { ...DECLARED, sort: { ...DECLARED.sort, users_count: USERS_COUNT } };

/** Who changes roles. */
type Actor = Pick<CurrentUserData, 'permissions'>;

/**
 * Roles and what they permit. Nobody puts a permission into a role that they do not hold, or changes or deletes a role with
 * permissions beyond their own: see `mayActOn` of the shared rules.
 */
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
    const plan = parseListQuery(rawQuery, ROLE_LIST);
    const query = this.dataSource.manager.createQueryBuilder(RoleEntity, 'role');
    const { rows, total } = await findPage(query, plan);
    return new ListPage(await present(this.dataSource.manager, rows), total);
  }

  /**
   * A role, with those who hold it, by name, for readers who may list users.
   * @throws AppError 404
   */
  async read(id: number, reader: Actor, manager = this.dataSource.manager): Promise<RoleDetail> {
    const [record] = await present(manager, await manager.findBy(RoleEntity, { id }));
    if (!record) throw notFound();
    return {
      ...record,
      assigned_users: can(reader, 'user.index') ? await holdersOf(manager, id) : null,
      version: versionOfRecord(definition, record),
    };
  }

  /** @throws AppError 422: name taken, permission unknown or not the caller's */
  create(input: Values, actor: Actor): Promise<RoleDetail> {
    const wanted = toColumns(definition, input, 'create') as Wanted;
    return this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        await checkWanted(manager, wanted, { id: null, held: [], actor });
        const { id } = await manager.save(manager.create(RoleEntity, ownColumns(wanted)));
        await savePermissions(manager, id, wanted.permissions ?? []);
        await recordAudit(manager, {
          action: 'create',
          resource: definition.name,
          recordId: id,
          ...differenceOf(definition.name, null, { ...wanted }),
        });
        return this.read(id, actor, manager);
      }),
    );
  }

  /**
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 404; 409 when somebody else has changed the same since; 422: name taken, permission unknown or not the caller's, a role beyond what the caller holds, or a
   * permission that nobody would hold any more
   */
  update(id: number, input: Values, actor: Actor): Promise<RoleDetail> {
    const wanted = toColumns(definition, input, 'update') as Wanted;
    return this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        await lockRoles(manager);
        const stored = await manager.findOneBy(RoleEntity, { id });
        if (!stored) throw notFound();
        const held = await permissionsIn(manager, id);
        refuseChangedRecord(definition, input, { ...stored, permissions: held });
        const heldBefore = await heldPermissions(manager);
        if (!mayActOn(actor.permissions, held)) refuseChanges(wanted, stored, held);
        await checkWanted(manager, wanted, { id, held, actor });
        if (wanted.permissions?.includes(ASSIGNED_PERMISSION) && !held.includes(ASSIGNED_PERMISSION)) {
          const holders = await manager.findBy(UserRoleEntity, { role_id: id });
          const refusal = await refusalOfSight(
            manager,
            actor,
            holders.map(({ user_id }) => user_id),
          );
          if (refusal) throw invalidField('permissions', refusal);
        }
        const before = { name: stored.name, permissions: held, second_factor: stored.second_factor };
        await manager.save(Object.assign(stored, ownColumns(wanted)));
        if (wanted.permissions) {
          await savePermissions(manager, id, wanted.permissions);
          if ((await roleAdministrators(manager)).length === 0)
            throw invalidField('permissions', 'validation.last_role_update');
          if (await losesPermission(manager, heldBefore))
            throw invalidField('permissions', 'validation.last_holder');
        }
        await recordAudit(manager, {
          action: 'update',
          resource: definition.name,
          recordId: id,
          ...differenceOf(definition.name, before, { ...wanted }),
        });
        return this.read(id, actor, manager);
      }),
    );
  }

  /**
   * Deletes a role that nobody holds, unless it has permissions beyond the caller's.
   * @param viewer who asks: the holders are named only to those who may list users
   * @throws AppError 404
   */
  remove(id: number, viewer: Actor): Promise<DeleteResult> {
    return deleteUnlessUsed(() =>
      this.transactions.run(async (manager) => {
        await lockRoles(manager);
        const { name, refusal } = await this.removal(manager, id, viewer);
        if (refusal !== null) return { success: false, message: refusal };
        await manager.delete(RoleEntity, { id });
        await recordAudit(manager, { action: 'delete', resource: definition.name, recordId: id });
        return { success: true, message: t('crud.deleted', { name }) };
      }),
    );
  }

  /**
   * What {@link remove} would do.
   * @throws AppError 404
   */
  async previewRemoval(id: number, viewer: Actor): Promise<DeletePreview> {
    const removal = await this.removal(this.dataSource.manager, id, viewer);
    return { ...removal, facts: [], consequences: [], mail: null };
  }

  private async removal(
    manager: EntityManager,
    id: number,
    viewer: Actor,
  ): Promise<{ name: string; refusal: string | null }> {
    const stored = await manager.findOneBy(RoleEntity, { id });
    if (!stored) throw notFound();
    const { name } = stored;
    if (!mayActOn(viewer.permissions, await permissionsIn(manager, id)))
      return { name, refusal: t('role.beyond_own', { name }) };
    return { name, refusal: inUse(name, await dependentsOf(manager, RoleEntity, id, { viewer })) };
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

/** What is stored in the role's own row. */
function ownColumns({ name, second_factor }: Wanted): { name?: string; second_factor?: boolean } {
  return { ...(name !== undefined && { name }), ...(second_factor !== undefined && { second_factor }) };
}

/** The permissions of a role. */
async function permissionsIn(manager: EntityManager, roleId: number): Promise<Permission[]> {
  const given = await manager.findBy(RolePermissionEntity, { role_id: roleId });
  return given.map(({ permission }) => permission).filter(isPermission);
}

/** Refuses what is sent of a role and stored otherwise: the form sends all of it. */
function refuseChanges(wanted: Wanted, stored: RoleEntity, held: readonly Permission[]): void {
  const problems = new ValidationErrors();
  if (wanted.name !== undefined && wanted.name !== stored.name)
    problems.add('name', 'validation.role_beyond_own');
  if (wanted.second_factor !== undefined && wanted.second_factor !== stored.second_factor)
    problems.add('second_factor', 'validation.role_beyond_own');
  const { permissions = held } = wanted;
  if (permissions.length !== held.length || permissions.some((permission) => !held.includes(permission)))
    problems.add('permissions', 'validation.role_beyond_own');
  problems.throwIfAny();
}

async function checkWanted(
  manager: EntityManager,
  wanted: Wanted,
  { id, held, actor }: { id: number | null; held: readonly Permission[]; actor: Actor },
): Promise<void> {
  const problems = new ValidationErrors();
  const other = id === null ? {} : { id: Not(id) };
  if (wanted.name !== undefined && (await manager.existsBy(RoleEntity, { name: wanted.name, ...other })))
    problems.add('name', 'validation.name_taken');
  const unknown = (wanted.permissions ?? []).filter((name) => !isPermission(name));
  if (unknown.length) problems.add('permissions', 'validation.unknown_names', { names: unknown.join(', ') });
  const added = (wanted.permissions ?? []).filter((name) => isPermission(name) && !held.includes(name));
  if (notGrantable(actor.permissions, added).length)
    problems.addOnce('permissions', 'validation.permissions_beyond_own');
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
  return roles.map(({ id, name, second_factor }) => ({
    id,
    name,
    second_factor,
    permissions: given
      .filter(({ role_id }) => role_id === id)
      .map(({ permission }) => permission)
      .filter(isPermission)
      .sort(),
    users_count: Number(counts.find(({ role_id }) => role_id === id)?.users ?? 0),
  }));
}

/** Who holds a role, by name. */
async function holdersOf(
  manager: EntityManager,
  id: number,
): Promise<NonNullable<RoleDetail['assigned_users']>> {
  const users = await manager
    .createQueryBuilder(UserEntity, 'account')
    .innerJoin('account.roleLinks', 'held', 'held.role_id = :id', { id })
    .select(['account.id', 'account.name', 'account.email'])
    .orderBy(sortKeyColumn('account.name'), 'ASC')
    .addOrderBy('account.id', 'ASC')
    .getMany();
  return users.map(({ id: userId, name, email }) => ({ id: userId, name, email }));
}
