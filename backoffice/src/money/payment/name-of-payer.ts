import type { PaymentRecord } from '@feria/shared';

/**
 * Who paid, where it is worth a word: the parent, with the name of the bank or the office where nobody is on record.
 * @param owingId the parent who owes, of whom nothing has to be said
 */
export function nameOfPayer({ paid_by, payer }: PaymentRecord, owingId?: number): string | null {
  if (!paid_by) return payer;
  return paid_by.id === owingId ? null : `${paid_by.first_name} ${paid_by.last_name}`;
}
