import { formatEuros, normaliseForSearch } from '@feria/shared';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, createTable, id, index, instant, int, nullable, text, varchar } from './schema.js';

/** Rows that are read at a time. */
const PIECE = 500;

interface Row {
  id: number;
  payer_name: string | null;
  payer_iban: string | null;
  marked: string | null;
  text: string | null;
  amount: number;
}

/**
 * What was booked together, groups of entries for the review, and a text by which they are found. Suggestions are worked out anew at the
 * first look, which gives open entries their group.
 */
export class BankRuns1790000000335 implements MigrationInterface {
  name = 'BankRuns1790000000335';

  async up(runner: QueryRunner): Promise<void> {
    await createTable(
      runner,
      'bank_run',
      [id(), instant('created_at'), nullable(int('user_id')), int('entries')],
      { indexes: { ix_bank_run_user: ['user_id'] } },
    );
    await addColumn(runner, 'bank_entry', nullable(varchar('review_group', 12)));
    await addColumn(runner, 'bank_entry', nullable(text('search_text')));
    await addColumn(runner, 'bank_entry', nullable(int('run_id')));
    await runner.createIndex('bank_entry', index('ix_bank_entry_run', ['run_id']));
    await fillSearchText(runner);
    await runner.query('UPDATE bank_setting SET suggested_for = NULL');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bank_entry', 'ix_bank_entry_run');
    await runner.dropColumns('bank_entry', ['run_id', 'search_text', 'review_group']);
    await runner.dropTable('bank_run');
  }
}

/** What was forgotten stays so: of an entry without words there is nothing to find. */
async function fillSearchText(runner: QueryRunner): Promise<void> {
  for (let after = 0, rows: Row[]; ; after = Number(rows.at(-1)?.id)) {
    rows = (await runner.query(
      `SELECT id, payer_name, payer_iban, marked, text, amount FROM bank_entry
       WHERE id > ? AND COALESCE(payer_name, payer_iban, marked, text) IS NOT NULL ORDER BY id LIMIT ${PIECE}`,
      [after],
    )) as Row[];
    if (rows.length === 0) return;
    for (const row of rows)
      await runner.query('UPDATE bank_entry SET search_text = ? WHERE id = ?', [searchTextOf(row), row.id]);
  }
}

function searchTextOf({ payer_name, payer_iban, marked, text: words, amount }: Row): string {
  const euros = Number(amount) / 100;
  const written = [
    formatEuros(euros).replace(/[^\d.,-]/g, ''),
    euros.toFixed(2),
    euros.toFixed(2).replace('.', ','),
  ];
  return normaliseForSearch([payer_name, payer_iban, marked, words, ...written].filter(Boolean).join(' '));
}
