import { Injectable } from '@nestjs/common';
import { formatEuros, toCents, toEuros, type CreditResult } from '@feria/shared';
import { receiptNumber } from '@feria/shared/rules/receipts';
import { In, IsNull, MoreThan, Not, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { ChildParentEntity } from '../../model/families/child.entity.js';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { IdempotencyKeys } from '../../core/idempotency/idempotency-keys.js';
import { isPaid, isPaymentDate, openOfFee } from '../../ledger/payment.js';
import { paidBy, type NewShare } from '../../ledger/ledger.js';
import { creditsOf, freeCreditsOf } from '../../ledger/balance.js';
import { refuseClosed } from '../../ledger/closed-books.js';
import { readOwed } from '../../ledger/owed.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { PaymentShareEntity } from '../../model/ledger/payment-share.entity.js';
import { PaymentEntity, PaymentNoteEntity } from '../../model/ledger/payment.entity.js';
import { ReceiptEntity } from '../../model/ledger/receipt.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { LockSetChanged } from '../../registrations/locking.js';
import { BookPayments, lockPaid } from '../../registrations/use-cases/book-payments.js';
import { payerNamed } from '@feria/shared/rules/payer-name';
import { readPossiblePayers, type PaidFor } from '../payers/possible-payers.js';
import type {
  CreditBody,
  PayerBody,
  PaymentBody,
  PaymentShareBody,
  ReversalBody,
} from './payment-ledger.dto.js';

/** What the office books in the ledger by itself (product/money.md#the-ledger). Bodies have euros. */
@Injectable()
export class PaymentLedger {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly booking: BookPayments,
    private readonly keys: IdempotencyKeys,
  ) {}

  /**
   * Books a payment of a parent for registrations of their children; what is over becomes credit. A refund, below 0, is taken from
   * registrations, and the rest from the credit.
   * @param key of the `Idempotency-Key` header: a repeat books nothing again
   * @returns its id
   * @throws AppError 422 at the field: unknown, waiting, of another family, more than is there, a day of closed books
   */
  create(input: PaymentBody, userId: number, key?: string): Promise<number> {
    const request = key ? this.keys.request(userId, key, { payment: input }) : null;
    return this.transactions.run(async (manager) => {
      await this.lock(manager, input.shares ?? [], input.person_id, input.payer_person_id);
      // Under the locks: of two equal requests at once, the second finds the answer of the first.
      const { id } = await this.keys.once(manager, request, () => this.bookNew(manager, input, userId));
      return id;
    });
  }

  private async bookNew(manager: EntityManager, input: PaymentBody, userId: number): Promise<{ id: number }> {
    const { date, method, person_id, payer_person_id, payer, reference, note, mail } = input;
    const amount = toCents(input.amount);
    if (amount === 0) throw invalidField('amount', 'payment.nothing');
    if (!isPaymentDate(date, this.clock.today())) throw invalidField('date', 'payment.date');
    await refuseClosed(manager, 'date', date);
    const parts = input.shares ?? [];
    const shares = await this.sharesFor(manager, person_id, parts, Math.sign(amount));
    const asked = parts.reduce((sum, part) => sum + toCents(part.amount), 0);
    if ((amount - asked) * amount < 0) throw invalidField('shares', 'payment.shares_above');
    const rest = amount - shares.reduce((sum, share) => sum + share.amount, 0);
    if (rest < 0) await checkCredit(manager, person_id, -rest, 'amount');
    if (rest !== 0) shares.push({ personId: person_id, amount: rest });
    const payerId = await choosePayer(manager, { personId: person_id, shares }, { payer_person_id, payer });
    const payment = { date, method, personId: person_id, payerId, payer, reference, note, shares };
    const [id] = await this.booking.payments(manager, [payment], { userId, call: 'payment', mail });
    await recordAudit(manager, { action: 'create', resource: 'payment', recordId: id });
    return { id: id as number };
  }

  /**
   * Takes a payment back by another of the same amount below 0, with the date of today: from where its money is by now.
   * @returns the id of that payment
   * @throws AppError 404; 422 when it was taken back already, takes one back itself, or its money is gone
   */
  async reverse(id: number, { note, notify }: ReversalBody, userId: number): Promise<number> {
    return this.transactions.run(async (manager) => {
      const reversalId = await this.takeBack(manager, id, { note, notify: notify === true, userId });
      await recordAudit(manager, { action: 'call', resource: 'payment/reverse', recordId: id });
      return reversalId;
    });
  }

  /**
   * The same as part of another booking.
   * @param options `notify`: whether parents are told by mail whom a mail has said that it is paid. `alsoLock` is called under the locks of weeks and parents, before anything is booked
   * @returns the id of the payment that takes it back
   * @throws AppError as {@link reverse}
   */
  async takeBack(
    manager: EntityManager,
    id: number,
    {
      note,
      notify,
      userId,
      alsoLock,
    }: {
      note?: string | null;
      notify: boolean;
      userId: number;
      alsoLock?: (payment: PaymentEntity) => Promise<void>;
    },
  ): Promise<number> {
    const targets = await lockTargets(manager, id);
    const payment = await manager.findOne(PaymentEntity, { where: { id }, relations: { words: true } });
    if (!payment) throw notFound();
    await alsoLock?.(payment);
    if (payment.reverses_id !== null) throw refused('payment.is_reversal');
    if (await manager.existsBy(PaymentEntity, { reverses_id: id })) throw refused('payment.reversed_already');
    const told = notify ? await toldToBePaid(manager, id) : [];
    const { method, person_id: personId } = payment;
    const shares = await stillThere(
      manager,
      targets.map((share) => ({ ...share, amount: -share.amount })),
      personId,
    );
    await checkThere(manager, shares);
    const paid = { method, ...paidBy(payment) };
    const reversal = { date: this.clock.today(), ...paid, note, shares, reversesId: id };
    const [reversalId] = await this.booking.payments(manager, [reversal], { userId, call: 'payment' });
    await this.booking.tellUndone(manager, told);
    const credit = shares.reduce((sum, share) => sum - (share.personId === personId ? share.amount : 0), 0);
    const { date, amount } = payment;
    if (notify && personId !== null && credit > 0 && amount > 0)
      await this.booking.tellCreditUndone(manager, { personId, date, amount, credit });
    return reversalId as number;
  }

  /**
   * Says who paid a payment, and with it what takes it back (product/money.md#who-paid). Amounts stay, so closed books do not matter.
   * @throws AppError 404; 422 at the field for nobody, for who is no parent of every child that it pays for, and for a refund or what takes back; 409 while the
   *   payment has a valid receipt, which names who paid
   */
  setPayer(id: number, { payer_person_id, payer }: PayerBody): Promise<void> {
    return this.transactions.run(async (manager) => {
      await lockRows(manager, ParentEntity, payer_person_id ? [payer_person_id] : []);
      const [payment] = await lockRows(manager, PaymentEntity, [id]);
      if (!payment) throw notFound();
      if (payment.amount < 0 || payment.reverses_id !== null) throw refused('payment.payer_of_refund');
      if (!payer_person_id && !payer) throw invalidField('payer_person_id', 'validation.required');
      const receipt = await manager.findOneBy(ReceiptEntity, { valid_payment_id: id });
      if (receipt) {
        const number = receiptNumber(receipt);
        throw new AppError('conflict', { message: { key: 'payment.payer_receipt', params: { number } } });
      }
      const { person_id: personId } = payment;
      const payer_id = payer_person_id
        ? await choosePayer(manager, { personId, shares: await targetsOf(manager, id) }, { payer_person_id })
        : null;
      const ids = [id, ...(await manager.findBy(PaymentEntity, { reverses_id: id })).map((one) => one.id)];
      await manager.update(PaymentEntity, { id: In(ids) }, { payer_id });
      if (payer) await manager.save(PaymentNoteEntity, { payment_id: id, payer });
      await recordAudit(manager, { action: 'call', resource: 'payment/payer', recordId: id });
    });
  }

  /**
   * Uses the credit of a parent for registrations of their children.
   * @throws AppError 422 at the field, as {@link create}
   */
  useCredit(input: CreditBody, userId: number, key?: string): Promise<CreditResult> {
    const request = key ? this.keys.request(userId, key, { credit: input }) : null;
    return this.transactions.run(async (manager) => {
      await this.lock(manager, input.shares, input.person_id);
      return this.keys.once(manager, request, () => this.spend(manager, input, userId));
    });
  }

  private async spend(
    manager: EntityManager,
    { person_id, shares: parts, mail }: CreditBody,
    userId: number,
  ): Promise<CreditResult> {
    const shares = await this.sharesFor(manager, person_id, parts, 1);
    const asked = parts.reduce((sum, { amount }) => sum + toCents(amount), 0);
    if (asked === 0) throw invalidField('shares', 'validation.required');
    const credit = await checkCredit(manager, person_id, asked, 'shares');
    const wanted = shares.reduce((sum, { amount }) => sum + amount, 0);
    const from = { personId: person_id };
    const transfers = shares.map(({ amount, ...to }) => ({ from, to, amount }));
    await this.booking.transfers(manager, transfers, { userId, call: 'payment', mail });
    return { message: t('payment.credit_used'), credit: toEuros(credit - wanted) };
  }

  private async lock(
    manager: EntityManager,
    parts: readonly PaymentShareBody[],
    personId: number,
    payerId?: number | null,
  ): Promise<void> {
    await lockPaid(
      manager,
      parts.map(({ registration_id }) => registration_id),
    );
    const persons = await lockRows(manager, ParentEntity, [personId, ...(payerId ? [payerId] : [])]);
    if (!persons.some(({ id }) => id === personId)) throw invalidField('person_id', 'validation.reference');
  }

  /** The parts of a body as shares, in cents, at most what is open. @param sign that each of them must have */
  private async sharesFor(
    manager: EntityManager,
    personId: number,
    parts: readonly PaymentShareBody[],
    sign: number,
  ): Promise<NewShare[]> {
    const problems = new ValidationErrors();
    const ids = parts.map(({ registration_id }) => registration_id);
    const owed = await readOwed(manager, ids);
    const children = owed.map(({ child_id }) => child_id);
    const links = await manager.findBy(ChildParentEntity, { child_id: In(children), person_id: personId });
    parts.forEach(({ registration_id, amount }, index) => {
      const registration = owed.find(({ id }) => id === registration_id);
      const field = `shares.${index}.registration_id`;
      if (!registration) problems.add(field, 'validation.reference');
      else if (ids.indexOf(registration_id) < index) problems.add(field, 'payment.share_twice');
      else if (sign > 0 && registration.is_waiting) problems.add(field, 'payment.waiting');
      else if (!links.some(({ child_id }) => child_id === registration.child_id))
        problems.add(field, 'payment.other_family');
      else if (Math.sign(toCents(amount)) !== sign)
        problems.add(`shares.${index}.amount`, 'payment.share_sign');
      else if (registration.payed_amount + toCents(amount) < 0)
        problems.add(`shares.${index}.amount`, 'payment.more_than_paid');
      else if (registration.isFee && toCents(amount) > registration.open)
        problems.add(`shares.${index}.amount`, 'payment.more_than_fee');
    });
    problems.throwIfAny();
    // What is above the open amount is the credit of who pays it, not of who pays for the registration.
    const open = new Map(owed.map((one) => [one.id, one.open]));
    return parts
      .map(({ registration_id: registrationId, amount: euros }) => {
        const amount = toCents(euros);
        return {
          registrationId,
          amount: sign > 0 ? Math.min(amount, open.get(registrationId) ?? 0) : amount,
        };
      })
      .filter(({ amount }) => amount !== 0);
  }
}

