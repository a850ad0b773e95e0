import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, date, instant, nullable } from './schema.js';

/** Until when a place of a week that the office moved can be given back for nothing, and the first day that was agreed at the booking. */
export class MovedWeeks1790000000349 implements MigrationInterface {
  name = 'MovedWeeks1790000000349';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(instant('free_until')));
    await addColumn(runner, 'registration', nullable(date('agreed_from')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('registration', ['free_until', 'agreed_from']);
  }
}
