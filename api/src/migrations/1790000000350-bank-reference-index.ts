import type { MigrationInterface, QueryRunner } from 'typeorm';
import { index } from './schema.js';

/** Entries are found by what the bank calls them: one with the same reference and another value date may be the same. */
export class BankReferenceIndex1790000000350 implements MigrationInterface {
  name = 'BankReferenceIndex1790000000350';

  async up(runner: QueryRunner): Promise<void> {
    await runner.createIndex('bank_entry', index('ix_bank_entry_reference', ['bank_reference']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bank_entry', 'ix_bank_entry_reference');
  }
}
