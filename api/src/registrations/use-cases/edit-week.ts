import { Injectable } from '@nestjs/common';
import {
  DAY_TYPES,
  formatPeriod,
  romeDate,
  weekHasEnded,
  type DayType,
  type WeekDaysPreview,
  type WeekMovedPreview,
} from '@feria/shared';
import { nameIn } from '@feria/shared/rules/content';
import { formatHours, hoursOf } from '@feria/shared/rules/hours';
import { DataSource, In, type EntityManager } from 'typeorm';
import { WeekChanges, type WeekTold } from '../../catalogue/courses/course-changes.js';
import { checkWithinCourse } from '../../catalogue/courses/within-course.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { contentLanguage } from '../../core/request-context.js';
import { weekMovedWords } from '../../mailing/week-mail-view.js';
import { notFound, ValidationErrors } from '../../core/http/errors.js';
import { Clock } from '../../core/clock.js';
import { noteEndedDay } from '../../presence/place-ended.js';
import { ChildDayEntity } from '../../model/registrations/child-day.entity.js';
import { childrenWithSeat, lockAffectedWeeks, lockWeeksToFill, weeksWaitedFor } from '../locking.js';
import { freeUntil } from '../domain/cancellation.js';
import { inWords, presentSentence } from '../present-today.js';
import { loadForMail, recipientsOf, type MailedRegistration } from '../registration-mails.js';
import { takeDays } from '../registration-records.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WaitingList } from '../waiting-list/waiting-list.js';
import { WeekMails, type TimedWeek, type WeekTimes } from '../week-mails.js';

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
    private readonly mails: WeekMails,
    private readonly clock: Clock,
  ) {
    super();
  }

  /**
   * What other days or hours would do: which children are there now and would have no place any more today, and what is written to whom.
   * @param changed what is to be changed of the week
   * @throws AppError 404; 422 at `from` and `to` of days outside of the project, which saving would refuse
   */
  async previewDays(id: number, changed: Partial<WeekTimes>): Promise<WeekDaysPreview> {
    const { manager } = this.dataSource;
    const before = await manager.findOne(CourseWeekEntity, { where: { id }, relations: { course: true } });
    if (!before) throw notFound();
    const week = { ...before, ...changed };
    const problems = new ValidationErrors();
    if (before.course) checkWithinCourse(week, before.course, problems);
    problems.throwIfAny();
    return {
      mail: await this.previewMail(manager, week, before),
      present_today: await this.presentToday(manager, week),
    };
  }

  private async presentToday(manager: EntityManager, { id, from, to }: TimedWeek): Promise<string | null> {
    const today = this.clock.today();
    if (from <= today && today <= to) return null;
    const places = await manager.find(RegistrationEntity, {
      select: { id: true, child_id: true, course_week_id: true },
      where: { course_week_id: id, is_waiting: false },
    });
    return presentSentence(manager, places, today);
  }

  private async previewMail(
    manager: EntityManager,
    week: TimedWeek,
    before: TimedWeek & { course?: CourseEntity },
  ): Promise<WeekMovedPreview | null> {
    const mailed = await this.movedOf(manager, week, before);
    if (mailed.length === 0 || weekHasEnded(week, this.clock.today())) return null;
    const parents = await recipientsOf(manager, mailed);
    const told = new Set(parents.flatMap(({ own }) => own.map(({ registration }) => registration.id)));
    const unreachable = mailed.filter(({ id }) => !told.has(id));
    const lang = contentLanguage();
    const { subject, text } = weekMovedWords(lang, {
      name: null,
      course: before.course ? nameIn(lang, before.course) : '',
      week: nameIn(lang, week),
      period: formatPeriod(week.from, week.to),
      periodBefore: formatPeriod(before.from, before.to),
      count: 1,
    });
    const hasPlaces = mailed.some(({ is_waiting }) => !is_waiting);
    return {
      mails: parents.length,
      unreachable: inWords(unreachable.map(({ child }) => `${child.first_name} ${child.last_name}`)),
      subject,
      text,
      free_until: (hasPlaces && freeUntil(week.from, this.clock.now())?.toISOString()) || null,
    };
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

  /**
   * Call it after the week was stored: tells the parents of other days and hours and lets them give places back for nothing, moves the
   * days of the children, then the waiting lists.
   */
  async settle(
    manager: EntityManager,
    changed: CourseWeekEntity,
    before: Partial<CourseWeekEntity>,
    { userId, told }: { userId: number | null; told: WeekTold },
  ): Promise<void> {
    await this.tellMoved(manager, changed, { ...changed, ...before }, told);
    const confirmed = await manager.find(RegistrationEntity, {
      select: { id: true, child_id: true },
      where: { course_week_id: changed.id, is_waiting: false },
    });
    if (confirmed.length) await this.moveDays(manager, changed, confirmed, userId);
    const weeks = await lockWeeksToFill(manager, await this.weekAndQueues(manager, changed));
    await this.waitingList.fill(manager, weeks, userId);
  }

  private async tellMoved(
    manager: EntityManager,
    week: TimedWeek,
    before: TimedWeek,
    told: WeekTold,
  ): Promise<void> {
    const moved = dayTypesMoved(week, before);
    if (moved.length === 0) return;
    const now = this.clock.now();
    const free = freeUntil(week.from, now);
    await manager.update(
      RegistrationEntity,
      { course_week_id: week.id, day_type: In(moved) },
      {
        free_until: free,
        // What was agreed first counts, however often the week is moved; safe in the text, for the date is our own.
        ...(week.from === before.from
          ? {}
          : { agreed_from: () => `COALESCE(agreed_from, '${before.from}')` }),
      },
    );
    if (told.mail === false || weekHasEnded(week, romeDate(now))) return;
    const mailed = await this.movedOf(manager, week, before);
    if (mailed.length === 0) return;
    const course = await manager.findOneByOrFail(CourseEntity, { id: week.course_id });
    const facts = { week, course, before, message: told, freeUntil: free };
    await this.mails.moved(manager, facts, await recipientsOf(manager, mailed));
  }

  /** The registrations for which days or hours are others. */
  private async movedOf(
    manager: EntityManager,
    week: TimedWeek,
    before: TimedWeek,
  ): Promise<MailedRegistration[]> {
    const moved = dayTypesMoved(week, before);
    if (moved.length === 0) return [];
    const found = await manager.find(RegistrationEntity, {
      select: { id: true },
      where: { course_week_id: week.id, day_type: In(moved) },
    });
    return loadForMail(
      manager,
      found.map(({ id }) => id),
    );
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

/** The day types whose days or hours are others. Hours that were not known before are no change, nor are those that are not told any more. */
function dayTypesMoved(week: WeekTimes, before: WeekTimes): DayType[] {
  if (week.from !== before.from || week.to !== before.to) return [...DAY_TYPES];
  return DAY_TYPES.filter((type) => {
    const [hours, then] = [hoursOf(week, type), hoursOf(before, type)];
    return hours && then && formatHours(hours) !== formatHours(then);
  });
}
