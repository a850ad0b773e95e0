import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, instant, int, nullable } from './schema.js';

/** Who wants to be reminded of the opening of which project, and for which opening that was done. */
export class OpeningReminders1790000000052 implements MigrationInterface {
  name = 'OpeningReminders1790000000052';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'opening_reminder',
      [
        id(),
        int('user_id'),
        int('course_id'),
        instant('created_at'),
        nullable(instant('day_mail_for')),
        nullable(instant('hour_mail_for')),
      ],
      {
        // By course, as the mails are looked for.
        uniques: { uq_opening_reminder_course_user: ['course_id', 'user_id'] },
        indexes: { ix_opening_reminder_user: ['user_id'] },
        foreignKeys: {
          fk_opening_reminder_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' },
          fk_opening_reminder_course: { column: 'course_id', table: 'course', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('opening_reminder');
  }
}
