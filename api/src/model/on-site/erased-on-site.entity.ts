import type { IsoDate } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';

/**
 * That a child was erased while it was there: nothing of the child, so that its leaders know that somebody is missing from their list
 * (product/on-site.md#erased-on-site). Deleted when its day is over.
 */
@Entity('erased_on_site')
@Index('ix_erased_on_site_week', ['course_week_id'])
export class ErasedOnSiteEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_erased_on_site_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  /**
   * The number that the child had, so that marks which arrive afterwards are told once. It leads to nothing; `null` in rows of before it
   * was kept.
   */
  @Column({ type: 'int', nullable: true })
  child_id: number | null;

  /** Without a foreign key: groups are deleted. */
  @Column({ type: 'int', nullable: true })
  week_group_id: number | null;

  @Column({ type: 'date' })
  date: IsoDate;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
