import type { Permission } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { RoleEntity } from './role.entity.js';
import { UserRoleEntity } from './user-role.entity.js';

/** The roles that a user holds, with their permissions. */
export async function rolesOf(manager: EntityManager, userId: number): Promise<RoleEntity[]> {
  const links = await manager.find(UserRoleEntity, {
    where: { user_id: userId },
    relations: { role: { permissions: true } },
  });
  return links.flatMap(({ role }) => (role ? [role] : []));
}

/** The permissions of roles together. */
export function permissionsOf(roles: readonly RoleEntity[]): Permission[] {
  return roles.flatMap(({ permissions = [] }) => permissions.map(({ permission }) => permission));
}
