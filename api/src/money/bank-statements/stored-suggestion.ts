import type { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import type { Suggestion } from './domain/match.js';

/** A suggestion as the column `suggestion` has it, in JSON: ids and amounts, and what was found; no names. */
export type StoredSuggestion = Omit<Suggestion, 'certainty'> & {
  /** Whose payment it may be: who pays for the shares, whose reference or name the entry has, whose credit the rest becomes. */
  persons: number[];
};

/** The suggestion of a row, `null` where none was worked out yet. */
export function storedSuggestion(row: { suggestion: string | null }): StoredSuggestion | null {
  if (row.suggestion === null) return null;
  const stored = JSON.parse(row.suggestion) as StoredSuggestion;
  // Older versions did not store what the credit pays.
  return stored.credit ? { ...stored, credit: { ...stored.credit, pays: stored.credit.pays ?? [] } } : stored;
}

/** What the bank marked as references. */
export function referencesOf({ marked }: Pick<BankEntryEntity, 'marked'>): string[] {
  return marked ? marked.split('\n') : [];
}
