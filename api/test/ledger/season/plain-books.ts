/*
 * The second calculation of a season: what should be, as one would write it with a pencil (product/money.md#one-balance). It knows nothing
 * of shares, locks or SQL. All amounts are cents, all days `YYYY-MM-DD`.
 */

/** Something that a parent owes or has paid: a place, or the fee of one that was given back. */
export interface Charge {
  /** Of the registration, also when it is gone. */
  id: number;
  childId: number;
  /** Who pays. */
  personId: number;
  /** Without the discount. */
  price: number;
  discount: number;
  paid: number;
  dueOn: string | null;
  /** The account to which it is paid, and in how many days, of its project. */
  account: string;
  paymentDays: number | null;
  isFee: boolean;
}

/** A file of transfers that the bank has not carried out: its credit is left alone. */
export interface OpenFile {
  id: number;
  personId: number;
  amount: number;
}

export const costOf = ({ price, discount }: Charge): number => price - discount;
export const openOf = (charge: Charge): number => costOf(charge) - charge.paid;
export const sumOf = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((sum, row) => sum + of(row), 0);

/** What is due first, of the same day the older booking; without a day after all others. */
function firstToPay(charges: readonly Charge[]): Charge[] {
  const day = ({ dueOn }: Charge): string => dueOn ?? '9999';
  return [...charges].sort((a, b) => (day(a) < day(b) ? -1 : day(a) > day(b) ? 1 : a.id - b.id));
}

export class PlainBooks {
  charges: Charge[] = [];
  files: OpenFile[] = [];
  readonly credit = new Map<number, number>();
  /** All that came in, less what was paid out. */
  received = 0;
  /** What was paid of fees of families that were erased: it stays received. */
  ofErased = 0;

  ofPerson(personId: number): Charge[] {
    return this.charges.filter((charge) => charge.personId === personId);
  }

  openOf(personId: number): number {
    return sumOf(this.ofPerson(personId), openOf);
  }

  creditOf(personId: number): number {
    return this.credit.get(personId) ?? 0;
  }

  asideOf(personId: number): number {
    return sumOf(
      this.files.filter((file) => file.personId === personId),
      ({ amount }) => amount,
    );
  }

  /** What can be used. */
  freeOf(personId: number): number {
    return this.creditOf(personId) - this.asideOf(personId);
  }

  give(personId: number, amount: number): void {
    this.credit.set(personId, this.creditOf(personId) + amount);
  }

  /** Pays charges in their order. @returns what is left */
  pay(charges: readonly Charge[], amount: number): number {
    let left = amount;
    for (const charge of firstToPay(charges)) {
      const part = Math.min(left, Math.max(0, openOf(charge)));
      charge.paid += part;
      left -= part;
    }
    return left;
  }

  /** What is above a price is credit, and credit pays what is open. */
  settle(): void {
    for (const charge of this.charges) {
      const above = Math.max(0, -openOf(charge));
      charge.paid -= above;
      if (above > 0) this.give(charge.personId, above);
    }
    for (const personId of new Set(this.charges.map((charge) => charge.personId))) {
      const free = this.freeOf(personId);
      if (free > 0) this.give(personId, this.pay(this.ofPerson(personId), free) - free);
    }
  }

  /** All that is paid and is credit: as much as was received. */
  total(): number {
    const paid = sumOf(this.charges, (charge) => charge.paid);
    return sumOf([...this.credit.values()], (credit) => credit) + paid + this.ofErased;
  }
}
