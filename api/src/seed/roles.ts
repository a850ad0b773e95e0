import { PERMISSIONS, SEEDED_ROLES, type Permission } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { hashPassword } from '../core/auth/passwords.js';
import type { Clock } from '../core/clock.js';
import type { Config } from '../core/config/config.js';
import type { Transactions } from '../core/database/transactions.js';
import { ROLE_ADMIN_PERMISSION, roleAdministrators } from '../accounts/users/role-holders.js';
import { RoleEntity, RolePermissionEntity, UserRoleEntity } from '../core/auth/role.entity.js';
import { UserEntity } from '../core/auth/user.entity.js';

/** Creates the roles that a new database starts with, when there is no role at all. */
export async function seedRoles(transactions: Transactions): Promise<void> {
  await transactions.run(async (manager) => {
    if (await manager.exists(RoleEntity)) return;
    for (const { name, permissions } of SEEDED_ROLES) await createRole(manager, name, permissions);
  });
}

/**
 * Creates the first administrator when no user may change roles; a user of that e-mail address is made one, and keeps
 * the password.
 * @param admin `null` when none is configured: then nothing happens.
 */
export async function ensureAdministrator(
  transactions: Transactions,
  admin: Config['admin'],
  clock: Clock,
): Promise<void> {
  if (!admin || (await transactions.run(hasAdministrator))) return;
  const password_hash = await hashPassword(admin.password);
  await transactions.run(async (manager) => {
    if (await hasAdministrator(manager)) return;
    const role_id = await roleWithEverything(manager);
    const known = await manager.findOneBy(UserEntity, { email: admin.email });
    const user =
      known ??
      (await manager.save(
        manager.create(UserEntity, {
          name: admin.email.split('@')[0],
          email: admin.email,
          password_hash,
          password_change_required: false,
          lang: 'de',
          created_at: clock.now(),
        }),
      ));
    await manager.save(manager.create(UserRoleEntity, { user_id: user.id, role_id }));
  });
}

async function hasAdministrator(manager: EntityManager): Promise<boolean> {
  return (await roleAdministrators(manager)).length > 0;
}

/** The seeded role of administrators, as long as it can still do it; else a new one. */
async function roleWithEverything(manager: EntityManager): Promise<number> {
  const found = await manager.findOne(RolePermissionEntity, {
    where: { permission: ROLE_ADMIN_PERMISSION },
    order: { role_id: 'ASC' },
  });
  if (found) return found.role_id;
  const taken = new Set((await manager.find(RoleEntity)).map(({ name }) => name));
  let name = SEEDED_ROLES[0]?.name ?? 'Administrator';
  while (taken.has(name)) name += ' +';
  return createRole(manager, name, PERMISSIONS);
}

async function createRole(
  manager: EntityManager,
  name: string,
  permissions: readonly Permission[],
): Promise<number> {
  const role = await manager.save(manager.create(RoleEntity, { name }));
  await manager.insert(
    RolePermissionEntity,
    permissions.map((permission) => ({ role_id: role.id, permission })),
  );
  return role.id;
}
