import type { AttendanceStatus, IsoDate } from '@feria/shared';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { CourseWeekEntity } from '../catalogue/course-week.entity.js';
import { ChildEntity } from '../families/child.entity.js';
import { encryptedText } from '../../core/database/health-cipher.js';

/** A child on a day: what its changes amount to (product/on-site.md#attendance). Nothing else writes this row. */
@Entity('attendance')
@Unique('uq_attendance_child_date', ['child_id', 'date'])
@Index('ix_attendance_week', ['course_week_id', 'date'])
export class AttendanceEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_attendance_child' })
  child?: Relation<ChildEntity>;

  @Column({ type: 'date' })
  date: IsoDate;

  /** The week in which the child had its place when the first change arrived. */
  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_attendance_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  @Column({ type: 'varchar', length: 8, nullable: true })
  status: AttendanceStatus | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  arrived_at: Date | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  left_at: Date | null;

  /** See `LEFT_WITH`: whom the child left with, by id. */
  @Column({ type: 'varchar', length: 20, nullable: true })
  left_with: string | null;

  /** The name of that person as the leader saw it: persons change. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  left_with_name: string | null;

  /** The telephone of that person, as the leader saw it. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  left_with_phone: string | null;

  /** May tell of a child's health, so it is encrypted as that. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  note: string | null;

  /** The latest change that counts, by the clock of who made it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  changed_at: Date | null;

  /** Who made it. Without a foreign key: what was marked keeps no account from being deleted. */
  @Column({ type: 'int', nullable: true })
  changed_by: number | null;

  /** From which change each value comes, as JSON (`MarkedDay` of the rule); `null` when nothing has been marked since that is kept. */
  @Column({ type: 'text', nullable: true })
  origins: string | null;
}

/**
 * A change of a day, as it arrived; every one is kept, also one that a later change of the same field replaced. What could not be
 * applied is an `attendance_issue`.
 */
@Entity('attendance_change')
@Index('ix_attendance_change_attendance', ['attendance_id'])
export class AttendanceChangeEntity {
  /** Made by the client (UUID), so that a change that is sent twice counts once. */
  @PrimaryColumn({ type: 'varchar', length: 36 })
  id: string;

  @Column({ type: 'int' })
  attendance_id: number;

  @ManyToOne(() => AttendanceEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'attendance_id', foreignKeyConstraintName: 'fk_attendance_change_attendance' })
  attendance?: Relation<AttendanceEntity>;

  /** The fields that it sets, as JSON; encrypted, because of the note. */
  @Column({ type: 'text', transformer: encryptedText })
  fields: string;

  /** When it was made, by the clock of the client; never later than it arrived. */
  @Column({ type: 'datetime', precision: 3 })
  changed_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  received_at: Date;

  /** Who made it. Without a foreign key, as above. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** Which device, and its place in the order of the marks of that device; `null` of an older client. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  device: string | null;

  @Column({ type: 'int', nullable: true })
  sequence: number | null;
}
