import type { IsoDate } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { FEE_OPEN, IS_FEE_OPEN, IS_OPEN, OPEN, payerSql } from './balance.js';
import type { OpenCharge } from './use-credit.js';

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
