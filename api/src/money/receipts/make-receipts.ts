import { Injectable } from '@nestjs/common';
import { OFFICE_API, type ContentLanguage, type IsoDate } from '@feria/shared';
import { receiptNumber } from '@feria/shared/rules/receipts';
import { In, IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { insertRows } from '../../core/database/insert-rows.js';
import { lockRows, lockRowsToChange } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound, ValidationErrors } from '../../core/http/errors.js';
import { cancelReceipt } from '../../ledger/cancel-receipts.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { ReceiptCounterEntity, ReceiptEntity, ReceiptLineEntity } from '../../model/ledger/receipt.entity.js';
import { loggedCall } from '@feria/shared/resources/logged';
import { LockSetChanged } from '../../registrations/locking.js';
import { readOrganiser } from './organiser.js';
import { readLeft, readPaidFor, type PaidPart } from './paid-for.js';
import { readPayers, type Payer } from '../payers/payer-of.js';

/** The one row of the counter. */
const COUNTER = 1;

/** What is said in the language of the organiser when nothing says which one. */
const FIRST_LANGUAGE: ContentLanguage = 'de';

/** Makes and cancels receipts (product/money.md#receipts). */
@Injectable()
export class MakeReceipts {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes a receipt for each payment, all or none, numbered in the order of the days of the payments.
   * @param lang of the receipts; `null` for that of each payer's account
   * @returns their ids, in the order of the numbers
   * @throws AppError 422 at `payment_ids.<index>` for a payment that is none, no money received, taken back, refunded, or whose payer is
   *   unknown, and at `organiser` for an option that is missing; 409 where a payment has a valid receipt already
   */
  make(paymentIds: readonly number[], lang: ContentLanguage | null, userId: number): Promise<number[]> {
    return this.transactions.run(async (manager) => {
      const locked = await lockRows(manager, PaymentEntity, paymentIds);
      const payments = await manager.find(PaymentEntity, {
        where: { id: In(locked.map(({ id }) => id)) },
        relations: { words: true },
        order: { date: 'ASC', id: 'ASC' },
      });
      const payers = await readPayers(manager, payments);
      await refuse(manager, paymentIds, { payments, payers });
      const langOf = ({ id }: PaymentEntity): ContentLanguage =>
        lang ?? payers.get(id)?.lang ?? FIRST_LANGUAGE;
      const organisers = await readOrganiser(manager, new Set(payments.map(langOf)));
      const parts = await readPaidFor(manager, payments);
      const replaced = await readReplaced(manager, paymentIds);
      const at = this.clock.now();
      const numbers = await nextNumbers(manager, payments.length, this.clock.today());
      const receipts = payments.map((payment, index) => {
        const { id: payment_id, amount, method, date: paid_on } = payment;
        const payer = payers.get(payment_id) as Payer;
        const own = langOf(payment);
        const { stampDutyNote, stampDutyFrom, ...organiser } = organisers.get(own)!;
        return manager.create(ReceiptEntity, {
          ...numbers[index],
          ...organiser,
          payment_id,
          valid_payment_id: payment_id,
          person_id: payer.personId,
          lang: own,
          amount,
          method,
          paid_on,
          payer: payer.name,
          payer_tax: payer.tax,
          payer_address: payer.address,
          stamp_duty: amount > stampDutyFrom ? stampDutyNote : null,
          replaces_id: replaced.get(payment_id) ?? null,
          created_at: at,
          user_id: userId,
        });
      });
      const saved = await manager.save(receipts);
      await insertRows(
        manager,
        ReceiptLineEntity,
        saved.flatMap((receipt) =>
          parts
            .filter(({ payment_id }) => payment_id === receipt.payment_id)
            .map((part) => lineOf(part, receipt)),
        ),
      );
      const ids = saved.map(({ id }) => id);
      await recordAudit(
        manager,
        ids.map((recordId) => ({
          action: 'create' as const,
          resource: loggedCall(OFFICE_API.receipt),
          recordId,
        })),
      );
      return ids;
    });
  }

