import { Injectable } from '@nestjs/common';
import { romeDate, type IsoDate, type WeekDaysPreview } from '@feria/shared';
import { DataSource, In, type EntityManager } from 'typeorm';
import { WeekChanges } from '../../catalogue/courses/course-changes.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { notFound, type ValidationErrors } from '../../core/http/errors.js';
import { Clock } from '../../core/clock.js';
import { noteEndedDay } from '../../presence/place-ended.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import { childrenWithSeat, lockAffectedWeeks, lockWeeksToFill, weeksWaitedFor } from '../locking.js';
import { presentSentence } from '../present-today.js';
import { takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/**
 * Updates the registrations of a week that the office changes (product/registrations.md#changing-the-dates-of-a-week). New dates move the
 * days of confirmed children, and are refused when a child would be in two programmes on one day; where the children who have
 * or are offered a seat wait on the days that become free, they may move up. A higher capacity moves the waiting list up. A
 * lower one removes nobody.
 */
@Injectable()
export class EditWeek extends WeekChanges {
  constructor(
    private readonly dataSource: DataSource,
    private readonly waitingList: WaitingList,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * Which children are there now and would have no place any more today, if the week had other days; `null` for none.
   * @throws AppError 404
   */
  async previewDays(id: number, days: { from: IsoDate; to: IsoDate }): Promise<WeekDaysPreview> {
    const { manager } = this.dataSource;
    if (!(await manager.existsBy(CourseWeekEntity, { id }))) throw notFound();
    const today = this.clock.today();
    if (days.from <= today && today <= days.to) return { present_today: null };
    const places = await manager.find(RegistrationEntity, {
      select: { id: true, child_id: true, course_week_id: true },
      where: { course_week_id: id, is_waiting: false },
    });
    return { present_today: await presentSentence(manager, places, today) };
  }

  /** Locks the week, and the weeks in which the children who hold its seats wait. Call it before the week is read. */
  async lock(manager: EntityManager, weekId: number): Promise<void> {
    await lockAffectedWeeks(manager, (reader) => this.affectedWeeks(reader, weekId));
  }

  /** Adds an error at `from` when a confirmed child has another programme on the new dates. */
  async check(manager: EntityManager, changed: CourseWeekEntity, problems: ValidationErrors): Promise<void> {
    const clashes = await manager
      .createQueryBuilder(ChildDayEntity, 'day')
      .innerJoin(RegistrationEntity, 'own', 'own.child_id = day.child_id AND own.id <> day.registration_id')
      .where('own.course_week_id = :id AND own.is_waiting = :waiting', { id: changed.id, waiting: false })
      .andWhere('day.date BETWEEN :from AND :to', { from: changed.from, to: changed.to })
      .select('COUNT(DISTINCT day.child_id)', 'children')
      .getRawOne<{ children: number | string }>();
    const children = Number(clashes?.children ?? 0);
    if (children > 0) problems.add('from', 'validation.week_overlaps', { smart_count: children });
  }

  /** Call it after the week was stored: moves the days of the children, then the waiting lists. */
  async settle(manager: EntityManager, changed: CourseWeekEntity, userId: number | null): Promise<void> {
    const confirmed = await manager.find(RegistrationEntity, {
      select: { id: true, child_id: true },
      where: { course_week_id: changed.id, is_waiting: false },
    });
    if (confirmed.length) await this.moveDays(manager, changed, confirmed, userId);
    const weeks = await lockWeeksToFill(manager, await this.weekAndQueues(manager, changed));
    await this.waitingList.fill(manager, weeks, userId);
  }

  private async moveDays(
    manager: EntityManager,
    changed: CourseWeekEntity,
    confirmed: readonly RegistrationEntity[],
    userId: number | null,
  ): Promise<void> {
    const ids = confirmed.map(({ id }) => id);
    const present = await manager
      .createQueryBuilder(ChildDayEntity, 'day')
      .select('MIN(day.date)', 'first')
      .addSelect('MAX(day.date)', 'last')
      .where('day.registration_id IN (:...ids)', { ids })
      .getRawOne<{ first: string; last: string }>();
    if (present?.first === changed.from && present.last === changed.to) return;
    await manager.delete(ChildDayEntity, { registration_id: In(ids) });
    await takeDays(
      manager,
      confirmed.map(({ id, child_id }) => ({ registrationId: id, childId: child_id, days: changed })),
    );
    const at = this.clock.now();
    const today = romeDate(at);
    const had = present?.first && present.last && present.first <= today && today <= present.last;
    const has = changed.from <= today && today <= changed.to;
    if (!had || has) return;
    const places = confirmed.map(({ child_id }) => ({ child_id, course_week_id: changed.id }));
    await noteEndedDay(manager, places, { userId, at });
  }

  private async affectedWeeks(manager: EntityManager, weekId: number): Promise<number[]> {
    const week = await manager.findOneBy(CourseWeekEntity, { id: weekId });
    return week ? this.weekAndQueues(manager, week) : [weekId];
  }

  /** With all weeks in which the children wait: the days that become free are known only with the new dates. */
  private async weekAndQueues(
    manager: EntityManager,
    { id, course_id }: CourseWeekEntity,
  ): Promise<number[]> {
    const children = await childrenWithSeat(manager, id);
    const waited = await weeksWaitedFor(manager, children, {
      from: '0000-01-01',
      to: '9999-12-31',
      course_id,
    });
    return [...new Set([id, ...waited])];
  }
}
