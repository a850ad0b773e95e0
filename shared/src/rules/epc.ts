import { compactIban, isIban } from './iban.js';
import { paymentReference } from './payment-reference.js';

/** A SEPA credit transfer that a banking app reads from a QR code. */
export interface CreditTransfer {
  /** Name of the account's holder; longer than {@link EPC_NAME_LENGTH} characters it is cut. */
  beneficiary: string;
  /** With or without spaces. */
  iban: string;
  /** Cents, more than 0. */
  amount: number;
  /** Creditor reference, ISO 11649. */
  reference: string;
}

/** Longest name of a beneficiary, in characters (EPC069-12). */
export const EPC_NAME_LENGTH = 70;
/** Longest payload, in bytes (EPC069-12). */
export const EPC_BYTES = 331;
const MAX_CENTS = 99_999_999_999;

/**
 * The text of the QR code by the guideline EPC069-12, version 002, UTF-8: one field a line. BIC and purpose are empty,
 * the reference stands in its structured line. To be encoded with error correction M.
 * @throws RangeError when the transfer cannot be said so: no IBAN, no amount, no name, no RF reference
 */
export function epcPayload({ beneficiary, iban, amount, reference }: CreditTransfer): string {
  // A line feed in the name would begin another field.
  const name = Array.from(beneficiary.replace(/[\s\p{Cc}]+/gu, ' ').trim()).slice(0, EPC_NAME_LENGTH);
  if (name.length === 0) throw new RangeError('a transfer needs a beneficiary');
  if (!isIban(iban)) throw new RangeError('a transfer needs an IBAN');
  if (!Number.isInteger(amount) || amount <= 0 || amount > MAX_CENTS) {
    throw new RangeError('a transfer needs an amount of 0.01 to 999999999.99 euros');
  }
  if (!/^RF\d{2}[A-Z\d]{1,21}$/.test(reference)) throw new RangeError('a transfer needs an RF reference');
  const payload = (): string =>
    [
      'BCD',
      '002',
      '1', // UTF-8
      'SCT',
      '', // BIC: not needed within the EEA
      name.join('').trim(),
      compactIban(iban),
      `EUR${Math.floor(amount / 100)}.${String(amount % 100).padStart(2, '0')}`,
      '', // purpose
      reference,
    ].join('\n');
  // Seventy characters of four bytes would be too many.
  while (new TextEncoder().encode(payload()).length > EPC_BYTES) name.pop();
  return payload();
}

/** How a family pays what it owes for a project. */
export interface PaymentDetails {
  /** Cents. */
  amount: number;
  beneficiary: string;
  /** Without spaces. */
  iban: string;
  reference: string;
  /** Payload of the QR code. */
  epc: string;
}

/**
 * How to pay an amount for a project, or `null` where there is nothing to say: nothing is owed, or the course's bank
 * data would not reach an account.
 * @param personId of the parent who pays
 * @param amount cents that are open
 */
export function paymentDetails(
  course: { id: number; bank_name: string | null; bank_iban: string | null },
  personId: number,
  amount: number,
): PaymentDetails | null {
  const beneficiary = course.bank_name?.trim();
  const iban = compactIban(course.bank_iban ?? '');
  if (!beneficiary || !isIban(iban) || amount <= 0 || amount > MAX_CENTS) return null;
  const reference = paymentReference({ courseId: course.id, personId });
  return { amount, beneficiary, iban, reference, epc: epcPayload({ beneficiary, iban, amount, reference }) };
}
