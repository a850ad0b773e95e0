import { randomUUID } from 'node:crypto';
import type { IsoDate, PaymentMethod } from '@feria/shared';
import { In, type EntityManager } from 'typeorm';
import { insertRows } from '../core/database/insert-rows.js';
import { cancelReceiptsOf } from './cancel-receipts.js';
import { closedAt, holdBooks, openDay } from './closed-books.js';
import { takeFrom, type BookedShare, type Refund } from './shares.js';
import { CancellationFeeEntity } from '../model/ledger/cancellation-fee.entity.js';
import { PayoutEntity } from '../model/ledger/payout.entity.js';
import { PaymentShareEntity } from '../model/ledger/payment-share.entity.js';
import { PaymentEntity, PaymentNoteEntity } from '../model/ledger/payment.entity.js';

/**
 * The only place that writes the ledger (product/money.md#the-ledger). Every function expects the locks of what it books on: the weeks
 * of the registrations, then the parents whose credit becomes less (`lockPayers`). It keeps `payed_amount` and `payed_at` of the
 * registrations in the same transaction.
 */

/** For what money is: a registration, or the credit of a parent. */
export type ShareOf =
  | { registrationId: number; personId?: undefined }
  | { personId: number; registrationId?: undefined };

/** Cents for something. */
export type NewShare = ShareOf & { amount: number };

/** A payment to book. Cents. */
export interface NewPayment {
  date: IsoDate;
  method: PaymentMethod;
  /** The parent for whom it is paid. */
  personId: number | null;
  /** The parent who paid; without it the one for whom it is paid, `null` for somebody who is no parent on record. */
  payerId?: number | null;
  /** Name of who paid, as the bank or the office wrote it. */
  payer?: string | null;
  reference?: string | null;
  note?: string | null;
  /** They add up to the amount of the payment, which is not 0. */
  shares: readonly NewShare[];
}

/** For whom and by whom a payment was, for another that corrects it or takes it back. */
export function paidBy({
  person_id,
  payer_id,
  words,
}: Pick<PaymentEntity, 'person_id' | 'payer_id' | 'words'>): Pick<
  NewPayment,
  'personId' | 'payerId' | 'payer'
> {
  return { personId: person_id, payerId: payer_id, payer: words?.payer ?? null };
}

/** Who books, and when. */
export interface Booked {
  /** User of the office; `null` for a parent, and for the server. */
  userId: number | null;
  at: Date;
}

/** Registrations of one statement: engines limit the number of parameters. */
const ROWS = 500;

/**
 * Books payments. The receipt of a payment that one of them takes back is cancelled (product/money.md#receipts).
 * @returns their ids, in the same order
 * @throws RangeError for an amount of 0
 * @throws AppError 422 at `date` for a day of closed books (product/money.md#closing-the-books)
 */
export async function bookPayments(
  manager: EntityManager,
  payments: readonly (NewPayment & { reversesId?: number })[],
  { userId, at }: Booked,
): Promise<number[]> {
  if (payments.length === 0) return [];
  for (const { reversesId, note = null } of payments)
    if (reversesId !== undefined)
      await cancelReceiptsOf(
        manager,
        [reversesId],
        { cancellation: 'reversed', reason: note },
        { userId, at },
      );
  const closed = await holdBooks(manager);
  if (closed !== null && payments.some(({ date }) => date <= closed)) throw closedAt('date', closed);
  const booking = randomUUID();
  const rows = payments.map(({ date, method, personId, payerId = personId, shares, reversesId }) => {
    const amount = shares.reduce((sum, share) => sum + share.amount, 0);
    if (amount === 0) throw new RangeError('an amount of 0 is no payment');
    return {
      date,
      amount,
      method,
      booking,
      created_at: at,
      person_id: personId,
      payer_id: payerId,
      user_id: userId,
      reverses_id: reversesId ?? null,
    };
  });
  await insertRows(manager, PaymentEntity, rows);
  const ids = (
    await manager.find(PaymentEntity, { select: { id: true }, where: { booking }, order: { id: 'ASC' } })
  ).map(({ id }) => id);
  const notes = payments.flatMap(({ payer = null, reference = null, note = null }, index) =>
    payer || reference || note ? [{ payment_id: ids[index] as number, payer, reference, note }] : [],
  );
  await insertRows(manager, PaymentNoteEntity, notes);
  await addShares(
    manager,
    payments.flatMap(({ date, shares }, index) =>
      shares.map((share) => ({ ...share, date, paymentId: ids[index] as number })),
    ),
    { userId, at },
  );
  return ids;
}

/** Money that goes from one target to another. */
export interface Transfer {
  from: ShareOf;
  to: ShareOf;
  /** Cents, more than 0. */
  amount: number;
}

