import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, id, instant, int, nullable } from './schema.js';

/** That children were erased while they were on site: their leaders read it, without a name. */
export class ErasedOnSite1790000000283 implements MigrationInterface {
  name = 'ErasedOnSite1790000000283';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'erased_on_site',
      [id(), int('course_week_id'), nullable(int('week_group_id')), date('date'), instant('at')],
      {
        indexes: { ix_erased_on_site_week: ['course_week_id'] },
        foreignKeys: {
          fk_erased_on_site_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('erased_on_site');
  }
}
