import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';

/** A group of a week, in which children are led together (product/on-site.md#groups). */
@Entity('week_group')
@Index('ix_week_group_week', ['course_week_id'])
export class WeekGroupEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_week_group_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @Column({ type: 'varchar', length: 80 })
  name: string;
}

/**
 * In which group of a week a child is. Only a child with a confirmed place in the week counts: the row may outlive its
 * registration.
 */
@Entity('week_group_child')
@Index('ix_week_group_child_group', ['week_group_id'])
@Index('ix_week_group_child_child', ['child_id'])
export class WeekGroupChildEntity {
  @PrimaryColumn({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_week_group_child_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_week_group_child_child' })
  child?: Relation<ChildEntity>;

  @Column({ type: 'int' })
  week_group_id: number;

  @ManyToOne(() => WeekGroupEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'week_group_id', foreignKeyConstraintName: 'fk_week_group_child_group' })
  weekGroup?: Relation<WeekGroupEntity>;
}

/** Who leads a group: sees its children. */
@Entity('week_group_leader')
@Index('ix_week_group_leader_user', ['user_id'])
export class WeekGroupLeaderEntity {
  @PrimaryColumn({ type: 'int' })
  week_group_id: number;

  @ManyToOne(() => WeekGroupEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'week_group_id', foreignKeyConstraintName: 'fk_week_group_leader_group' })
  weekGroup?: Relation<WeekGroupEntity>;

  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_week_group_leader_user' })
  user?: Relation<UserEntity>;
}

/** Who leads a whole week: sees all of its children. */
@Entity('course_week_leader')
@Index('ix_course_week_leader_user', ['user_id'])
export class CourseWeekLeaderEntity {
  @PrimaryColumn({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_course_week_leader_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_course_week_leader_user' })
  user?: Relation<UserEntity>;
}
