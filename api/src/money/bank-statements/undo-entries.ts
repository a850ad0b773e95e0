import { Injectable } from '@nestjs/common';
import { formatDate, toEuros, type BankUndo } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { laterTurn } from '../../core/pieces.js';
import { t } from '../../core/request-context.js';
import { holdBooks } from '../../ledger/closed-books.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { BankEntryEntity, BankRunEntity } from '../../model/money/bank-statement.entity.js';
import { PaymentLedger } from '../payments/payment-ledger.js';
import type { UndoBankEntryBody } from './bank-statements.dto.js';
import { leftOut } from './plannable.js';

/**
 * Undoes what was booked from entries (product/money.md#review-of-bank-entries): each payment is taken back today, and the entry is open
 * again. Only while the day of the payment is open: afterwards a payment is taken back, and the entry opened, as a correction.
 */
@Injectable()
export class UndoEntries {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly ledger: PaymentLedger,
  ) {}

  /**
   * @param wanted its reason stands as the note of the payment that takes back
   * @throws AppError 404; 409 when the entry is not booked, or its payment was taken back; 422 in closed books, and when the money was
   * refunded, used or set aside to be paid out meanwhile
   */
  async entry(id: number, wanted: UndoBankEntryBody, userId: number): Promise<BankUndo> {
    const cents = await this.transactions.run((manager) => this.undo(manager, id, wanted, userId));
    return answerOf(1, cents, []);
  }

  /**
   * The same for all that a run booked and whose payment stands, each entry in a transaction of its own. What cannot be undone stays
   * booked, and the answer says why.
   * @throws AppError 404
   */
  async run(id: number, wanted: UndoBankEntryBody, userId: number): Promise<BankUndo> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(BankRunEntity, { id }))) throw notFound();
    const rows = await standingOf(manager, id);
    const left: BankUndo['left_out'] = [];
    let undone = 0;
    let cents = 0;
    for (const row of rows) {
      try {
        cents += await this.transactions.run((own) => this.undo(own, row.id, wanted, userId));
        undone += 1;
      } catch (error) {
        if (!(error instanceof AppError) || error.status >= 500) throw error;
        left.push(leftOut(row, error.body().message));
      }
      await laterTurn();
    }
    await this.transactions.run((own) =>
      recordAudit(own, { action: 'call', resource: 'bank-run/undo', recordId: id }),
    );
    return answerOf(undone, cents, left);
  }

  /** @returns cents */
  private async undo(
    manager: EntityManager,
    id: number,
    { reason, notify }: UndoBankEntryBody,
    userId: number,
  ): Promise<number> {
    const entry = await manager.findOneBy(BankEntryEntity, { id });
    if (!entry) throw notFound();
    const paymentId = bookedPayment(entry);
    await this.ledger.takeBack(manager, paymentId, {
      note: reason,
      userId,
      notify: notify !== false,
      alsoLock: async (payment) => {
        const [locked] = await lockRows(manager, BankEntryEntity, [id]);
        if (!locked || bookedPayment(locked) !== paymentId) throw notBooked();
        if (await manager.existsBy(PaymentEntity, { reverses_id: paymentId })) throw notBooked();
        await refuseClosedDay(manager, payment);
      },
    });
    const open = {
      state: 'open' as const,
      payment_id: null,
      run_id: null,
      decided_by: null,
      decided_at: null,
    };
    // Somebody said no to it: only a person says yes again.
    await manager.update(
      BankEntryEntity,
      { id },
      { ...open, is_doubtful: true, undone_payment_id: paymentId },
    );
    await recordAudit(manager, { action: 'call', resource: 'bank-entry/undo', recordId: id });
    return entry.amount;
  }
}

/** Entries that a run booked and whose payment stands, the last one first: what was booked later is taken back sooner. */
function standingOf(manager: EntityManager, run_id: number): Promise<BankEntryEntity[]> {
  return manager
    .createQueryBuilder(BankEntryEntity, 'entry')
    .where("entry.run_id = :run_id AND entry.state = 'booked'", { run_id })
    .andWhere('NOT EXISTS (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = entry.payment_id)')
    .orderBy('entry.id', 'DESC')
    .getMany();
}

/** @throws AppError 409 */
function bookedPayment({ state, payment_id }: BankEntryEntity): number {
  if (state !== 'booked' || payment_id === null) throw notBooked();
  return payment_id;
}

function notBooked(): AppError {
  return new AppError('conflict', { message: { key: 'bank_entry.not_booked' } });
}

async function refuseClosedDay(manager: EntityManager, { date }: PaymentEntity): Promise<void> {
  const closed = await holdBooks(manager);
  if (closed === null || date > closed) return;
  const params = { date: formatDate(date), closed: formatDate(closed) };
  throw new AppError('validation', { message: { key: 'bank_entry.books_closed', params } });
}

function answerOf(undone: number, cents: number, left: BankUndo['left_out']): BankUndo {
  const message = t(undone ? 'bank_entry.undone' : 'bank_entry.nothing_undone', { smart_count: undone });
  return { message, undone, amount: toEuros(cents), left_out: left };
}
