import type { IsoDate, PaymentMethod } from '@feria/shared';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  OneToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';

/**
 * A payment of the ledger (product/money.md#the-ledger). Rows are only added: a mistake is taken back by another payment. No foreign
 * keys, because it stays when person and user are gone. What is personal stands in {@link PaymentNoteEntity}.
 */
@Entity('payment')
@Unique('uq_payment_reverses', ['reverses_id'])
@Index('ix_payment_date', ['date'])
@Index('ix_payment_person', ['person_id'])
@Index('ix_payment_payer', ['payer_id'])
@Index('ix_payment_booking', ['booking'])
@Index('ix_payment_user', ['user_id'])
export class PaymentEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** Day on which the money arrived, or was paid out. */
  @Column({ type: 'date' })
  date: IsoDate;

  /** Cents; below 0 it is a refund or takes a payment back. Never 0. */
  @Column({ type: 'int' })
  amount: number;

  @Column({ type: 'varchar', length: 8 })
  method: PaymentMethod;

  /** The parent for whom it was paid; `null` for a child without parents. */
  @Column({ type: 'int', nullable: true })
  person_id: number | null;

  /**
   * The parent who paid, also one who is erased (product/money.md#who-paid); `null` for somebody who is no parent on record: the words
   * name them.
   */
  @Column({ type: 'int', nullable: true })
  payer_id: number | null;

  /** User of the office who booked it; `null` for the server. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** The payment that this one takes back. */
  @Column({ type: 'int', nullable: true })
  reverses_id: number | null;

  /** UUID that payments have in common that were booked together. */
  @Column({ type: 'varchar', length: 36, nullable: true })
  booking: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @OneToOne(() => PaymentNoteEntity, ({ payment }) => payment)
  words?: Relation<PaymentNoteEntity> | null;
}

/** What a payment says in words. Personal, so it goes with the data of the family, while the payment stays. */
@Entity('payment_note')
export class PaymentNoteEntity {
  @PrimaryColumn({ type: 'int' })
  payment_id: number;

  @OneToOne(() => PaymentEntity, ({ words }) => words, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'fk_payment_note_payment' })
  payment?: Relation<PaymentEntity>;

  /** Who paid, as the bank or the office wrote it. */
  @Column({ type: 'varchar', length: 140, nullable: true })
  payer: string | null;

  /** Reference or text of the transfer. */
  @Column({ type: 'varchar', length: 140, nullable: true })
  reference: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  note: string | null;
}
