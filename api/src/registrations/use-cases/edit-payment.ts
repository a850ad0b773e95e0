import { Injectable } from '@nestjs/common';
import { pricedAnew, toCents } from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { In, type EntityManager } from 'typeorm';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { readAnswers } from '../../catalogue/questions/answers.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, ValidationErrors, type FieldErrors } from '../../core/http/errors.js';
import { netByPayment, takeFrom, type BookedShare, type Taken } from '../../ledger/shares.js';
import { isDueDate, isPaid, isPaymentDate } from '../../ledger/payment.js';
import { cancelReceiptsOf } from '../../ledger/cancel-receipts.js';
import { refuseClosed } from '../../ledger/closed-books.js';
import { bookPayments, paidBy, sharesOf, type Booked, type NewPayment } from '../../ledger/ledger.js';
import { PaymentEntity } from '../../model/ledger/payment.entity.js';
import { Balances } from '../balances.js';
import { bumpVersions, lockRegistration } from '../locking.js';
import { payersOf } from '../registration-families.js';
import { RegistrationMails } from '../registration-mails.js';
import { appendHistory, type HistoryEntry } from '../registration-records.js';
import { refuseChangedByStaff } from '../registration-versions.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import type { StaffRegistrationBody } from '../registrations.dto.js';
import { changeOfAnswers, storeAnswers, type AnswerChange } from './change-answers.js';
import { checkDetails, mergeDetails } from './change-registration.js';

/** Who edits. */
export interface Editor {
  userId: number;
  /** Whether answers about health may be read and written. */
  health: boolean;
}

/** What the office may change of a registration. */
type Changed = Pick<
  RegistrationEntity,
  | 'day_type'
  | 'price'
  | 'fee_base'
  | 'discount'
  | 'sibling_percent'
  | 'emergency_contact1_name'
  | 'emergency_contact1_phone'
  | 'emergency_contact2_name'
  | 'emergency_contact2_phone'
  | 'payed_amount'
  | 'payed_at'
  | 'due_on'
  | 'comment_internal'
>;

/**
 * The office edits a registration: payment, internal comment, day type, contacts and answers. When nothing changes,
 * nothing is written.
 */
