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

/**
 * What a parent owes for a place that was given back (product/registrations.md#cancellation), also when it was paid at once. It takes the place
 * of the registration, which is gone: shares of payments are for its `registration_id`, and who pays follows from child and booker
 * as for a registration. Money is in cents.
 */
@Entity('cancellation_fee')
@Unique('uq_cancellation_fee_registration', ['registration_id'])
@Index('ix_cancellation_fee_child', ['child_id'])
@Index('ix_cancellation_fee_week', ['course_week_id'])
@Index('ix_cancellation_fee_booked_by', ['booked_by'])
export class CancellationFeeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The registration that ended; no foreign key, because it is gone. */
  @Column({ type: 'int' })
  registration_id: number;

  @Column({ type: 'int' })
  child_id: number;

  /** Goes with the child: what was paid stays in the ledger. */
  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_cancellation_fee_child' })
  child?: Relation<ChildEntity>;

  /** Of the place that was given back: its project has the account to pay to. */
  @Column({ type: 'int' })
  course_week_id: number;

  @ManyToOne(() => CourseWeekEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'course_week_id', foreignKeyConstraintName: 'fk_cancellation_fee_week' })
  courseWeek?: Relation<CourseWeekEntity>;

  /** User who booked the place; `null` once that user is gone. */
  @Column({ type: 'int', nullable: true })
  booked_by: number | null;

  /** The fee, above 0. */
  @Column({ type: 'int' })
  amount: number;

  /** What is paid of it: its shares of payments. Only the ledger writes it. */
  @Column({ type: 'int', default: 0 })
  payed_amount: number;

  /** Day until which it is to be paid; `null` when nothing was open, and for projects without such a day. */
  @Column({ type: 'date', nullable: true })
  due_on: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
