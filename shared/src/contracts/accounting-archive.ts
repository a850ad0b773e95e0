import type { IsoDate } from '../rules/dates.js';
import type { PaymentMethod } from '../rules/payment.js';

/** A parent whose data are erased, as the accounting archive keeps it: `GET /api/accountingArchive`. The id is the one that payments have. */
export interface ArchivedParentRecord {
  id: number;
  first_name: string;
  last_name: string;
  tax: string;
  address: string | null;
  plz: string | null;
  place: string | null;
  /** Day of the last booking. */
  last_booked_on: IsoDate;
  /** Last day on which it is kept. */
  kept_until: IsoDate;
}

/** A share of a payment as the journal has it. Euros. */
export interface ArchivedShare {
  payment_id: number;
  date: IsoDate;
  method: PaymentMethod;
  /** Who paid, as the bank or the office wrote it. */
  payer: string | null;
  child: string | null;
  course: string | null;
  course_week: string | null;
  is_credit: boolean;
  amount: number;
}

/** `GET /api/accountingArchive/{id}`: with what the ledger has of the parent, the oldest day first. */
export interface ArchivedParentDetail extends ArchivedParentRecord {
  shares: ArchivedShare[];
}
