import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, createTable, int, nullable, primary, text, varchar } from './schema.js';

/** What the day said before a point was restored, and which children the list of who counted had there. */
export class FactsOnSite1790000000270 implements MigrationInterface {
  name = 'FactsOnSite1790000000270';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'attendance_issue', nullable(text('replaced')));
    await createTable(
      runner,
      'headcount_child',
      [primary(varchar('headcount_id', 36)), primary(int('child_id'))],
      {
        indexes: { ix_headcount_child_child: ['child_id'] },
        foreignKeys: {
          fk_headcount_child_headcount: { column: 'headcount_id', table: 'headcount', onDelete: 'CASCADE' },
          fk_headcount_child_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('headcount_child');
    await runner.dropColumns('attendance_issue', ['replaced']);
  }
}
