import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { Named } from './frontend.js';

/** What became of an entry of a bank statement. */
export const BANK_ENTRY_STATES = ['open', 'booked', 'ignored'] as const;
export type BankEntryState = (typeof BANK_ENTRY_STATES)[number];

/** How sure it is what an entry pays. Only `certain` ones are booked without a look. */
export const BANK_CERTAINTIES = ['certain', 'likely', 'unknown'] as const;
export type BankCertainty = (typeof BANK_CERTAINTIES)[number];

/** Answer of `POST /api/bank-statement` (product/money.md#bank-statements). */
export interface BankImport {
  id: number;
  /** Payments in the file; what left the account is not counted. */
  entries: number;
  /** Those that no earlier file had. */
  new: number;
  known: number;
  message: string;
}

/** A part of a payment that is suggested for a registration. Euros. */
export interface BankShare {
  registration_id: number;
  /** Whether it pays the fee of a place that was given back (product/registrations.md#cancellation). */
  is_fee: boolean;
  amount: number;
  people: { id: number; first_name: string; last_name: string };
  course: Named;
}

/** What an entry pays, as far as anybody can tell now. */
export interface BankSuggestion {
  certainty: BankCertainty;
  /** In the language of the request. */
  reasons: string[];
  /** None for `unknown`. */
  shares: BankShare[];
  /** What is over, in euros; `null` when nothing is. */
  credit: { person_id: number; amount: number } | null;
  /** Parents whose name the entry has, or whose reference. */
  person_ids: number[];
}

/** An entry of a bank statement, `GET /api/bank-entry`. */
export interface BankEntryRecord {
  id: number;
  bank_statement_id: number;
  account: string;
  /** Value date: the date of the payment, unless {@link books_on} says another one. */
  date: IsoDate;
  booked_on: IsoDate;
  /** Euros, or the currency; below 0 for money that the bank took back. */
  amount: number;
  currency: string;
  is_reversal: boolean;
  payer_name: string | null;
  /** Its first and last four characters: credit may be paid out to it (product/money.md#paying-out-credit). */
  payer_iban: string | null;
  references: string[];
  text: string | null;
  state: BankEntryState;
  payment_id: number | null;
  decided_at: IsoInstant | null;
  /** Day on which an open entry would be booked now: today where its value date lies in closed books. */
  books_on: IsoDate | null;
  /** Of open entries only. */
  suggestion: BankSuggestion | null;
  /** The entry that an open one takes back, or may be once more. */
  related: Pick<
    BankEntryRecord,
    'id' | 'date' | 'booked_on' | 'payer_name' | 'text' | 'state' | 'payment_id'
  > | null;
}

/** Answer of `POST /api/bank-entry/book` and of `book-certain`. */
export interface BankBooking {
  message: string;
  booked: number;
  /** Euros. */
  amount: number;
}

/** Which column of the bank's tables (CSV) is what, by the names in their head. */
export interface BankCsvMapping {
  /** Account that the tables are of. */
  account: string;
  delimiter: ';' | ',' | 'tab';
  /** What stands before the cents. */
  decimal: ',' | '.';
  /** Value date. */
  date: string;
  booked_on: string | null;
  /** Amounts with their sign, or what came in. */
  amount: string;
  /** What went out, where the table has a column of its own for it. */
  debit: string | null;
  currency: string | null;
  payer_name: string | null;
  payer_iban: string | null;
  bank_reference: string | null;
  /** Free text, in up to three columns. */
  text: string;
  text_2: string | null;
  text_3: string | null;
}

/** Answer of `GET` and `PUT /api/bank-statement/csv-mapping`. */
export interface BankCsvMappingDetail extends BankCsvMapping {
  /** To be sent with the next change (product.md#changed-meanwhile). */
  version: string;
}
