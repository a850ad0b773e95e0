import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, nullable } from './schema.js';

/** When a child was anonymised. */
export class Retention1790000000014 implements MigrationInterface {
  name = 'Retention1790000000014';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('child', new TableColumn(nullable(instant('anonymised_at'))));
    await runner.createIndex(
      'child',
      new TableIndex({ name: 'ix_child_retention', columnNames: ['anonymised_at', 'last_update'] }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('child', 'ix_child_retention');
    await runner.dropColumn('child', 'anonymised_at');
  }
}
