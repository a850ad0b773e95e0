import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, nullable, text } from './schema.js';

/** The steps of cancellation that a registration was booked with. What is booked already has those of now: earlier ones are not known. */
export class AgreedSteps1790000000336 implements MigrationInterface {
  name = 'AgreedSteps1790000000336';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(text('agreed_steps')));
    await runner.query(
      `UPDATE registration SET agreed_steps = (
         SELECT CASE WHEN course.cancellation = '[]' THEN NULL ELSE course.cancellation END
         FROM course_week week JOIN course ON course.id = week.course_id WHERE week.id = registration.course_week_id)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('registration', 'agreed_steps');
  }
}
