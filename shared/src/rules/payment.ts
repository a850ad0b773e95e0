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
  payed_amount: number;
  is_waiting: boolean;
}

/** How far a registration is paid: `waiting` owes nothing yet. */
export type PaymentState = 'waiting' | 'none' | 'partial' | 'full';

/** Cents that are due now: the price, or nothing while the child waits for a place. */
function due({ price, is_waiting }: Payment): number {
  return is_waiting ? 0 : price;
}

/** Cents still to be paid; never negative. */
export function openAmount(payment: Payment): number {
  return Math.max(0, due(payment) - payment.payed_amount);
}

/** Cents paid above what is due: the family's credit; never negative. */
export function creditAmount(payment: Payment): number {
  return Math.max(0, payment.payed_amount - due(payment));
}

/** How far a registration is paid; a price of 0 is paid in full. */
export function paymentState(payment: Payment): PaymentState {
  if (payment.is_waiting) return 'waiting';
  if (openAmount(payment) === 0) return 'full';
  return payment.payed_amount > 0 ? 'partial' : 'none';
}

/** A record of the API, which has euros, in cents. */
export function paymentOfRecord({ price, payed_amount, is_waiting }: Payment): Payment {
  return { price: toCents(price), payed_amount: toCents(payed_amount), is_waiting };
}
