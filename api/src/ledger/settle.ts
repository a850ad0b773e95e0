import type { EntityManager } from 'typeorm';
import { lockRows } from '../core/database/locks.js';
import { inPieces } from '../core/pieces.js';
import { ParentEntity } from '../model/families/parent.entity.js';
import { transfer, type Booked } from './ledger.js';
import { freeCreditsOf } from './balance.js';
import { openCharges } from './open-charges.js';
import { useCredit, type OpenCharge } from './use-credit.js';
import { DUE_NOW, payerSql } from './balance.js';

/** Whose balance may have changed. */
export interface Changed {
  /** Registrations with another price, discount, day type, state or payment. */
  registrationIds?: readonly number[];
  /** Parents whose credit or charges have changed. */
  personIds?: readonly number[];
}

/** What {@link settle} did with the money of one registration, or of the fee in place of it. Cents. */
export interface SettledCharge {
  /** What was above the price, and left it. */
  credited: number;
  /** How much of that is still credit: the rest pays something else of the same parent. */
  kept: number;
  /** How much credit was used for it. */
  used: number;
}

/** By the id of the registration; what did not change is not in it. */
export type Settled = ReadonlyMap<number, SettledCharge>;

/**
 * Keeps the rules of a balance (product/money.md#one-balance): nothing is paid above what it costs, and no credit lies beside an open
 * charge of the same parent. To be called at the end of everything that changes a price, a payment, a place or who pays, in its
 * transaction. It locks the parents; whoever read amounts before must hold these locks since then ({@link lockPayers}).
 */
export async function settle(
  manager: EntityManager,
  { registrationIds = [], personIds = [] }: Changed,
  booked: Booked,
): Promise<Settled> {
  const payers = await payersIn(manager, registrationIds);
  const persons = [...new Set([...personIds, ...payers.values()])];
  if (persons.length === 0) return new Map();
  await lockRows(manager, ParentEntity, persons);
  const surplus = (await surplusOf(manager, [...payers.keys()])).map(({ id, surplus: amount }) => ({
    from: { registrationId: id },
    to: { personId: payers.get(id) as number },
    amount,
  }));
  await transfer(manager, surplus, booked);
  const credits = await freeCreditsOf(manager, persons);
  const owing = [...credits].flatMap(([personId, credit]) => (credit > 0 ? [personId] : []));
  const charges = await openCharges(manager, owing);
  const uses = [...credits].flatMap(([personId, credit]) => usesOf(personId, credit, charges));
  await transfer(manager, uses, booked);
  return settledBy(surplus, uses, credits);
}

/** @param credits before they were used */
function settledBy(
  surplus: readonly { from: { registrationId: number }; to: { personId: number }; amount: number }[],
  uses: readonly { from: { personId: number }; to: { registrationId: number }; amount: number }[],
  credits: ReadonlyMap<number, number>,
): Settled {
  const left = new Map(credits);
  for (const { from, amount } of uses) left.set(from.personId, (left.get(from.personId) ?? 0) - amount);
  const settled = new Map<number, SettledCharge>();
  for (const { from, to, amount } of surplus) {
    const kept = Math.min(amount, left.get(to.personId) ?? 0);
    left.set(to.personId, (left.get(to.personId) ?? 0) - kept);
    settled.set(from.registrationId, { credited: amount, kept, used: 0 });
  }
  for (const { to, amount } of uses)
    settled.set(to.registrationId, {
      ...(settled.get(to.registrationId) ?? { credited: 0, kept: 0 }),
      used: amount,
    });
  return settled;
}

/**
 * Locks the parents who pay for registrations, and for fees in place of them: their money stays where it is until the transaction
 * ends. After the locks of the weeks.
 */
export async function lockPayers(manager: EntityManager, registrationIds: readonly number[]): Promise<void> {
  const payers = await payersIn(manager, registrationIds);
  await lockRows(manager, ParentEntity, [...new Set(payers.values())]);
}

function usesOf(personId: number, credit: number, charges: readonly OpenCharge[]) {
  const own = charges.filter((charge) => charge.personId === personId);
  return useCredit(credit, own).map(({ registrationId, amount }) => ({
    from: { personId },
    to: { registrationId },
    amount,
  }));
}

/** Who pays for registrations and fees, by the id of the registration; a child without parents has nobody. */
async function payersIn(manager: EntityManager, ids: readonly number[]): Promise<Map<number, number>> {
  const payers = new Map<number, number>();
  await inPieces([...new Set(ids)], async (some) => {
    const list = some.map(() => '?').join(', ');
    const rows = await manager.query<{ id: number; payer: number | null }[]>(
      `SELECT registration.id AS id, ${payerSql('registration')} AS payer FROM registration WHERE registration.id IN (${list})
       UNION ALL
       SELECT fee.registration_id AS id, ${payerSql('fee')} AS payer FROM cancellation_fee fee
       WHERE fee.registration_id IN (${list})`,
      [...some, ...some],
    );
    for (const { id, payer } of rows) if (payer !== null) payers.set(id, Number(payer));
    return [];
  });
  return payers;
}

/** Registrations of these that are paid above what they cost now; who waits owes nothing. */
async function surplusOf(
  manager: EntityManager,
  ids: readonly number[],
): Promise<{ id: number; surplus: number }[]> {
  return inPieces(ids, async (some) => {
    const rows = await manager.query<{ id: number; surplus: number | string }[]>(
      `SELECT registration.id AS id, registration.payed_amount - ${DUE_NOW} AS surplus FROM registration
       WHERE registration.id IN (${some.map(() => '?').join(', ')}) AND registration.payed_amount > ${DUE_NOW}
       ORDER BY registration.id`,
      [...some],
    );
    // MariaDB gives a calculated number as text.
    return rows.map(({ id, surplus }) => ({ id: Number(id), surplus: Number(surplus) }));
  });
}
