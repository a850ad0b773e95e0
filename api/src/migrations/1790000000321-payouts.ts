import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, id, instant, int, nullable, primary, text, varchar } from './schema.js';

/** Credit that is paid out: files for the bank, what stands in them, and the accounts of parents. */
export class Payouts1790000000321 implements MigrationInterface {
  name = 'Payouts1790000000321';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'sepa_file',
      [
        id(),
        instant('created_at'),
        nullable(int('user_id')),
        varchar('format', 16),
        varchar('account_name', 140),
        varchar('account_iban', 34),
        date('execute_on'),
        nullable(instant('withdrawn_at')),
      ],
      { indexes: { ix_sepa_file_user: ['user_id'] } },
    );
    await createTable(
      runner,
      'payout',
      [
        id(),
        int('sepa_file_id'),
        int('person_id'),
        int('amount'),
        varchar('end_to_end_id', 35),
        varchar('state', 9),
        nullable(int('payment_id')),
        nullable(varchar('entry_key', 64)),
        nullable(text('name')),
        nullable(text('iban')),
      ],
      {
        uniques: { uq_payout_end_to_end_id: ['end_to_end_id'] },
        indexes: {
          ix_payout_person: ['person_id', 'state'],
          ix_payout_file: ['sepa_file_id'],
          ix_payout_payment: ['payment_id'],
        },
        foreignKeys: { fk_payout_file: { column: 'sepa_file_id', table: 'sepa_file' } },
      },
    );
    await createTable(
      runner,
      'refund_account',
      [primary(int('person_id')), text('iban'), varchar('told_by', 6), instant('told_at')],
      {
        foreignKeys: {
          fk_refund_account_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('refund_account');
    await runner.dropTable('payout');
    await runner.dropTable('sepa_file');
  }
}