/**
 * Who paid: whom the office chose, else whom it named.
 * @returns id of the parent; `null` for nobody on record
 * @throws AppError 422 at `payer_person_id` for who may not have paid
 */
async function choosePayer(
  manager: EntityManager,
  payment: PaidFor,
  { payer_person_id, payer }: PayerBody,
): Promise<number | null> {
  const [parents = []] = await readPossiblePayers(manager, [payment]);
  if (!payer_person_id) return payerNamed(payer, parents);
  if (!parents.some(({ id }) => id === payer_person_id))
    throw invalidField('payer_person_id', 'payment.payer_of_others');
  return payer_person_id;
}

/** @returns the credit that can be used. @throws AppError 422 at the field when it is less than wanted */
async function checkCredit(
  manager: EntityManager,
  personId: number,
  wanted: number,
  field: string,
): Promise<number> {
  const credit = (await freeCreditsOf(manager, [personId])).get(personId) ?? 0;
  if (credit < wanted) {
    throw invalidField(field, 'payment.more_than_credit', { credit: formatEuros(toEuros(credit)) });
  }
  return credit;
}

/** Where the money of a payment is: locked, weeks first, then parents. Nothing else can move it meanwhile. */
async function lockTargets(manager: EntityManager, paymentId: number): Promise<NewShare[]> {
  const before = await targetsOf(manager, paymentId);
  await lockPaid(
    manager,
    before.flatMap(({ registrationId }) => registrationId ?? []),
  );
  await lockRows(
    manager,
    ParentEntity,
    before.flatMap(({ personId }) => personId ?? []),
  );
  const now = await targetsOf(manager, paymentId);
  const isLocked = (share: NewShare): boolean =>
    before.some(
      ({ registrationId, personId }) =>
        registrationId === share.registrationId && personId === share.personId,
    );
  if (!now.every(isLocked)) throw new LockSetChanged();
  return now;
}

