import { In, IsNull, type EntityManager } from 'typeorm';
import { BankEntryEntity } from './bank-statement.entity.js';
import { findReturned, type ComparedEntry } from './domain/returns.js';
import { referencesOf } from './stored-suggestion.js';

/** Entries that one statement asks for: engines limit the number of parameters. */
const IDS = 500;

/** Notes of each reversal that is open which entry it takes back. Call it under the lock of imports. */
export async function pairReturns(manager: EntityManager): Promise<void> {
  const reversals = await manager.find(BankEntryEntity, {
    where: { is_reversal: true, state: 'open', returns_id: IsNull() },
    order: { id: 'ASC' },
  });
  const back = reversals.filter(({ amount }) => amount < 0);
  for (let at = 0; at < back.length; at += IDS) {
    const some = back.slice(at, at + IDS);
    const entries = await manager
      .createQueryBuilder(BankEntryEntity, 'entry')
      .where('entry.amount IN (:...amounts)', { amounts: [...new Set(some.map(({ amount }) => -amount))] })
      .andWhere('entry.is_reversal = :no', { no: false })
      .andWhere('NOT EXISTS (SELECT 1 FROM bank_entry back WHERE back.returns_id = entry.id)')
      .getMany();
    for (const [id, returnsId] of findReturned(some.map(compared), entries.map(compared)))
      await manager.update(BankEntryEntity, { id }, { returns_id: returnsId });
  }
}

/** Which of these entries the bank took back. */
export async function returnedOf(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (let at = 0; at < ids.length; at += IDS) {
    const rows = await manager.find(BankEntryEntity, {
      select: { id: true, returns_id: true },
      where: { returns_id: In(ids.slice(at, at + IDS)) },
    });
    for (const { returns_id } of rows) if (returns_id !== null) found.add(returns_id);
  }
  return found;
}

function compared(row: BankEntryEntity): ComparedEntry {
  const { id, account, date, amount, currency } = row;
  return {
    id,
    account,
    date,
    amount,
    currency,
    bankReference: row.bank_reference,
    payerName: row.payer_name,
    payerIban: row.payer_iban,
    references: referencesOf(row),
    text: row.text ?? '',
  };
}
