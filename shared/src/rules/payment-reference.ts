import { compactIban, mod97 } from './iban.js';

/** Whose payment for what: the booking parent's person and the course. */
export interface PaymentParty {
  courseId: number;
  /** Person of the parent who pays (product.md#payment-reference): see `payerOf` of the API. */
  personId: number;
}

/** Between the two ids. Both have at most ten digits, so that the whole fits the 21 characters that a bank allows. */
const SEPARATOR = 'F';

/**
 * The creditor reference (ISO 11649, `RF` and two check digits) under which a family pays for a project. It is made of
 * the two ids alone, so it is the same on every mail and screen, is stored nowhere, and {@link parsePaymentReference}
 * leads from a bank statement back to family and project.
 */
export function paymentReference({ courseId, personId }: PaymentParty): string {
  const body = `${courseId}${SEPARATOR}${personId}`;
  return `RF${String(98 - mod97(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** Family and project of a reference as it stands on a bank statement (spaces and case do not matter), or `null`. */
export function parsePaymentReference(text: string): PaymentParty | null {
  const reference = compactIban(text);
  const parts = /^RF\d\d([1-9]\d{0,9})F([1-9]\d{0,9})$/.exec(reference);
  if (!parts || mod97(reference.slice(4) + reference.slice(0, 4)) !== 1) return null;
  return { courseId: Number(parts[1]), personId: Number(parts[2]) };
}
