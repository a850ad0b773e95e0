import {
  compactIban,
  isIban,
  isSepaIban,
  maskedIban,
  type OrganiserAccount,
  type RefundAccount,
  type RefundAccountSource,
} from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { isNamed, nameText, nameWords } from '@feria/shared/rules/names';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { RefundAccountEntity } from '../../model/money/refund-account.entity.js';
import { readDefaultAccount } from '../../settings/options/course-defaults.js';

/** An account in full, and from where it is known. */
export interface KnownAccount {
  /** Without blanks. */
  iban: string;
  source: RefundAccountSource;
}

/**
 * To which account credit of parents is paid out (product/money.md#paying-out-credit): the one that the parent or the office has entered,
 * else that of the last payment by bank that was booked for the parent, and was not taken back, if the bank names the parent as its payer.
 * Who paid for a family, by mistake or to be paid back, is not asked: what a grandmother or a stranger transfers leads to no account.
 * Four statements; who has none is not in it.
 */
export async function refundAccountsOf(
  manager: EntityManager,
  personIds: readonly number[],
): Promise<Map<number, KnownAccount>> {
  if (personIds.length === 0) return new Map();
  const known = new Map<number, KnownAccount>();
  const paid = await manager
    .createQueryBuilder(BankEntryEntity, 'entry')
    .innerJoin(PaymentEntity, 'payment', 'payment.id = entry.payment_id')
    .innerJoin(ParentEntity, 'person', 'person.id = payment.person_id')
    .select('person.id', 'person_id')
    .addSelect('person.first_name', 'first_name')
    .addSelect('person.last_name', 'last_name')
    .addSelect('entry.payer_name', 'payer_name')
    .addSelect('entry.payer_iban', 'iban')
    .where('payment.person_id IN (:...personIds)', { personIds })
    .andWhere('entry.payer_iban IS NOT NULL AND entry.payer_name IS NOT NULL AND entry.amount > 0')
    .andWhere('payment.reverses_id IS NULL')
    .andWhere('NOT EXISTS (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = payment.id)')
    .orderBy('entry.date', 'ASC')
    .addOrderBy('entry.id', 'ASC')
    .getRawMany<PaidByBank>();
  const own = paid.length > 0 ? await organiserAccounts(manager) : [];
  for (const { person_id, first_name, last_name, payer_name, iban } of paid) {
    const isOrganisers = own.some((account) => account.iban === compactIban(iban));
    const isParent = isNamed(nameText(payer_name), nameWords(`${first_name} ${last_name}`));
    if (isIban(iban) && isSepaIban(iban) && isParent && !isOrganisers)
      known.set(Number(person_id), { iban: compactIban(iban), source: 'bank_entry' });
  }
  const told = await manager.findBy(RefundAccountEntity, { person_id: In([...personIds]) });
  for (const { person_id, iban, told_by } of told) known.set(person_id, { iban, source: told_by });
  return known;
}

interface PaidByBank {
  person_id: number;
  first_name: string;
  last_name: string;
  payer_name: string;
  iban: string;
}

/** The organiser's accounts, those of the projects, each once, that of the newest project first, and the one of the settings. Two statements. */
export async function organiserAccounts(manager: EntityManager): Promise<OrganiserAccount[]> {
  const courses = await manager.find(CourseEntity, {
    select: { id: true, applied_bank_name: true, applied_bank_iban: true },
    order: { id: 'DESC' },
  });
  const accounts = new Map<string, OrganiserAccount>();
  for (const { applied_bank_name: name, applied_bank_iban } of [
    ...courses,
    await readDefaultAccount(manager),
  ]) {
    if (!name || !applied_bank_iban || !isIban(applied_bank_iban)) continue;
    const iban = compactIban(applied_bank_iban);
    if (!accounts.has(iban)) accounts.set(iban, { name, iban });
  }
  return [...accounts.values()];
}

/** What screens show of an account. */
export function presentAccount(account: KnownAccount | undefined): RefundAccount | null {
  return account ? { masked: maskedIban(account.iban), source: account.source } : null;
}
