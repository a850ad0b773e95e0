import { createHash } from 'node:crypto';
import type { IsoDate } from '@feria/shared/rules/dates';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { Refusal } from '../../../core/workers/refusal.js';

/** Most hundredths that a column holds: 21 million. */
export const MAX_AMOUNT = 2_147_483_647;

/** Longest account, bank reference and other short texts that are kept. */
const MAX_SHORT = 140;
/** Longest text of an entry that is kept. */
const MAX_TEXT = 2_000;

/** A movement on an account of the organiser, as a bank states it. */
export interface BankEntry {
  /** IBAN without blanks, or the bank's own number of the account. */
  account: string;
  /**
   * What tells the entry apart at the bank: its reference, `reference#2` for the second payment of a batch, or a fingerprint where
   * the bank gives none. With account, date and amount it is the same in every file that holds the entry.
   */
  bankReference: string;
  /** The reference that the bank gave, with the position in a batch; `null` where it gave none. Two entries may have the same. */
  givenReference: string | null;
  /** Value date. */
  date: IsoDate;
  bookedOn: IsoDate;
  /** Hundredths of the currency; below 0 for what left the account. */
  amount: number;
  /** ISO 4217. */
  currency: string;
  /** Who paid, for what left the account who was paid. */
  payerName: string | null;
  /** Without blanks. */
  payerIban: string | null;
  /** What the bank marks as a reference, as it was written. */
  references: string[];
  /** All free text. */
  text: string;
  /** The bank takes an earlier entry back. */
  isReversal: boolean;
  /** The bank says that a transfer of the organiser has come back. */
  isReturn: boolean;
}

/** An entry as it stands in a file. */
export type UnreferencedEntry = Omit<BankEntry, 'givenReference'>;

/** Most entries that are read at once: a year of a large organiser. */
export const MAX_ENTRIES = 20_000;

type UnreadableKey = Extract<ServerMessageKey, `bank_statement.${string}`>;

/** A file that is not understood in every entry, and why. Nothing of it may be stored. */
export class UnreadableStatement extends Refusal<UnreadableKey> {}

/**
 * Gives every entry of a statement a bank reference of its own: a fingerprint of what it says where the bank gave none, and a
 * position where entries are equal in account, reference, date and amount. The position counts equal entries of a day only, so
 * another file with the same days gives the same references.
 * @param entries of one account statement, in its order, with `''` where the bank gave no reference. Of several statements each is
 *   numbered for itself where the bank gave references, for it may tell the same entry twice
 * @param unreferenced counts of a file: equal entries without a reference are different ones, also in several of its statements
 */
export function withReferences(
  entries: readonly UnreferencedEntry[],
  unreferenced = new Map<string, number>(),
): BankEntry[] {
  const referenced = new Map<string, number>();
  return entries.map((raw) => {
    const entry = shortened(raw);
    const givenReference = entry.bankReference || null;
    const bankReference = givenReference ?? fingerprint(entry);
    const key = entryKey({ ...entry, bankReference });
    const counts = givenReference === null ? unreferenced : referenced;
    const position = (counts.get(key) ?? 0) + 1;
    counts.set(key, position);
    const own = position === 1 ? bankReference : `${bankReference}~${position}`;
    return { ...entry, bankReference: own, givenReference };
  });
}

/** What tells entries of all files apart. */
export function entryKey(entry: Pick<BankEntry, 'account' | 'bankReference' | 'amount' | 'date'>): string {
  const { account, bankReference, date, amount } = entry;
  return JSON.stringify([account, bankReference, date, amount]);
}

/** Removes blanks, in capitals: accounts are written with and without them. */
export function compactAccount(account: string): string {
  return account.replace(/\s/g, '').toUpperCase().slice(0, MAX_SHORT);
}

function shortened(entry: UnreferencedEntry): UnreferencedEntry {
  const short = (text: string) => text.slice(0, MAX_SHORT);
  return {
    ...entry,
    bankReference: short(entry.bankReference),
    payerName: entry.payerName && short(entry.payerName),
    payerIban: entry.payerIban && short(entry.payerIban),
    references: entry.references.map(short),
    text: entry.text.slice(0, MAX_TEXT),
  };
}

/** Blanks are left out: banks break lines differently from file to file. */
function fingerprint(entry: UnreferencedEntry): string {
  const { account, date, bookedOn, amount, currency, payerName, payerIban, references, text } = entry;
  const content = [account, date, bookedOn, amount, currency, payerName, payerIban, references, text];
  return createHash('sha256').update(JSON.stringify(content).replace(/\s/g, '')).digest('hex').slice(0, 32);
}

/** What banks write where they have no reference. */
const NO_REFERENCE = /^(?:not ?provided|non ?ref|none|n\/?a|-)?$/i;

/** A reference of the bank, or nothing where it only fills the field. */
export function usable(reference: string): string {
  return NO_REFERENCE.test(reference) ? '' : reference;
}
