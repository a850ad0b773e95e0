import { createHash } from 'node:crypto';
import type { BankEntryState, OpenBankGroup } from '@feria/shared';
import type { Suggestion } from './match.js';

/** What of an entry says whether it can be a payment of a family. Cents. */
interface PossiblePayment {
  amount: number;
  currency: string;
  isReversal: boolean;
  /** The bank took it back. */
  isReturned: boolean;
}

/** Whether an entry can be booked at all (product/money.md#bank-statements). */
function isPayment({ amount, currency, isReversal, isReturned }: PossiblePayment): boolean {
  return amount > 0 && currency === 'EUR' && !isReversal && !isReturned;
}

/** In which group an open entry is reviewed (product/money.md#review-of-bank-entries). */
export function openGroupOf(
  entry: PossiblePayment,
  { certainty, sameAs }: Pick<Suggestion, 'certainty' | 'sameAs'>,
): OpenBankGroup {
  if (!isPayment(entry)) return 'no_payment';
  return sameAs ? 'same' : certainty;
}

/** An entry that is to be booked as it is suggested. */
export interface PlannableEntry extends PossiblePayment {
  id: number;
  state: BankEntryState;
  /** Its day is more than a year ago. */
  isTooOld: boolean;
  suggestion: Pick<Suggestion, 'certainty' | 'shares' | 'credit'>;
  /** The mark of what was shown of it; nothing where it was not shown. */
  seen?: string | null;
}

/** Why an entry is not booked; keys of the messages `bank_entry`. */
export type LeftOutReason =
  | 'decided'
  | 'returned'
  | 'no_payment'
  | 'too_old'
  | 'nothing_suggested'
  | 'changed'
  | 'not_open';

interface Plan<Entry> {
  booked: Entry[];
  leftOut: { entry: Entry; reason: LeftOutReason }[];
}

/** The mark of what an entry pays: it is another one when anything of that is. */
export function seenOf({ certainty, shares, credit }: PlannableEntry['suggestion']): string {
  const parts = [certainty, shares.map(({ registrationId, amount }) => [registrationId, amount]), credit];
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/**
 * Decides which entries are booked as they are suggested, and why the others are not. Pure; the preview and the booking take the same.
 * @param entries in the order in which they are booked: what one pays is not open for the next
 * @param open cents that are open by registration; what is booked is taken from it
 */
export function planBooking<Entry extends PlannableEntry>(
  entries: readonly Entry[],
  open: Map<number, number>,
): Plan<Entry> {
  const plan: Plan<Entry> = { booked: [], leftOut: [] };
  for (const entry of entries) {
    const reason = refusalOf(entry) ?? (takeOpen(open, entry.suggestion.shares) ? null : 'not_open');
    if (reason) plan.leftOut.push({ entry, reason });
    else plan.booked.push(entry);
  }
  return plan;
}

function refusalOf(entry: PlannableEntry): LeftOutReason | null {
  const { state, isReturned, isTooOld, seen, suggestion, amount } = entry;
  if (state !== 'open') return 'decided';
  if (isReturned) return 'returned';
  if (!isPayment(entry)) return 'no_payment';
  if (isTooOld) return 'too_old';
  if (seen && seen !== seenOf(suggestion)) return 'changed';
  const { shares, credit } = suggestion;
  const sum = shares.reduce((cents, share) => cents + share.amount, credit?.amount ?? 0);
  return sum === amount ? null : 'nothing_suggested';
}

/**
 * Takes shares from what is open of each registration, and nothing at all when it is less. Several shares may be for one registration:
 * none is looked at alone.
 */
function takeOpen(open: Map<number, number>, shares: Suggestion['shares']): boolean {
  const left = new Map<number, number>();
  for (const { registrationId, amount } of shares)
    left.set(registrationId, (left.get(registrationId) ?? open.get(registrationId) ?? 0) - amount);
  if ([...left.values()].some((rest) => rest < 0)) return false;
  for (const [registrationId, rest] of left) open.set(registrationId, rest);
  return true;
}
