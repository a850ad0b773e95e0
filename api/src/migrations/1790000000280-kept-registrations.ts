import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createTable, id, int, nullable, varchar } from './schema.js';

/** Emergency contacts of registrations that are removed while their week runs: their children may be there all the same. */
export class KeptRegistrations1790000000280 implements MigrationInterface {
  name = 'KeptRegistrations1790000000280';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'kept_registration',
      [
        id(),
        int('child_id'),
        int('course_week_id'),
        varchar('day_type', 8),
        nullable(varchar('emergency_contact1_name', 100)),
        varchar('emergency_contact1_phone', 40),
        nullable(varchar('emergency_contact2_name', 100)),
        nullable(varchar('emergency_contact2_phone', 40)),
      ],
      {
        indexes: {
          ix_kept_registration_child: ['child_id'],
          ix_kept_registration_week: ['course_week_id'],
        },
        foreignKeys: {
          fk_kept_registration_child: { column: 'child_id', table: 'child', onDelete: 'CASCADE' },
          fk_kept_registration_week: { column: 'course_week_id', table: 'course_week', onDelete: 'CASCADE' },
        },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('kept_registration');
  }
}
