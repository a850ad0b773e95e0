import type { MigrationInterface, QueryRunner } from 'typeorm';
import { bool, createTable, date, id, instant, int, nullable, primary, text, varchar } from './schema.js';

/** Bank statements: files, their entries, and how the bank's tables are read. */
export class BankStatements1790000000097 implements MigrationInterface {
  name = 'BankStatements1790000000097';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'bank_statement', [
      id(),
      instant('created_at'),
      nullable(int('user_id')),
      int('entries'),
      int('known'),
    ]);
    await createTable(
      runner,
      'bank_entry',
      [
        id(),
        int('statement_id'),
        varchar('entry_key', 64),
        varchar('account', 140),
        date('date'),
        date('booked_on'),
        int('amount'),
        varchar('currency', 3),
        bool('is_reversal', false),
        nullable(varchar('payer_name', 140)),
        nullable(varchar('payer_iban', 140)),
        nullable(text('marked')),
        nullable(text('text')),
        varchar('state', 8),
        nullable(int('payment_id')),
        nullable(int('decided_by')),
        nullable(instant('decided_at')),
      ],
      {
        uniques: { uq_bank_entry_key: ['entry_key'] },
        indexes: {
          ix_bank_entry_state: ['state', 'date'],
          ix_bank_entry_payment: ['payment_id'],
          ix_bank_entry_statement: ['statement_id'],
        },
        foreignKeys: { fk_bank_entry_statement: { column: 'statement_id', table: 'bank_statement' } },
      },
    );
    await createTable(runner, 'bank_setting', [primary(int('id')), nullable(text('csv_mapping'))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('bank_setting');
    await runner.dropTable('bank_entry');
    await runner.dropTable('bank_statement');
  }
}
