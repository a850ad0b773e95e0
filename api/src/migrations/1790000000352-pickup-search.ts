import { normaliseForSearch } from '@feria/shared';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { addColumn, nullable, text } from './schema.js';

/** Rows that are read at a time. */
const PIECE = 500;

interface Row {
  id: number;
  name: string;
  phone: string;
  relation: string | null;
}

/** Families are found by who may pick up their children. */
export class PickupSearch1790000000352 implements MigrationInterface {
  name = 'PickupSearch1790000000352';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'pickup_person', nullable(text('search_text')));
    for (let after = 0, rows: Row[]; ; after = Number(rows.at(-1)?.id)) {
      rows = (await runner.query(
        `SELECT id, name, phone, relation FROM pickup_person WHERE id > ? ORDER BY id LIMIT ${PIECE}`,
        [after],
      )) as Row[];
      if (rows.length === 0) return;
      for (const row of rows)
        await runner.query('UPDATE pickup_person SET search_text = ? WHERE id = ?', [
          searchTextOf(row),
          row.id,
        ]);
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('pickup_person', ['search_text']);
  }
}

function searchTextOf({ name, phone, relation }: Row): string {
  return normaliseForSearch([relation, name, phone, phone.replace(/\D/g, '')].filter(Boolean).join(' '));
}
