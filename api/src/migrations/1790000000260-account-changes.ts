import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bool, createTable, id, instant, int, nullable, text, varchar } from './schema.js';

/** Changes of logins that can be undone for seven days. What was changed before cannot be. */
export class AccountChanges1790000000260 implements MigrationInterface {
  name = 'AccountChanges1790000000260';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'account_change',
      [
        id(),
        int('user_id'),
        varchar('kind', 16),
        nullable(varchar('token_hash', 64)),
        nullable(varchar('email')),
        nullable(text('factors')),
        nullable(varchar('password_hash')),
        bool('by_staff', false),
        varchar('state', 8),
        instant('created_at'),
        instant('expires_at'),
      ],
      {
        uniques: { uq_account_change_token: ['token_hash'] },
        indexes: {
          ix_account_change_user: ['user_id'],
          ix_account_change_email: ['email'],
          ix_account_change_expires: ['expires_at'],
        },
        foreignKeys: { fk_account_change_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('account_change');
  }
}
