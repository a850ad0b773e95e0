import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BankEntryEntity } from '../bank-statements/bank-statement.entity.js';
import { storedSuggestion } from '../bank-statements/stored-suggestion.js';
import { Suggestions } from '../bank-statements/suggestions.js';

/** An entry of a bank statement that nobody has reviewed. Cents. */
export type WaitingEntry = Pick<BankEntryEntity, 'id' | 'date' | 'amount'>;

/** Entries by the person whose payment they may be: also those that only have the payer's name. */
export type WaitingEntries = ReadonlyMap<number, readonly WaitingEntry[]>;

/** Whose payment may be among the entries of the bank that nobody has reviewed yet. */
@Injectable()
export class HeldByEntries {
  constructor(private readonly suggestions: Suggestions) {}

  /** Has the suggestions be of now. Not inside a transaction. */
  refresh(): Promise<void> {
    return this.suggestions.refresh();
  }

  /** The entries of one payer, as {@link refresh} last found them. One statement, also inside a transaction. */
  async of(manager: EntityManager, personId: number): Promise<readonly WaitingEntry[]> {
    return (await waitingEntries(manager)).get(personId) ?? [];
  }
}

/** Open entries by whom their stored suggestions name. One statement. */
export async function waitingEntries(manager: EntityManager): Promise<WaitingEntries> {
  const entries = await manager.find(BankEntryEntity, {
    select: { id: true, date: true, amount: true, suggestion: true },
    where: { state: 'open' },
    order: { date: 'ASC', id: 'ASC' },
  });
  const byPerson = new Map<number, WaitingEntry[]>();
  for (const entry of entries) {
    const { id, date, amount } = entry;
    for (const personId of storedSuggestion(entry)?.persons ?? []) {
      const waiting = byPerson.get(personId);
      if (waiting) waiting.push({ id, date, amount });
      else byPerson.set(personId, [{ id, date, amount }]);
    }
  }
  return byPerson;
}