/**
 * Lets money go from one target to another: from a registration that ends to the credit, from the credit to a registration. It
 * stays money of the payments that brought it. The journal has it on the day of today.
 * @throws RangeError when there is less than this
 */
export async function transfer(
  manager: EntityManager,
  transfers: readonly Transfer[],
  booked: Booked,
): Promise<void> {
  if (transfers.length === 0) return;
  const shares = await sharesOf(
    manager,
    transfers.map(({ from }) => from),
  );
  const aside = await asideOf(
    manager,
    transfers.flatMap(({ from }) => from.personId ?? []),
  );
  const payerOf = new Map(shares.map(({ payment_id, payer_id }) => [payment_id, payer_id]));
  const added: (NewShare & { paymentId: number })[] = [];
  for (const { from, to, amount } of transfers) {
    // What the transfers before this one took is gone already.
    const own = [
      ...shares.filter((share) => isFor(share, from)),
      ...added
        .filter((share) => isSame(share, from))
        .map((share) => ({ ...asBooked(share), payer_id: payerOf.get(share.paymentId) ?? null })),
    ];
    for (const part of takeFrom(own, amount, aside.get(from.personId ?? 0))) {
      added.push({ ...from, ...part, amount: -part.amount }, { ...to, ...part });
    }
  }
  const date = openDay(booked.at, await holdBooks(manager));
  await addShares(
    manager,
    added.map((share) => ({ ...share, date })),
    booked,
  );
}

/** What of the credit of parents is set aside to be paid out to them, by their ids. One statement, none for nobody. */
async function asideOf(manager: EntityManager, personIds: readonly number[]): Promise<Map<number, Refund[]>> {
  if (personIds.length === 0) return new Map();
  const where = { person_id: In([...new Set(personIds)]), state: 'open' as const };
  const payouts = await manager.find(PayoutEntity, {
    select: { id: true, person_id: true, amount: true },
    where,
  });
  const aside = new Map<number, Refund[]>();
  for (const { person_id: payerId, amount } of payouts)
    aside.set(payerId, [...(aside.get(payerId) ?? []), { payerId, amount }]);
  return aside;
}

/** Shares of these registrations and credits, oldest first. */
export async function sharesOf(
  manager: EntityManager,
  targets: readonly ShareOf[],
): Promise<(BookedShare & Pick<PaymentShareEntity, 'registration_id' | 'person_id'>)[]> {
  const registrations = targets.flatMap(({ registrationId }) => registrationId ?? []);
  const persons = targets.flatMap(({ personId }) => personId ?? []);
  const found = await manager.find(PaymentShareEntity, {
    select: {
      id: true,
      payment_id: true,
      registration_id: true,
      person_id: true,
      amount: true,
      payment: { id: true, reverses_id: true, payer_id: true },
    },
    where: [{ registration_id: In(registrations) }, { person_id: In(persons) }],
    relations: { payment: true },
    order: { id: 'ASC' },
  });
  return found.map(({ payment_id, registration_id, person_id, amount, payment }) => ({
    payment_id,
    registration_id,
    person_id,
    amount,
    reverses_id: payment?.reverses_id ?? null,
    payer_id: payment?.payer_id ?? null,
  }));
}

async function addShares(
  manager: EntityManager,
  shares: readonly (NewShare & { paymentId: number; date: IsoDate })[],
  { userId, at }: Booked,
): Promise<void> {
  const ids = [...new Set(shares.flatMap(({ registrationId }) => registrationId ?? []))];
  const weeks = await weeksOf(manager, ids);
  await insertRows(
    manager,
    PaymentShareEntity,
    shares.map(({ paymentId, registrationId = null, personId = null, date, amount }) => ({
      payment_id: paymentId,
      registration_id: registrationId,
      course_week_id: registrationId === null ? null : (weeks.get(registrationId) ?? null),
      person_id: personId,
      date,
      amount,
      user_id: userId,
      at,
    })),
  );
  await refreshPaid(manager, ids);
}

/** The weeks of registrations, and of what was removed: of its fee, else of its end. */
async function weeksOf(manager: EntityManager, ids: readonly number[]): Promise<Map<number, number>> {
  const weeks = new Map<number, number>();
  for (let start = 0; start < ids.length; start += ROWS) {
    const some = ids.slice(start, start + ROWS);
    const list = some.map(() => '?').join(', ');
    const rows = await manager.query<{ id: number; week: number }[]>(
      `SELECT id, course_week_id AS week FROM registration WHERE id IN (${list})
       UNION ALL SELECT registration_id, course_week_id FROM cancellation_fee WHERE registration_id IN (${list})
       UNION ALL SELECT registration_id, course_week_id FROM registration_event
         WHERE kind = 'removed' AND registration_id IN (${list})`,
      [...some, ...some, ...some],
    );
    for (const { id, week } of rows) weeks.set(Number(id), Number(week));
  }
  return weeks;
}

