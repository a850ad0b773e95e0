import type { IsoDate, IssueReason, IssueState } from '@feria/shared';
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
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';
import { encryptedText } from '../../core/database/health-cipher.js';

/**
 * A mark that was kept and not applied, or a place that ended while its child was there (product/on-site.md#open-points). Nothing deletes it but
 * the erasure of the child.
 */
@Entity('attendance_issue')
@Unique('uq_attendance_issue_change', ['change_id'])
@Index('ix_attendance_issue_child', ['child_id'])
@Index('ix_attendance_issue_week', ['course_week_id', 'date'])
@Index('ix_attendance_issue_state', ['state', 'date'])
@Index('ix_attendance_issue_reason', ['reason', 'date'])
@Index('ix_attendance_issue_user', ['user_id'])
export class AttendanceIssueEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Id of the mark, so that one that is sent twice is one point; of a place that ended its own. */
  @Column({ type: 'varchar', length: 36 })
  change_id: string;

  @Column({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_attendance_issue_child' })
  child?: Relation<ChildEntity>;

  /** The week in which its maker had the child, or in which the place ended. */
  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_attendance_issue_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  /** The group of the child when it was received, or when its maker last had the child. Without a foreign key: groups are deleted. */
  @Column({ type: 'int', nullable: true })
  week_group_id: number | null;

  @Column({ type: 'date' })
  date: IsoDate;

  @Column({ type: 'varchar', length: 20 })
  reason: IssueReason;

  /** The fields that it sets with the names as seen, or what stood there when the place ended (`EndedFields`), as JSON; encrypted, because of the note. */
  @Column({ type: 'text', transformer: encryptedText })
  fields: string;

  /** What its maker saw, as JSON; `null` of an older client. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  seen: string | null;

  /** By the clock of the client; never later than it arrived. */
  @Column({ type: 'datetime', precision: 3 })
  made_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  received_at: Date;

  /** Who made it, or ended the place. Without a foreign key: what was marked keeps no account from being deleted. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @Column({ type: 'varchar', length: 8 })
  state: IssueState;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  settled_at: Date | null;

  /** Who restored, closed or took it back. Without a foreign key, as above. */
  @Column({ type: 'int', nullable: true })
  settled_by: number | null;

  /** May tell of a child's health, so it is encrypted as that. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  settled_reason: string | null;

  /** What the day said before the mark was restored, as JSON; encrypted, because of the note. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  replaced: string | null;
}
