import type { Task } from '../../core/workers/run-task.js';
import type { OpenDebt } from './domain/debts.js';
import { matchEntries, type MatchEntry, type Suggestion } from './domain/match.js';

export interface MatchInput {
  /** Oldest first. */
  entries: readonly MatchEntry[];
  debts: readonly OpenDebt[];
}

/** Suggestions of a piece. */
const PIECE = 500;

/** Gives what each entry pays, in the order of the entries. */
const match: Task<MatchInput, Suggestion[], null> = async ({ entries, debts }, give) => {
  const found = matchEntries(entries, debts);
  for (let at = 0; at < found.length; at += PIECE) await give(found.slice(at, at + PIECE));
  return null;
};

export default match;
