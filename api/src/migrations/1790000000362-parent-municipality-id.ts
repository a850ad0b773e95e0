import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, foreignKey, index, int, nullable } from './schema.js';

/** Parent municipality id. */
export class ParentMunicipalityId1790000000362 implements MigrationInterface {
  name = 'ParentMunicipalityId1790000000362';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'person', nullable(int('municipality_id')));
    await runner.createIndex('person', index('ix_person_municipality', ['municipality_id']));
    await runner.createForeignKey(
      'person',
      foreignKey('fk_person_municipality', { column: 'municipality_id', table: 'municipality' }),
    );
    await addColumn(runner, 'registration', nullable(int('municipality_id')));
    await runner.createIndex('registration', index('ix_registration_municipality', ['municipality_id']));
    await runner.createForeignKey(
      'registration',
      foreignKey('fk_registration_municipality', { column: 'municipality_id', table: 'municipality' }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropForeignKey('registration', 'fk_registration_municipality');
    await runner.dropIndex('registration', 'ix_registration_municipality');
    await runner.dropColumn('registration', 'municipality_id');
    await runner.dropForeignKey('person', 'fk_person_municipality');
    await runner.dropIndex('person', 'ix_person_municipality');
    await runner.dropColumn('person', 'municipality_id');
  }
}