@Injectable()
export class EditPayment {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
    private readonly balances: Balances,
  ) {}

  /**
   * @param input absent fields keep their value; amounts in euros. An amount without a date gets the date of today; without an
   *   amount there is no date.
   *   With the `version` that the form was opened with, where it has one.
   * @throws AppError 404; 409 when somebody else has changed the same since; 422 when a waiting registration gets a payment, the date is out of range or in closed books, or a rule is broken
   */
  run(id: number, input: StaffRegistrationBody, editor: Editor): Promise<void> {
    return this.transactions.run(async (manager) => {
      const { registration, week } = await lockRegistration(manager, id, null);
      const { changed, answers } = await this.edit(manager, registration, week, input, editor);
      const [before, after] = answers.logged;
      await recordAudit(manager, {
        action: 'update',
        resource: LOGGED_REGISTRATION,
        recordId: id,
        ...differenceOf(LOGGED_REGISTRATION, { ...registration, ...before }, { ...changed, ...after }),
      });
    });
  }

  private async edit(
    manager: EntityManager,
    stored: RegistrationEntity,
    week: CourseWeekEntity,
    input: StaffRegistrationBody,
    { userId, health }: Editor,
  ): Promise<{ changed: Changed; answers: AnswerChange }> {
    const course = await manager.findOneByOrFail(CourseEntity, { id: week.course_id });
    const of = {
      child_id: stored.child_id,
      course,
      dayType: input.day_type ?? stored.day_type,
      before: stored.day_type,
    };
    const given = await readAnswers(manager, [of.child_id], [course], { health });
    refuseChangedByStaff(stored, { course, answers: given({ ...of, course_id: course.id }) }, input);
    this.checkPayment(stored, input);
    const answers = await changeOfAnswers(manager, of, input, { health });
    const changed = this.changed(stored, week, input);
    if (isBookedOn(stored, changed)) await refuseClosed(manager, 'payed_at', changed.payed_at);
    const entries = historyOf(stored, changed, {
      userId,
      reason: input.discount_reason?.trim() || null,
      isAnswered: answers.changed.length > 0,
    });
    if (entries.length === 0) return { changed, answers };
    const now = this.clock.now();
    await storeAnswers(manager, answers, {
      child_id: of.child_id,
      course_id: course.id,
      userId,
      keepsAuthor: true,
      at: now,
    });
    const { payed_amount, payed_at, ...rest } = changed;
    await manager.update(RegistrationEntity, { id: stored.id }, rest);
    await this.bookDifference(manager, stored, { payed_amount, payed_at }, { userId, at: now });
    await bumpVersions(manager, [week.id]);
    await appendHistory(manager, entries, now);
    const { mail } = input;
    await this.balances.settle(manager, { registrationIds: [stored.id] }, { userId, mail });
    const settled = await manager.findOneByOrFail(RegistrationEntity, { id: stored.id });
    if (!isPaid(stored)) await this.mails.paid(manager, [settled], now, mail);
    return {
      changed: { ...changed, payed_amount: settled.payed_amount, payed_at: settled.payed_at },
      answers,
    };
  }

  /**
   * Books what is paid more or less than before; with another date alone, the last payment again on that date. What is taken back has
   * the date of today and was paid as what it takes back: nothing is booked into a month that was reported.
   */
  private async bookDifference(
    manager: EntityManager,
    stored: RegistrationEntity,
    { payed_amount, payed_at }: Pick<RegistrationEntity, 'payed_amount' | 'payed_at'>,
    booked: Booked,
  ): Promise<void> {
    const difference = payed_amount - stored.payed_amount;
    const isRedated = difference === 0 && payed_at !== stored.payed_at;
    if (difference === 0 && !isRedated) return;
    const today = this.clock.today();
    if (difference > 0) {
      const payers = await payersOf(manager, [stored]);
      const payer = { method: 'bank', personId: payers.get(stored.id) ?? null } as const;
      const shares = [{ registrationId: stored.id, amount: difference }];
      await bookPayments(manager, [{ date: payed_at ?? today, ...payer, shares }], booked);
      return;
    }
    const shares = await sharesOf(manager, [{ registrationId: stored.id }]);
    const taken = isRedated ? lastOf(shares, stored.payed_amount) : takeFrom(shares, -difference);
    const back = await this.howPaid(manager, stored.id, taken);
    // The receipt says the other day.
    if (isRedated)
      await cancelReceiptsOf(
        manager,
        taken.map(({ paymentId }) => paymentId),
        { cancellation: 'redated', reason: null },
        booked,
      );
    const again = isRedated ? back.map((one) => ({ ...one, date: payed_at ?? today })) : [];
    await bookPayments(manager, [...back.map((one) => negative({ ...one, date: today })), ...again], booked);
  }

  /** Money of payments, as it was paid and by whom. */
  private async howPaid(
    manager: EntityManager,
    registrationId: number,
    taken: readonly Taken[],
  ): Promise<Omit<NewPayment, 'date'>[]> {
    const payments = await manager.find(PaymentEntity, {
      where: { id: In(taken.map(({ paymentId }) => paymentId)) },
      relations: { words: true },
    });
    return taken.map(({ paymentId, amount }) => {
      const payment = payments.find(({ id }) => id === paymentId) as PaymentEntity;
      return { method: payment.method, ...paidBy(payment), shares: [{ registrationId, amount }] };
    });
  }

  /** Without a date: what is paid more came today. */
  private paidAt(stored: RegistrationEntity, amount: number): string | null {
    return amount > stored.payed_amount ? this.clock.today() : stored.payed_at;
  }

  private checkPayment(
    stored: RegistrationEntity,
    { payed_amount, payed_at, due_on }: StaffRegistrationBody,
  ): void {
    const problems = new ValidationErrors();
    const today = this.clock.today();
    if (due_on && stored.is_waiting) problems.add('due_on', 'payment.due_waiting');
    else if (due_on && !isDueDate(due_on, today)) problems.add('due_on', 'payment.due_on');
    if (stored.is_waiting && (payed_amount ?? 0) > 0) problems.add('payed_amount', 'payment.waiting');
    const isBooked = payed_at !== stored.payed_at || toCents(payed_amount ?? 0) > stored.payed_amount;
    if (payed_at && isBooked && !isPaymentDate(payed_at, today)) problems.add('payed_at', 'payment.date');
    problems.throwIfAny();
  }

  private changed(stored: RegistrationEntity, week: CourseWeekEntity, input: StaffRegistrationBody): Changed {
    const wanted = { ...input, dayType: input.day_type };
    const details = mergeDetails(stored, wanted);
    atFlatFields(() => checkDetails(details, stored, week));
    if (details.day_type !== stored.day_type)
      Object.assign(details, pricedAnew(week, details.day_type, stored));
    // What the office changes itself is the price of a fee too.
    const fee_base = details.day_type === stored.day_type ? stored.fee_base : null;
    const priced = { ...details, sibling_percent: stored.sibling_percent };
    const discount = discountOf(priced, input);
    const payed_amount =
      input.payed_amount === undefined ? stored.payed_amount : toCents(input.payed_amount ?? 0);
    return {
      ...priced,
      ...discount,
      fee_base,
      payed_amount,
      payed_at: payed_amount > 0 ? (input.payed_at ?? this.paidAt(stored, payed_amount)) : null,
      due_on: input.due_on === undefined ? stored.due_on : input.due_on,
      comment_internal: input.comment_internal ?? stored.comment_internal,
    };
  }
}

