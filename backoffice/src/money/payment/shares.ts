/** What a registration still owes; cents. */
export interface Debt {
  registrationId: number;
  open: number;
}

/**
 * Splits an amount over registrations, in their order, each at most what it owes. What is over stays over.
 * @param amount cents
 * @returns cents by registration; those that get nothing have none
 */
export function splitOver(amount: number, debts: readonly Debt[]): Map<number, number> {
  const shares = new Map<number, number>();
  let rest = amount;
  for (const { registrationId, open } of debts) {
    const share = Math.min(rest, open);
    if (share <= 0) break;
    shares.set(registrationId, share);
    rest -= share;
  }
  return shares;
}
