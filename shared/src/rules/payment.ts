import { toCents } from './money.js';

/** How money was paid. */
export const PAYMENT_METHODS = ['bank', 'cash', 'card', 'other'] as const;
export type PaymentMethod = (typeof PAYMENT_METHODS)[number];

/** Whether a payment can be traced, which matters for the tax return. Of *other* nobody knows, so it counts as not. */
export function isTraceable(method: PaymentMethod): boolean {
  return method === 'bank' || method === 'card';
}

/** What is paid for a registration; amounts in cents. */
export interface Payment {
  price: number;
  /** What the family need not pay of the price (product/money.md#sibling-discount). */
  discount: number;
  payed_amount: number;
  is_waiting: boolean;
}

/** How far a registration is paid: `waiting` owes nothing yet. */
export type PaymentState = 'waiting' | 'none' | 'partial' | 'full';

/** Cents that a registration costs, also while the child waits for a place: the price without the discount. */
export function costOf({ price, discount }: Pick<Payment, 'price' | 'discount'>): number {
  return price - discount;
}

/** Cents that are due now: what it costs, or nothing while the child waits for a place. */
export function dueAmount(payment: Omit<Payment, 'payed_amount'>): number {
  return payment.is_waiting ? 0 : costOf(payment);
}

/** Cents still to be paid; never negative. */
export function openAmount(payment: Payment): number {
  return Math.max(0, dueAmount(payment) - payment.payed_amount);
}

/** Cents paid above what is due: the family's credit; never negative. */
export function creditAmount(payment: Payment): number {
  return Math.max(0, payment.payed_amount - dueAmount(payment));
}

/** How far a registration is paid; what costs nothing is paid in full. */
export function paymentState(payment: Payment): PaymentState {
  if (payment.is_waiting) return 'waiting';
  if (openAmount(payment) === 0) return 'full';
  return payment.payed_amount > 0 ? 'partial' : 'none';
}

/** A record of the API, which has euros, in cents. */
export function paymentOfRecord({ price, discount, payed_amount, is_waiting }: Payment): Payment {
  return {
    price: toCents(price),
    discount: toCents(discount),
    payed_amount: toCents(payed_amount),
    is_waiting,
  };
}
