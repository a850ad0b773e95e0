import type { QueryRunner } from 'typeorm';

/**
 * Gives permissions that are new to the role `Administrator` of a database that has it. A database without roles gets
 * all of them from the seed. Other roles get theirs from whoever may change roles.
 */
export async function grantToAdministrator(
  runner: QueryRunner,
  permissions: readonly string[],
): Promise<void> {
  for (const permission of permissions) {
    await runner.query(
      `INSERT INTO role_permission (role_id, permission)
       SELECT id, ? FROM role WHERE name = 'Administrator'
       AND NOT EXISTS (SELECT 1 FROM role_permission WHERE role_id = role.id AND permission = ?)`,
      [permission, permission],
    );
  }
}

/** Takes permissions that no longer exist from every role. */
export async function revokeFromAll(runner: QueryRunner, permissions: readonly string[]): Promise<void> {
  for (const permission of permissions) {
    await runner.query('DELETE FROM role_permission WHERE permission = ?', [permission]);
  }
}
