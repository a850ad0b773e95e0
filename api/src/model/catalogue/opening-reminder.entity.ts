import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { CourseEntity } from './course.entity.js';

/** An account wants to be told before the registration of a project opens (product/catalogue.md#opening-reminder). */
@Entity('opening_reminder')
@Unique('uq_opening_reminder_course_user', ['course_id', 'user_id'])
@Index('ix_opening_reminder_user', ['user_id'])
export class OpeningReminderEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_opening_reminder_user' })
  user?: Relation<UserEntity>;

  @Column({ type: 'int' })
  course_id: number;

  @ManyToOne(() => CourseEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_id', foreignKeyConstraintName: 'fk_opening_reminder_course' })
  course?: Relation<CourseEntity>;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** The opening of which the mail a day before was written, or is not to be; another opening is told anew. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  day_mail_for: Date | null;

  /** The same of the mail an hour before. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  hour_mail_for: Date | null;
}
