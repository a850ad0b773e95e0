import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, int, nullable } from './schema.js';

/** What a place cost before a parent made it cheaper while giving it back costs something: the fee stays that of this amount. */
export class FeeBase1790000000345 implements MigrationInterface {
  name = 'FeeBase1790000000345';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(int('fee_base')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('registration', 'fee_base');
  }
}
