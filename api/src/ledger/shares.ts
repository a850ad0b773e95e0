/** A share that is booked, with the payment that brought the money; cents. */
export interface BookedShare {
  payment_id: number;
  /** The payment that this one takes back. */
  reverses_id: number | null;
  amount: number;
}

/** Cents that are taken from one payment. */
export interface Taken {
  paymentId: number;
  amount: number;
}

/**
 * From which payments an amount comes that leaves a registration or a credit: oldest first. What was refunded since counts
 * against the oldest, what was taken back against the payment it takes back. So money keeps its way of payment on its way
 * through the credit, which the confirmation for the tax return tells.
 * @param shares all of the registration, or of the credit
 * @param amount cents, at least 0
 * @throws RangeError when there is less than this
 */
export function takeFrom(shares: readonly BookedShare[], amount: number): Taken[] {
  let wanted = amount;
  const taken: Taken[] = [];
  for (const { paymentId, amount: left } of leftByPayment(shares)) {
    const part = Math.min(left, wanted);
    wanted -= part;
    if (part > 0) taken.push({ paymentId, amount: part });
  }
  if (wanted > 0) throw new RangeError(`${wanted} cents are not there`);
  return taken;
}

/** What is left of each payment in these shares once refunds are counted against the oldest; payments in the order of their ids. */
export function leftByPayment(shares: readonly BookedShare[]): Taken[] {
  const nets = netByPayment(shares);
  let missing = nets.reduce((sum, { amount: net }) => sum - Math.min(0, net), 0);
  return nets.map(({ paymentId, amount: net }) => {
    const available = Math.max(0, net);
    const refunded = Math.min(available, missing);
    missing -= refunded;
    return { paymentId, amount: available - refunded };
  });
}

/** What each payment has in these shares, payments in the order of their ids. */
export function netByPayment(shares: readonly BookedShare[]): Taken[] {
  const nets = new Map<number, number>();
  for (const { payment_id, reverses_id, amount } of shares) {
    // What takes a payment back counts against it. What takes a refund back is money of its own.
    const paymentId = amount < 0 ? (reverses_id ?? payment_id) : payment_id;
    nets.set(paymentId, (nets.get(paymentId) ?? 0) + amount);
  }
  return [...nets].sort(([a], [b]) => a - b).map(([paymentId, amount]) => ({ paymentId, amount }));
}
