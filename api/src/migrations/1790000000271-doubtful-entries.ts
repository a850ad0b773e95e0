import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, index, int, maybeBool, nullable, varchar } from './schema.js';

/**
 * Whether an entry of the bank is certain is decided once: what was in doubt stays so until a person decides. A reversal knows the entry
 * that it takes back.
 */
export class DoubtfulEntries1790000000271 implements MigrationInterface {
  name = 'DoubtfulEntries1790000000271';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'bank_entry', nullable(varchar('bank_reference', 160)));
    await addColumn(runner, 'bank_entry', nullable(int('returns_id')));
    await addColumn(runner, 'bank_entry', maybeBool('is_doubtful'));
    await runner.createIndex('bank_entry', index('ix_bank_entry_date', ['date', 'amount']));
    await runner.createIndex('bank_entry', index('ix_bank_entry_returns', ['returns_id']));
    await runner.query(
      "UPDATE bank_entry SET is_doubtful = CASE WHEN certainty = 'certain' THEN 0 ELSE 1 END WHERE certainty IS NOT NULL",
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bank_entry', 'ix_bank_entry_returns');
    await runner.dropIndex('bank_entry', 'ix_bank_entry_date');
    await runner.dropColumns('bank_entry', ['is_doubtful', 'returns_id', 'bank_reference']);
  }
}
