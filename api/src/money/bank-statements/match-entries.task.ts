import { unpack, type Packed } from '../../core/workers/packed.js';
import type { Task } from '../../core/workers/run-task.js';
import type { OpenDebt } from './domain/debts.js';
import { matchEntries, type MatchEntry, type Suggestion } from './domain/match.js';
import { sameAsEarlier, type TellingEntry } from './domain/same.js';

/** An open entry as it is compared. */
export type ComparedNow = Omit<MatchEntry, 'sameAs'> & TellingEntry;

export interface MatchInput {
  /** Open ones, oldest first. */
  entries: Packed<ComparedNow>;
  /** What was decided of the same days. */
  decided: Packed<TellingEntry>;
  debts: Packed<OpenDebt>;
  /** Names of all parents on record. */
  parents: Packed<string>;
  /** Parents whose references the entries have, with their names. */
  referenced: Packed<[number, string]>;
}

/** Suggestions of a piece. */
const PIECE = 500;

/** Gives what each entry pays, in the order of the entries. */
const match: Task<MatchInput, Suggestion[], null> = async (input, give) => {
  const entries = unpack(input.entries);
  const same = sameAsEarlier([...entries, ...unpack(input.decided)]);
  const found = matchEntries(
    entries.map((entry) => ({ ...entry, sameAs: same.get(entry.id) ?? null })),
    // The later one of two counts, see `openDebts`.
    [...new Map(unpack(input.debts).map((debt) => [debt.registrationId, debt])).values()],
    unpack(input.parents),
    new Map(unpack(input.referenced)),
  );
  for (let at = 0; at < found.length; at += PIECE) await give(found.slice(at, at + PIECE));
  return null;
};

export default match;
