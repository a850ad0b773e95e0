import { compactIban, isIban, maskedIban, type RefundAccount, type RefundAccountSource } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { RefundAccountEntity } from '../../model/money/refund-account.entity.js';

/** An account in full, and from where it is known. */
export interface KnownAccount {
  /** Without blanks. */
  iban: string;
  source: RefundAccountSource;
}

/**
 * To which account credit of parents is paid out (product/money.md#paying-out-credit): the one that the parent or the office has entered,
 * else that of the last payment by bank that was booked for the parent. Two statements; who has none is not in it.
 */
export async function refundAccountsOf(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, KnownAccount>> {
  if (personIds.length === 0) return new Map();
  const known = new Map<number, KnownAccount>();
  const paid = await manager
    .createQueryBuilder(BankEntryEntity, 'entry')
    .innerJoin('payment', 'payment', 'payment.id = entry.payment_id')
    .select('payment.person_id', 'person_id')
    .addSelect('entry.payer_iban', 'iban')
    .where('payment.person_id IN (:...personIds)', { personIds })
    .andWhere('entry.payer_iban IS NOT NULL AND entry.amount > 0')
    .orderBy('entry.date', 'ASC')
    .addOrderBy('entry.id', 'ASC')
    .getRawMany<{ person_id: number; iban: string }>();
  for (const { person_id, iban } of paid)
    if (isIban(iban)) known.set(Number(person_id), { iban: compactIban(iban), source: 'bank_entry' });
  const told = await manager.findBy(RefundAccountEntity, { person_id: In([...personIds]) });
  for (const { person_id, iban, told_by } of told) known.set(person_id, { iban, source: told_by });
  return known;
}

/** What screens show of an account. */
export function presentAccount(account: KnownAccount | undefined): RefundAccount | null {
  return account ? { masked: maskedIban(account.iban), source: account.source } : null;
}
