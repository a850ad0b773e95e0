import type { IsoDate, PaymentMethod } from '@feria/shared';
import { countRefunds } from '../../../ledger/shares.js';

/**
 * A share of a registration with the payment that brought the money: what takes a payment back counts as the payment that it takes
 * back, with its date and method.
 */
export interface PaidShare {
  registration_id: number;
  payment_id: number;
  /** Of the payment. */
  date: IsoDate;
  /** When its money came to the registration. */
  came_on: IsoDate;
  method: PaymentMethod;
  /** The parent for whom it was paid. */
  person_id: number | null;
  /** The parent who paid; `null` for somebody who is no parent on record. */
  payer_id: number | null;
  /** Cents. */
  amount: number;
}

/**
 * What remains paid of each payment on each registration, by date. Money that left the registration again is not in it; money that
 * came from the credit has date and method of the payment that brought it. Refunds count against the money of who
 * got them, as in the ledger; what is refunded beyond the payments is a line below 0.
 * @param shares of all parents in one year
 */
export function paidLines(shares: readonly PaidShare[]): PaidShare[] {
  return [...groupBy(shares, ({ registration_id }) => registration_id).values()]
    .flatMap(linesOfRegistration)
    .sort(
      (a, b) =>
        a.date.localeCompare(b.date) || a.payment_id - b.payment_id || a.registration_id - b.registration_id,
    );
}

function linesOfRegistration(shares: readonly PaidShare[]): PaidShare[] {
  const nets = [...groupBy(shares, ({ payment_id }) => payment_id).values()]
    .map((some) => ({ ...(some[0] as PaidShare), amount: sumOf(some) }))
    .sort((a, b) => a.payment_id - b.payment_id);
  const refunds = nets.filter(({ amount }) => amount < 0);
  const { left, over } = countRefunds(
    nets.filter(({ amount }) => amount > 0).map((line) => ({ ...line, payerId: line.payer_id })),
    refunds.map(({ payer_id: payerId, amount }) => ({ payerId, amount: -amount })),
  );
  const lines = left.flatMap(({ payerId: _, ...line }) => (line.amount > 0 ? line : []));
  const [refund] = refunds.slice(-1);
  return refund && over > 0 ? [...lines, { ...refund, amount: -over }] : lines;
}

/** Cents. */
export function sumOf(lines: readonly { amount: number }[]): number {
  return lines.reduce((sum, { amount }) => sum + amount, 0);
}

/** Groups in the order in which their first item comes. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const groups = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return groups;
}
