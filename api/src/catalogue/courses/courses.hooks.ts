import { Injectable } from '@nestjs/common';
import { formatDate, type CourseDetail, type IsoDate, type WeekFigures } from '@feria/shared';
import {
  customFieldOf,
  openQuestions,
  shownQuestions,
  type CustomField,
} from '@feria/shared/rules/questions';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import type { CheckContext, CrudHooks, SavedContext } from '../../core/crud/crud-hooks.js';
import { requestContext } from '../../core/request-context.js';
import type { ValidationErrors } from '../../core/http/errors.js';
import { refusalOfNewDays } from '../../accounts/access/child-access.js';
import { refuseWithoutNotices } from '../../settings/options/notices.js';
import { CourseChanges, WeekChanges, type WeekTold } from './course-changes.js';
import { CourseCategoryEntity } from '../../model/catalogue/course-category.entity.js';
import { settleQuestions } from '../questions/course-questions.js';
import { checkWithinCourse } from './within-course.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { FormerWeekDaysEntity } from '../../model/catalogue/former-week-days.entity.js';
import { CourseCategoryLinkEntity, CourseEntity } from '../../model/catalogue/course.entity.js';
import { weekFigures, weeksWithParticipants } from './course.presenter.js';
import { countRegistrations } from './course.queries.js';

/** What a calendar shows of when a week is. */
const TIMES = ['from', 'to', 'time_from', 'time_to', 'time_from_half_day', 'time_to_half_day'] as const;

/** Categories, weeks within the dates of the course, and its detail. */
@Injectable()
export class CourseHooks implements CrudHooks<CourseEntity> {
  constructor(
    private readonly clock: Clock,
    private readonly changes: CourseChanges,
  ) {}

  readonly links = {
    courseCategories: {
      entity: CourseCategoryLinkEntity,
      own: 'course_id',
      other: 'course_category_id',
      relation: 'category',
    },
  };

  derived({ questions }: CourseEntity): CustomField {
    return customFieldOf(openQuestions(questions));
  }

  async check(record: CourseEntity, context: CheckContext<CourseEntity>): Promise<void> {
    const { manager, id, problems, before } = context;
    // One that is active already stays so: an edit of its price must not close it.
    if (record.active && !before.active) await refuseWithoutNotices(manager, problems);
    await settleQuestions(record, { ...context, at: this.clock.now() });
    if (id === null) return;
    await this.changes.check(manager, record, problems);
    const span = await manager
      .createQueryBuilder(CourseWeekEntity, 'week')
      .select('MIN(week.from)', 'first')
      .addSelect('MAX(week.to)', 'last')
      .where('week.course_id = :id', { id })
      .getRawOne<{ first: string | null; last: string | null }>();
    if (record.from && span?.first && span.first < record.from) {
      problems.add('from', 'validation.weeks_from_within_course', { date: formatDate(span.first) });
    }
    if (record.to && span?.last && span.last > record.to)
      problems.add('to', 'validation.weeks_to_within_course', { date: formatDate(span.last) });
  }

  async lock(manager: EntityManager, id: number): Promise<void> {
    await this.changes.lock(manager, id);
  }

  async afterSave(
    manager: EntityManager,
    record: CourseEntity,
    { created, userId, before }: SavedContext<CourseEntity>,
  ): Promise<void> {
    if (!created) await this.changes.settle(manager, record, before, userId);
  }

  /** Participants go to those who may view the course, so not into the answer to a change (product/accounts.md#permissions). */
  async presentDetail(course: CourseEntity, manager: EntityManager): Promise<CourseDetail> {
    const reader = requestContext()?.actor ?? { permissions: [] };
    const allocated_at = course.allocated_at?.toISOString() ?? null;
    return {
      allocated_at,
      shown_questions: shownQuestions(course.questions),
      courseWeeks: await weeksWithParticipants(manager, course, this.clock.now(), reader),
    };
  }
}

/**
 * Weeks within the dates of their course, with their counts; what a change of dates or capacity does to registrations
 * belongs to the registration engine.
 */
@Injectable()
export class CourseWeekHooks implements CrudHooks<CourseWeekEntity> {
  constructor(
    private readonly clock: Clock,
    private readonly changes: WeekChanges,
  ) {}

  async check(record: CourseWeekEntity, { manager, id, problems }: CheckContext): Promise<void> {
    const course = await manager.findOneBy(CourseEntity, { id: record.course_id });
    if (!course) return;
    checkWithinCourse(record, course, problems);
    if (id !== null) await refuseNewDays(manager, this.clock.today(), id, record, problems);
    if (id !== null && !problems.any) await this.changes.check(manager, record, problems);
  }

  async lock(manager: EntityManager, id: number): Promise<void> {
    await this.changes.lock(manager, id);
  }

  async afterSave(
    manager: EntityManager,
    record: CourseWeekEntity,
    { created, userId, before, input }: SavedContext<CourseWeekEntity>,
  ): Promise<void> {
    if (created) return;
    const until = this.clock.now();
    const isNew = (name: (typeof TIMES)[number]): boolean => before[name] !== record[name];
    if (TIMES.some(isNew))
      await manager.update(CourseWeekEntity, { id: record.id }, { dates_changed_at: until });
    if (isNew('from') || isNew('to')) {
      const { from, to } = before;
      await manager.insert(FormerWeekDaysEntity, {
        course_week_id: record.id,
        from,
        to,
        user_id: userId,
        until,
      });
    }
    await this.changes.settle(manager, record, before, { userId, told: input as WeekTold });
  }

  async present(weeks: CourseWeekEntity[], manager: EntityManager): Promise<WeekFigures[]> {
    const counts = await countRegistrations(
      manager,
      weeks.map(({ id }) => id),
    );
    const now = this.clock.now();
    return weeks.map((week) => weekFigures(week, week.course as CourseEntity, counts.get(week.id), now));
  }
}

/** New days of a week may let its leaders see its children earlier, or longer. */
async function refuseNewDays(
  manager: EntityManager,
  today: IsoDate,
  id: number,
  { from, to }: CourseWeekEntity,
  problems: ValidationErrors,
): Promise<void> {
  const stored = await manager.findOneBy(CourseWeekEntity, { id });
  const moved = (['from', 'to'] as const).filter((field) => stored && stored[field] !== { from, to }[field]);
  const refusal =
    stored && moved.length > 0
      ? await refusalOfNewDays(manager, stored, { days: { from, to }, today })
      : null;
  if (refusal) for (const field of moved) problems.add(field, refusal);
}

/** Two levels: a parent is a top-level category (product/catalogue.md#field-rules-of-the-catalogue), and what has children stays on top. */
@Injectable()
export class CourseCategoryHooks implements CrudHooks<CourseCategoryEntity> {
  async check(record: CourseCategoryEntity, { manager, id, problems }: CheckContext): Promise<void> {
    const parentId = record.course_category_id;
    if (parentId == null) return;
    const parent = await manager.findOneBy(CourseCategoryEntity, { id: parentId });
    // A parent that does not exist is reported by the check of references.
    if (parent && parent.course_category_id !== null) {
      problems.add('course_category_id', 'validation.top_level_category');
    } else if (id !== null && (await manager.existsBy(CourseCategoryEntity, { course_category_id: id }))) {
      problems.add('course_category_id', 'validation.has_subcategories');
    }
  }
}
