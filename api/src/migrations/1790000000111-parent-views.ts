import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { createTable, instant, int, primary, varchar } from './schema.js';

const PERMISSIONS = ['person.viewAs'];

/** Staff look at the portal as a parent, read-only and for a short time. */
export class ParentViews1790000000111 implements MigrationInterface {
  name = 'ParentViews1790000000111';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'parent_view',
      [
        primary(varchar('id', 32)),
        varchar('session_id', 32),
        int('user_id'),
        int('person_id'),
        instant('created_at'),
        instant('expires_at'),
      ],
      {
        indexes: {
          ix_parent_view_session: ['session_id'],
          ix_parent_view_user: ['user_id'],
          ix_parent_view_expires: ['expires_at'],
        },
      },
    );
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    await runner.dropTable('parent_view');
  }
}
