import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, int, nullable } from './schema.js';

/** Which payment of an entry was undone: who undid it and why stands in the ledger. */
export class UndoneEntries1790000000341 implements MigrationInterface {
  name = 'UndoneEntries1790000000341';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'bank_entry', nullable(int('undone_payment_id')));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('bank_entry', 'undone_payment_id');
  }
}
