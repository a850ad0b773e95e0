import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, double, nullable } from './schema.js';

const COLUMNS = ['latitude', 'longitude'];

/** Where a place is on a map. */
export class PlaceCoordinates1790000000347 implements MigrationInterface {
  name = 'PlaceCoordinates1790000000347';

  async up(runner: QueryRunner): Promise<void> {
    for (const column of COLUMNS) await addColumn(runner, 'location', nullable(double(column)));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('location', COLUMNS);
  }
}
