import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, createTable, date, id, instant, int, nullable, primary } from './schema.js';

/** Reminders of payments, their pauses and runs; and since when an option has its value, so that switching them on sends none at once. */
export class PaymentReminders1790000000101 implements MigrationInterface {
  name = 'PaymentReminders1790000000101';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'payment_reminder',
      [
        id(),
        int('person_id'),
        nullable(int('registration_id')),
        nullable(int('fee_id')),
        int('step'),
        date('day'),
      ],
      {
        uniques: {
          uq_payment_reminder_step: ['registration_id', 'step'],
          uq_payment_reminder_fee_step: ['fee_id', 'step'],
        },
        indexes: { ix_payment_reminder_person: ['person_id'] },
        foreignKeys: {
          fk_payment_reminder_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
          fk_payment_reminder_registration: {
            column: 'registration_id',
            table: 'registration',
            onDelete: 'CASCADE',
          },
          fk_payment_reminder_fee: { column: 'fee_id', table: 'cancellation_fee', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(
      runner,
      'reminder_pause',
      [primary(int('person_id')), nullable(date('until')), instant('created_at')],
      {
        foreignKeys: {
          fk_reminder_pause_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
        },
      },
    );
    await createTable(runner, 'payment_reminder_run', [primary(date('day'))]);
    await addColumn(runner, 'option', nullable(instant('changed_at')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('option', 'changed_at');
    await runner.dropTable('payment_reminder_run');
    await runner.dropTable('reminder_pause');
    await runner.dropTable('payment_reminder');
  }
}
