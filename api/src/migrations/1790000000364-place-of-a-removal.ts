import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, maybeBool } from './schema.js';

/** Whether what was removed was a place, or only waited. Of what was removed before, it is not known. */
export class PlaceOfARemoval1790000000364 implements MigrationInterface {
  name = 'PlaceOfARemoval1790000000364';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration_event', maybeBool('had_place'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('registration_event', 'had_place');
  }
}
