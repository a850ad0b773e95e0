import type { EntityManager } from 'typeorm';
import type { ValidationErrors } from '../../core/http/errors.js';
import type { CourseWeekEntity } from '../../model/catalogue/course-week.entity.js';
import type { CourseEntity } from '../../model/catalogue/course.entity.js';

/** What a change of a course does to those who are registered. Registrations provide it (ADR 36). */
export abstract class CourseChanges {
  /** Takes locks before the course is read. */
  abstract lock(manager: EntityManager, courseId: number): Promise<void>;

  /** Adds an error at each field that registrations do not let change. */
  abstract check(manager: EntityManager, changed: CourseEntity, problems: ValidationErrors): Promise<void>;

  /** Call it after the course was stored, in its transaction. */
  abstract settle(
    manager: EntityManager,
    changed: CourseEntity,
    before: Partial<CourseEntity>,
    userId: number | null,
  ): Promise<void>;
}

/** What the office says when it changes a week for which there are registrations. */
export interface WeekTold {
  /** Whether the parents are told of other days or hours. Without it they are. */
  mail?: boolean | null;
  /** What it writes to them, in both languages; one alone goes to everybody. */
  message?: string | null;
  message_it?: string | null;
}

/** The same of a week. */
export abstract class WeekChanges {
  /** Takes locks before the week is read. */
  abstract lock(manager: EntityManager, weekId: number): Promise<void>;

  /** Adds an error at each field that registrations do not let change. */
  abstract check(
    manager: EntityManager,
    changed: CourseWeekEntity,
    problems: ValidationErrors,
  ): Promise<void>;

  /** Call it after the week was stored, in its transaction. */
  abstract settle(
    manager: EntityManager,
    changed: CourseWeekEntity,
    before: Partial<CourseWeekEntity>,
    context: { userId: number | null; told: WeekTold },
  ): Promise<void>;
}
