import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, instant, int, nullable, text } from './schema.js';

const MAIL = ['email_moved', 'email_moved_it'];

/** When a registration was moved to its week, the week it came from, and a course's own text for the mail about it. */
export class MovedRegistrations1790000000065 implements MigrationInterface {
  name = 'MovedRegistrations1790000000065';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(instant('moved_at')));
    await addColumn(runner, 'registration_event', nullable(int('from_course_week_id')));
    for (const name of MAIL) await addColumn(runner, 'course', nullable(text(name)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('course', MAIL);
    await runner.dropColumn('registration_event', 'from_course_week_id');
    await runner.dropColumn('registration', 'moved_at');
  }
}
