import type { IsoDate } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { PaymentEntity } from './payment.entity.js';

/**
 * For what a payment was: a registration, or the credit of a parent (product/money.md#the-ledger). The shares of a payment add up to its
 * amount at all times. Rows are only added: money that goes from a registration to the credit adds one share below 0 and one above.
 */
@Entity('payment_share')
@Index('ix_payment_share_payment', ['payment_id'])
@Index('ix_payment_share_registration', ['registration_id'])
@Index('ix_payment_share_person', ['person_id'])
@Index('ix_payment_share_user', ['user_id'])
@Index('ix_payment_share_date', ['date', 'payment_id'])
export class PaymentShareEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  payment_id: number;

  @ManyToOne(() => PaymentEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'fk_payment_share_payment' })
  payment?: Relation<PaymentEntity>;

  /** The registration; no foreign key, because the share stays when it is removed. */
  @Column({ type: 'int', nullable: true })
  registration_id: number | null;

  /** The week of the registration when it was booked: a later move of the registration leaves the journal as it is. */
  @Column({ type: 'int', nullable: true })
  course_week_id: number | null;

  /** The parent whose credit it is. Either this or a registration. */
  @Column({ type: 'int', nullable: true })
  person_id: number | null;

  /** Day under which the journal has it: that of the payment, and of money that was moved later the day of that. Never in closed books. */
  @Column({ type: 'date' })
  date: IsoDate;

  /** Cents. */
  @Column({ type: 'int' })
  amount: number;

  /** User of the office who caused it; `null` for a parent, and for the server. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
