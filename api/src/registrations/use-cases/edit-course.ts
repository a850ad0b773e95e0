import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { lockRows } from '../../core/database/locks.js';
import type { ValidationErrors } from '../../core/http/errors.js';
import { CourseChanges } from '../../catalogue/courses/course-changes.js';
import { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import { CourseEntity } from '../../model/catalogue/course.entity.js';
import { lockWeeksToFill } from '../locking.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { WaitingList } from '../waiting-list/waiting-list.js';

/** What a change of how a course gives its places does to its registrations (product/registrations.md#how-places-are-given). */
@Injectable()
export class EditCourse extends CourseChanges {
  constructor(private readonly waitingList: WaitingList) {
    super();
  }

  /**
   * Locks the weeks of a course in which a fair start holds lines back, then the course: against the end of a fair start and
   * the publication of a draw, whose mark a form that was read before would take away again. Call it before the course is
   * read.
   */
  async lock(manager: EntityManager, courseId: number): Promise<void> {
    const course = await manager.findOneBy(CourseEntity, { id: courseId });
    if (course?.allocation === 'fair_start')
      await lockWeeksToFill(manager, await weekIdsOf(manager, courseId));
    await lockRows(manager, CourseEntity, [courseId]);
  }

  /** Adds an error at `allocation` when it changes although families have registered by the rule that was announced. */
  async check(manager: EntityManager, changed: CourseEntity, problems: ValidationErrors): Promise<void> {
    const stored = await manager.findOne(CourseEntity, {
      select: { id: true, allocation: true },
      where: { id: changed.id },
    });
    if (!stored || stored.allocation === changed.allocation) return;
    const isRegistered = await manager.existsBy(RegistrationEntity, {
      courseWeek: { course_id: changed.id },
    });
    if (isRegistered) problems.add('allocation', 'validation.allocation_fixed');
  }

  /** Call it after the course was stored: when a child may have more weeks than before, waiting lists move up. */
  async settle(
    manager: EntityManager,
    changed: CourseEntity,
    before: Partial<CourseEntity>,
    userId: number | null,
  ): Promise<void> {
    const isStarting = changed.allocation === 'fair_start' && changed.allocated_at === null;
    if (!isStarting || before.places_per_child === changed.places_per_child) return;
    const weeks = await lockWeeksToFill(manager, await weekIdsOf(manager, changed.id));
    await this.waitingList.fill(manager, weeks, userId);
  }
}

async function weekIdsOf(manager: EntityManager, courseId: number): Promise<number[]> {
  const weeks = await manager.find(CourseWeekEntity, {
    select: { id: true },
    where: { course_id: courseId },
  });
  return weeks.map(({ id }) => id);
}
