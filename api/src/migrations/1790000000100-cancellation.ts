import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, createTable, date, id, instant, int, nullable, text } from './schema.js';

/** Steps until when parents may give a place back, and the fees of those who did. */
export class Cancellation1790000000100 implements MigrationInterface {
  name = 'Cancellation1790000000100';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'course', nullable(text('cancellation')));
    await createTable(
      runner,
      'cancellation_fee',
      [
        id(),
        int('registration_id'),
        int('child_id'),
        int('course_week_id'),
        nullable(int('booked_by')),
        int('amount'),
        int('payed_amount', 0),
        nullable(date('due_on')),
        instant('created_at'),
      ],
      {
        uniques: { uq_cancellation_fee_registration: ['registration_id'] },
        indexes: {
          ix_cancellation_fee_child: ['child_id'],
          ix_cancellation_fee_week: ['course_week_id'],
          ix_cancellation_fee_booked_by: ['booked_by'],
        },
        foreignKeys: {
          fk_cancellation_fee_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_cancellation_fee_week: { column: 'course_week_id', table: 'course_week' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('cancellation_fee');
    await runner.dropColumn('course', 'cancellation');
  }
}
