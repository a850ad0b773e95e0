import type { IsoDate } from '@feria/shared/rules/dates';
import { paymentReferencesOf } from './references.js';
import type { BankEntry } from './statement.js';

/** What of an entry tells whether it takes another back. */
export type ComparedEntry = Pick<
  BankEntry,
  'account' | 'amount' | 'currency' | 'payerName' | 'payerIban' | 'references' | 'text'
> & {
  id: number;
  /** Value date. */
  date: IsoDate;
  /** What the bank calls it; `null` where it gave no reference. */
  bankReference: string | null;
};

/**
 * Which entry each reversal takes back (product.md#bank-statements): the same amount came to the same account, not later, and bank
 * reference, payer, or what the bank marked is the same. The newest of several. Each entry is taken back once.
 * @returns ids of entries by the id of the reversal
 */
export function findReturned(
  reversals: readonly ComparedEntry[],
  entries: readonly ComparedEntry[],
): Map<number, number> {
  const returned = new Map<number, number>();
  const taken = new Set<number>();
  for (const reversal of reversals) {
    const possible = entries.filter((entry) => !taken.has(entry.id) && isReturnOf(reversal, entry));
    const [found] = possible.sort((a, b) => (a.date < b.date ? 1 : a.date > b.date ? -1 : b.id - a.id));
    if (!found) continue;
    returned.set(reversal.id, found.id);
    taken.add(found.id);
  }
  return returned;
}

function isReturnOf(reversal: ComparedEntry, entry: ComparedEntry): boolean {
  if (entry.account !== reversal.account || entry.currency !== reversal.currency) return false;
  if (entry.amount !== -reversal.amount || entry.date > reversal.date) return false;
  return (
    (entry.bankReference !== null && entry.bankReference === reversal.bankReference) ||
    (entry.payerIban !== null && entry.payerIban === reversal.payerIban) ||
    (entry.payerName !== null && written(entry.payerName) === written(reversal.payerName ?? '')) ||
    entry.references.some((reference) => reversal.references.includes(reference)) ||
    paymentReferencesOf(entry).some((reference) => paymentReferencesOf(reversal).includes(reference))
  );
}

/** Banks write the same name in capitals and not, with one blank and several. */
function written(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
