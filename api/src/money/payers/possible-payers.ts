import type { EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import type { PossiblePayer } from '@feria/shared/rules/payer-name';

/** Who may have paid for parents, by the id of the parent who owes, who comes first. */
export type PossiblePayers = ReadonlyMap<number, readonly PossiblePayer[]>;

/**
 * Reads who may have paid for parents (product/money.md#who-paid): themselves, and the other parents of their children. One statement
 * for some hundred; none for nobody. Who is not on record is not in it.
 */
export async function readPossiblePayers(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<PossiblePayers> {
  const possible = new Map<number, PossiblePayer[]>();
  await inPieces([...new Set(personIds)], async (ids) => {
    const list = ids.map(() => '?').join(', ');
    const rows = await manager.query<(PossiblePayer & { owner: number })[]>(
      `SELECT person.id AS owner, 0 AS is_other, person.id AS id, person.first_name AS first_name, person.last_name AS last_name
       FROM person WHERE person.id IN (${list})
       UNION SELECT own.person_id, 1, other.id, other.first_name, other.last_name FROM child_parent own
       JOIN child_parent common ON common.child_id = own.child_id AND common.person_id <> own.person_id
       JOIN person other ON other.id = common.person_id WHERE own.person_id IN (${list})
       ORDER BY owner, is_other, id`,
      [...ids, ...ids],
    );
    for (const { owner, id, first_name, last_name } of rows) {
      const parent = { id: Number(id), first_name, last_name };
      possible.set(Number(owner), [...(possible.get(Number(owner)) ?? []), parent]);
    }
    return [];
  });
  return possible;
}
