import type { IsoDate, IsoInstant } from '../rules/dates.js';
import type { Named } from './frontend.js';

/** What became of an entry of a bank statement. */
export const BANK_ENTRY_STATES = ['open', 'booked', 'ignored'] as const;
export type BankEntryState = (typeof BANK_ENTRY_STATES)[number];

/** How sure it is what an entry pays. Only `certain` ones are booked without a look. */
export const BANK_CERTAINTIES = ['certain', 'likely', 'unknown'] as const;
export type BankCertainty = (typeof BANK_CERTAINTIES)[number];

/**
 * Groups in which entries are reviewed: open ones by how sure it is what they pay, those that may be an earlier one once more, and those
 * that can be no payment (another currency, what the bank takes back); then what was decided. `ignored` has those too whose payment was
 * taken back.
 */
export const BANK_GROUPS = [
  'certain',
  'undone',
  'likely',
  'same',
  'unknown',
  'no_payment',
  'ignored',
  'booked',
] as const;
export type BankGroup = (typeof BANK_GROUPS)[number];
/** Groups of open entries by what they pay; one that was undone is in a group of its own, whatever it pays. */
export type OpenBankGroup = Exclude<BankGroup, 'undone' | 'ignored' | 'booked'>;

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
  course: Named & { year: number | null };
  /** The week of the project; others have the same name. */
  week: Named & { from: IsoDate; to: IsoDate };
  /** The account to which it is to be paid; `null` where the project names none. */
  account: string | null;
}

/** For what a payment is by now. Euros. */
export interface PaidFor {
  /** Places and fees that are there. */
  shares: BankShare[];
  /** What is, or takes back, money of places that are gone; the parts add up to the payment. */
  gone: number;
  /** What is credit; 0 for none. */
  credit: number;
}

/** What an entry pays, as far as anybody can tell now. */
export interface BankSuggestion {
  certainty: BankCertainty;
  /** In the language of the request. */
  reasons: string[];
  /** None for `unknown`. */
  shares: BankShare[];
  /** What is over, in euros, and which other charges of this parent it pays at once, whatever the account; `null` when nothing is. */
  credit: { person_id: number; amount: number; pays: BankShare[] } | null;
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
  group: BankGroup;
  payment_id: number | null;
  /** Of a booked one: whether its payment was taken back. */
  is_taken_back: boolean;
  /** Of a booked one: it is credit that was paid out, and came back. It cannot be undone. */
  is_return?: true;
  /** The booking run that booked it. */
  bank_run_id: number | null;
  decided_at: IsoInstant | null;
  /** Day on which an open entry would be booked now: today where its value date lies in closed books. */
  books_on: IsoDate | null;
  /** Of open entries only. */
  suggestion: BankSuggestion | null;
  /** Of a booked entry; `null` for others. */
  paid_for: PaidFor | null;
  /** Of an open entry that was booked before: which payment was undone, when, by whom and why. */
  undone: { payment_id: number; at: IsoInstant; by: string | null; reason: string | null } | null;
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

/** An amount in a currency. */
export interface BankSum {
  currency: string;
  /** Not in cents. */
  amount: number;
}

/** Answer of `GET /api/bank-entry/summary`: what search and filters of the list find, by group. */
export interface BankSummary {
  /** All groups, in the order of {@link BANK_GROUPS}. */
  groups: {
    group: BankGroup;
    entries: number;
    /** By currency, the euro first: different currencies have no sum. */
    sums: BankSum[];
  }[];
  /** Of the files that have open entries, whatever is filtered: how many entries they have, and how many of these are decided. */
  progress: { done: number; total: number };
  /** The organiser's accounts of which there are entries, whatever is filtered. */
  accounts: string[];
}

/** An entry that is not booked, and why. */
export interface BankLeftOut {
  id: number;
  date: IsoDate;
  amount: number;
  currency: string;
  payer_name: string | null;
  /** In the language of the request. */
  reason: string;
}

/** Answer of `POST /api/bank-entry/preview`: what booking these entries would do now. Euros. */
export interface BankPreview {
  /** What is sent with `POST /api/bank-entry/book-previewed`: each entry, and a mark of what it pays. */
  entries: { id: number; seen: string }[];
  amount: number;
  /** Of registrations, by project. */
  courses: { course: BankShare['course']; amount: number; registrations: number }[];
  /** The same one by one, with the fees. */
  shares: BankShare[];
  /** Of fees for places that were given back. */
  fees: number;
  /** Whose credit it stays: what it pays at once stands in {@link shares}. */
  credits: { person: { id: number; first_name: string; last_name: string }; amount: number }[];
  /** On which accounts the money came. All of it by bank. */
  accounts: { account: string; amount: number; entries: number }[];
  /** Parents who get a mail that something is paid. */
  mails: number;
  /** Entries that are booked with the date of today, because their value date lies in closed books. */
  today: number;
  left_out: BankLeftOut[];
  /** Entries that are certain too, and left for the next time: there is a largest number for one. */
  further: number;
}

/** Answer of `POST /api/bank-entry/book-previewed`. */
export interface BankRunBooking extends BankBooking {
  /** `null` when nothing was booked. */
  bank_run_id: number | null;
  left_out: BankLeftOut[];
}

/** Answer of `POST /api/bank-entry/{id}/undo` and of `POST /api/bank-run/{id}/undo`. */
export interface BankUndo {
  message: string;
  /** Entries that are open again. */
  undone: number;
  /** Euros. */
  amount: number;
  /** Those whose payments stay. */
  left_out: BankLeftOut[];
}

/** Entries that were booked with one call, `GET /api/bank-run`. */
export interface BankRunRecord {
  id: number;
  created_at: IsoInstant;
  booked_by: string | null;
  /** Entries that it booked. */
  entries: number;
  /** Those of them whose payment stands, and their sum in euros. */
  standing: number;
  amount: number;
}

/** Which column of the bank's tables (CSV) is what, by the names in their head. */
export interface BankCsvMapping {
  /** Account that the tables are of. */
  account: string;
  delimiter: ';' | ',' | 'tab';
  /** What stands before the cents. */
  decimal: ',' | '.';
  /** What stands first in dates with dots, slashes or dashes; a date that begins with the year is read under both. */
  date_order: 'day' | 'month';
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
