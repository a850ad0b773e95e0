import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, int, nullable } from './schema.js';

/** The ages a course is for, in years on the first day of a week. */
export class CourseAges1790000000029 implements MigrationInterface {
  name = 'CourseAges1790000000029';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'course', nullable(int('age_from')));
    await addColumn(runner, 'course', nullable(int('age_to')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('course', ['age_to', 'age_from']);
  }
}
