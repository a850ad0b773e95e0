import { In, type EntityManager, type SelectQueryBuilder } from 'typeorm';
import { updateRows } from '../../core/database/update-rows.js';
import { laterTurn } from '../../core/pieces.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import { Returnable, type ComparedEntry } from './domain/returns.js';
import { referencesOf } from './stored-suggestion.js';

/** Rows that one statement reads or asks for, before others have their turn: engines limit the number of parameters. */
const PIECE = 500;

/** Notes of each reversal that is open which entry it takes back. Call it under the lock of imports. */
export async function pairReturns(manager: EntityManager): Promise<void> {
  const reversals = await rowsOf(manager, (query) =>
    query
      .where('entry.is_reversal = :yes AND entry.state = :open', { yes: true, open: 'open' })
      .andWhere('entry.returns_id IS NULL AND entry.amount < 0'),
  );
  if (reversals.length === 0) return;
  const returnable = new Returnable();
  const amounts = [...new Set(reversals.map(({ amount }) => -amount))];
  for (let at = 0; at < amounts.length; at += PIECE) {
    const entries = await rowsOf(manager, (query) =>
      query
        .where('entry.amount IN (:...amounts)', { amounts: amounts.slice(at, at + PIECE) })
        .andWhere('entry.is_reversal = :no', { no: false })
        .andWhere('NOT EXISTS (SELECT 1 FROM bank_entry back WHERE back.returns_id = entry.id)'),
    );
    await inTurns(entries, (entry) => returnable.add(entry));
  }
  const pairs: { id: number; returns_id: number }[] = [];
  await inTurns(reversals, (reversal) => {
    const returns_id = returnable.take(reversal);
    if (returns_id !== null) pairs.push({ id: reversal.id, returns_id });
  });
  for (let at = 0; at < pairs.length; at += PIECE) {
    await updateRows(manager, BankEntryEntity, pairs.slice(at, at + PIECE));
    await laterTurn();
  }
}

/** Entries as they are compared, in the order of their ids. */
async function rowsOf(
  manager: EntityManager,
  narrow: (query: SelectQueryBuilder<BankEntryEntity>) => SelectQueryBuilder<BankEntryEntity>,
): Promise<ComparedEntry[]> {
  const entries: ComparedEntry[] = [];
  for (let after = 0, some: BankEntryEntity[]; ; after = some.at(-1)?.id ?? 0) {
    some = await narrow(manager.createQueryBuilder(BankEntryEntity, 'entry').select(COMPARED))
      .andWhere('entry.id > :after', { after })
      .orderBy('entry.id', 'ASC')
      .limit(PIECE)
      .getMany();
    for (const row of some) entries.push(compared(row));
    if (some.length < PIECE) return entries;
    await laterTurn();
  }
}

async function inTurns(
  entries: readonly ComparedEntry[],
  work: (entry: ComparedEntry) => void,
): Promise<void> {
  for (let at = 0; at < entries.length; at += PIECE) {
    entries.slice(at, at + PIECE).forEach(work);
    await laterTurn();
  }
}

/** Which of these entries the bank took back. */
export async function returnedOf(manager: EntityManager, ids: readonly number[]): Promise<Set<number>> {
  const found = new Set<number>();
  for (let at = 0; at < ids.length; at += PIECE) {
    if (at > 0) await laterTurn();
    const rows = await manager.find(BankEntryEntity, {
      select: { id: true, returns_id: true },
      where: { returns_id: In(ids.slice(at, at + PIECE)) },
    });
    for (const { returns_id } of rows) if (returns_id !== null) found.add(returns_id);
  }
  return found;
}

/** The columns of {@link compared}. */
const COMPARED = [
  'id',
  'account',
  'date',
  'amount',
  'currency',
  'bank_reference',
  'payer_name',
  'payer_iban',
  'marked',
  'text',
].map((column) => `entry.${column}`);

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
