import { Injectable } from '@nestjs/common';
import {
  dueAmount,
  formatEuros,
  toCents,
  toEuros,
  weekHasStarted,
  type DeleteRefusal,
  type IsoDate,
  type RegistrationRemoval,
} from '@feria/shared';
import { LOGGED_REGISTRATION } from '@feria/shared/resources/logged';
import { DataSource, In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { windowFacts } from '../../catalogue/courses/course.queries.js';
import { officeParams } from '../../settings/options/office-contact.js';
import { recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { IdempotencyKeys, keyOf, type IdempotentRequest } from '../../core/idempotency/idempotency-keys.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import {
  cancelledByOffice,
  creditOf,
  isFreeAsMoved,
  officeFeeOf,
  termsOf,
  type Cancellation,
  type OfficeFee,
} from '../domain/cancellation.js';
import { dueDate } from '../../ledger/due-date.js';
import { creditsOf } from '../../ledger/balance.js';
import { PAID_BY_PAYMENT } from '../../ledger/ledger.js';
import { lockPayers } from '../../ledger/settle.js';
import { parentMay, type ParentRights, type Standing } from '../domain/parent-rights.js';
import type { Move } from '../domain/seats.js';
import { findRegistration, lockAffectedWeeks, weeksWaitedFor } from '../locking.js';
import {
  loadForMail,
  paidByOthers,
  RegistrationMails,
  withPayers,
  type MailedRegistration,
} from '../registration-mails.js';
import { payersOf } from '../registration-families.js';
import { Balances } from '../balances.js';
import { removeRegistrations } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { presentCancellation } from '../registrations.presenter.js';
import { holdsSeat, letsOthersMove } from '../waiting-list/seats-and-queues.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** Who removes. Staff may always; a parent only for own children, and by the rules for parents. */
export interface Remover {
  userId: number;
  /** Person of the parent; `null` for staff. */
  personId: number | null;
  /** Postcode of the parent, which may give priority. */
  plz?: string | null;
  /**
   * Euros. Of a parent: the fee that was shown; without one it is free or refused. Of staff: the fee to charge, which they choose;
   * without one it is free.
   */
  fee?: number | null;
  /** Of staff: why the fee is another than that of the steps; stays in the history. */
  reason?: string | null;
}

/** Messages for a parent who may not remove. */
const REFUSALS = {
  payment: 'registration.has_payment',
  closed: 'registration.not_open',
  late: 'registration.too_late',
  others_fee: 'registration.others_fee',
} as const satisfies Record<DeleteRefusal, string>;

const STAFF = { personId: null };

/** What a removal did. */
export interface Removal extends RegistrationRemoval {
  /** How many mails tell parents of it; only where the office removed it. */
  mails?: number;
}

/** What a removal would do. */
export interface RemovalPlan {
  registration: RegistrationEntity;
  mailed: MailedRegistration;
  /** Amount that becomes credit when no fee is charged, in cents. */
  refund: number;
  /** What the office may charge, in cents; `null` where there is no fee. */
  officeFee: OfficeFee | null;
  /** Until when its parents can give it back for nothing because the week was moved; `null` where that is not so. */
  freeUntil: Date | null;
  /** Whether the parents are notified by default. */
  mailDefault: boolean;
  /** Whether a seat becomes free. */
  freesSeat: boolean;
  /** Who moves up from the waiting lists. */
  moves: Move[];
}

/** What a removal by staff would do, but for the waiting lists. */
export type RemovalTerms = Omit<RemovalPlan, 'moves'>;

/** Removes a registration and moves the waiting lists up (product/registrations.md#move-up). */
@Injectable()
export class RemoveRegistration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
    private readonly balances: Balances,
    private readonly idempotency: IdempotencyKeys,
  ) {}

  /**
   * Returns `success: false` when a parent may not remove it, or it costs another fee than the parent was shown (product/registrations.md#cancellation).
   * @param mail for staff: whether to notify the parents; by default, when the week has not started. A parent who removes
   * always gets a mail.
   * @throws AppError 404 when it does not exist, or belongs to another family; 422 at `fee` when staff charge more than may be charged, at
   *   `reason` when it is another fee than that of the steps without one
   */
  run(id: number, remover: Remover, mail?: boolean): Promise<Removal> {
    return this.transactions.run((manager) => this.remove(manager, id, remover, mail));
  }

  /**
   * The same once: a repeat of the request gets the first answer, also when both came at the same time.
   * @throws AppError as {@link run}; 409 when the key came with another content before
   */
  async runOnce(
    id: number,
    remover: Remover,
    mail: boolean | undefined,
    request: IdempotentRequest | null,
  ): Promise<Removal> {
    try {
      return await this.transactions.run((manager) =>
        this.idempotency.once(manager, request, () => this.remove(manager, id, remover, mail)),
      );
    } catch (error) {
      // The same request, sent twice at once, may have removed it meanwhile.
      const isGone = error instanceof AppError && error.code === 'not_found';
      if (!isGone || !request) throw error;
      const kept = await this.idempotency.find(this.dataSource.manager, [request]);
      const first = kept.get(keyOf(request));
      if (first?.bodyHash !== request.bodyHash) throw error;
      return first.answer as Removal;
    }
  }

  /**
   * What {@link run} would do by staff with each of these that is there, but for the waiting lists. Locks and writes nothing; the number
   * of statements does not grow with theirs.
   */
  async previewSeveral(ids: readonly number[]): Promise<RemovalTerms[]> {
    const { manager } = this.dataSource;
    const mailed = await withPayers(manager, await loadForMail(manager, ids));
    const registrations = await manager.findBy(RegistrationEntity, { id: In([...ids]) });
    const payers = await payersOf(manager, registrations);
    return mailed.flatMap((one) => {
      const registration = registrations.find(({ id }) => id === one.id);
      if (!registration) return [];
      return [this.termsByStaff(registration, one, payers.get(registration.id) ?? null)];
    });
  }

  /**
   * What {@link run} would do by staff. Locks and writes nothing.
   * @throws AppError 404
   */
  async preview(id: number): Promise<RemovalPlan> {
    const { manager } = this.dataSource;
    const ids = await this.affectedWeeks(manager, id, STAFF);
    const plan = await this.plan(manager, id, STAFF);
    const weeks = await manager.findBy(CourseWeekEntity, { id: In(ids) });
    const moves = letsOthersMove(plan.registration)
      ? await this.waitingList.plan(manager, weeks, [plan.registration])
      : [];
    return { ...plan, moves };
  }

  private async remove(
    manager: EntityManager,
    id: number,
    remover: Remover,
    mail?: boolean,
  ): Promise<Removal> {
    const weeks = await lockAffectedWeeks(
      manager,
      (reader) => this.affectedWeeks(reader, id, remover),
      () => lockPayers(manager, [id]),
    );
    const plan = await this.plan(manager, id, remover);
    const { registration, refusal, mailed, mailDefault } = plan;
    if (refusal !== null) return { success: false, message: refusal };
    const now = this.clock.now();
    const isParent = remover.personId !== null;
    if (isParent && plan.cancellation && plan.cancellation.fee !== toCents(remover.fee ?? 0))
      return anotherFee(plan.cancellation, {
        ...plan.standing,
        paidByOthers: paidByOthers([{ registration: mailed }], remover.personId ?? 0),
      });
    const cancellation = isParent ? plan.cancellation : chargedBy(remover, plan, now);
    const refund = creditOf(cancellation, registration);
    const fee = cancellation && this.feeOf(cancellation, mailed.course);
    const reason = (!isParent && remover.reason) || null;
    const credited = await removeRegistrations(
      manager,
      [{ registration, refund, reason, ...(fee ? { fee } : {}) }],
      remover.userId,
      now,
      { isParent },
    );
    // The mail asks for what is open of the fee, until its own day.
    const money = cancellation ?? (refund > 0 ? cancelledByOffice(0, registration, now) : null);
    await this.balances.settle(
      manager,
      { personIds: credited },
      { userId: isParent ? null : remover.userId },
    );
    const told = {
      ...mailed,
      cancelledBy: remover.personId,
      ...(money ? { cancellation: money, due_on: fee?.due_on ?? null } : {}),
      ...(await balanceOf(manager, credited)),
    };
    const mails = (mail ?? mailDefault) ? await this.mails.toParents(manager, 'deleted', [told]) : 0;
    if (letsOthersMove(registration)) await this.waitingList.fill(manager, weeks, remover.userId);
    const resource = remover.personId === null ? 'peopleCourseWeekRegistration' : 'registration';
    const { child_id, course_week_id } = registration;
    await recordAudit(manager, {
      action: 'delete',
      resource,
      recordId: id,
      // The record is gone, so that its number names neither any more.
      ...differenceOf(
        LOGGED_REGISTRATION,
        { child_id, course_week_id },
        { child_id: null, course_week_id: null },
      ),
    });
    return {
      success: true,
      message: t(removedWords(registration)),
      ...(isParent ? {} : { mails }),
    };
  }

  /** Decides whether the registration may be removed, the refund, and whether parents are notified. */
  private async plan(manager: EntityManager, id: number, remover: Pick<Remover, 'personId' | 'plz'>) {
    const registration = await findRegistration(manager, id, remover.personId);
    const [mailed] = await withPayers(manager, await loadForMail(manager, [id]));
    if (!registration || !mailed) throw notFound();
    const isParent = remover.personId !== null;
    const payer = (await payersOf(manager, [registration])).get(registration.id);
    const standing = { pays: payer === remover.personId };
    const paid_by_payment = await paidByPayment(manager, id);
    const rights = isParent
      ? this.rightsOf({ ...registration, paid_by_payment }, mailed, remover.plz, standing)
      : null;
    const cancellation = rights?.cancellation ?? null;
    const refusal = rights?.delete_refusal ?? null;
    const byStaff = this.termsByStaff(registration, mailed, payer ?? null);
    return {
      ...byStaff,
      cancellation,
      standing,
      refusal: refusal && t(REFUSALS[refusal], await officeParams(manager)),
      refund: creditOf(cancellation, registration),
      officeFee: isParent ? null : byStaff.officeFee,
      mailDefault: isParent || byStaff.mailDefault,
    };
  }

  /** What staff may charge, whether it is free as its week was moved, and whether the parents are told. @param payer who would owe a fee */
  private termsByStaff(
    registration: RegistrationEntity,
    mailed: MailedRegistration,
    payer: number | null,
  ): RemovalTerms {
    const { course, courseWeek } = mailed;
    const now = this.clock.now();
    const isPlace = !registration.is_waiting;
    const terms = termsOf(registration, course.applied_cancellation, courseWeek.from);
    const place = { ...registration, due: dueAmount(registration) };
    return {
      registration,
      mailed,
      refund: creditOf(null, registration),
      // Of a child without parents nobody would owe it.
      officeFee: isPlace && payer !== null ? officeFeeOf(place, terms, courseWeek.from, now) : null,
      freeUntil:
        isPlace && isFreeAsMoved(registration, courseWeek.from, now) ? registration.free_until : null,
      mailDefault: !weekHasStarted(courseWeek, this.clock.today()),
      freesSeat: holdsSeat(registration),
    };
  }

  /** The fee that is booked, `null` for none; what is open of it is to be paid as a registration that is confirmed today. */
  private feeOf(
    { fee, open }: Cancellation,
    { applied_payment_days }: MailedRegistration['course'],
  ): { amount: number; due_on: IsoDate | null } | null {
    const due_on = open > 0 ? dueDate(applied_payment_days, this.clock.today()) : null;
    return fee > 0 ? { amount: fee, due_on } : null;
  }

  private rightsOf(
    registration: RegistrationEntity & { paid_by_payment: number },
    { courseWeek, course }: MailedRegistration,
    plz: string | null | undefined,
    standing: Standing,
  ): ParentRights {
    const window = windowFacts(courseWeek, course, plz);
    return parentMay(
      registration,
      window,
      termsOf(registration, course.applied_cancellation, courseWeek.from),
      this.clock.now(),
      standing,
    );
  }

  /** The week itself, and the weeks in which the child waits on the days that become free. */
  private async affectedWeeks(
    manager: EntityManager,
    id: number,
    remover: Pick<Remover, 'personId'>,
  ): Promise<number[]> {
    const registration = await findRegistration(manager, id, remover.personId);
    if (!registration) throw notFound();
    if (!holdsSeat(registration)) return [registration.course_week_id];
    const week = await manager.findOneByOrFail(CourseWeekEntity, { id: registration.course_week_id });
    return [week.id, ...(await weeksWaitedFor(manager, [registration.child_id], week))];
  }
}

