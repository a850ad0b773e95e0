import type { IsoDate } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';

/** How many children somebody counted (product/on-site.md#headcount). Every count is kept. */
@Entity('headcount')
@Index('ix_headcount_week', ['course_week_id', 'date'])
export class HeadcountEntity {
  /** Made by the client (UUID), so that a count that is sent twice is one. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_headcount_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  /** `null`: the whole week. Without a foreign key: groups are deleted. */
  @Column({ type: 'int', nullable: true })
  week_group_id: number | null;

  @Column({ type: 'date' })
  date: IsoDate;

  @Column({ type: 'int' })
  number: number;

  /** How many the list of who counted said were there. */
  @Column({ type: 'int', nullable: true })
  expected: number | null;

  /** By the clock of the client; never later than it arrived. */
  @Column({ type: 'datetime', precision: 3 })
  counted_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  received_at: Date;

  /** Who counted. Without a foreign key: a count keeps no account from being deleted. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;
}

/** A child that was there by the list of who counted, at that time. The list of later is another one. */
@Entity('headcount_child')
@Index('ix_headcount_child_child', ['child_id'])
export class HeadcountChildEntity {
  @PrimaryColumn({ type: 'varchar', length: 36 })
  headcount_id: string;

  @ManyToOne(() => HeadcountEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'headcount_id', foreignKeyConstraintName: 'fk_headcount_child_headcount' })
  headcount?: Relation<HeadcountEntity>;

  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_headcount_child_child' })
  child?: Relation<ChildEntity>;
}
