import { createHash } from 'node:crypto';
import type { Task } from '../../core/workers/run-task.js';
import type { CsvMapping } from './domain/csv.js';
import { entryKey, type BankEntry } from './domain/statement.js';
import { payoutReferencesIn } from '../payouts/domain/end-to-end-id.js';
import { readStatement } from './read-statement.js';

/** A file, and how tables are read. */
export interface StatementInput {
  bytes: Uint8Array;
  mapping: CsvMapping | null;
}

/** An entry with the key under which it is stored. */
export type KeyedEntry = readonly [key: string, entry: BankEntry];

/** Entries of a piece. */
const PIECE = 500;

/**
 * Reads a bank statement; gives the payments in it, each once: a file, or the files of a ZIP file, may have one twice. What left the
 * account is nothing that families pay, and is left out, but for credit that was paid out to them.
 */
const read: Task<StatementInput, KeyedEntry[], null> = async ({ bytes, mapping }, give) => {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const entries = new Map<string, BankEntry>();
  for (const entry of await readStatement(file, mapping))
    if (
      entry.amount > 0 ||
      entry.isReversal ||
      payoutReferencesIn([...entry.references, entry.text]).length > 0
    )
      entries.set(createHash('sha256').update(entryKey(entry)).digest('hex'), entry);
  const all = [...entries];
  for (let at = 0; at < all.length; at += PIECE) await give(all.slice(at, at + PIECE));
  return null;
};

export default read;
