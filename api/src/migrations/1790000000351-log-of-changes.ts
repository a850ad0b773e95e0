import type { MigrationInterface, QueryRunner } from 'typeorm';
import { revokeFromAll } from './permissions.js';

const PERMISSION = 'auditLog.index';

/** The log of changes has a permission of its own: for who could read it until now, and for the role `Office`. */
export class LogOfChanges1790000000351 implements MigrationInterface {
  name = 'LogOfChanges1790000000351';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `INSERT INTO role_permission (role_id, permission)
       SELECT id, ? FROM role WHERE (name IN ('Administrator', 'Office')
         OR EXISTS (SELECT 1 FROM role_permission known WHERE known.role_id = role.id AND known.permission = 'user.index'))
       AND NOT EXISTS (SELECT 1 FROM role_permission held WHERE held.role_id = role.id AND held.permission = ?)`,
      [PERMISSION, PERMISSION],
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, [PERMISSION]);
  }
}
