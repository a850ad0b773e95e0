import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, nullable, text } from './schema.js';

/** Old and new values in the log of changes. Lines from before have none. */
export class LoggedValues1790000000085 implements MigrationInterface {
  name = 'LoggedValues1790000000085';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'audit_entry', nullable(text('changes')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('audit_entry', 'changes');
  }
}
