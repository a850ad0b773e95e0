import { toCents, type PaymentShare } from '@feria/shared';

/** Ids of the children for whom a payment is by now: money that has gone from a place again is not for it. */
export function paidForIn(shares: readonly PaymentShare[]): number[] {
  const there = new Map<number, { child: number | undefined; amount: number }>();
  for (const { registration, amount } of shares)
    if (registration) {
      const before = there.get(registration.id)?.amount ?? 0;
      there.set(registration.id, { child: registration.people?.id, amount: before + toCents(amount) });
    }
  return [...there.values()].flatMap(({ child, amount }) => (child && amount !== 0 ? child : []));
}
