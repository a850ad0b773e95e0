import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, index, int, nullable } from './schema.js';

/** Registrations that wait to get their seats together. */
export class OnlyTogether1790000000338 implements MigrationInterface {
  name = 'OnlyTogether1790000000338';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(int('together_id')));
    await runner.createIndex('registration', index('ix_registration_together', ['together_id']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('registration', 'ix_registration_together');
    await runner.dropColumn('registration', 'together_id');
  }
}
