import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { createTable, id, instant, int, nullable, text, varchar } from './schema.js';

/** Addresses of calendars, and when the dates of a week were last changed: calendars must notice that. */
export class Calendar1790000000051 implements MigrationInterface {
  name = 'Calendar1790000000051';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'calendar_feed',
      [id(), int('user_id'), varchar('secret_hash', 64), text('secret'), instant('created_at')],
      {
        uniques: { uq_calendar_feed_user: ['user_id'], uq_calendar_feed_secret: ['secret_hash'] },
        foreignKeys: { fk_calendar_feed_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
    await runner.addColumn('course_week', new TableColumn(nullable(instant('dates_changed_at'))));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('course_week', 'dates_changed_at');
    await runner.dropTable('calendar_feed');
  }
}
