import type { MigrationInterface, QueryRunner } from 'typeorm';
import { payerNamed, type PossiblePayer } from '@feria/shared/rules/payer-name';
import { addColumn, index, int, nullable } from './schema.js';

/** Payments of one statement: engines limit the number of parameters. */
const ROWS = 500;

interface Named {
  id: number;
  person_id: number;
  payer: string;
}

/**
 * Who paid a payment. Of what is booked it is the parent for whom it was paid, unless its words name somebody else; what takes a payment
 * back has the payer of that payment.
 */
export class Payers1790000000330 implements MigrationInterface {
  name = 'Payers1790000000330';

  async up(runner: QueryRunner): Promise<void> {
    await addColumn(runner, 'payment', nullable(int('payer_id')));
    await runner.createIndex('payment', index('ix_payment_payer', ['payer_id']));
    await runner.query('UPDATE payment SET payer_id = person_id');
    const others = new Map<number, number | null>();
    for (let last = 0, rows: Named[]; ; last = rows.at(-1)?.id ?? last) {
      rows = await runner.query(
        `SELECT payment.id AS id, payment.person_id AS person_id, note.payer AS payer
         FROM payment JOIN payment_note note ON note.payment_id = payment.id
         WHERE payment.id > ? AND payment.person_id IS NOT NULL AND note.payer IS NOT NULL
         ORDER BY payment.id LIMIT ${ROWS}`,
        [last],
      );
      const parentsOf = await readParents(runner, rows);
      for (const { id, person_id, payer } of rows) {
        const found = payerNamed(payer, parentsOf.get(Number(person_id)) ?? []);
        if (found !== Number(person_id)) others.set(Number(id), found);
      }
      if (rows.length < ROWS) break;
    }
    for (const [id, payer] of others)
      await runner.query('UPDATE payment SET payer_id = ? WHERE id = ? OR reverses_id = ?', [payer, id, id]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('payment', 'ix_payment_payer');
    await runner.dropColumn('payment', 'payer_id');
  }
}

/** The parents who have a child in common with these, by the id of the one who owes, who comes first. */
async function readParents(
  runner: QueryRunner,
  payments: readonly Named[],
): Promise<Map<number, PossiblePayer[]>> {
  const ids = [...new Set(payments.map(({ person_id }) => Number(person_id)))];
  const parents = new Map<number, PossiblePayer[]>();
  if (ids.length === 0) return parents;
  const list = ids.map(() => '?').join(', ');
  const rows: (PossiblePayer & { owner: number })[] = await runner.query(
    `SELECT person.id AS owner, person.id AS id, person.first_name AS first_name, person.last_name AS last_name
     FROM person WHERE person.id IN (${list})
     UNION SELECT own.person_id, other.id, other.first_name, other.last_name FROM child_parent own
     JOIN child_parent common ON common.child_id = own.child_id AND common.person_id <> own.person_id
     JOIN person other ON other.id = common.person_id WHERE own.person_id IN (${list})`,
    [...ids, ...ids],
  );
  for (const { owner, id, first_name, last_name } of rows) {
    const key = Number(owner);
    const one = { id: Number(id), first_name, last_name };
    const before = parents.get(key) ?? [];
    parents.set(key, one.id === key ? [one, ...before] : [...before, one]);
  }
  return parents;
}
