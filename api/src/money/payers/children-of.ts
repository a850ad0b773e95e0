import type { IsoDate } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { FormerGuardianEntity } from '../../model/families/former-guardian.entity.js';
import type { PaymentEntity } from '../../model/ledger/payment.entity.js';

/**
 * The children of registrations, by the ids of these; of removed ones that of the fee, else of their end. One statement, none for no
 * registrations.
 */
export async function readChildIds(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<Map<number, number>> {
  if (registrationIds.length === 0) return new Map();
  const ids = [...new Set(registrationIds)];
  const list = ids.map(() => '?').join(', ');
  const rows = await manager.query<{ id: number; child: number | null }[]>(
    `SELECT id, child_id AS child FROM registration WHERE id IN (${list})
     UNION ALL SELECT registration_id, child_id FROM cancellation_fee WHERE registration_id IN (${list})
     UNION ALL SELECT registration_id, child_id FROM registration_event
       WHERE kind = 'removed' AND registration_id IN (${list})`,
    [...ids, ...ids, ...ids],
  );
  return new Map(rows.flatMap(({ id, child }) => (child === null ? [] : [[Number(id), Number(child)]])));
}

/**
 * Says whether the documents of who paid a payment may name a child.
 * @param day when the money came to what it pays of the child, `YYYY-MM-DD`
 */
export type NamesChild = (
  payment: Pick<PaymentEntity, 'person_id' | 'payer_id'>,
  childId: number | null | undefined,
  day: IsoDate,
) => boolean;

/**
 * Reads which children documents name to who paid (product/money.md#who-paid): to the parent who owes all that are paid for, to another
 * parent the own ones only, because credit that they brought may pay for others later. Of whom somebody was a parent until a day, what
 * was paid until that day. Two statements.
 */
export async function readNamesChild(
  manager: EntityManager,
  childIds: readonly (number | null)[],
): Promise<NamesChild> {
  const child_id = In([...new Set(childIds.flatMap((id) => id ?? []))]);
  const links = await manager.findBy(ChildParentEntity, { child_id });
  const former = await manager.findBy(FormerGuardianEntity, { child_id });
  return ({ person_id, payer_id }, childId, day) => {
    const isOf = (link: { child_id: number; person_id: number }): boolean =>
      link.child_id === childId && link.person_id === payer_id;
    return (
      !childId ||
      payer_id === null ||
      payer_id === person_id ||
      links.some(isOf) ||
      former.some((link) => isOf(link) && day <= link.until)
    );
  };
}
