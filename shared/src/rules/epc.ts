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

/** How a family pays what it owes for a project, or for several of one account. */
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

/** What of a project says where one pays for it. */
export interface ProjectAccount {
  id: number;
  /** Its own, or the organiser's. */
  applied_bank_name: string | null;
  applied_bank_iban: string | null;
}

/** Part of what a parent owes. */
export interface OpenPart {
  course: ProjectAccount;
  /** Cents. */
  open: number;
}

/**
 * How to pay what is open, once for each account: with the reference of the project, or with that of the family where it is for several
 * (product/money.md#payment-reference). A transfer has one name of the account: where projects write it differently, that of the newest
 * one. Nothing is said where nothing is owed, and of projects whose bank data would not reach an account.
 * @param personId of the parent who pays
 * @returns in the order of the parts, with those that each pays
 */
export function paymentsByAccount<Part extends OpenPart>(
  personId: number,
  parts: readonly Part[],
): (PaymentDetails & { parts: Part[] })[] {
  const accounts = new Map<string, Part[]>();
  for (const part of parts) {
    const iban = compactIban(part.course.applied_bank_iban ?? '');
    if (!part.course.applied_bank_name?.trim() || !isIban(iban) || part.open <= 0) continue;
    accounts.set(iban, [...(accounts.get(iban) ?? []), part]);
  }
  return [...accounts].flatMap(([iban, own]) => {
    const amount = own.reduce((sum, { open }) => sum + open, 0);
    const newest = own.reduce((a, b) => (b.course.id > a.course.id ? b : a));
    const beneficiary = newest.course.applied_bank_name?.trim() ?? '';
    if (amount > MAX_CENTS) return [];
    const [courseId = null, other] = new Set(own.map(({ course }) => course.id));
    const reference = paymentReference({ courseId: other === undefined ? courseId : null, personId });
    const epc = epcPayload({ beneficiary, iban, amount, reference });
    return [{ amount, beneficiary, iban, reference, epc, parts: own }];
  });
}

/**
 * How to pay an amount for one project; `null` where there is nothing to say, see {@link paymentsByAccount}.
 * @param personId of the parent who pays
 * @param amount cents that are open
 */
export function paymentDetails(
  course: ProjectAccount,
  personId: number,
  amount: number,
): PaymentDetails | null {
  const [payment] = paymentsByAccount(personId, [{ course, open: amount }]);
  if (!payment) return null;
  const { parts: _, ...details } = payment;
  return details;
}
