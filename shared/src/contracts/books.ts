import type { PaymentMethod } from '../rules/payment.js';
import type { IsoDate } from '../rules/dates.js';

/** What was received and paid out in some way of payment. Euros, both at least 0. */
export interface BooksMethod {
  method: PaymentMethod;
  received: number;
  paid_out: number;
}

/** Answer of `GET /api/books`, and of closing and opening them: the days that are open, until one of them (product/money.md#closing-the-books). */
export interface Books {
  /** Last day of closed books; `null` when nothing is closed. */
  closed_until: IsoDate | null;
  /** Last day that can be closed now: yesterday, in Rome. */
  latest: IsoDate;
  /** First day of the sums: the one after {@link closed_until}, else the first day of the journal; `null` for an empty one. */
  from: IsoDate | null;
  /** Last day of the sums. */
  until: IsoDate;
  /** Lines of the journal of these days. */
  lines: number;
  received: number;
  paid_out: number;
  /** Only ways in which something was paid, in the order of `PAYMENT_METHODS`. */
  methods: BooksMethod[];
}
