import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { bool, createTable, id, instant, int, nullable, primary, text, varchar } from './schema.js';

const ofUser = (table: string) => ({
  [`fk_${table}_user`]: { column: 'user_id', table: 'user', onDelete: 'CASCADE' as const },
});

/** Authenticator apps, recovery codes and passkeys of accounts, and the steps of signing in; roles that require them. */
export class SecondFactor1790000000112 implements MigrationInterface {
  name = 'SecondFactor1790000000112';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('user', new TableColumn(nullable(instant('second_factor_at'))));
    await runner.addColumn('role', new TableColumn(bool('second_factor', false)));
    await createTable(
      runner,
      'authenticator_app',
      [primary(int('user_id')), text('secret'), instant('created_at'), int('last_step', 0)],
      { foreignKeys: ofUser('authenticator_app') },
    );
    await createTable(
      runner,
      'recovery_code',
      [id(), int('user_id'), varchar('hash', 64), nullable(instant('used_at'))],
      { uniques: { uq_recovery_code_user_hash: ['user_id', 'hash'] }, foreignKeys: ofUser('recovery_code') },
    );
    await createTable(
      runner,
      'passkey',
      [
        id(),
        int('user_id'),
        varchar('name', 80),
        text('credential_id'),
        varchar('credential_hash', 64),
        text('public_key'),
        varchar('counter', 10),
        varchar('transports', 100),
        instant('created_at'),
        nullable(instant('last_used_at')),
      ],
      {
        uniques: { uq_passkey_credential: ['credential_hash'] },
        indexes: { ix_passkey_user: ['user_id'] },
        foreignKeys: ofUser('passkey'),
      },
    );
    await createTable(
      runner,
      'login_step',
      [
        id(),
        varchar('token_hash', 64),
        varchar('purpose', 12),
        nullable(int('user_id')),
        nullable(varchar('challenge', 100)),
        bool('remember', false),
        int('attempts', 0),
        instant('expires_at'),
      ],
      {
        uniques: { uq_login_step_token: ['token_hash'] },
        indexes: { ix_login_step_user: ['user_id'], ix_login_step_expires: ['expires_at'] },
        foreignKeys: ofUser('login_step'),
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['login_step', 'passkey', 'recovery_code', 'authenticator_app'])
      await runner.dropTable(table);
    await runner.dropColumn('role', 'second_factor');
    await runner.dropColumn('user', 'second_factor_at');
  }
}
