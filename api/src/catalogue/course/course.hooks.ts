import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import type { CrudHooks } from '../../platform/crud/crud-hooks.js';
import type { Problems } from '../../platform/http/errors.js';
import { CourseWeekEntity } from '../course-week/course-week.entity.js';
import { CourseCategoryLinkEntity } from './course-category-link.entity.js';
import type { CourseEntity } from './course.entity.js';
import { weeksWithParticipants } from './course-participants.js';

/** Categories, weeks within the dates of the course, what keeps it from being deleted, and its detail. */
@Injectable()
export class CourseHooks implements CrudHooks<CourseEntity> {
  constructor(private readonly clock: Clock) {}

  readonly links = {
    courseCategories: {
      entity: CourseCategoryLinkEntity,
      own: 'course_id',
      other: 'course_category_id',
      relation: 'category',
    },
  };

  async check(
    record: CourseEntity,
    { manager, id, problems }: { manager: EntityManager; id: number | null; problems: Problems },
  ): Promise<void> {
    if (id === null) return;
    const span = await manager
      .createQueryBuilder(CourseWeekEntity, 'week')
      .select('MIN(week.from)', 'first')
      .addSelect('MAX(week.to)', 'last')
      .where('week.course_id = :id', { id })
      .getRawOne<{ first: string | null; last: string | null }>();
    if (record.from && span?.first && span.first < record.from) {
      problems.add('from', 'validation.weeks_within_course');
    }
    if (record.to && span?.last && span.last > record.to)
      problems.add('to', 'validation.weeks_within_course');
  }

  async dependents(manager: EntityManager, id: number): Promise<{ course_week: number }> {
    return { course_week: await manager.countBy(CourseWeekEntity, { course_id: id }) };
  }

  /** Participants go to those who may view the course, so not into the answer to a change (decisions §4). */
  async presentDetail(
    record: Record<string, unknown>,
    course: CourseEntity,
    manager: EntityManager,
  ): Promise<void> {
    record.courseWeeks = await weeksWithParticipants(manager, course, this.clock.now());
  }
}
