import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, instant, nullable } from './schema.js';

/**
 * When a link in a mail to the address of an account was used. Of accounts that are there nobody knows it: who is asked for it once,
 * when an invitation of a guardian is accepted, gets a mail then.
 */
export class ConfirmedAddresses1790000000200 implements MigrationInterface {
  name = 'ConfirmedAddresses1790000000200';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'user', nullable(instant('email_confirmed_at')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('user', ['email_confirmed_at']);
  }
}
