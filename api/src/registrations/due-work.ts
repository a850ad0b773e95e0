import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DataSource, In, IsNull, LessThan, LessThanOrEqual, type EntityManager } from 'typeorm';
import { Clock } from '../core/clock.js';
import { Transactions } from '../core/database/transactions.js';
import { Logger } from '../core/logger.js';
import { SingleRun } from '../core/single-run.js';
import { CourseWeekEntity } from '../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../model/catalogue/course.entity.js';
import { lockAffectedWeeks, lockWeeksToFill, weeksWaitedFor } from './locking.js';
import { PlacesMails } from './places-mails.js';
import { loadForMail, type MailedRegistration } from './registration-mails.js';
import { appendHistory } from './registration-records.js';
import { RegistrationEntity } from '../model/registrations/registration.entity.js';
import { WaitingList } from './waiting-list/waiting-list.js';

const POLL_MS = 20_000;

/**
 * What becomes due by the clock: a fair start ends when registration closes, and an offer when nobody answers it. Every process
 * looks, under the locks of the weeks, so each is done once; what was missed while no process ran is found by the next look.
 */
@Injectable()
export class DueWork implements OnModuleDestroy {
  private readonly job: SingleRun;

  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly waitingList: WaitingList,
    private readonly mails: PlacesMails,
    private readonly logger: Logger,
  ) {
    this.job = new SingleRun(
      () => this.run(),
      (error) => logger.error('what is due could not be looked for', error),
    );
  }

  async onModuleDestroy(): Promise<void> {
    await this.job.finish();
  }

  /** Does what is due; never rejects. */
  @Interval('places', POLL_MS)
  poll(): Promise<void> {
    return this.job.start();
  }

  /** One course, or one week, that fails is logged and does not stop the others. */
  async run(): Promise<void> {
    for (const id of await this.closedCourses()) {
      await this.transactions
        .run((manager) => this.endFairStart(manager, id))
        .catch((error: unknown) => this.logger.error(`places of course ${id} could not be given`, error));
    }
    for (const id of await this.weeksWithExpired()) {
      await this.transactions
        .run((manager) => this.expire(manager, id))
        .catch((error: unknown) => this.logger.error(`offers of week ${id} could not end`, error));
    }
  }

  private async closedCourses(): Promise<number[]> {
    const courses = await this.dataSource.manager.find(CourseEntity, {
      select: { id: true },
      where: { allocation: 'fair_start', allocated_at: IsNull(), register_to: LessThan(this.clock.today()) },
      order: { id: 'ASC' },
    });
    return courses.map(({ id }) => id);
  }

  /**
   * Ends a fair start (product/registrations.md#fair-start): every week moves up in the order of its queue, without the limit. Each family
   * that waited for it gets one mail.
   */
  private async endFairStart(manager: EntityManager, courseId: number): Promise<void> {
    const found = await manager.find(CourseWeekEntity, {
      select: { id: true },
      where: { course_id: courseId },
    });
    const weekIds = found.map(({ id }) => id);
    const weeks = await lockWeeksToFill(manager, weekIds);
    // Under the locks: another process may have done it, or the office may have changed the course.
    const { affected } = await manager.update(
      CourseEntity,
      {
        id: courseId,
        allocation: 'fair_start' as const,
        allocated_at: IsNull(),
        register_to: LessThan(this.clock.today()),
      },
      { allocated_at: this.clock.now() },
    );
    if (affected !== 1 || weekIds.length === 0) return;
    const held = await manager.find(RegistrationEntity, {
      select: { id: true },
      where: { course_week_id: In(weekIds), held_back: true },
    });
    await manager.update(
      RegistrationEntity,
      { course_week_id: In(weekIds), held_back: true },
      { held_back: false },
    );
    const moves = await this.waitingList.fill(manager, weeks, null, { told: 'all', isDirect: true });
    const ids = [...held.map(({ id }) => id), ...moves.map(({ registrationId }) => registrationId)];
    await this.mails.given(manager, await withPlaces(manager, [...new Set(ids)], weekIds));
  }

  private async weeksWithExpired(): Promise<number[]> {
    const rows = await this.dataSource.manager
      .createQueryBuilder(RegistrationEntity, 'registration')
      .select('DISTINCT registration.course_week_id', 'id')
      .where('registration.offer_expires_at <= :now', { now: this.clock.now() })
      .getRawMany<{ id: number }>();
    return rows.map(({ id }) => Number(id)).sort((a, b) => a - b);
  }

  /** Ends the offers of a week that nobody answered: the children go to the end of the queue, and the next are asked. */
  private async expire(manager: EntityManager, weekId: number): Promise<void> {
    const readExpired = (reader: EntityManager): Promise<RegistrationEntity[]> =>
      reader.find(RegistrationEntity, {
        where: { course_week_id: weekId, offer_expires_at: LessThanOrEqual(this.clock.now()) },
        order: { queue_number: 'ASC', id: 'ASC' },
      });
    const weeks = await lockAffectedWeeks(manager, async (reader) => {
      const week = await reader.findOneBy(CourseWeekEntity, { id: weekId });
      if (!week) return [];
      const children = (await readExpired(reader)).map(({ child_id }) => child_id);
      return [weekId, ...(await weeksWaitedFor(reader, children, week))];
    });
    const week = weeks.find(({ id }) => id === weekId);
    const expired = await readExpired(manager);
    if (!week || expired.length === 0) return;
    for (const [index, { id }] of expired.entries()) {
      const queue_number = week.queue_counter + 1 + index;
      await manager.update(RegistrationEntity, { id }, { queue_number, offer_expires_at: null });
    }
    await manager.update(
      CourseWeekEntity,
      { id: weekId },
      { queue_counter: week.queue_counter + expired.length },
    );
    await appendHistory(
      manager,
      expired.map((registration) => ({ registration, kind: 'expired', userId: null })),
      this.clock.now(),
    );
    const moves = await this.waitingList.fill(manager, weeks, null);
    // Who is the only one to wait is asked again, and that mail says enough.
    const asked = new Set(moves.map(({ registrationId }) => registrationId));
    const told = expired.map(({ id }) => id).filter((id) => !asked.has(id));
    await this.mails.expired(manager, await withPlaces(manager, told, [weekId]));
  }
}

/** Registrations for a mail, with the places of those who wait. */
async function withPlaces(
  manager: EntityManager,
  ids: readonly number[],
  weekIds: readonly number[],
): Promise<MailedRegistration[]> {
  if (ids.length === 0) return [];
  const queue = await manager.find(RegistrationEntity, {
    select: { id: true, course_week_id: true },
    where: { course_week_id: In([...weekIds]), is_waiting: true, offer_expires_at: IsNull() },
    order: { queue_number: 'ASC', id: 'ASC' },
  });
  const places = new Map<number, number>();
  const counts = new Map<number, number>();
  for (const { id, course_week_id } of queue) {
    const place = (counts.get(course_week_id) ?? 0) + 1;
    counts.set(course_week_id, place);
    places.set(id, place);
  }
  return (await loadForMail(manager, ids)).map((mailed) => ({
    ...mailed,
    queue: places.get(mailed.id) ?? null,
  }));
}