/**
 * Ends a fee that is waived. What was paid of it becomes credit of who pays; without a parent it stays where it is.
 * @param personId who pays
 */
export async function endFee(
  manager: EntityManager,
  { registration_id: registrationId, payed_amount: amount }: CancellationFeeEntity,
  personId: number | null,
  booked: Booked,
): Promise<void> {
  if (amount > 0 && personId !== null)
    await transfer(manager, [{ from: { registrationId }, to: { personId }, amount }], booked);
  await manager.delete(CancellationFeeEntity, { registration_id: registrationId });
}

/** SQL: what is paid of a `registration` by its shares. */
export const PAID = paidOf('registration.id');
/** SQL: what is paid of a `cancellation_fee` by its shares. */
export const FEE_PAID = paidOf('cancellation_fee.registration_id');

/**
 * SQL: what was paid for a `registration` itself: its share of a payment was booked with the payment, while credit is used later. Payments
 * that were taken back do not count, nor what took them back. What was refunded counts against what was paid before it, never against
 * what is paid after it: of money that came and went that is the largest sum from one moment on. Not below 0.
 */
export const PAID_BY_PAYMENT = `COALESCE((SELECT SUM(later.amount)
  FROM payment_share share JOIN payment_share later ON later.registration_id = share.registration_id AND later.at >= share.at
    JOIN payment ON payment.id = later.payment_id AND payment.created_at = later.at
  WHERE share.registration_id = registration.id AND share.amount > 0 AND payment.reverses_id IS NULL
    AND NOT EXISTS (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = payment.id)
  GROUP BY share.id HAVING SUM(later.amount) > 0 ORDER BY SUM(later.amount) DESC LIMIT 1), 0)`;

function paidOf(registrationId: string): string {
  return `COALESCE((SELECT SUM(share.amount) FROM payment_share share
    WHERE share.registration_id = ${registrationId}), 0)`;
}

/**
 * SQL: the date of what was paid last; of payments that were taken back, and of what takes them back, only the rest counts. Where nothing
 * else is left, it is that of the refund that was taken back.
 */
export const LAST_DATE = `COALESCE(
  (SELECT payment.date FROM payment_share share JOIN payment ON payment.id = share.payment_id
    WHERE share.registration_id = registration.id AND share.amount > 0 AND payment.reverses_id IS NULL
      AND NOT EXISTS (SELECT 1 FROM payment reversal WHERE reversal.reverses_id = payment.id)
    ORDER BY share.id DESC LIMIT 1),
  (SELECT payment.date FROM payment_share share JOIN payment ON payment.id = share.payment_id
    WHERE share.registration_id = registration.id AND share.amount > 0 ORDER BY share.id DESC LIMIT 1))`;

/** Keeps what is paid of registrations, and of fees in place of them, equal to their shares. */
async function refreshPaid(manager: EntityManager, ids: readonly number[]): Promise<void> {
  for (let start = 0; start < ids.length; start += ROWS) {
    const some = ids.slice(start, start + ROWS);
    const list = some.map(() => '?').join(', ');
    await manager.query(
      `UPDATE registration SET payed_at = CASE WHEN ${PAID} > 0 THEN ${LAST_DATE} END, payed_amount = ${PAID}
       WHERE id IN (${list})`,
      some,
    );
    await manager.query(
      `UPDATE cancellation_fee SET payed_amount = ${FEE_PAID} WHERE registration_id IN (${list})`,
      some,
    );
  }
}

/** A fee for a place that was given back. Cents. */
export type NewFee = Pick<
  CancellationFeeEntity,
  'registration_id' | 'child_id' | 'course_week_id' | 'booked_by' | 'amount' | 'due_on'
>;

/** Books the fee of a registration that ends; what is left on it of what was paid pays the fee. */
export async function bookFee(manager: EntityManager, fee: NewFee, at: Date): Promise<void> {
  await manager.insert(CancellationFeeEntity, { ...fee, payed_amount: 0, created_at: at });
  await refreshPaid(manager, [fee.registration_id]);
}

function isFor(
  share: Pick<PaymentShareEntity, 'registration_id' | 'person_id'>,
  { registrationId, personId }: ShareOf,
): boolean {
  return registrationId === undefined
    ? share.person_id === personId
    : share.registration_id === registrationId;
}

function isSame(a: ShareOf, b: ShareOf): boolean {
  return a.registrationId === b.registrationId && a.personId === b.personId;
}

function asBooked({
  paymentId,
  amount,
}: {
  paymentId: number;
  amount: number;
}): Omit<BookedShare, 'payer_id'> {
  return { payment_id: paymentId, reverses_id: null, amount };
}
