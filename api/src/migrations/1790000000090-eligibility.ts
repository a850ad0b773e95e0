import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, nullable, text, varchar } from './schema.js';

/** The school years a course is for, and why the office registered a child that it is not for. */
export class Eligibility1790000000090 implements MigrationInterface {
  name = 'Eligibility1790000000090';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'course', nullable(text('schools')));
    await addColumn(runner, 'registration_event', nullable(varchar('reason')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('registration_event', ['reason']);
    await runner.dropColumns('course', ['schools']);
  }
}
