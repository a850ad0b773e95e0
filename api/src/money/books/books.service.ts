import { Injectable } from '@nestjs/common';
import {
  addDays,
  formatDate,
  OFFICE_API,
  PAYMENT_METHODS,
  toEuros,
  type Books,
  type BooksMethod,
  type IsoDate,
  type PaymentMethod,
} from '@feria/shared';
import { loggedCall, LOGGED_BOOKS } from '@feria/shared/resources/logged';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { invalidField } from '../../core/http/errors.js';
import { lockBooks, readClosedUntil } from '../../ledger/closed-books.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { journalLines } from '../journal/journal-export.js';

/** Closes books and opens them again (product/money.md#closing-the-books). */
@Injectable()
export class BooksService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * The sums of the open days, by the lines of the journal.
   * @param wanted last day of the sums, `YYYY-MM-DD`; without it the last day of the month before, or yesterday where that is closed
   */
  async read(wanted?: IsoDate): Promise<Books> {
    const { manager } = this.dataSource;
    const today = this.clock.today();
    const closed_until = await readClosedUntil(manager);
    const latest = addDays(today, -1);
    const until = wanted ?? nextEnd(today, closed_until);
    const from = closed_until === null ? await firstDay(manager) : addDays(closed_until, 1);
    const state = { closed_until, latest, from, until };
    return { ...state, ...(await sumsOf(manager, from, until)) };
  }

  /**
   * Closes the books. Once more until the same day changes nothing.
   * @param until last closed day, `YYYY-MM-DD`
   * @throws AppError 422 at `until`: today or later, or earlier than what is closed
   */
  async close(until: IsoDate): Promise<Books> {
    await this.set('close', (closed) => {
      const latest = addDays(this.clock.today(), -1);
      if (until > latest) throw invalidField('until', 'books.in_future', { date: formatDate(latest) });
      if (closed !== null && until < closed)
        throw invalidField('until', 'books.not_earlier', { date: formatDate(closed) });
      return { until };
    });
    return this.read();
  }

  /**
   * Opens closed books again.
   * @param until last day that stays closed; `null` for none
   * @throws AppError 422 at `until` where that is not earlier than what is closed, or nothing is
   */
  async open(until: IsoDate | null, reason: string): Promise<Books> {
    await this.set('open', (closed) => {
      if (closed === null) throw invalidField('until', 'books.not_closed');
      if (until !== null && until >= closed)
        throw invalidField('until', 'books.before_closed', { date: formatDate(closed) });
      return { until, reason };
    });
    return this.read();
  }

  private set(
    call: 'close' | 'open',
    decide: (closed: IsoDate | null) => { until: IsoDate | null; reason?: string },
  ): Promise<void> {
    return this.transactions.run(async (manager) => {
      const stored = await lockBooks(manager);
      const closed = stored.value || null;
      const { until, reason } = decide(closed);
      if (until === closed) return;
      await manager.update(OptionEntity, { id: stored.id }, { value: until, changed_at: this.clock.now() });
      await recordAudit(manager, {
        action: 'call',
        resource: loggedCall(call === 'close' ? OFFICE_API.booksClose : OFFICE_API.booksOpen),
        ...differenceOf(LOGGED_BOOKS, { books_closed_until: closed }, { books_closed_until: until, reason }),
      });
    });
  }
}

/** What is closed next: the month before, or all that is over where that is closed already. */
function nextEnd(today: IsoDate, closed: IsoDate | null): IsoDate {
  const monthBefore = addDays(`${today.slice(0, 7)}-01`, -1);
  return closed !== null && monthBefore <= closed ? addDays(today, -1) : monthBefore;
}

async function firstDay(manager: EntityManager): Promise<IsoDate | null> {
  const first = await manager.find(PaymentShareEntity, {
    select: { id: true, date: true },
    order: { date: 'ASC' },
    take: 1,
  });
  return first[0]?.date ?? null;
}

async function sumsOf(
  manager: EntityManager,
  from: IsoDate | null,
  to: IsoDate,
): Promise<Pick<Books, 'lines' | 'received' | 'paid_out' | 'methods'>> {
  if (from === null || from > to) return { lines: 0, received: 0, paid_out: 0, methods: [] };
  const rows = await journalLines(manager, { from, to })
    .select('payment.method', 'method')
    .addSelect('COUNT(*)', 'line_count')
    .addSelect('SUM(CASE WHEN payment.amount > 0 THEN share.amount ELSE 0 END)', 'received')
    .addSelect('SUM(CASE WHEN payment.amount < 0 THEN -share.amount ELSE 0 END)', 'paid_out')
    .groupBy('payment.method')
    // MariaDB gives a calculated number as text.
    .getRawMany<
      { method: PaymentMethod } & Record<'line_count' | 'received' | 'paid_out', number | string>
    >();
  const cents = rows.map((row) => ({
    method: row.method,
    received: Number(row.received),
    paid_out: Number(row.paid_out),
  }));
  const sum = (name: 'received' | 'paid_out'): number =>
    toEuros(cents.reduce((total, row) => total + row[name], 0));
  return {
    lines: rows.reduce((total, row) => total + Number(row.line_count), 0),
    received: sum('received'),
    paid_out: sum('paid_out'),
    methods: PAYMENT_METHODS.flatMap((method): BooksMethod[] => {
      const row = cents.find((one) => one.method === method);
      if (!row || (row.received === 0 && row.paid_out === 0)) return [];
      return [{ method, received: toEuros(row.received), paid_out: toEuros(row.paid_out) }];
    }),
  };
}
