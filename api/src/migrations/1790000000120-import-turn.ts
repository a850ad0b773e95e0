import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, int, primary } from './schema.js';

/** The row that an import locks. */
export class ImportTurn1790000000120 implements MigrationInterface {
  name = 'ImportTurn1790000000120';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'import_turn', [primary(int('id'))]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('import_turn');
  }
}
