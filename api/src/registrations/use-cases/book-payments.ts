import { Injectable } from '@nestjs/common';
import type { IsoDate } from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { In, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { isPaid } from '../../ledger/payment.js';
import { bookPayments, transfer, type Booked, type NewPayment, type Transfer } from '../../ledger/ledger.js';
import { readOwed, weeksOfOwed } from '../../ledger/owed.js';
import { creditOfPayments } from '../../ledger/payments-of.js';
import { lockPayers } from '../../ledger/settle.js';
import { Balances } from '../balances.js';
import { CreditMails } from '../credit-mails.js';
import { bumpVersions, lockAffectedWeeks } from '../locking.js';
import { PlacesMails } from '../places-mails.js';
import { loadFeesForMail, loadForMail, RegistrationMails } from '../registration-mails.js';
import { appendHistory } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';

/** How something is booked. */
export interface BookingOptions {
  /** Member of the office who books. */
  userId: number;
  /** How the log of changes calls it, after the kind of record: `setPayed`. */
  call: 'setPayed' | 'payment';
  /** See {@link RegistrationMails.paid}. */
  mail?: boolean | null;
}

/**
 * Books money on registrations with all that belongs to it: ledger, history, log of changes, and the mail that all is paid. The
 * caller holds the locks: {@link lockPaid}, and of the parents whose credit becomes less.
 */
@Injectable()
export class BookPayments {
  constructor(
    private readonly clock: Clock,
    private readonly mails: RegistrationMails,
    private readonly places: PlacesMails,
    private readonly balances: Balances,
    private readonly credits: CreditMails,
  ) {}

  /**
   * Of a payment of which something is left as credit the parent is told, unless nobody is to be told.
   * @returns the ids of the payments, in the same order
   */
  async payments(
    manager: EntityManager,
    payments: readonly (NewPayment & { reversesId?: number })[],
    options: BookingOptions,
  ): Promise<number[]> {
    const ids = payments.flatMap(({ shares }) =>
      shares.flatMap(({ registrationId }) => registrationId ?? []),
    );
    const persons = payments.flatMap(({ shares }) => shares.flatMap(({ personId }) => personId ?? []));
    const hasCome = payments.some(
      ({ shares, reversesId }) => !reversesId && shares.some(({ amount }) => amount > 0),
    );
    const booked = await this.book(manager, ids, persons, { ...options, hasCome }, (how) =>
      bookPayments(manager, payments, how),
    );
    if (options.mail !== false) await this.tellCredit(manager, payments, booked);
    return booked;
  }

  private async tellCredit(
    manager: EntityManager,
    payments: readonly (NewPayment & { reversesId?: number })[],
    booked: readonly number[],
  ): Promise<void> {
    const received = payments.flatMap(({ date, personId, payerId, shares, reversesId }, index) => {
      const amount = shares.reduce((sum, share) => sum + share.amount, 0);
      const isReceipt = amount > 0 && reversesId === undefined && personId !== null;
      const id = booked[index];
      return isReceipt && id && shares.some((share) => share.personId)
        ? [{ id, personId, date, amount, byOther: payerId !== undefined && payerId !== personId }]
        : [];
    });
    const credit = await creditOfPayments(
      manager,
      received.map(({ id }) => id),
    );
    await this.credits.received(
      manager,
      received.flatMap(({ id, personId, date, amount, byOther }) => {
        const left = credit.get(id) ?? 0;
        const told = { personId, paidOn: date, amount, credit: left };
        return left > 0 ? [byOther ? { ...told, byOther } : told] : [];
      }),
    );
  }

  /** Lets money go to registrations, or away from them. */
  transfers(manager: EntityManager, transfers: readonly Transfer[], options: BookingOptions): Promise<void> {
    const ids = transfers.flatMap(({ from, to }) =>
      [from, to].flatMap(({ registrationId }) => registrationId ?? []),
    );
    return this.book(manager, ids, [], options, (booked) => transfer(manager, transfers, booked));
  }

  /**
   * A payment was taken back: tells parents which registrations and fees are open again, with how to pay, and thanks them anew when the
   * registrations are paid.
   * @param paidIds those of which they were told to be paid, and those whose fees were; what is still paid is left out
   */
  async tellUndone(manager: EntityManager, paidIds: readonly number[]): Promise<void> {
    if (paidIds.length === 0) return;
    const open = (await loadForMail(manager, paidIds)).filter((one) => !isPaid(one));
    const fees = (await loadFeesForMail(manager, paidIds)).filter((one) => !isPaid(one));
    if (open.length > 0)
      await manager.update(RegistrationEntity, { id: In(open.map(({ id }) => id)) }, { payed_mail_at: null });
    await this.places.paidUndone(manager, [...open, ...fees]);
  }

  /**
   * A payment was taken back of which something was credit: tells the parent whose it was.
   * @param credit cents
   */
  tellCreditUndone(
    manager: EntityManager,
    payment: { personId: number; date: IsoDate; amount: number; credit: number },
  ): Promise<void> {
    const { date: paidOn, ...rest } = payment;
    return this.credits.received(manager, [{ ...rest, paidOn, undone: true }]);
  }

  private async book<Result>(
    manager: EntityManager,
    registrationIds: readonly number[],
    personIds: readonly number[],
    { userId, call, mail, hasCome }: BookingOptions & { hasCome?: boolean },
    work: (booked: Booked) => Promise<Result>,
  ): Promise<Result> {
    const at = this.clock.now();
    const where = { id: In([...new Set(registrationIds)]) };
    const before = await manager.find(RegistrationEntity, { where, order: { id: 'ASC' } });
    const result = await work({ userId, at });
    await this.balances.settle(
      manager,
      { registrationIds, personIds },
      { userId, callerTells: registrationIds, mail, hasCome },
    );
    const after = await manager.find(RegistrationEntity, { where, order: { id: 'ASC' } });
    const owed = await readOwed(manager, registrationIds);
    await appendHistory(
      manager,
      owed.map((registration) => ({ registration, kind: 'paid', amount: registration.payed_amount, userId })),
      at,
    );
    await bumpVersions(
      manager,
      owed.map(({ course_week_id }) => course_week_id),
    );
    const newlyPaid = after.filter((registration, index) => isPaid(registration) && !isPaid(before[index]!));
    await this.mails.paid(manager, newlyPaid, at, mail);
    const line = (recordId: number) => ({
      action: 'call' as const,
      resource: `${LOGGED_REGISTRATION}/${call}`,
      recordId,
    });
    await recordAudit(manager, [
      ...after.map((registration, index) => ({
        ...line(registration.id),
        ...differenceOf(LOGGED_REGISTRATION, { ...before[index] }, { ...registration }),
      })),
      ...owed.filter(({ isFee }) => isFee).map(({ id }) => line(id)),
    ]);
    return result;
  }
}

/**
 * Locks the weeks of registrations, and of fees in place of them, and who pays: removals, changes and other payments of them wait.
 * @returns ids of the weeks
 */
export async function lockPaid(
  manager: EntityManager,
  registrationIds: readonly number[],
): Promise<number[]> {
  if (registrationIds.length === 0) return [];
  const weeks = await lockAffectedWeeks(
    manager,
    (reader) => weeksOfOwed(reader, registrationIds),
    () => lockPayers(manager, registrationIds),
  );
  return weeks.map(({ id }) => id);
}
