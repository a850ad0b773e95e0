import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, id, instant, int } from './schema.js';

/** Which days weeks had until they were changed: marks that were made before arrive later. */
export class FormerWeekDays1790000000282 implements MigrationInterface {
  name = 'FormerWeekDays1790000000282';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'former_week_days',
      [id(), int('course_week_id'), date('from'), date('to'), int('user_id'), instant('until')],
      {
        indexes: { ix_former_week_days_week: ['course_week_id'] },
        foreignKeys: {
          fk_former_week_days_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('former_week_days');
  }
}
