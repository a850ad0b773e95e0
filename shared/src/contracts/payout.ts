import type { IsoDate, IsoInstant } from '../rules/dates.js';

/** Versions of the file of transfers (ISO 20022); the older one for banks that do not take the newer yet. */
export const SEPA_FORMATS = ['pain.001.001.09', 'pain.001.001.03'] as const;
export type SepaFormat = (typeof SEPA_FORMATS)[number];

/** What became of a credit in a file: the bank has not paid it yet, has, or never will. */
export const PAYOUT_STATES = ['open', 'paid', 'withdrawn'] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** From where the IBAN of a parent is known: the parent, the office, or the last payment by bank. */
export const REFUND_ACCOUNT_SOURCES = ['parent', 'office', 'bank_entry'] as const;
export type RefundAccountSource = (typeof REFUND_ACCOUNT_SOURCES)[number];

/** An IBAN of which nobody sees more than its first and last four characters. */
export interface RefundAccount {
  /** `IT60 … 3456` */
  masked: string;
  source: RefundAccountSource;
}

/** Answer of `GET` and `PUT /api/my-family/refund-account` (product/money.md#paying-out-credit). */
export interface MyRefundAccount {
  /** `null` while the parent has entered none. */
  account: RefundAccount | null;
  /** To be sent with the next change, so that none overwrites what its writer has not seen. */
  version: string;
}

/** What a family has as credit, `GET /api/credit`. The id is that of the parent. Euros. */
export interface CreditRecord {
  id: number;
  /** `null` for a parent whose data were erased. */
  person: { id: number; first_name: string; last_name: string } | null;
  credit: number;
  /** How much of it stands in a file that the bank has not carried out yet. */
  to_pay_out: number;
  /** Since when the parent has credit, whatever its amount was. */
  since: IsoDate;
  /** `null` when no IBAN is known. */
  account: RefundAccount | null;
  /** Whether the last transfer to this account came back: it will again. */
  has_returned: boolean;
  /** The file in which it stands. */
  file: { id: number; created_on: IsoDate } | null;
}

/** An account of the organiser. */
export interface OrganiserAccount {
  name: string;
  /** Without blanks. */
  iban: string;
}

/** `GET /api/credit/summary`. Euros. */
export interface CreditSummary {
  /** Parents with credit. */
  parents: number;
  credit: number;
  to_pay_out: number;
  /** From which credit can be paid out: those of the projects, the newest project first. */
  accounts: OrganiserAccount[];
}

/** A file of transfers, `GET /api/credit/sepa-file`, newest first. Euros. */
export interface SepaFileRecord {
  id: number;
  /** What the bank knows it by: `FERIA-20261123-12`. */
  reference: string;
  created_at: IsoInstant;
  /** Who made it; `null` for an account that is gone. */
  created_by: string | null;
  format: SepaFormat;
  account: OrganiserAccount;
  execute_on: IsoDate;
  /** `null` unless it was withdrawn. */
  withdrawn_at: IsoInstant | null;
  payouts: PayoutRecord[];
  /** Sum of what is in it, and of what the bank has not paid yet. */
  amount: number;
  open: number;
}

/** What a parent gets by a file. Euros. */
export interface PayoutRecord {
  person: { id: number; first_name: string; last_name: string } | null;
  amount: number;
  end_to_end_id: string;
  state: PayoutState;
  /** Whether the bank has sent the money back after it was paid. */
  returned: boolean;
  payment_id: number | null;
  /** `null` once the data of the family are gone. */
  masked: string | null;
}

/** Answer of `POST /api/credit/sepa-file/{id}/executed`. Euros. */
export interface PayoutResult {
  message: string;
  paid: number;
  amount: number;
}
