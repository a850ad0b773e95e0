import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, int, nullable } from './schema.js';

const COLUMNS = [nullable(int('user_id')), nullable(instant('failed_at'))];

/** Adds what the office needs to know about a mail that could not be sent: since when, and whose it is, to correct the address. */
export class FailedMails1790000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.addColumns(
      'outbox_mail',
      COLUMNS.map((column) => new TableColumn(column)),
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns(
      'outbox_mail',
      COLUMNS.map(({ name }) => name),
    );
  }
}
