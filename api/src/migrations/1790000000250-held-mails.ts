import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, instant, nullable } from './schema.js';

/** When a mail to an address that is not confirmed was last kept back. */
export class HeldMails1790000000250 implements MigrationInterface {
  name = 'HeldMails1790000000250';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'user', nullable(instant('mails_held_at')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('user', ['mails_held_at']);
  }
}