/**
 * What the office charges, `null` without a choice.
 * @throws AppError 422 at `fee` or `reason`
 */
function chargedBy(
  { fee: euros, reason }: Pick<Remover, 'fee' | 'reason'>,
  { registration, officeFee }: Pick<RemovalPlan, 'registration' | 'officeFee'>,
  now: Date,
): Cancellation | null {
  if (euros === null || euros === undefined) return null;
  const fee = toCents(euros);
  const { offered, highest } = officeFee ?? { offered: 0, highest: 0 };
  if (fee > highest)
    throw highest > 0
      ? invalidField('fee', 'registration.fee_above', { amount: formatEuros(toEuros(highest)) })
      : invalidField('fee', 'registration.no_fee');
  if (fee !== offered && !reason)
    throw invalidField('reason', 'registration.fee_reason', { amount: formatEuros(toEuros(offered)) });
  return cancelledByOffice(fee, registration, now);
}

/** The credit of who owed a place that ended, once it has paid what else was open. @param credited who got credit: one parent, or nobody */
async function balanceOf(
  manager: EntityManager,
  [personId]: readonly number[],
): Promise<Pick<MailedRegistration, 'balance'>> {
  if (personId === undefined) return {};
  return { balance: (await creditsOf(manager, [personId])).get(personId) ?? 0 };
}

async function paidByPayment(manager: EntityManager, id: number): Promise<number> {
  const [row] = await manager.query<{ paid: number | string }[]>(
    `SELECT ${PAID_BY_PAYMENT} AS paid FROM registration WHERE registration.id = ?`,
    [id],
  );
  return Number(row?.paid ?? 0);
}

/** It costs something else than the parent was shown: nothing happens, and the parent can decide again. */
function anotherFee(
  cancellation: Cancellation,
  reader: Parameters<typeof presentCancellation>[1],
): RegistrationRemoval {
  const fee = formatEuros(toEuros(cancellation.fee));
  return {
    success: false,
    message: t('registration.another_fee', { fee }),
    cancellation: presentCancellation(cancellation, reader),
  };
}

/** What has ended, as my family calls it. */
function removedWords({
  is_waiting,
  held_back,
  priority,
}: Pick<RegistrationEntity, 'is_waiting' | 'held_back' | 'priority'>) {
  if (!is_waiting) return 'registration.deleted';
  if (priority !== null) return 'registration.deleted_wish';
  return held_back ? 'registration.deleted_held' : 'registration.deleted_waiting';
}
