import type { MigrationInterface, QueryRunner } from 'typeorm';
import { grantToAdministrator, revokeFromAll } from './permissions.js';
import { createTable, date, int, primary, text } from './schema.js';

const PERMISSIONS = ['payment.archive'];

/** Who paid, and for which child, of families whose data are erased. What was erased before is gone. */
export class AccountingArchive1790000000346 implements MigrationInterface {
  name = 'AccountingArchive1790000000346';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(runner, 'archived_parent', [
      primary(int('person_id')),
      text('data'),
      date('last_booked_on'),
    ]);
    await createTable(runner, 'archived_child', [
      primary(int('child_id')),
      text('data'),
      date('last_booked_on'),
    ]);
    await createTable(runner, 'archived_payer', [primary(int('payment_id')), text('payer')]);
    await createTable(runner, 'archived_receipt', [primary(int('receipt_id')), text('data')]);
    await grantToAdministrator(runner, PERMISSIONS);
  }

  async down(runner: QueryRunner): Promise<void> {
    await revokeFromAll(runner, PERMISSIONS);
    for (const table of ['archived_receipt', 'archived_payer', 'archived_child', 'archived_parent'])
      await runner.dropTable(table);
  }
}