async function targetsOf(manager: EntityManager, paymentId: number): Promise<NewShare[]> {
  const shares = await manager.findBy(PaymentShareEntity, { payment_id: paymentId });
  const targets = new Map<string, NewShare>();
  for (const { registration_id, person_id, amount } of shares) {
    const of =
      registration_id === null ? { personId: person_id as number } : { registrationId: registration_id };
    const key = JSON.stringify(of);
    targets.set(key, { ...of, amount: amount + (targets.get(key)?.amount ?? 0) });
  }
  return [...targets.values()].filter(({ amount }) => amount !== 0);
}

/**
 * Registrations that a payment pays, that are paid, and of which the parents were told so by mail, and those whose fees it pays, which are
 * paid; to be read under their locks.
 */
async function toldToBePaid(manager: EntityManager, payment_id: number): Promise<number[]> {
  const shares = await manager.findBy(PaymentShareEntity, { payment_id, amount: MoreThan(0) });
  const ids = In(shares.flatMap(({ registration_id }) => registration_id ?? []));
  const registrations = await manager.findBy(RegistrationEntity, { id: ids, payed_mail_at: Not(IsNull()) });
  const fees = await manager.findBy(CancellationFeeEntity, { registration_id: ids });
  return [
    ...registrations.filter(isPaid).map(({ id }) => id),
    ...fees.flatMap((fee) => (openOfFee(fee) === 0 ? [fee.registration_id] : [])),
  ];
}

