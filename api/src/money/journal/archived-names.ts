import { In, type EntityManager } from 'typeorm';
import { inPieces } from '../../core/pieces.js';
import type { ArchivedChild, ArchivedParent } from '../../ledger/archive.js';
import {
  ArchivedChildEntity,
  ArchivedParentEntity,
  ArchivedPayerEntity,
} from '../../model/ledger/accounting-archive.entity.js';
import { fullName } from './removed-places.js';

/** What the archive names in a row of the journal. */
interface NamedRow {
  payment_id: number;
  person_id: number | null;
  payer_id: number | null;
  child_id: number | null;
  payer: string | null;
  parent: string | null;
  child: string | null;
}

/**
 * Gives rows of the journal the names that the accounting archive keeps (product/money.md#accounting-archive), for holders of
 * `payment.archive`. Three statements a piece. A child that was anonymised has its name again here only.
 */
export async function withArchive<Row extends NamedRow>(
  manager: EntityManager,
  rows: readonly Row[],
): Promise<Row[]> {
  return inPieces([...rows], async (some) => {
    const ids = (key: 'person_id' | 'payer_id' | 'child_id' | 'payment_id') => [
      ...new Set(some.flatMap((row) => row[key] ?? [])),
    ];
    const parents = await manager.findBy(ArchivedParentEntity, {
      person_id: In([...ids('person_id'), ...ids('payer_id')]),
    });
    const children = await manager.findBy(ArchivedChildEntity, { child_id: In(ids('child_id')) });
    const payers = await manager.findBy(ArchivedPayerEntity, { payment_id: In(ids('payment_id')) });
    const parentNames = new Map(parents.map(({ person_id, data }) => [person_id, nameIn(data)]));
    const childNames = new Map(children.map(({ child_id, data }) => [child_id, nameIn(data)]));
    const payerNames = new Map(payers.map(({ payment_id, payer }) => [payment_id, payer]));
    return some.map((row) => ({
      ...row,
      parent: row.parent ?? parentNames.get(row.person_id ?? 0) ?? null,
      child: childNames.get(row.child_id ?? 0) ?? row.child,
      payer:
        row.payer ?? payerNames.get(Number(row.payment_id)) ?? parentNames.get(row.payer_id ?? 0) ?? null,
    }));
  });
}

function nameIn(data: string): string | null {
  const { first_name, last_name } = JSON.parse(data) as ArchivedParent | ArchivedChild;
  return fullName(first_name, last_name);
}
