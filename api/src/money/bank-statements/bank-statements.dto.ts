import { REASON_MAX, type BankCsvMapping } from '@feria/shared';
import { VERSION_MAX } from '../../core/crud/versions.js';
import {
  Euros,
  Flag,
  IdField,
  ListOf,
  Matching,
  OneOf,
  OptionalIds,
  Text,
} from '../../core/http/validators.js';

/** Registrations of one payment: more siblings and weeks than any family has. */
const MAX_SHARES = 100;
/** Entries that are booked with one call. */
const MAX_ENTRIES = 500;
/** Entries of one preview, and of one booking run. */
export const MAX_RUN = 2_000;
/** Longest name of a column. */
const COLUMN = 100;

/** A part of an entry for a registration. */
export class BankShareBody {
  @IdField({ required: true })
  registration_id: number;

  @Euros({ required: true, description: 'Euros, above 0' })
  amount: number;
}

/** What one entry is booked as. */
export class BookBankEntryBody {
  @IdField({ required: true, description: 'The entry' })
  id: number;

  @ListOf(() => BankShareBody, { max: MAX_SHARES, description: 'For which registrations' })
  shares?: BankShareBody[] | null;

  @IdField({ description: 'The parent whose credit the rest becomes' })
  credit_person_id?: number | null;

  @IdField({
    description:
      'The parent who paid: who owes, or another parent of the children. Without it, whom the bank names',
  })
  payer_person_id?: number | null;
}

/** Body of `POST /api/bank-entry/book`. */
export class BookBankEntriesBody {
  @ListOf(() => BookBankEntryBody, { required: true, max: MAX_ENTRIES })
  entries: BookBankEntryBody[];

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}

/** Body of `POST /api/bank-entry/book-certain`. */
export class BookCertainBody {
  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}

/** Body of `POST /api/bank-entry/preview`. */
export class PreviewBankEntriesBody {
  @OptionalIds({ max: MAX_RUN, description: 'The entries; without one all that are certain' })
  ids?: number[] | null;

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}

/** An entry as the preview showed it. */
export class PreviewedEntryBody {
  @IdField({ required: true, description: 'The entry' })
  id: number;

  @Matching(/^[0-9a-f]{16}$/, { required: true, description: 'The mark that the preview gave' })
  seen: string;
}

/** Body of `POST /api/bank-entry/book-previewed`. */
export class BookPreviewedBody {
  @ListOf(() => PreviewedEntryBody, { required: true, max: MAX_RUN })
  entries: PreviewedEntryBody[];

  @Flag({
    description: 'Whether the parents are told that all is paid. Without it: unless the week has ended',
  })
  mail?: boolean | null;
}

/** Body of `POST /api/bank-entry/{id}/undo` and of `POST /api/bank-run/{id}/undo`. */
export class UndoBankEntryBody {
  @Text({
    required: true,
    max: REASON_MAX,
    description: 'Why; stands in the ledger and in the log of changes',
  })
  reason: string;

  @Flag({
    description:
      'Whether parents who were told by mail that a place is paid are told that it is open again. Without it they are',
  })
  notify?: boolean | null;
}

/** Body of `PUT /api/bank-statement/csv-mapping`: names of columns. */
export class CsvMappingBody {
  @Text({ required: true, max: 140, description: 'Account that the tables are of' })
  account: string;

  @OneOf([';', ',', 'tab'], { required: true })
  delimiter: BankCsvMapping['delimiter'];

  @OneOf([',', '.'], { required: true, description: 'What stands before the cents' })
  decimal: BankCsvMapping['decimal'];

  @OneOf(['day', 'month'], { description: 'What stands first in dates; without it the day' })
  date_order?: BankCsvMapping['date_order'] | null;

  @Text({ required: true, max: COLUMN, description: 'Value date' })
  date: string;

  @Text({ max: COLUMN })
  booked_on?: string | null;

  @Text({ required: true, max: COLUMN, description: 'Amounts with their sign, or what came in' })
  amount: string;

  @Text({ max: COLUMN, description: 'What went out, where that has a column of its own' })
  debit?: string | null;

  @Text({ max: COLUMN })
  currency?: string | null;

  @Text({ max: COLUMN })
  payer_name?: string | null;

  @Text({ max: COLUMN })
  payer_iban?: string | null;

  @Text({ max: COLUMN })
  bank_reference?: string | null;

  @Text({ required: true, max: COLUMN, description: 'Free text' })
  text: string;

  @Text({ max: COLUMN })
  text_2?: string | null;

  @Text({ max: COLUMN })
  text_3?: string | null;

  @Text({ max: VERSION_MAX, description: 'Of the columns that were read; without it nothing is refused' })
  version?: string | null;
}

/** The columns of a body, those that are not set as `null`. */
export function csvMappingOf(body: CsvMappingBody): BankCsvMapping {
  const { account, delimiter, decimal, date, amount, text } = body;
  return {
    account,
    delimiter,
    decimal,
    date_order: body.date_order ?? 'day',
    date,
    amount,
    text,
    booked_on: body.booked_on ?? null,
    debit: body.debit ?? null,
    currency: body.currency ?? null,
    payer_name: body.payer_name ?? null,
    payer_iban: body.payer_iban ?? null,
    bank_reference: body.bank_reference ?? null,
    text_2: body.text_2 ?? null,
    text_3: body.text_3 ?? null,
  };
}