/**
 * Where the money of a payment goes back to: money for a registration that is gone pays what is open of its fee, and what is over
 * becomes credit, as it would have when it was removed.
 * @throws AppError 422 for a registration that is gone when there is no parent
 */
async function stillThere(
  manager: EntityManager,
  shares: readonly NewShare[],
  personId: number | null,
): Promise<NewShare[]> {
  const ids = shares.flatMap(({ registrationId }) => registrationId ?? []);
  const owed = await readOwed(manager, ids);
  return shares.flatMap((share): NewShare[] => {
    const { registrationId, amount } = share;
    const place = owed.find(({ id }) => id === registrationId);
    if (amount < 0 || registrationId === undefined || place?.isFee === false) return [share];
    const kept = Math.min(amount, place?.open ?? 0);
    if (kept < amount && personId === null) throw refused('payment.spent');
    return [
      ...(kept > 0 ? [{ registrationId, amount: kept }] : []),
      ...(kept < amount && personId !== null ? [{ personId, amount: amount - kept }] : []),
    ];
  });
}

/** @throws AppError 422 when registrations or credits would get below 0, or what is set aside to be paid out would be used */
async function checkThere(manager: EntityManager, shares: readonly NewShare[]): Promise<void> {
  const credits = await freeCreditsOf(
    manager,
    shares.flatMap(({ personId }) => personId ?? []),
  );
  for (const { registrationId, personId, amount } of shares) {
    const there =
      registrationId === undefined
        ? credits.get(personId as number)
        : await manager.sum(PaymentShareEntity, 'amount', { registration_id: registrationId });
    if (Number(there ?? 0) + amount >= 0) continue;
    const all = personId === undefined ? 0 : ((await creditsOf(manager, [personId])).get(personId) ?? 0);
    throw refused(all + amount >= 0 ? 'payment.in_file' : 'payment.spent');
  }
}

function refused(
  key:
    | 'payment.is_reversal'
    | 'payment.payer_of_refund'
    | 'payment.reversed_already'
    | 'payment.spent'
    | 'payment.in_file',
): AppError {
  return new AppError('validation', { message: { key } });
}
