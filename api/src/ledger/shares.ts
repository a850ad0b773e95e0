/** A share that is booked, with the payment that brought the money; cents. */
export interface BookedShare {
  payment_id: number;
  /** The payment that this one takes back. */
  reverses_id: number | null;
  /** The parent who paid; of a refund, the one who got it. */
  payer_id: number | null;
  amount: number;
}

/** Cents that are taken from one payment. */
export interface Taken {
  paymentId: number;
  amount: number;
}

/** Money that goes back to somebody. Cents. */
export interface Refund {
  payerId: number | null;
  /** More than 0. */
  amount: number;
}

/**
 * From which payments an amount comes that leaves a registration or a credit: oldest first. What was refunded since counts
 * against the money of who got it ({@link countRefunds}), what was taken back against the payment it takes back. So money keeps its way
 * of payment on its way through the credit, and who paid, which the confirmation for the tax return tells.
 * @param shares all of the registration, or of the credit
 * @param amount cents, at least 0
 * @param aside what of a credit is set aside to be paid out: it counts as refunded already
 * @throws RangeError when there is less than this
 */
export function takeFrom(shares: readonly BookedShare[], amount: number, aside: Refund[] = []): Taken[] {
  let wanted = amount;
  const taken: Taken[] = [];
  for (const { paymentId, amount: left } of leftByPayment(shares, aside)) {
    const part = Math.min(left, wanted);
    wanted -= part;
    if (part > 0) taken.push({ paymentId, amount: part });
  }
  if (wanted > 0) throw new RangeError(`${wanted} cents are not there`);
  return taken;
}

/** What is left of each payment in these shares once refunds are counted; payments in the order of their ids. */
export function leftByPayment(shares: readonly BookedShare[], aside: readonly Refund[] = []): Taken[] {
  const nets = withoutReturned(netsOf(shares));
  const refunds = nets.flatMap(({ payerId, amount }) => (amount < 0 ? { payerId, amount: -amount } : []));
  const money = nets.map((net) => ({ ...net, amount: Math.max(0, net.amount) }));
  return countRefunds(money, [...refunds, ...aside]).left.map(({ paymentId, amount }) => ({
    paymentId,
    amount,
  }));
}

/**
 * Counts refunds against money: first against that of who got it back, oldest first, then against that of others. So nobody has in a
 * document what they have got back.
 * @param money oldest first; cents, at least 0
 * @returns the same money with what is left of it, and cents that were refunded beyond it
 */
export function countRefunds<Money extends { payerId: number | null; amount: number }>(
  money: readonly Money[],
  refunds: readonly Refund[],
): { left: Money[]; over: number } {
  const left = money.map((one) => ({ ...one }));
  const count = ({ payerId, amount }: Refund, isWanted: (one: Money) => boolean): Refund => {
    let rest = amount;
    for (const one of left) {
      if (!isWanted(one)) continue;
      const part = Math.min(one.amount, rest);
      one.amount -= part;
      rest -= part;
    }
    return { payerId, amount: rest };
  };
  const ofOthers = refunds.map((refund) => count(refund, ({ payerId }) => payerId === refund.payerId));
  const over = ofOthers
    .map((refund) => count(refund, () => true))
    .reduce((sum, { amount }) => sum + amount, 0);
  return { left, over };
}

/** What each payment has in these shares, payments in the order of their ids. */
export function netByPayment(shares: readonly BookedShare[]): Taken[] {
  return netsOf(shares).map(({ paymentId, amount }) => ({ paymentId, amount }));
}

interface Net extends Taken {
  payerId: number | null;
  reversesId: number | null;
}

function netsOf(shares: readonly BookedShare[]): Net[] {
  const nets = new Map<number, Net>();
  for (const { payment_id, reverses_id, payer_id: payerId, amount } of shares) {
    // What takes a payment back counts against it. What takes a refund back is money of its own.
    const paymentId = amount < 0 ? (reverses_id ?? payment_id) : payment_id;
    const net = nets.get(paymentId) ?? { paymentId, payerId, reversesId: null, amount: 0 };
    net.amount += amount;
    if (paymentId === payment_id) net.reversesId = reverses_id;
    nets.set(paymentId, net);
  }
  return [...nets.values()].sort((a, b) => a.paymentId - b.paymentId);
}

/** Without refunds that were taken back, and without what took them back: the money is that of before. */
function withoutReturned(nets: readonly Net[]): Net[] {
  const left = nets.map((net) => ({ ...net }));
  for (const back of left) {
    const refund = left.find(({ paymentId }) => paymentId === back.reversesId);
    if (!refund || refund.amount >= 0 || back.amount <= 0) continue;
    const part = Math.min(back.amount, -refund.amount);
    refund.amount += part;
    back.amount -= part;
  }
  return left;
}
