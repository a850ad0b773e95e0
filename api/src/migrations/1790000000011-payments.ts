import { TableColumn, TableIndex, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, nullable } from './schema.js';

const LIST_INDEX = 'ix_registration_list';

/** When the mail of a payment was written, and the index from which the list of registrations is found. */
export class Payments1790000000011 implements MigrationInterface {
  name = 'Payments1790000000011';

  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumn('registration', new TableColumn(nullable(instant('payed_mail_at'))));
    await runner.createIndex(
      'registration',
      new TableIndex({
        name: LIST_INDEX,
        columnNames: [
          'course_week_id',
          'child_id',
          'is_waiting',
          'day_type',
          'payed_amount',
          'price',
          'payed_at',
          'photo_privacy',
          'created_at',
        ],
      }),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('registration', LIST_INDEX);
    await runner.dropColumn('registration', 'payed_mail_at');
  }
}
