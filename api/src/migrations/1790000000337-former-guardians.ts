import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, date, int, primary } from './schema.js';

/** Who was a parent of a child, and until when. Whose access ended before the update is not known. */
export class FormerGuardians1790000000337 implements MigrationInterface {
  name = 'FormerGuardians1790000000337';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'former_guardian',
      [primary(int('child_id')), primary(int('person_id')), date('until')],
      {
        indexes: { ix_former_guardian_person: ['person_id'] },
        foreignKeys: {
          fk_former_guardian_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_former_guardian_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('former_guardian');
  }
}
