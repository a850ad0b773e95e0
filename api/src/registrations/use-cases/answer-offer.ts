import { Injectable } from '@nestjs/common';
import { overlaps, type DeleteResult } from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import type { EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { contentLanguage, t } from '../../core/request-context.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { FamilyReader } from '../family-registrations.service.js';
import { lockPayers } from '../../ledger/settle.js';
import { bumpVersions, findRegistration, lockAffectedWeeks, weeksWaitedFor } from '../locking.js';
import { loadForMail, RegistrationMails } from '../registration-mails.js';
import { appendHistory, removeRegistrations } from '../registration-records.js';
import type { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { confirmedDays } from '../waiting-list/seats-and-queues.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** A parent accepts or declines the offer of a seat that is held for a child (product/registrations.md#offers). */
@Injectable()
export class AnswerOffer {
  constructor(
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: RegistrationMails,
  ) {}

  /**
   * The child has the seat.
   * @throws AppError 404 not there, or another family's; 422 no offer stands, or the child has another programme on these days
   */
  accept(id: number, parent: FamilyReader): Promise<void> {
    return this.transactions.run(async (manager) => {
      const { registration, week, weeks } = await this.lock(manager, id, parent);
      const days = (await confirmedDays(manager, [registration.child_id])).get(registration.child_id) ?? [];
      if (days.some((other) => overlaps(other, week))) {
        const courseWeek = nameIn(contentLanguage(), week);
        throw new AppError('validation', { message: { key: 'signup.overlap', params: { courseWeek } } });
      }
      const { child_id: childId, course_week_id: weekId } = registration;
      await this.waitingList.give(manager, [{ registrationId: id, childId, weekId }], weeks, parent.userId);
      await bumpVersions(manager, [weekId]);
      await this.mails.toParents(manager, 'new', await loadForMail(manager, [id]));
      await recordAudit(manager, { action: 'call', resource: 'registration/accept-offer', recordId: id });
    });
  }

  /**
   * The child leaves the waiting list, and the next is asked.
   * @throws AppError 404 not there, or another family's; 422 no offer stands
   */
  decline(id: number, parent: FamilyReader): Promise<DeleteResult> {
    return this.transactions.run(async (manager) => {
      const { registration, weeks } = await this.lock(manager, id, parent);
      const mailed = await loadForMail(manager, [id]);
      const now = this.clock.now();
      await appendHistory(manager, [{ registration, kind: 'declined', userId: parent.userId }], now);
      // Nothing is paid of a place that waits.
      const removed = [{ registration, refund: 0 }];
      await removeRegistrations(manager, removed, parent.userId, now, { isParent: true });
      await this.mails.toParents(
        manager,
        'deleted',
        mailed.map((registration) => ({ ...registration, declined: true })),
      );
      await this.waitingList.fill(manager, weeks, parent.userId);
      await recordAudit(manager, { action: 'call', resource: 'registration/decline-offer', recordId: id });
      return { success: true, message: t('offer.declined') };
    });
  }

  private async lock(
    manager: EntityManager,
    id: number,
    { personId }: FamilyReader,
  ): Promise<{ registration: RegistrationEntity; week: CourseWeekEntity; weeks: CourseWeekEntity[] }> {
    const find = async (): Promise<RegistrationEntity> => {
      const found = await findRegistration(manager, id, personId);
      if (!found) throw notFound();
      return found;
    };
    const affected = async (): Promise<number[]> => {
      const { course_week_id, child_id } = await find();
      const week = await manager.findOneByOrFail(CourseWeekEntity, { id: course_week_id });
      return [week.id, ...(await weeksWaitedFor(manager, [child_id], week))];
    };
    const weeks = await lockAffectedWeeks(manager, affected, () => lockPayers(manager, [id]));
    const registration = await find();
    const week = weeks.find((locked) => locked.id === registration.course_week_id) as CourseWeekEntity;
    const { offer_expires_at } = registration;
    if (offer_expires_at === null || offer_expires_at <= this.clock.now()) {
      throw new AppError('validation', { message: { key: 'offer.none' } });
    }
    return { registration, week, weeks };
  }
}
