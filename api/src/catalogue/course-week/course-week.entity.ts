import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { Searchable } from '../../platform/database/searchable.js';
import { CourseEntity } from '../course/course.entity.js';

/** Table of the resource `courseWeek`. Money is in cents. Its row is the lock of every booking (decisions §5). */
@Entity('course_week')
@Index('ix_course_week_course_from', ['course_id', 'from'])
@Index('ix_course_week_to', ['to'])
export class CourseWeekEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  course_id: number;

  @ManyToOne(() => CourseEntity, (course) => course.courseWeeks, {
    onDelete: 'NO ACTION',
    onUpdate: 'NO ACTION',
  })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'fk_course_week_course' })
  course?: Relation<CourseEntity>;

  @Column({ type: 'varchar', length: 255 })
  name: string;

  @Column({ type: 'varchar', length: 255 })
  name_it: string;

  @Column({ type: 'date' })
  from: string;

  @Column({ type: 'date' })
  to: string;

  @Column({ type: 'text', nullable: true })
  time_info_de: string | null;

  @Column({ type: 'text', nullable: true })
  time_info_it: string | null;

  @Column({ type: 'boolean', default: true })
  full_day: boolean;

  @Column({ type: 'int', nullable: true })
  price: number | null;

  @Column({ type: 'boolean', default: false })
  half_day: boolean;

  @Column({ type: 'int', nullable: true })
  price_half_day: number | null;

  @Column({ type: 'int' })
  max_participants: number;

  /** Length of the queue. */
  @Column({ type: 'int' })
  waiting_list: number;

  @Column({ type: 'varchar', length: 255, nullable: true })
  program: string | null;

  /** Last number drawn for the queue; never reused, so order in the queue is order of numbers (decisions §5). */
  @Column({ type: 'int', default: 0 })
  queue_counter: number;

  protected searched(): string[] {
    return [this.name, this.name_it];
  }
}