/** The discount that the office enters; it does not follow the price any more. */
function discountOf(
  priced: Pick<Changed, 'price' | 'discount' | 'sibling_percent'>,
  { discount: euros, discount_reason }: StaffRegistrationBody,
): Pick<Changed, 'discount' | 'sibling_percent'> {
  const { price, sibling_percent } = priced;
  const discount = euros === undefined ? priced.discount : toCents(euros ?? 0);
  if (discount === priced.discount) return { discount, sibling_percent };
  const problems = new ValidationErrors();
  if (discount > price) problems.add('discount', 'registration.discount_above_price');
  if (!discount_reason?.trim()) problems.add('discount_reason', 'registration.discount_reason');
  problems.throwIfAny();
  return { discount, sibling_percent: 0 };
}

/** Whether money is booked on the day of payment that the form has: more is paid, or the same on another day. */
function isBookedOn(stored: RegistrationEntity, { payed_amount, payed_at }: Changed): boolean {
  if (payed_amount === stored.payed_amount) return payed_at !== stored.payed_at;
  return payed_amount > stored.payed_amount;
}

/** What was paid last, as far as it is still there. */
function lastOf(shares: readonly BookedShare[], paid: number): Taken[] {
  const last = netByPayment(shares).findLast(({ amount }) => amount > 0);
  return last ? [{ ...last, amount: Math.min(last.amount, paid) }] : [];
}

function negative(payment: NewPayment): NewPayment {
  return { ...payment, shares: payment.shares.map((share) => ({ ...share, amount: -share.amount })) };
}

/** The history entries of a change: `paid` has the amount that is paid now, `changed` the price. */
function historyOf(
  stored: RegistrationEntity,
  changed: Changed,
  { userId, reason, isAnswered }: { userId: number; reason: string | null; isAnswered: boolean },
): HistoryEntry[] {
  const { payed_amount, payed_at, ...rest } = changed;
  const paid = payed_amount !== stored.payed_amount || payed_at !== stored.payed_at;
  const other =
    isAnswered || Object.entries(rest).some(([key, value]) => value !== stored[key as keyof typeof rest]);
  return [
    ...(other
      ? [
          {
            registration: stored,
            kind: 'changed' as const,
            amount: changed.price,
            userId,
            reason: changed.discount === stored.discount ? null : reason,
          },
        ]
      : []),
    ...(paid ? [{ registration: stored, kind: 'paid' as const, amount: payed_amount, userId }] : []),
  ];
}

/** The rules report `dayType`, the name in the parents' request; the office sends `day_type`. */
function atFlatFields(rules: () => void): void {
  try {
    rules();
  } catch (error) {
    if (!(error instanceof AppError) || !error.options.fields) throw error;
    const fields: FieldErrors = Object.fromEntries(
      Object.entries(error.options.fields).map(([path, list]) => [
        path === 'dayType' ? 'day_type' : path,
        list,
      ]),
    );
    throw new AppError(error.code, { ...error.options, fields });
  }
}
