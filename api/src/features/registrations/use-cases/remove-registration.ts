import { Injectable } from '@nestjs/common';
import { weekHasStarted, type DeleteRefusal, type DeleteResult } from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../courses/course-week.entity.js';
import { windowFacts } from '../../courses/course.queries.js';
import { officeParams } from '../../options/office-contact.js';
import { recordAudit } from '../../../core/audit/audit.js';
import { Clock } from '../../../core/clock.js';
import { Transactions } from '../../../core/database/transactions.js';
import { notFound } from '../../../core/http/errors.js';
import { t } from '../../../core/request-context.js';
import { parentMay } from '../domain/parent-rights.js';
import type { Move } from '../domain/seats.js';
import { findRegistration, lockAffectedWeeks, weeksWaitedFor } from '../locking.js';
import { loadForMail, RegistrationMails, type MailedRegistration } from '../registration-mails.js';
import { removeRegistrations } from '../registration-records.js';
import type { RegistrationEntity } from '../registration.entity.js';
import { holdsSeat } from '../waiting-list/seats-and-queues.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** Who removes. Staff may always; a parent only for own children, and by the rules for parents. */
export interface Remover {
  userId: number;
  /** Person of the parent; `null` for staff. */
  personId: number | null;
  /** Postcode of the parent, which may give priority. */
  plz?: string | null;
}

/** Messages for a parent who may not remove. */
const REFUSALS = {
  payment: 'registration.has_payment',
  closed: 'registration.not_open',
} as const satisfies Record<DeleteRefusal, string>;

const STAFF = { personId: null };

/** What a removal would do. */
export interface RemovalPlan {
  registration: RegistrationEntity;
  mailed: MailedRegistration;
  /** Amount to give back, in cents. */
  refund: number;
  /** Whether the parents are notified by default. */
  mailDefault: boolean;
  /** Whether a seat becomes free. */
  freesSeat: boolean;
  /** Who moves up from the waiting lists. */
  moves: Move[];
}

/** Removes a registration and moves the waiting lists up (product.md#move-up). */
@Injectable()
export class RemoveRegistration {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * Returns `success: false` when a parent may not remove it.
   * @param mail for staff: whether to notify the parents; by default, when the week has not started. A parent who removes
   * always gets a mail.
   * @throws AppError 404 when it does not exist, or belongs to another family
   */
  run(id: number, remover: Remover, mail?: boolean): Promise<DeleteResult> {
    return this.transactions.run((manager) => this.remove(manager, id, remover, mail));
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
    const moves = plan.freesSeat ? await this.waitingList.plan(manager, weeks, [plan.registration]) : [];
    return { ...plan, moves };
  }

  private async remove(
    manager: EntityManager,
    id: number,
    remover: Remover,
    mail?: boolean,
  ): Promise<DeleteResult> {
    const weeks = await lockAffectedWeeks(manager, (reader) => this.affectedWeeks(reader, id, remover));
    const { registration, refusal, refund, mailed, mailDefault, freesSeat } = await this.plan(
      manager,
      id,
      remover,
    );
    if (refusal !== null) return { success: false, message: refusal };
    const now = this.clock.now();
    const isParent = remover.personId !== null;
    await removeRegistrations(manager, [{ registration, refund }], remover.userId, now, { isParent });
    if (mail ?? mailDefault) await this.mails.toParents(manager, 'deleted', [mailed]);
    if (freesSeat) await this.waitingList.fill(manager, weeks, remover.userId);
    const resource = remover.personId === null ? 'peopleCourseWeekRegistration' : 'registration';
    await recordAudit(manager, { action: 'delete', resource, recordId: id });
    return {
      success: true,
      message: t(registration.is_waiting ? 'registration.deleted_waiting' : 'registration.deleted'),
    };
  }

  /** Decides whether the registration may be removed, the refund, and whether parents are notified. */
  private async plan(manager: EntityManager, id: number, remover: Pick<Remover, 'personId' | 'plz'>) {
    const registration = await findRegistration(manager, id, remover.personId);
    const [mailed] = await loadForMail(manager, [id]);
    if (!registration || !mailed) throw notFound();
    const isParent = remover.personId !== null;
    return {
      registration,
      mailed,
      refusal: isParent ? await this.refusal(manager, registration, mailed, remover.plz) : null,
      refund: registration.payed_amount,
      mailDefault: isParent || !weekHasStarted(mailed.courseWeek, this.clock.today()),
      freesSeat: holdsSeat(registration),
    };
  }

  /** Why a parent may not remove a registration, in words; `null` when they may. */
  private async refusal(
    manager: EntityManager,
    registration: RegistrationEntity,
    { courseWeek, course }: MailedRegistration,
    plz: string | null | undefined,
  ): Promise<string | null> {
    const window = windowFacts(courseWeek, course, plz);
    const { delete_refusal } = parentMay(registration, window, this.clock.now());
    return delete_refusal && t(REFUSALS[delete_refusal], await officeParams(manager));
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
