import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { PaymentMethod } from '../rules/payment.js';
import type { Named } from './frontend.js';
import type { PaymentReceipt } from './receipt.js';

/**
 * What a family still owes, and how to pay it (product/money.md#payment-reference). One for each account and paying parent: two parents of a
 * child see the same reference, that of the parent who booked.
 */
export interface PaymentInfo {
  /** `null` where it is for several projects. */
  courseId: number | null;
  /** Another parent of the children pays it, not who reads it; absent otherwise. */
  of_other?: true;
  /** In the language of the request; of several projects their names with commas between them. */
  course_name: string;
  /**
   * What is open for each project, in euros, and the first day on which some of that is to be paid (absent without one). Absent where it
   * is for one project.
   */
  projects?: { id: number; name: string; amount: number; due_on?: IsoDate }[];
  /** Euros that are open. */
  amount: number;
  /** How much of it is for places that were given back (product/registrations.md#cancellation). */
  fees: number;
  /** The first day on which some of it is to be paid (product/money.md#due-dates); `null` without one. */
  due_on: IsoDate | null;
  /** Beneficiary. */
  bank_name: string;
  /** Without spaces. */
  bank_iban: string;
  /** Creditor reference, ISO 11649, without spaces. */
  reference: string;
  /** Payload of the QR code, EPC069-12; encode it with error correction M. */
  epc: string;
}

/** For what a part of a payment was. Euros; below 0 it has gone from there. */
export interface PaymentShare {
  /** `null` for the credit of the family. */
  registration: {
    id: number;
    /** Whether the place was given back and this pays its fee (product/registrations.md#cancellation). */
    is_fee: boolean;
    /** `null` once the data of the child are gone, or the registration is, without a fee. */
    people: { id: number; first_name: string; last_name: string } | null;
    course: Named | null;
    courseWeek: Named | null;
  } | null;
  amount: number;
  at: IsoInstant;
}

/** A payment of the ledger (product/money.md#the-ledger), `GET /api/payment`. Euros. */
export interface PaymentRecord {
  id: number;
  date: IsoDate;
  /** Below 0 it is a refund, or takes a payment back. */
  amount: number;
  method: PaymentMethod;
  /** The parent for whom it was paid; `null` for none, or one that was erased. */
  person: { id: number; first_name: string; last_name: string } | null;
  /** The parent who paid (product/money.md#who-paid); `null` for somebody who is not on record, or a parent who was erased. */
  paid_by: { id: number; first_name: string; last_name: string } | null;
  /** Name of who paid, as the bank or the office wrote it. */
  payer: string | null;
  reference: string | null;
  note: string | null;
  /** Name of who booked it; `null` for the server, and for accounts that are gone. */
  booked_by: string | null;
  created_at: IsoInstant;
  /** The payment that this one takes back. */
  reverses_id: number | null;
  /** The payment that takes this one back. */
  reversed_by_id: number | null;
  /** Its valid receipt (product/money.md#receipts); `null` when there is none. */
  receipt: PaymentReceipt | null;
}

/** `GET /api/payment/{id}`. */
export interface PaymentDetail extends PaymentRecord {
  shares: PaymentShare[];
}

/** What is owed for a place that was given back (product/registrations.md#cancellation), `GET /api/cancellationFee`. Euros. */
export interface CancellationFeeRecord {
  id: number;
  /** The registration that ended. */
  registration_id: number;
  child: { id: number; first_name: string; last_name: string };
  /** The parent who pays; `null` for a child without parents. */
  person: { id: number; first_name: string; last_name: string } | null;
  course: Named;
  courseWeek: Named & { from: IsoDate; to: IsoDate };
  amount: number;
  payed_amount: number;
  open: number;
  /** Day until which it is to be paid; `null` when nothing was open, and for projects without such a day. */
  due_on: IsoDate | null;
  /** When the place was given back. */
  created_at: IsoInstant;
}

/** Answer of `POST /api/payment/credit`. Euros. */
export interface CreditResult {
  message: string;
  /** What is left of the credit. */
  credit: number;
}
