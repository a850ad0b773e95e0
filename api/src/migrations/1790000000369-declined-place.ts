import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, int, primary } from './schema.js';

/** What was asked for in vain, once for each child and week, without a name. */
export class DeclinedPlace1790000000369 implements MigrationInterface {
  name = 'DeclinedPlace1790000000369';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'declined_place', [primary(int('course_week_id')), primary(int('token'))], {
      foreignKeys: {
        fk_declined_place_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
      },
    });
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('declined_place');
  }
}
