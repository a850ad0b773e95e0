import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, id, instant, int, nullable, varchar } from './schema.js';

/** Until when an account must have confirmed its address, and the links for it. Accounts that exist need not. */
export class EmailConfirmation1790000000022 implements MigrationInterface {
  name = 'EmailConfirmation1790000000022';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('user', new TableColumn(nullable(instant('email_confirm_until'))));
    await createTable(
      runner,
      'email_token',
      [id(), int('user_id'), varchar('token_hash', 64), instant('created_at'), instant('expires_at')],
      {
        uniques: { uq_email_token_hash: ['token_hash'] },
        indexes: { ix_email_token_user: ['user_id'], ix_email_token_expires: ['expires_at'] },
        foreignKeys: { fk_email_token_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('email_token');
    await runner.dropColumn('user', 'email_confirm_until');
  }
}
