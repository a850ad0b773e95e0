import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, createTable, id, instant, int, nullable, varchar } from './schema.js';

/** The postcode with which a parent booked, and the changes of it: priority goes by the postcode. Nobody knows those of earlier bookings. */
export class BookedPostcode1790000000232 implements MigrationInterface {
  name = 'BookedPostcode1790000000232';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'registration', nullable(varchar('plz', 10)));
    await createTable(
      runner,
      'plz_change',
      [
        id(),
        int('person_id'),
        nullable(varchar('plz_before', 10)),
        nullable(varchar('plz_after', 10)),
        instant('at'),
      ],
      {
        indexes: { ix_plz_change_person: ['person_id', 'at'], ix_plz_change_at: ['at'] },
        foreignKeys: { fk_plz_change_person: { column: 'person_id', table: 'person', onDelete: 'CASCADE' } },
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('plz_change');
    await runner.dropColumns('registration', ['plz']);
  }
}
