import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { Clock } from '../../platform/clock.js';
import type { CrudHooks } from '../../platform/crud/crud-hooks.js';
import type { Problems } from '../../platform/http/errors.js';
import { EditWeek } from '../../registrations/use-cases/edit-week.js';
import { CourseEntity } from '../course/course.entity.js';
import { countRegistrations, weekFigures } from './occupancy.js';
import { CourseWeekEntity } from './course-week.entity.js';

/**
 * Weeks within the dates of their course, with their counts; what a change of dates or capacity does to registrations
 * belongs to the registration engine.
 */
@Injectable()
export class CourseWeekHooks implements CrudHooks<CourseWeekEntity> {
  constructor(
    private readonly clock: Clock,
    private readonly editWeek: EditWeek,
  ) {}

  async check(
    record: CourseWeekEntity,
    { manager, id, problems }: { manager: EntityManager; id: number | null; problems: Problems },
  ): Promise<void> {
    const course = await manager.findOneBy(CourseEntity, { id: record.course_id });
    if (!course) return;
    if (course.from && record.from < course.from) problems.add('from', 'validation.within_course');
    if (course.to && record.to > course.to) problems.add('to', 'validation.within_course');
    if (id !== null && !problems.any) await this.editWeek.check(manager, record, problems);
  }

  async lock(manager: EntityManager, id: number): Promise<void> {
    await this.editWeek.lock(manager, id);
  }

  async afterSave(
    manager: EntityManager,
    record: CourseWeekEntity,
    { created, userId }: { created: boolean; userId: number },
  ): Promise<void> {
    if (!created) await this.editWeek.settle(manager, record, userId);
  }

  async dependents(manager: EntityManager, id: number): Promise<{ registration: number }> {
    const counts = (await countRegistrations(manager, [id])).get(id);
    return { registration: (counts?.registered ?? 0) + (counts?.waiting ?? 0) };
  }

  async present(
    records: Record<string, unknown>[],
    weeks: CourseWeekEntity[],
    manager: EntityManager,
  ): Promise<void> {
    const counts = await countRegistrations(
      manager,
      weeks.map(({ id }) => id),
    );
    const now = this.clock.now();
    records.forEach((record, index) => {
      const week = weeks[index] as CourseWeekEntity;
      Object.assign(record, weekFigures(week, week.course as CourseEntity, counts.get(week.id), now));
    });
  }
}
