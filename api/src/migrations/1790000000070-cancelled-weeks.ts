import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, instant, nullable } from './schema.js';

/** When a week was cancelled. */
export class CancelledWeeks1790000000070 implements MigrationInterface {
  name = 'CancelledWeeks1790000000070';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'course_week', nullable(instant('cancelled_at')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('course_week', 'cancelled_at');
  }
}
