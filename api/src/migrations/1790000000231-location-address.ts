import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, nullable, varchar } from './schema.js';

/** The address of a place, which a call to 112 asks for. */
export class LocationAddress1790000000231 implements MigrationInterface {
  name = 'LocationAddress1790000000231';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'location', nullable(varchar('address')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('location', ['address']);
  }
}
