import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CourseWeekEntity } from './course-week.entity.js';

/**
 * The days that a week had until they were changed. A mark of a day that a week has lost since is judged by the days at the time when it
 * was made (product/on-site.md#open-points). A week without a line always had the days that it has.
 */
@Entity('former_week_days')
@Index('ix_former_week_days_week', ['course_week_id'])
export class FormerWeekDaysEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_former_week_days_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @Column({ type: 'date' })
  from: string;

  @Column({ type: 'date' })
  to: string;

  /** Who changed them. Without a foreign key: what happened keeps no account from being deleted. */
  @Column({ type: 'int' })
  user_id: number;

  /** Until when it had them. */
  @Column({ type: 'datetime', precision: 3 })
  until: Date;
}
