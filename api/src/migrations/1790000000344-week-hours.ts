import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, nullable, varchar } from './schema.js';

const COLUMNS = ['time_from', 'time_to', 'time_from_half_day', 'time_to_half_day'];

/** From when until when children of each day type are looked after, beside the free text: mails and calendars need them as times. */
export class WeekHours1790000000344 implements MigrationInterface {
  name = 'WeekHours1790000000344';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await addColumn(runner, 'course_week', nullable(varchar(column, 5)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('course_week', COLUMNS);
  }
}
