import { toEuros, type BankLeftOut, type IsoDate } from '@feria/shared';
import { t } from '../../core/request-context.js';
import { bookedOn } from '../../ledger/closed-books.js';
import { isPaymentDate } from '../../ledger/payment.js';
import type { Owed } from '../../ledger/owed.js';
import type { BankEntryEntity } from '../../model/money/bank-statement.entity.js';
import type { LeftOutReason, PlannableEntry } from './domain/review.js';
import { storedSuggestion } from './stored-suggestion.js';

/** A stored entry that is to be booked as it is suggested. */
export type PlannableRow = PlannableEntry & { row: BankEntryEntity };

/** What {@link plannable} looks at beside an entry. */
interface Facts {
  /** Entries that the bank took back. */
  returned: ReadonlySet<number>;
  /** Last day of closed books. */
  closed: IsoDate | null;
  today: IsoDate;
}

/** @param seen see {@link PlannableEntry} */
export function plannable(
  row: BankEntryEntity,
  { returned, closed, today }: Facts,
  seen?: string | null,
): PlannableRow {
  const { shares = [], credit = null } = storedSuggestion(row) ?? {};
  return {
    row,
    id: row.id,
    amount: row.amount,
    currency: row.currency,
    isReversal: row.is_reversal,
    isReturned: returned.has(row.id),
    isTooOld: !isPaymentDate(bookedOn(row.date, closed, today), today),
    state: row.state,
    suggestion: { certainty: row.certainty ?? 'unknown', shares, credit },
    seen,
  };
}

/** Cents that are open by registration; who waits owes nothing. */
export function openOf(owed: readonly Owed[]): Map<number, number> {
  return new Map(owed.map((one) => [one.id, one.is_waiting ? 0 : one.open]));
}

/** An entry that is not booked, and why in the language of the request. */
export function presentLeftOut(row: BankEntryEntity, reason: LeftOutReason): BankLeftOut {
  return leftOut(row, t(`bank_entry.${reason}`));
}

/** The same with a reason in words. */
export function leftOut(row: BankEntryEntity, reason: string): BankLeftOut {
  const { id, date, amount, currency, payer_name } = row;
  return { id, date, amount: toEuros(amount), currency, payer_name, reason };
}
