import type { ContentLanguage } from '../config.js';
import type { IsoDate } from '../rules/dates.js';
import type { PaymentMethod } from '../rules/payment.js';

/** What became of a receipt: it is valid, or was cancelled, and its number stays (product/money.md#receipts). */
export const RECEIPT_STATES = ['valid', 'cancelled'] as const;
export type ReceiptState = (typeof RECEIPT_STATES)[number];

/** Why a receipt was cancelled: by the office, because its payment was taken back, or because it was booked again with another day. */
export const RECEIPT_CANCELLATIONS = ['office', 'reversed', 'redated'] as const;
export type ReceiptCancellation = (typeof RECEIPT_CANCELLATIONS)[number];

/** A receipt, `GET /api/receipt`. Euros. */
export interface ReceiptRecord {
  id: number;
  /** `2026/000123` */
  number: string;
  /** Day of issue. */
  date: IsoDate;
  payment_id: number;
  /** Day and way of the payment. */
  paid_on: IsoDate;
  method: PaymentMethod;
  amount: number;
  /** Name of who paid, as it was then; `null` once the data of the family are erased. */
  payer: string | null;
  /** The parent who paid; `null` for somebody else, and for a parent who is gone. */
  person: { id: number; first_name: string; last_name: string } | null;
  lang: ContentLanguage;
  state: ReceiptState;
  cancelled_on: IsoDate | null;
  cancellation: ReceiptCancellation | null;
  /** In words; `null` where nobody gave any, and once the data of the family are erased. */
  cancel_reason: string | null;
  /** Number of the cancelled receipt of the same payment in whose place this one is. */
  replaces: string | null;
}

/** `GET /api/receipt/summary`: of the receipts that search and filters find. Euros. */
export interface ReceiptSummary {
  valid: number;
  valid_amount: number;
  cancelled: number;
  cancelled_amount: number;
  /** Years of which there are receipts, whatever the filters say, the newest first. */
  years: number[];
}

/** The valid receipt of a payment. */
export interface PaymentReceipt {
  id: number;
  /** `2026/000123` */
  number: string;
}

/** A receipt as the parent sees it, who paid. Euros. */
export interface FamilyReceipt {
  id: number;
  number: string;
  date: IsoDate;
  amount: number;
  state: ReceiptState;
  /** The one language in which it is. */
  lang: ContentLanguage;
}
