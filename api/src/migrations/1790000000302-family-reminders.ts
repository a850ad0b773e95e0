import type { MigrationInterface, QueryRunner } from 'typeorm';
import { unique, uniqueIndex } from './schema.js';

/**
 * Reminders are counted by family: something that stays open is told of in every mail, so a step can come twice for it, on two days. What
 * was written before stays and counts.
 */
export class FamilyReminders1790000000302 implements MigrationInterface {
  name = 'FamilyReminders1790000000302';

  async up(runner: QueryRunner): Promise<void> {
    await change(runner, 'step', 'day');
  }

  async down(runner: QueryRunner): Promise<void> {
    // The newest of each step stays.
    await runner.query(
      `DELETE FROM payment_reminder WHERE id NOT IN (SELECT id FROM
        (SELECT MAX(id) AS id FROM payment_reminder GROUP BY registration_id, fee_id, step) newest)`,
    );
    await change(runner, 'day', 'step');
  }
}

/** The new key first: the foreign key of the column needs one at any time. MySQL calls a unique constraint an index. */
async function change(runner: QueryRunner, from: string, to: string): Promise<void> {
  for (const [name, column] of [
    ['uq_payment_reminder', 'registration_id'],
    ['uq_payment_reminder_fee', 'fee_id'],
  ] as const) {
    if (runner.dataSource.options.type === 'better-sqlite3') {
      await runner.createUniqueConstraint('payment_reminder', unique(`${name}_${to}`, [column, to]));
      await runner.dropUniqueConstraint('payment_reminder', `${name}_${from}`);
    } else {
      await runner.createIndex('payment_reminder', uniqueIndex(`${name}_${to}`, [column, to]));
      await runner.dropIndex('payment_reminder', `${name}_${from}`);
    }
  }
}
