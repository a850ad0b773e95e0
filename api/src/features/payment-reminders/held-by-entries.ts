import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { BankEntryEntity } from '../bank-statements/bank-statement.entity.js';
import { suggestAll, type Suggested } from '../bank-statements/suggestions.js';
import { Clock } from '../../core/clock.js';

/** An entry of a bank statement that nobody has reviewed. Cents. */
export type WaitingEntry = Pick<BankEntryEntity, 'id' | 'date' | 'amount'>;

/** Entries by the person whose payment they may be: certain and likely ones, not those of which nothing is known. */
export type WaitingEntries = ReadonlyMap<number, readonly WaitingEntry[]>;

/** How long suggestions are good while no entry is added or decided: debts change too. */
const GOOD_FOR_MS = 30_000;

/** Whose payment may be among the entries of the bank that nobody has reviewed yet. */
@Injectable()
export class HeldByEntries {
  private known: { key: string; at: number; entries: WaitingEntries } | null = null;

  constructor(private readonly clock: Clock) {}

  /**
   * The same as {@link waitingEntries}, for who asks for one payer after the other: all families are compared with all entries, so it
   * is done again only when an entry came, was booked or left out, or after half a minute.
   */
  async of(manager: EntityManager, personId: number): Promise<readonly WaitingEntry[]> {
    const at = this.clock.now().getTime();
    const key = await openEntriesKey(manager);
    if (this.known?.key !== key || at - this.known.at > GOOD_FOR_MS)
      this.known = { key, at, entries: waitingEntries(await suggestAll(manager)) };
    return this.known.entries.get(personId) ?? [];
  }
}

/** Sorts open entries by whom their suggestions name: who pays what they pay, whose credit the rest becomes, whose reference they have. */
export function waitingEntries({ entries, suggestions, debts }: Suggested): WaitingEntries {
  const byPerson = new Map<number, WaitingEntry[]>();
  for (const { id, date, amount } of entries) {
    const suggestion = suggestions.get(id);
    if (!suggestion || suggestion.certainty === 'unknown') continue;
    const persons = [
      ...suggestion.shares.map(({ registrationId }) => debts.get(registrationId)?.personId),
      ...suggestion.personIds,
      suggestion.credit?.personId,
    ];
    for (const personId of new Set(persons)) {
      if (personId === undefined) continue;
      byPerson.set(personId, [...(byPerson.get(personId) ?? []), { id, date, amount }]);
    }
  }
  return byPerson;
}

/** Changes whenever an open entry comes or goes. */
async function openEntriesKey(manager: EntityManager): Promise<string> {
  const row = await manager
    .createQueryBuilder(BankEntryEntity, 'entry')
    .select('COUNT(*)', 'count')
    .addSelect('SUM(entry.id)', 'sum')
    .addSelect('MAX(entry.id)', 'last')
    .where('entry.state = :state', { state: 'open' })
    .getRawOne<{ count: number | string; sum: number | string | null; last: number | null }>();
  return [row?.count, row?.sum, row?.last].join();
}
