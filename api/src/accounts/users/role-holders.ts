import { isPermission, type Permission } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../../core/auth/role.entity.js';

/** The roles that a user holds, with their permissions. */
export async function rolesOf(manager: EntityManager, userId: number): Promise<RoleEntity[]> {
  const links = await manager.find(UserRoleEntity, {
    where: { user_id: userId },
    relations: { role: { permissions: true } },
  });
  return links.flatMap(({ role }) => (role ? [role] : []));
}

/** The permissions of roles together; names that the product no longer knows permit nothing. */
export function permissionsOf(roles: readonly RoleEntity[]): Permission[] {
  return roles
    .flatMap(({ permissions = [] }) => permissions.map(({ permission }) => permission))
    .filter(isPermission);
}

/** Without somebody who holds this, nobody could give anybody a permission any more. */
export const ROLE_ADMIN_PERMISSION: Permission = 'role.update';

/**
 * Makes changes of who may edit roles wait for each other. First statement of a transaction that takes a role from a
 * user, a permission from a role, or deletes either: only then does {@link roleAdministrators} see what the others have done.
 */
export async function lockRoles(manager: EntityManager): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(RoleEntity)
    .set({ revision: () => 'revision + 1' })
    .execute();
}

/** Ids of the users who may edit roles. At least one must remain. */
export async function roleAdministrators(manager: EntityManager): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(UserRoleEntity, 'held')
    .innerJoin(RolePermissionEntity, 'given', 'given.role_id = held.role_id')
    .where('given.permission = :permission', { permission: ROLE_ADMIN_PERMISSION })
    .select('held.user_id', 'user_id')
    .distinct(true)
    .getRawMany<{ user_id: number }>();
  return rows.map(({ user_id }) => Number(user_id));
}

/** Every permission that at least one account holds. */
export async function heldPermissions(manager: EntityManager): Promise<Set<Permission>> {
  const rows = await manager
    .createQueryBuilder(RolePermissionEntity, 'given')
    .innerJoin(UserRoleEntity, 'held', 'held.role_id = given.role_id')
    .select('given.permission', 'permission')
    .distinct(true)
    .getRawMany<{ permission: Permission }>();
  return new Set(rows.map(({ permission }) => permission).filter(isPermission));
}

/**
 * Whether a change of roles left a permission that nobody holds any more. Nobody may grant what they do not hold, so it
 * could never be granted again.
 * @param before what was held before the change; both under `lockRoles`
 */
export async function losesPermission(
  manager: EntityManager,
  before: ReadonlySet<Permission>,
): Promise<boolean> {
  const now = await heldPermissions(manager);
  return [...before].some((permission) => !now.has(permission));
}
