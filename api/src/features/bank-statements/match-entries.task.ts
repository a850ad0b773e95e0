import type { Task } from '../../core/workers/run-task.js';
import type { OpenDebt } from './domain/debts.js';
import { matchEntries, type MatchEntry, type Suggestion } from './domain/match.js';
import { sameAsEarlier, type TellingEntry } from './domain/same.js';

export interface MatchInput {
  /** Open ones, oldest first. */
  entries: readonly (Omit<MatchEntry, 'sameAs'> & TellingEntry)[];
  /** What was decided of the same days. */
  decided: readonly TellingEntry[];
  debts: readonly OpenDebt[];
  /** Names of all parents on record. */
  parents: readonly string[];
}

/** Suggestions of a piece. */
const PIECE = 500;

/** Gives what each entry pays, in the order of the entries. */
const match: Task<MatchInput, Suggestion[], null> = async ({ entries, decided, debts, parents }, give) => {
  const same = sameAsEarlier([...entries, ...decided]);
  const found = matchEntries(
    entries.map((entry) => ({ ...entry, sameAs: same.get(entry.id) ?? null })),
    debts,
    parents,
  );
  for (let at = 0; at < found.length; at += PIECE) await give(found.slice(at, at + PIECE));
  return null;
};

export default match;
