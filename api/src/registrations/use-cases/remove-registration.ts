import { Injectable } from '@nestjs/common';
import type { DeleteResult } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { CourseWeekEntity } from '../../catalogue/course-week/course-week.entity.js';
import { Clock } from '../../platform/clock.js';
import { Transactions } from '../../platform/database/transactions.js';
import { notFound } from '../../platform/http/errors.js';
import { say } from '../../platform/request-context.js';
import { parentMay } from '../domain/parent-rights.js';
import { lockConcerned, weeksWaitedFor } from '../engine/locking.js';
import { findOwned } from '../engine/ownership.js';
import { WaitingList } from '../engine/queue.js';
import { loadForMail, RegistrationMails } from '../engine/registration-mails.js';
import { takeOut } from '../engine/removal.js';
import { windowFactsOf } from '../engine/window.js';
import type { RegistrationEntity } from '../registration.entity.js';

/** Who removes: staff may always, a parent by the rules and only for the own children. */
export interface Remover {
  userId: number;
  /** Person of the parent; `null` for staff. */
  personId: number | null;
}

/** Takes a registration out and moves the waiting lists up (decisions §5). */
@Injectable()
export class RemoveRegistration {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * Refused with `success: false` where a parent may not.
   * @throws AppError 404 when there is none, or it is another family's.
   */
  run(id: number, remover: Remover): Promise<DeleteResult> {
    return this.transactions.run((manager) => this.remove(manager, id, remover));
  }

  private async remove(manager: EntityManager, id: number, remover: Remover): Promise<DeleteResult> {
    const weeks = await lockConcerned(manager, (reader) => this.concerned(reader, id, remover));
    const registration = await findOwned(manager, id, remover.personId);
    if (!registration) throw notFound();
    if (remover.personId !== null) {
      const refusal = await this.refusal(manager, registration);
      if (refusal) return { success: false, message: refusal };
    }
    const mailed = await loadForMail(manager, [id]);
    const leaving = { registration, refund: registration.payed_amount };
    await takeOut(manager, [leaving], remover.userId, this.clock.now());
    await this.mails.toParents(manager, 'deleted', mailed);
    if (!registration.is_waiting) await this.waitingList.fill(manager, weeks, remover.userId);
    return {
      success: true,
      message: say(registration.is_waiting ? 'registration.deleted_waiting' : 'registration.deleted'),
    };
  }

  private async refusal(manager: EntityManager, registration: RegistrationEntity): Promise<string | null> {
    const { deletable } = parentMay(
      registration,
      await windowFactsOf(manager, registration),
      this.clock.now(),
    );
    if (registration.payed_amount > 0) return say('registration.has_payment');
    return deletable ? null : say('registration.not_open');
  }

  /** The week itself, and those in which the child waits on the days it gives back. */
  private async concerned(manager: EntityManager, id: number, remover: Remover): Promise<number[]> {
    const registration = await findOwned(manager, id, remover.personId);
    if (!registration) throw notFound();
    if (registration.is_waiting) return [registration.course_week_id];
    const week = await manager.findOneByOrFail(CourseWeekEntity, { id: registration.course_week_id });
    return [week.id, ...(await weeksWaitedFor(manager, [registration.child_id], week))];
  }
}
