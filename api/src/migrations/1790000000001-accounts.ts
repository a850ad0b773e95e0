import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bool, createTable, id, instant, int, nullable, primary, text, varchar } from './schema.js';

/** Users, roles, sessions, password links, rate limits, options. */
export class Accounts1790000000001 implements MigrationInterface {
  name = 'Accounts1790000000001';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'user',
      [
        id(),
        varchar('name'),
        varchar('email'),
        nullable(varchar('password_hash')),
        bool('password_change_required', false),
        nullable(varchar('company_name')),
        varchar('lang', 2),
        instant('created_at'),
        text('search_text'),
      ],
      { uniques: { uq_user_email: ['email'] } },
    );
    await createTable(runner, 'role', [id(), varchar('name', 191), text('search_text')], {
      uniques: { uq_role_name: ['name'] },
    });
    await createTable(
      runner,
      'role_permission',
      [primary(int('role_id')), primary(varchar('permission', 100))],
      {
        foreignKeys: { fk_role_permission_role: { column: 'role_id', table: 'role', onDelete: 'CASCADE' } },
      },
    );
    await createTable(runner, 'user_role', [primary(int('user_id')), primary(int('role_id'))], {
      indexes: { ix_user_role_role: ['role_id'] },
      foreignKeys: {
        fk_user_role_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
        fk_user_role_role: { column: 'role_id', table: 'role' },
      },
    });
    await createTable(
      runner,
      'session',
      [
        primary(varchar('id', 32)),
        int('user_id'),
        bool('remember', false),
        instant('created_at'),
        instant('expires_at'),
      ],
      {
        indexes: { ix_session_user: ['user_id'], ix_session_expires: ['expires_at'] },
        foreignKeys: { fk_session_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
    await createTable(
      runner,
      'password_token',
      [
        id(),
        int('user_id'),
        varchar('token_hash', 64),
        instant('created_at'),
        instant('expires_at'),
        nullable(instant('used_at')),
      ],
      {
        uniques: { uq_password_token_hash: ['token_hash'] },
        indexes: { ix_password_token_user: ['user_id'] },
        foreignKeys: { fk_password_token_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
    await createTable(
      runner,
      'rate_limit',
      [primary(varchar('bucket', 64)), int('hits'), instant('resets_at')],
      {
        indexes: { ix_rate_limit_resets: ['resets_at'] },
      },
    );
    await createTable(runner, 'option', [id(), varchar('key', 60), nullable(text('value'))], {
      uniques: { uq_option_key: ['key'] },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'option',
      'rate_limit',
      'password_token',
      'session',
      'user_role',
      'role_permission',
      'role',
      'user',
    ]) {
      await runner.dropTable(table);
    }
  }
}
