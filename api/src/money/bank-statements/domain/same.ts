import type { IsoDate } from '@feria/shared/rules/dates';
import { paymentReferencesOf } from './references.js';

/** What of an entry tells whether another file may have told it before. */
export interface TellingEntry {
  id: number;
  account: string;
  /** Value date. */
  date: IsoDate;
  amount: number;
  currency: string;
  /** What the bank calls it; `null` where it gave no reference. */
  bankReference: string | null;
  references: string[];
  text: string;
}

/** The earliest entry of some, and the earliest with each reference of the bank and without one. */
class Earliest {
  private any: number | null = null;
  /** By the reference of the bank; `null` is that of entries without one. */
  private readonly byReference = new Map<string | null, number>();

  add({ id, bankReference }: TellingEntry): void {
    this.any ??= id;
    if (!this.byReference.has(bankReference)) this.byReference.set(bankReference, id);
  }

  /** Where the bank calls both by different references they are two. */
  sameAs({ bankReference }: TellingEntry): number | null {
    if (bankReference === null) return this.any;
    const alike = [bankReference, null].flatMap((one) => this.byReference.get(one) ?? []);
    return alike.length > 0 ? Math.min(...alike) : null;
  }
}

/** Entries of the same account and amount, and of the same day or reference of the bank. */
interface Alike {
  all: Earliest;
  withoutPayment: Earliest;
  byPayment: Map<string, Earliest>;
}

/**
 * Entries that may be an earlier one once more (product/money.md#bank-statements): of the same account, value date and amount, which another file
 * tells with another booking date, in capitals, or with more text. Not when the bank calls them by two different references, and not when each has
 * a payment reference that the other has not. What the bank calls by one reference is asked about whatever the day: files of one entry may
 * have different value dates.
 * @returns the earlier entry by the id of the later one
 */
export function sameAsEarlier(entries: readonly TellingEntry[]): Map<number, number> {
  const groups = new Map<string, Alike>();
  const found = new Map<number, number>();
  for (const entry of [...entries].sort((a, b) => a.id - b.id)) {
    const payments = paymentReferencesOf(entry);
    const ids = keysOf(entry).flatMap((key) => {
      const group = groups.get(key) ?? newGroup();
      groups.set(key, group);
      const candidates =
        payments.length === 0
          ? [group.all]
          : [group.withoutPayment, ...payments.flatMap((one) => group.byPayment.get(one) ?? [])];
      const before = candidates.flatMap((one) => one.sameAs(entry) ?? []);
      addTo(group, entry, payments);
      return before;
    });
    if (ids.length > 0) found.set(entry.id, Math.min(...ids));
  }
  return found;
}

/** The groups of an entry: of its day, and of what the bank calls it. */
function keysOf({ account, date, amount, currency, bankReference }: TellingEntry): string[] {
  const own = [account, amount, currency];
  return [
    JSON.stringify([...own, 'day', date]),
    ...(bankReference === null ? [] : [JSON.stringify([...own, 'reference', bankReference])]),
  ];
}

function addTo(group: Alike, entry: TellingEntry, payments: readonly string[]): void {
  group.all.add(entry);
  if (payments.length === 0) group.withoutPayment.add(entry);
  for (const one of payments) {
    const earliest = group.byPayment.get(one) ?? new Earliest();
    group.byPayment.set(one, earliest);
    earliest.add(entry);
  }
}

function newGroup(): Alike {
  return { all: new Earliest(), withoutPayment: new Earliest(), byPayment: new Map() };
}
