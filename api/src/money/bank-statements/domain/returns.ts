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

/** Of an entry that may be taken back. */
type Listed = Pick<ComparedEntry, 'id' | 'date'>;

/**
 * Finds which entry a reversal takes back (product/money.md#bank-statements): the same amount came to the same account, not later, and bank
 * reference, payer, or what the bank marked is the same. The newest of several. Each entry is taken back once. All entries are added
 * before the first is looked for; what either costs does not depend on how many there are.
 */
export class Returnable {
  /** By what is the same, see {@link marksOf}; sorted when first looked at, the newest last. */
  private readonly byMark = new Map<string, Listed[]>();
  private readonly sorted = new Set<string>();
  private readonly taken = new Set<number>();

  add(entry: ComparedEntry): void {
    const { id, date } = entry;
    for (const mark of marksOf(entry, entry.amount, entry.payerName)) {
      const list = this.byMark.get(mark);
      if (list) list.push({ id, date });
      else this.byMark.set(mark, [{ id, date }]);
    }
  }

  /** Takes the entry that a reversal takes back, which no other reversal then finds. @returns its id */
  take(reversal: ComparedEntry): number | null {
    const possible = marksOf(reversal, -reversal.amount, reversal.payerName ?? '').flatMap(
      (mark) => this.newest(mark, reversal.date) ?? [],
    );
    const [found] = possible.sort((a, b) => byAge(b, a));
    if (!found) return null;
    this.taken.add(found.id);
    return found.id;
  }

  private newest(mark: string, until: IsoDate): Listed | undefined {
    const list = this.byMark.get(mark) ?? [];
    if (!this.sorted.has(mark)) list.sort(byAge);
    this.sorted.add(mark);
    while (this.taken.has(list.at(-1)?.id ?? 0)) list.pop();
    return list.findLast(({ id, date }) => date <= until && !this.taken.has(id));
  }
}

/** Each is the same for an entry and for what takes it back. @param amount of the entry */
function marksOf(entry: ComparedEntry, amount: number, payerName: string | null): string[] {
  const { account, currency, bankReference, payerIban, references } = entry;
  const marks = [
    ['bank', bankReference],
    ['iban', payerIban],
    ['name', payerName === null ? null : written(payerName)],
    ...references.map((reference) => ['marked', reference]),
    ...paymentReferencesOf(entry).map((reference) => ['payment', reference]),
  ];
  return marks
    .filter(([, value]) => value !== null)
    .map((mark) => JSON.stringify([account, currency, amount, ...mark]));
}

/** The oldest first. */
function byAge(a: Listed, b: Listed): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id;
}

/** Banks write the same name in capitals and not, with one blank and several. */
function written(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
