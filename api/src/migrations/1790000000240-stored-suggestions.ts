import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, index, nullable, text, varchar } from './schema.js';

/** What open entries of the bank pay is stored, and of which state of the data it was worked out. */
export class StoredSuggestions1790000000240 implements MigrationInterface {
  name = 'StoredSuggestions1790000000240';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'bank_entry', nullable(varchar('certainty', 8)));
    await addColumn(runner, 'bank_entry', nullable(text('suggestion')));
    await addColumn(runner, 'bank_setting', nullable(varchar('suggested_for', 140)));
    await runner.createIndex('bank_entry', index('ix_bank_entry_certainty', ['state', 'certainty']));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bank_entry', 'ix_bank_entry_certainty');
    await runner.dropColumns('bank_setting', ['suggested_for']);
    await runner.dropColumns('bank_entry', ['certainty', 'suggestion']);
  }
}
