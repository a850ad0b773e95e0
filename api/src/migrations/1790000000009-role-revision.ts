import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { int } from './schema.js';

/** The counter of a role at which changes of who may edit roles meet. */
export class RoleRevision1790000000009 implements MigrationInterface {
  name = 'RoleRevision1790000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('role', new TableColumn(int('revision', 0)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('role', 'revision');
  }
}
