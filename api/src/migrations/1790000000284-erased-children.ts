import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, int, nullable } from './schema.js';

/** Which number an erased child had, so that its marks of several phones are told once. */
export class ErasedChildren1790000000284 implements MigrationInterface {
  name = 'ErasedChildren1790000000284';

  up(runner: QueryRunner): Promise<void> {
    return addColumn(runner, 'erased_on_site', nullable(int('child_id')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('erased_on_site', 'child_id');
  }
}
