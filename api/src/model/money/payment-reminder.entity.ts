import type { IsoDate, ReminderStep } from '@feria/shared';
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
import { ParentEntity } from '../families/parent.entity.js';
import { CancellationFeeEntity } from '../ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../registrations/registration.entity.js';

/**
 * What a reminder told of as overdue: a registration, or the fee of one that was given back, with the step of the mail
 * (product/money.md#payment-reminders). Once a day.
 */
@Entity('payment_reminder')
@Unique('uq_payment_reminder_day', ['registration_id', 'day'])
@Unique('uq_payment_reminder_fee_day', ['fee_id', 'day'])
@Index('ix_payment_reminder_person', ['person_id'])
export class PaymentReminderEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Who got it: who paid then. */
  @Column({ type: 'int' })
  person_id: number;

  @ManyToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_payment_reminder_person' })
  person?: Relation<ParentEntity>;

  /** `null` for a fee. */
  @Column({ type: 'int', nullable: true })
  registration_id: number | null;

  @ManyToOne(() => RegistrationEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'fk_payment_reminder_registration' })
  registration?: Relation<RegistrationEntity>;

  /** `null` for a registration. */
  @Column({ type: 'int', nullable: true })
  fee_id: number | null;

  @ManyToOne(() => CancellationFeeEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'fee_id', foreignKeyConstraintName: 'fk_payment_reminder_fee' })
  fee?: Relation<CancellationFeeEntity>;

  @Column({ type: 'int' })
  step: ReminderStep;

  /** Day of the run, in Rome. */
  @Column({ type: 'date' })
  day: IsoDate;
}

/** That the office paused the reminders of a parent who pays. A table of its own: the form of the parent does not know it. */
@Entity('reminder_pause')
export class ReminderPauseEntity {
  @PrimaryColumn({ type: 'int' })
  person_id: number;

  @ManyToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_reminder_pause_person' })
  person?: Relation<ParentEntity>;

  /** Last day of the pause; `null`: until the office ends it. */
  @Column({ type: 'date', nullable: true })
  until: IsoDate | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}

/** A day whose reminders are all written. Earlier days are deleted. */
@Entity('payment_reminder_run')
export class PaymentReminderRunEntity {
  @PrimaryColumn({ type: 'date' })
  day: IsoDate;
}
