import type { EntityManager } from 'typeorm';
import { BankEntryEntity } from './bank-statement.entity.js';
import { matchEntries, type Suggestion } from './domain/match.js';
import { readOpenDebts, type DebtRow } from './open-debts.js';

/** What all open entries pay, by their ids, and the debts by their registrations. */
export interface Suggested {
  /** Open entries, oldest first. */
  entries: BankEntryEntity[];
  suggestions: Map<number, Suggestion>;
  debts: Map<number, DebtRow>;
}

/**
 * Suggests what each open entry pays, oldest first: nothing of it is stored, so it is always of now.
 * @param known what all families owe, where that was just read
 */
export async function suggestAll(manager: EntityManager, known?: readonly DebtRow[]): Promise<Suggested> {
  const entries = await manager.find(BankEntryEntity, {
    where: { state: 'open' },
    order: { date: 'ASC', id: 'ASC' },
  });
  const debts = entries.length > 0 ? (known ?? (await readOpenDebts(manager))) : [];
  const suggested = matchEntries(
    entries.map((entry) => ({
      ...{ amount: entry.amount, currency: entry.currency, isReversal: Boolean(entry.is_reversal) },
      ...{ payerName: entry.payer_name, references: referencesOf(entry), text: entry.text ?? '' },
    })),
    debts,
  );
  return {
    entries,
    suggestions: new Map(entries.map(({ id }, index) => [id, suggested[index] as Suggestion])),
    debts: new Map(debts.map((debt) => [debt.registrationId, debt])),
  };
}

/** What the bank marked as references. */
export function referencesOf({ marked }: Pick<BankEntryEntity, 'marked'>): string[] {
  return marked ? marked.split('\n') : [];
}
