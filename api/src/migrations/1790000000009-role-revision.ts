import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { int } from './schema.js';

/**
 * Adds the counter `revision` to roles. Every change of who may edit roles increases it, so that two such changes at the same
 * time wait for each other or conflict (`lockRoles`).
 */
export class RoleRevision1790000000009 implements MigrationInterface {
  name = 'RoleRevision1790000000009';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('role', new TableColumn(int('revision', 0)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('role', 'revision');
  }
}
