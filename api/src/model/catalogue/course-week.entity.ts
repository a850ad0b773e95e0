import { courseWeek } from '@feria/shared/resources/courseWeek/index';
import { Column, Entity, Index, type Relation } from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';
import { Sortable } from '../../core/database/sortable.js';
import type { CourseEntity } from './course.entity.js';

/**
 * Table of the resource `courseWeek`; its columns follow from the definition. Money is in cents. Every booking of the week
 * locks its row (product/registrations.md#lock-first-read-after).
 */
@Entity('course_week')
@Index('ix_course_week_course_from', ['course_id', 'from'])
@Index('ix_course_week_to', ['to'])
@Sortable('name_it')
export class CourseWeekEntity extends resourceEntity(courseWeek, { indexed: ['course_id'] }) {
  declare course?: Relation<CourseEntity>;

  /** Last number drawn for the queue; never reused, so order in the queue is order of numbers (product/registrations.md#order-of-the-queue). */
  @Column({ type: 'int', default: 0 })
  queue_counter: number;

  /** When its days or hours were last changed; `null` when never. Calendars notice the change by it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  dates_changed_at: Date | null;

  /** When the office cancelled it or merged it into another; `null` when it takes place. It then has no registrations and gets none. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  cancelled_at: Date | null;
}
