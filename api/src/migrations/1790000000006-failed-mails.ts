import { TableColumn, type MigrationInterface, type QueryRunner } from 'typeorm';
import { instant, int, nullable } from './schema.js';

const COLUMNS = [nullable(int('user_id')), nullable(instant('failed_at'))];

/** What the office needs of a mail that was given up: since when, and whose it was, should the address be mended. */
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
