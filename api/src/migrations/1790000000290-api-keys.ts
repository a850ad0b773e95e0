import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { addColumn, createTable, id, instant, int, nullable, varchar } from './schema.js';

const PERMISSIONS = ['apiKey.create', 'apiKey.index', 'apiKey.update'];

/** Logins of programs, and their names in the log of changes. */
export class ApiKeys1790000000290 implements MigrationInterface {
  name = 'ApiKeys1790000000290';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'api_key',
      [
        id(),
        varchar('name', 100),
        int('user_id'),
        int('role_id'),
        varchar('token_hash', 64),
        varchar('hint', 4),
        instant('created_at'),
        instant('expires_at'),
        nullable(instant('last_used_at')),
      ],
      {
        uniques: { uq_api_key_token: ['token_hash'] },
        indexes: { ix_api_key_user: ['user_id'], ix_api_key_role: ['role_id'] },
        foreignKeys: {
          fk_api_key_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
          fk_api_key_role: { column: 'role_id', table: 'role' },
        },
      },
    );
    await addColumn(runner, 'audit_entry', nullable(varchar('api_key', 100)));
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    await runner.dropColumn('audit_entry', 'api_key');
    await runner.dropTable('api_key');
  }
}
