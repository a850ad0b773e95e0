import type { IsoDate } from '@feria/shared';
import { In, LessThan, type EntityManager } from 'typeorm';
import { inPieces } from '../core/pieces.js';
import { ChildEntity } from '../model/families/child.entity.js';
import { ParentEntity } from '../model/families/parent.entity.js';
import {
  ArchivedChildEntity,
  ArchivedParentEntity,
  ArchivedPayerEntity,
  ArchivedReceiptEntity,
} from '../model/ledger/accounting-archive.entity.js';
import { PaymentNoteEntity } from '../model/ledger/payment.entity.js';

/* Writes the accounting archive (product/money.md#accounting-archive): called before the data of people go. */

/** What the archive keeps of a parent: what a receipt has to name. */
export interface ArchivedParent {
  first_name: string;
  last_name: string;
  tax: string;
  address: string | null;
  plz: string | null;
  place: string | null;
}

/** What the archive keeps of a child. */
export type ArchivedChild = Pick<ArchivedParent, 'first_name' | 'last_name' | 'tax'>;

/** What a receipt says of who paid. */
interface ReceiptWords {
  payer: string | null;
  payer_tax: string | null;
  payer_address: string | null;
}

/** What the archive keeps of a receipt: who paid, and the names of the children by the number of the line. */
export interface ArchivedReceipt extends ReceiptWords {
  children: Record<number, string>;
}

/** Keeps parents of whom the ledger has payments, who owe or who paid. At most three statements; none for nobody. */
export async function archiveParents(manager: EntityManager, personIds: readonly number[]): Promise<void> {
  await inPieces([...personIds], async (ids) => {
    const list = ids.map(() => '?').join(', ');
    const lastDays = await lastDaysOf(
      manager,
      `SELECT id, MAX(date) AS date FROM (
        SELECT payment.person_id AS id, share.date AS date FROM payment_share share
          JOIN payment ON payment.id = share.payment_id WHERE payment.person_id IN (${list})
        UNION ALL SELECT payment.payer_id AS id, share.date AS date FROM payment_share share
          JOIN payment ON payment.id = share.payment_id WHERE payment.payer_id IN (${list})
        UNION ALL SELECT share.person_id AS id, share.date AS date FROM payment_share share
          WHERE share.person_id IN (${list})) booked GROUP BY id`,
      [...ids, ...ids, ...ids],
    );
    if (lastDays.size === 0) return [];
    const parents = await manager.findBy(ParentEntity, { id: In([...lastDays.keys()]) });
    await manager.insert(
      ArchivedParentEntity,
      parents.map(({ id, first_name, last_name, tax, address, plz, place }) => {
        const kept: ArchivedParent = { first_name, last_name, tax, address, plz, place };
        return { person_id: id, data: JSON.stringify(kept), last_booked_on: lastDays.get(id) };
      }),
    );
    return [];
  });
}

/**
 * Keeps children for whose places something was paid. One that was anonymised before is kept already. At most three statements; none for
 * nobody.
 */
export async function archiveChildren(manager: EntityManager, childIds: readonly number[]): Promise<void> {
  await inPieces([...childIds], async (ids) => {
    const lastDays = await lastDaysOf(
      manager,
      `SELECT event.child_id AS id, MAX(share.date) AS date FROM registration_event event
        JOIN payment_share share ON share.registration_id = event.registration_id
        WHERE event.child_id IN (${ids.map(() => '?').join(', ')}) GROUP BY event.child_id`,
      ids,
    );
    if (lastDays.size === 0) return [];
    const children = await manager.findBy(ChildEntity, { id: In([...lastDays.keys()]) });
    const named = children.filter(({ anonymised_at }) => anonymised_at === null);
    await manager.insert(
      ArchivedChildEntity,
      named.map(({ id, first_name, last_name, tax }) => {
        const kept: ArchivedChild = { first_name, last_name, tax };
        return { child_id: id, data: JSON.stringify(kept), last_booked_on: lastDays.get(id) };
      }),
    );
    return [];
  });
}

/** Keeps who paid, of payments whose words are about to go. */
export async function archivePayers(
  manager: EntityManager,
  notes: readonly Pick<PaymentNoteEntity, 'payment_id' | 'payer'>[],
): Promise<void> {
  const kept = notes.flatMap(({ payment_id, payer }) => (payer === null ? [] : [{ payment_id, payer }]));
  if (kept.length > 0) await manager.insert(ArchivedPayerEntity, kept);
}

/**
 * Keeps what receipts say of people, before it is emptied; what was kept of them before stays. One statement, and two for each receipt.
 */
export async function archiveReceipts(
  manager: EntityManager,
  receipts: readonly (ReceiptWords & {
    id: number;
    lines: readonly { id: number; child: string | null }[];
  })[],
): Promise<void> {
  if (receipts.length === 0) return;
  const before = await manager.findBy(ArchivedReceiptEntity, {
    receipt_id: In(receipts.map(({ id }) => id)),
  });
  const known = new Map(before.map(({ receipt_id, data }) => [receipt_id, readArchivedReceipt(data)]));
  for (const { id, payer, payer_tax, payer_address, lines } of receipts) {
    const kept = known.get(id);
    const children = lines.flatMap(({ id: line, child }) => (child === null ? [] : [[line, child] as const]));
    const data: ArchivedReceipt = {
      payer: kept?.payer ?? payer,
      payer_tax: kept?.payer_tax ?? payer_tax,
      payer_address: kept?.payer_address ?? payer_address,
      children: { ...Object.fromEntries(children), ...kept?.children },
    };
    await manager.save(ArchivedReceiptEntity, { receipt_id: id, data: JSON.stringify(data) });
  }
}

/** What an archived receipt says, decrypted. */
export function readArchivedReceipt(data: string): ArchivedReceipt {
  return JSON.parse(data) as ArchivedReceipt;
}

/** The first day whose bookings are still kept: books of a year are kept for so many years after it. */
export function archivedSince(today: IsoDate, accountingYears: number): IsoDate {
  return `${Number(today.slice(0, 4)) - accountingYears}-01-01`;
}

/** Deletes from the archive what was last booked before a day. */
export async function forgetArchive(manager: EntityManager, before: IsoDate): Promise<void> {
  await manager.delete(ArchivedParentEntity, { last_booked_on: LessThan(before) });
  await manager.delete(ArchivedChildEntity, { last_booked_on: LessThan(before) });
  await manager.query(
    'DELETE FROM archived_payer WHERE payment_id IN (SELECT payment.id FROM payment WHERE payment.date < ?)',
    [before],
  );
  await manager.query(
    'DELETE FROM archived_receipt WHERE receipt_id IN (SELECT receipt.id FROM receipt WHERE receipt.date < ?)',
    [before],
  );
}

async function lastDaysOf(
  manager: EntityManager,
  sql: string,
  parameters: readonly number[],
): Promise<Map<number, IsoDate>> {
  const rows = await manager.query<{ id: number | string; date: IsoDate }[]>(sql, [...parameters]);
  return new Map(rows.map(({ id, date }) => [Number(id), date]));
}
