import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, id, instant, int, nullable, primary, text, varchar } from './schema.js';

/** Receipts for payments, what they say, and the last number that was given. */
export class Receipts1790000000340 implements MigrationInterface {
  name = 'Receipts1790000000340';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'receipt',
      [
        id(),
        text('search_text'),
        int('year'),
        int('number'),
        date('date'),
        int('payment_id'),
        nullable(int('valid_payment_id')),
        nullable(int('person_id')),
        varchar('lang', 2),
        int('amount'),
        varchar('method', 8),
        date('paid_on'),
        nullable(varchar('payer', 511)),
        nullable(varchar('payer_tax', 32)),
        nullable(text('payer_address')),
        text('organiser'),
        varchar('organiser_tax', 40),
        varchar('place', 120),
        nullable(varchar('exemption', 500)),
        nullable(varchar('stamp_duty', 500)),
        nullable(int('replaces_id')),
        instant('created_at'),
        nullable(int('user_id')),
        nullable(instant('cancelled_at')),
        nullable(int('cancelled_by')),
        nullable(varchar('cancellation', 8)),
        nullable(varchar('cancel_reason', 500)),
      ],
      {
        uniques: {
          uq_receipt_number: ['year', 'number'],
          uq_receipt_valid_payment: ['valid_payment_id'],
        },
        indexes: {
          ix_receipt_payment: ['payment_id'],
          ix_receipt_person: ['person_id'],
          ix_receipt_date: ['date'],
          ix_receipt_user: ['user_id'],
          ix_receipt_cancelled_by: ['cancelled_by'],
        },
        foreignKeys: { fk_receipt_payment: { column: 'payment_id', table: 'payment' } },
      },
    );
    await createTable(
      runner,
      'receipt_line',
      [
        id(),
        int('receipt_id'),
        varchar('kind', 6),
        nullable(int('child_id')),
        nullable(varchar('child', 511)),
        nullable(varchar('course', 255)),
        nullable(varchar('week', 255)),
        nullable(date('starts_on')),
        nullable(date('ends_on')),
        int('amount'),
      ],
      {
        indexes: { ix_receipt_line_receipt: ['receipt_id'], ix_receipt_line_child: ['child_id'] },
        foreignKeys: { fk_receipt_line_receipt: { column: 'receipt_id', table: 'receipt' } },
      },
    );
    await createTable(runner, 'receipt_counter', [
      primary(int('id')),
      int('year'),
      int('number'),
      date('date'),
    ]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('receipt_counter');
    await runner.dropTable('receipt_line');
    await runner.dropTable('receipt');
  }
}