  /**
   * Cancels a receipt: its number stays, and a new one can be made for the payment.
   * @throws AppError 404; 409 when it is cancelled already
   */
  cancel(id: number, reason: string, userId: number): Promise<void> {
    return this.transactions.run(async (manager) => {
      const [receipt] = await lockRows(manager, ReceiptEntity, [id]);
      if (!receipt) throw notFound();
      if (receipt.cancelled_at !== null)
        throw new AppError('conflict', {
          message: { key: 'receipt.cancelled_already', params: { number: receiptNumber(receipt) } },
        });
      const booked = { userId, at: this.clock.now() };
      await cancelReceipt(manager, id, { cancellation: 'office', reason }, booked);
      await recordAudit(manager, { action: 'call', resource: 'receipt/cancel', recordId: id });
    });
  }
}

/** @throws AppError 422 at what cannot have a receipt, else 409 at what has one */
async function refuse(
  manager: EntityManager,
  wanted: readonly number[],
  { payments, payers }: { payments: readonly PaymentEntity[]; payers: ReadonlyMap<number, Payer> },
): Promise<void> {
  const ids = [...wanted];
  const reversals = await manager.findBy(PaymentEntity, { reverses_id: In(ids) });
  const left = await readLeft(manager, ids);
  const problems = new ValidationErrors();
  ids.forEach((id, index) => {
    const field = `payment_ids.${index}`;
    const payment = payments.find((one) => one.id === id);
    if (!payment) problems.add(field, 'validation.reference');
    else if (payment.amount <= 0 || payment.reverses_id !== null)
      problems.add(field, 'receipt.not_received', { id });
    else if (reversals.some(({ reverses_id }) => reverses_id === id))
      problems.add(field, 'receipt.taken_back', { id });
    else if ((left.get(id) ?? 0) === 0) problems.add(field, 'receipt.nothing_left', { id });
    else if (!payers.has(id)) problems.add(field, 'receipt.no_payer', { id });
  });
  problems.throwIfAny();
  const valid = await manager.findBy(ReceiptEntity, { payment_id: In(ids), cancelled_at: IsNull() });
  for (const receipt of valid)
    problems.add(`payment_ids.${ids.indexOf(receipt.payment_id)}`, 'receipt.made_already', {
      id: receipt.payment_id,
      number: receiptNumber(receipt),
    });
  problems.throwIfAny('conflict');
}

/** The last receipt of each payment, which is cancelled by now. */
async function readReplaced(
  manager: EntityManager,
  paymentIds: readonly number[],
): Promise<Map<number, number>> {
  const earlier = await manager.find(ReceiptEntity, {
    select: { id: true, payment_id: true },
    where: { payment_id: In([...paymentIds]) },
    order: { id: 'ASC' },
  });
  return new Map(earlier.map(({ id, payment_id }) => [payment_id, id]));
}

/** A number with its day of issue. */
type Numbered = Pick<ReceiptEntity, 'year' | 'number' | 'date'>;

/**
 * Gives the next numbers: without gaps, because the counter goes back with a transaction that fails, and never twice, because its lock is
 * held until the end. A clock that goes back changes nothing: then it is the day of the last number.
 */
async function nextNumbers(manager: EntityManager, count: number, today: IsoDate): Promise<Numbered[]> {
  const last = await lockCounter(manager);
  const date = last && last.date > today ? last.date : today;
  const year = Number(date.slice(0, 4));
  const before = last?.year === year ? last.number : 0;
  const counter = { id: COUNTER, year, number: before + count, date };
  if (last) await manager.update(ReceiptCounterEntity, { id: COUNTER }, counter);
  // Two who make the very first one at once: the database refuses one of them, who is repeated.
  else
    await manager.insert(ReceiptCounterEntity, counter).catch((error: unknown) => {
      throw isDuplicateKey(error) ? new LockSetChanged() : error;
    });
  return Array.from({ length: count }, (_, index) => ({ year, number: before + index + 1, date }));
}

async function lockCounter(manager: EntityManager): Promise<ReceiptCounterEntity | null> {
  const [counter] = await lockRowsToChange(manager, ReceiptCounterEntity, [COUNTER]);
  return counter ?? null;
}

function lineOf(part: PaidPart, { id, lang }: ReceiptEntity): Omit<ReceiptLineEntity, 'id' | 'receipt'> {
  const { kind, child_id, child, course, week, starts_on, ends_on, amount } = part;
  return {
    receipt_id: id,
    kind,
    child_id,
    child,
    course: course?.[lang] ?? null,
    week: week?.[lang] ?? null,
    starts_on,
    ends_on,
    amount,
  };
}
