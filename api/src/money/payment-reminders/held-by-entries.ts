import { Injectable } from '@nestjs/common';
import type { EntityManager, SelectQueryBuilder } from 'typeorm';
import { laterTurn, PIECE } from '../../core/pieces.js';
import { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
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
    const rows = await openEntries(manager)
      // Finds more than those of this person, but never fewer: all entries may be thousands, and each family asks.
      .andWhere('entry.suggestion LIKE :named', { named: `%"persons":[%${personId}%` })
      .getRawMany<RawEntry>();
    return rows
      .flatMap(namedIn)
      .flatMap(([id, entry]) => (id === personId ? [entry] : []))
      .sort(byDate);
  }
}

type RawEntry = WaitingEntry & Pick<BankEntryEntity, 'suggestion'>;

/** Open entries by whom their stored suggestions name; in pieces. */
export async function waitingEntries(manager: EntityManager): Promise<WaitingEntries> {
  const found: [number, WaitingEntry][] = [];
  for (let last = 0, some: RawEntry[]; ; last = some.at(-1)?.id ?? last) {
    some = await openEntries(manager)
      .andWhere('entry.id > :last', { last })
      .orderBy('entry.id', 'ASC')
      .limit(PIECE)
      .getRawMany<RawEntry>();
    for (const entry of some) found.push(...namedIn(entry));
    if (some.length < PIECE) break;
    await laterTurn();
  }
  const entries = new Map<number, WaitingEntry[]>();
  for (const [personId, entry] of found) {
    const waiting = entries.get(personId);
    if (waiting) waiting.push(entry);
    else entries.set(personId, [entry]);
  }
  for (const waiting of entries.values()) waiting.sort(byDate);
  return entries;
}

function openEntries(manager: EntityManager): SelectQueryBuilder<BankEntryEntity> {
  return manager
    .createQueryBuilder(BankEntryEntity, 'entry')
    .select('entry.id', 'id')
    .addSelect('entry.date', 'date')
    .addSelect('entry.amount', 'amount')
    .addSelect('entry.suggestion', 'suggestion')
    .where('entry.state = :state', { state: 'open' });
}

/** The persons whose payment an entry may be, each with the entry. */
function namedIn({ suggestion, ...entry }: RawEntry): [number, WaitingEntry][] {
  return (storedSuggestion({ suggestion })?.persons ?? []).map((personId) => [personId, entry]);
}

function byDate(a: WaitingEntry, b: WaitingEntry): number {
  if (a.date === b.date) return a.id - b.id;
  return a.date < b.date ? -1 : 1;
}
