import { Injectable } from '@nestjs/common';
import { API, addDays, type DeleteResult, type FamilyReminders } from '@feria/shared';
import { DataSource } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, notFound } from '../../core/http/errors.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { t } from '../../core/request-context.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { OpeningReminderEntity } from '../../model/catalogue/opening-reminder.entity.js';
import { canBeReminded, reminderDue, windowOf } from './reminder-times.js';

/** How the audit log names the calls. */
const AUDITED = API.myFamilyReminders.replace(/^api\//, '');

/** What parents have asked to be reminded of (product/catalogue.md#opening-reminder). */
@Injectable()
export class OpeningReminders {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.add('opening reminders', () => this.deletePast());
  }

  /** The projects whose opening an account is reminded of. */
  async read(userId: number): Promise<FamilyReminders> {
    const rows = await this.dataSource.manager.find(OpeningReminderEntity, {
      select: { id: true, course_id: true },
      where: { user_id: userId },
      order: { course_id: 'ASC' },
    });
    return { course_ids: rows.map(({ course_id }) => course_id) };
  }

  /**
   * Has an account reminded; does nothing when it already is.
   * @throws AppError 404 no such project, or not an active one; 422 when it opens within the hour, is open or over
   */
  async add(userId: number, courseId: number): Promise<FamilyReminders> {
    await this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [userId]);
      const course = await manager.findOneBy(CourseEntity, { id: courseId, active: true });
      if (!course) throw notFound();
      const now = this.clock.now();
      if (!canBeReminded(course, now))
        throw new AppError('validation', { message: { key: 'reminder.too_late' } });
      if (!(await manager.existsBy(OpeningReminderEntity, { user_id: userId, course_id: courseId }))) {
        const { opens_at } = windowOf(course);
        // Whoever asks on the last day knows what the mail of the day would say.
        const isLastDay = opens_at !== null && reminderDue(opens_at, now) === 'day';
        await manager.insert(OpeningReminderEntity, {
          user_id: userId,
          course_id: courseId,
          created_at: now,
          day_mail_for: isLastDay ? opens_at : null,
          hour_mail_for: null,
        });
      }
      await recordAudit(manager, { action: 'update', resource: AUDITED, recordId: courseId });
    });
    return this.read(userId);
  }

  /** @throws AppError 404 no such project, unless there is a reminder to end */
  async remove(userId: number, courseId: number): Promise<DeleteResult> {
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.delete(OpeningReminderEntity, {
        user_id: userId,
        course_id: courseId,
      });
      if (!affected && !(await manager.existsBy(CourseEntity, { id: courseId, active: true })))
        throw notFound();
      await recordAudit(manager, { action: 'delete', resource: AUDITED, recordId: courseId });
    });
    return { success: true, message: t('reminder.removed') };
  }

  /** Deletes the reminders of projects that opened before yesterday. */
  private async deletePast(): Promise<void> {
    const before = addDays(this.clock.today(), -1);
    await this.transactions.run((manager) =>
      manager.query(
        'DELETE FROM opening_reminder WHERE course_id IN (SELECT id FROM course WHERE register_from < ?)',
        [before],
      ),
    );
  }
}
