import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, int, varchar } from './schema.js';

/** What parents have put into their basket. */
export class Basket1790000000342 implements MigrationInterface {
  name = 'Basket1790000000342';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'basket_line',
      [id(), int('user_id'), int('child_id'), int('course_week_id'), varchar('day_type', 8)],
      {
        uniques: { uq_basket_line_user_child_week: ['user_id', 'child_id', 'course_week_id'] },
        indexes: { ix_basket_line_child: ['child_id'], ix_basket_line_week: ['course_week_id'] },
        foreignKeys: { fk_basket_line_user: { column: 'user_id', table: 'user', onDelete: 'CASCADE' } },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('basket_line');
  }
}
