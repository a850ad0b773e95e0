import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';

/**
 * That somebody began or ended to lead a week or a group, or a child to be in a group. A mark that arrives late is judged by the
 * rights at the time when it was made (product/on-site.md#open-points); the tables of groups know only how it is now. What has no line here
 * was always so.
 */
@Entity('assignment_event')
@Index('ix_assignment_event_week', ['course_week_id'])
@Index('ix_assignment_event_user', ['user_id'])
@Index('ix_assignment_event_child', ['child_id'])
export class AssignmentEventEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_assignment_event_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  /** `null`: the whole week. Without a foreign key: the line outlives the group. */
  @Column({ type: 'int', nullable: true })
  week_group_id: number | null;

  /** The leader; `null` of a child. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_assignment_event_user' })
  user?: Relation<UserEntity> | null;

  /** The child in the group; `null` of a leader. */
  @Column({ type: 'int', nullable: true })
  child_id: number | null;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_assignment_event_child' })
  child?: Relation<ChildEntity> | null;

  @Column({ type: 'boolean', default: true })
  began: boolean;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
