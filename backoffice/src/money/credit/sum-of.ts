import { toCents, toEuros, type PayoutRecord, type PayoutState } from '@feria/shared';

/** Euros of the payouts of a file in a state. */
export function sumOf(payouts: readonly PayoutRecord[], state: PayoutState): number {
  const own = payouts.filter((payout) => payout.state === state);
  return toEuros(own.reduce((cents, { amount }) => cents + toCents(amount), 0));
}
