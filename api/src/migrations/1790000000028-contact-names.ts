import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { nullable, varchar } from './schema.js';

const COLUMNS = ['emergency_contact1_name', 'emergency_contact2_name'];

/** Whom the phones of the emergency contacts reach. Registrations that exist have no names. */
export class ContactNames1790000000028 implements MigrationInterface {
  name = 'ContactNames1790000000028';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'registration',
      COLUMNS.map((name) => new TableColumn(nullable(varchar(name, 100)))),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('registration', COLUMNS);
  }
}
