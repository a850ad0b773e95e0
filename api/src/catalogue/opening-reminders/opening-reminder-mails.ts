import { nameIn } from '@feria/shared/rules/content';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, In, type EntityManager } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { Logger } from '../../core/logger.js';
import { SingleRun } from '../../core/single-run.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import type { OpeningReminderMail } from '../../mailing/mail-kinds.js';
import { Outbox } from '../../mailing/outbox.js';
import { OpeningReminderEntity } from '../../model/catalogue/opening-reminder.entity.js';
import { anyOpens, openingsAround } from './openings.js';
import { reminderDue, windowOf, type ReminderKind } from './reminder-times.js';

const POLL_MS = 30_000;
/** Mails written in one transaction; the number of its statements does not depend on how many there are. */
const BATCH = 200;
/** The column that says for which opening a mail was written. */
const WRITTEN_FOR = { day: 'day_mail_for', hour: 'hour_mail_for' } as const;

/** An opening that parents are to be told of. */
interface DueOpening {
  courseId: number;
  opensAt: Date;
  kind: ReminderKind;
}

/**
 * Writes the reminders that are due into the outbox, in every process: each row is locked and looked at again, so each mail is
 * written once. What is due follows from the project as it is now: a changed opening moves it, an inactive project has none.
 */
@Injectable()
export class OpeningReminderMails implements OnModuleDestroy {
  private readonly job: SingleRun;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    logger: Logger,
  ) {
    // The next look finds what this one missed.
    this.job = new SingleRun(
      () => this.run(),
      (error) => logger.error('reminders of openings could not be written', error),
    );
    outbox.sendOnlyIf('opening-reminder', (mail, userId) => this.isWanted(mail, userId));
  }

  async onModuleDestroy(): Promise<void> {
    await this.job.finish();
  }

  /** Looks for what is due; never rejects. */
  @Interval('opening-reminders', POLL_MS)
  poll(): Promise<void> {
    return this.job.start();
  }

  /** Writes what is due now. Nothing while any project opens: its mails and bookings come first. */
  async run(): Promise<void> {
    const now = this.clock.now();
    const { manager } = this.dataSource;
    const due = (await openingsAround(manager, this.clock.today(), { reminded: true })).flatMap(
      ({ courseId, opensAt }) => {
        const kind = reminderDue(opensAt, now);
        return kind ? [{ courseId, opensAt, kind }] : [];
      },
    );
    if (due.length === 0) return;
    if (await anyOpens(manager, this.clock)) return;
    for (const opening of due) await this.writeAll(opening);
  }

  private async writeAll(opening: DueOpening): Promise<void> {
    const column = WRITTEN_FOR[opening.kind];
    for (let after = 0, full = true; full;) {
      const found = await this.dataSource.manager
        .createQueryBuilder(OpeningReminderEntity, 'reminder')
        .select('reminder.id')
        .where('reminder.course_id = :courseId AND reminder.id > :after', { ...opening, after })
        .andWhere(`(reminder.${column} IS NULL OR reminder.${column} <> :opensAt)`, opening)
        .orderBy('reminder.id')
        .take(BATCH)
        .getMany();
      const ids = found.map(({ id }) => id);
      if (ids.length) await this.transactions.run((manager) => this.write(manager, opening, ids));
      full = ids.length === BATCH;
      after = ids.at(-1) ?? after;
    }
  }

  private async write(
    manager: EntityManager,
    { courseId, opensAt, kind }: DueOpening,
    ids: readonly number[],
  ): Promise<void> {
    const rows = await lockRows(manager, OpeningReminderEntity, ids);
    const left = rows.filter((row) => row[WRITTEN_FOR[kind]]?.getTime() !== opensAt.getTime());
    const course = await this.openingAt(manager, courseId, opensAt);
    if (!course || left.length === 0) return;
    const users = await manager.findBy(UserEntity, { id: In(left.map(({ user_id }) => user_id)) });
    await manager.update(
      OpeningReminderEntity,
      { id: In(left.map(({ id }) => id)) },
      // In the last hour the mail of the day has no sense any more.
      { [WRITTEN_FOR[kind]]: opensAt, ...(kind === 'hour' ? { day_mail_for: opensAt } : {}) },
    );
    await this.outbox.writeAll(
      manager,
      users.map(({ id, name, email, lang }) => ({
        kind: 'opening-reminder' as const,
        to: email,
        userId: id,
        lang,
        payload: {
          name,
          courseId,
          course: nameIn(lang, course),
          opens_at: opensAt.toISOString(),
          before: kind,
        },
      })),
    );
  }

  /** Whether a mail that waited still says what is true, to somebody who wants to know it. */
  private async isWanted(mail: OpeningReminderMail, userId: number | null): Promise<boolean> {
    const { manager } = this.dataSource;
    const opensAt = new Date(mail.opens_at);
    if (userId === null || this.clock.now() >= opensAt) return false;
    const wants = { user_id: userId, course_id: mail.courseId };
    if (!(await manager.existsBy(OpeningReminderEntity, wants))) return false;
    return (await this.openingAt(manager, mail.courseId, opensAt)) !== null;
  }

  /** The project, if it is active and opens at that time. */
  private async openingAt(manager: EntityManager, id: number, opensAt: Date): Promise<CourseEntity | null> {
    const course = await manager.findOneBy(CourseEntity, { id, active: true });
    return course && windowOf(course).opens_at?.getTime() === opensAt.getTime() ? course : null;
  }
}
