import type { EntityManager } from 'typeorm';
import { KEY_PERMISSION } from './domain/rights.js';
import { RolePermissionEntity } from './role-permission.entity.js';
import { RoleEntity } from './role.entity.js';
import { UserRoleEntity } from './user-role.entity.js';

/**
 * Makes changes of who may edit roles wait for each other. First statement of a transaction that takes a role from a
 * user, a permission from a role, or deletes either: only then does {@link keyHolders} see what the others have done.
 */
export async function lockRoles(manager: EntityManager): Promise<void> {
  await manager
    .createQueryBuilder()
    .update(RoleEntity)
    .set({ revision: () => 'revision + 1' })
    .execute();
}

/** Ids of the users who may edit roles. At least one must remain (decisions §3). */
export async function keyHolders(manager: EntityManager): Promise<number[]> {
  const rows = await manager
    .createQueryBuilder(UserRoleEntity, 'held')
    .innerJoin(RolePermissionEntity, 'given', 'given.role_id = held.role_id')
    .where('given.permission = :permission', { permission: KEY_PERMISSION })
    .select('held.user_id', 'user_id')
    .distinct(true)
    .getRawMany<{ user_id: number }>();
  return rows.map(({ user_id }) => Number(user_id));
}
