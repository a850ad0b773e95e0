import type { IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { dueFirst, type DueCharge } from './due-date.js';
import { FEE_OPEN, IS_FEE_OPEN, IS_OPEN, OPEN, payerSql } from './balance.js';

/** What a parent owes for one place, or for one that was given back. Cents. */
export interface OpenCharge extends DueCharge {
  /** Of the registration, also when only its fee is left. */
  registrationId: number;
  /** Who pays. */
  personId: number;
  /** More than 0. */
  open: number;
}

/**
 * What credit pays (product/money.md#one-balance): what is due first, of the same day the older booking; what has no due date comes after
 * all that have one.
 * @param credit cents
 * @param charges of one parent, in any order
 * @returns as far as the credit goes
 */
export function useCredit(
  credit: number,
  charges: readonly OpenCharge[],
): { registrationId: number; amount: number }[] {
  let left = credit;
  return [...charges].sort(dueFirst).flatMap(({ registrationId, open }) => {
    const amount = Math.min(open, left);
    if (amount <= 0) return [];
    left -= amount;
    return [{ registrationId, amount }];
  });
}

/** Everything that parents owe; one statement. Who waits owes nothing. */
export async function openCharges(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<OpenCharge[]> {
  if (personIds.length === 0) return [];
  const list = personIds.map(() => '?').join(', ');
  const ofPersons = (alias: string) =>
    `${alias}.child_id IN (SELECT own.child_id FROM child_parent own WHERE own.person_id IN (${list}))
     AND ${payerSql(alias)} IN (${list})`;
  const rows = await manager.query<{ id: number; payer: number; open: number; due_on: IsoDate | null }[]>(
    `SELECT registration.id AS id, ${payerSql('registration')} AS payer, ${OPEN} AS open,
       registration.due_on AS due_on
     FROM registration
     WHERE ${IS_OPEN} AND ${ofPersons('registration')}
     UNION ALL
     SELECT fee.registration_id AS id, ${payerSql('fee')} AS payer, ${FEE_OPEN} AS open, fee.due_on AS due_on
     FROM cancellation_fee fee
     WHERE ${IS_FEE_OPEN} AND ${ofPersons('fee')}`,
    [...personIds, ...personIds, ...personIds, ...personIds],
  );
  return rows.map(({ id, payer, open, due_on }) => ({
    registrationId: id,
    personId: Number(payer),
    open: Number(open),
    dueOn: due_on,
  }));
}
