import type { ContentLanguage, IsoDate, PaymentMethod, ReceiptCancellation } from '@feria/shared';
import { receiptNumber } from '@feria/shared/rules/receipts';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { Searchable } from '../../core/database/searchable.js';
import { PaymentEntity } from './payment.entity.js';

/**
 * A receipt for a payment (product/money.md#receipts). All that it says stands here, so that the same number always says the same. Rows
 * are added and cancelled, and never changed else. What is personal is emptied with the data of the family; number, dates and amount stay.
 * No foreign key to the parent, as everywhere in the ledger.
 */
@Entity('receipt')
@Unique('uq_receipt_number', ['year', 'number'])
@Unique('uq_receipt_valid_payment', ['valid_payment_id'])
@Index('ix_receipt_payment', ['payment_id'])
@Index('ix_receipt_person', ['person_id'])
@Index('ix_receipt_date', ['date'])
@Index('ix_receipt_user', ['user_id'])
@Index('ix_receipt_cancelled_by', ['cancelled_by'])
export class ReceiptEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  /** Of the day of issue. */
  @Column({ type: 'int' })
  year: number;

  /** From 1 on in each year, without gaps. */
  @Column({ type: 'int' })
  number: number;

  /** Day of issue, never before that of the number before. */
  @Column({ type: 'date' })
  date: IsoDate;

  @Column({ type: 'int' })
  payment_id: number;

  @ManyToOne(() => PaymentEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'payment_id', foreignKeyConstraintName: 'fk_receipt_payment' })
  payment?: Relation<PaymentEntity>;

  /** The payment while the receipt is valid, `null` once it is cancelled: no payment has two valid ones. */
  @Column({ type: 'int', nullable: true })
  valid_payment_id: number | null;

  /** The parent who paid; `null` for somebody who is not on record. */
  @Column({ type: 'int', nullable: true })
  person_id: number | null;

  @Column({ type: 'varchar', length: 2 })
  lang: ContentLanguage;

  /** Cents, above 0: that of the payment. */
  @Column({ type: 'int' })
  amount: number;

  @Column({ type: 'varchar', length: 8 })
  method: PaymentMethod;

  /** Day of the payment. */
  @Column({ type: 'date' })
  paid_on: IsoDate;

  /** Name of who paid, first name first. */
  @Column({ type: 'varchar', length: 511, nullable: true })
  payer: string | null;

  @Column({ type: 'varchar', length: 32, nullable: true })
  payer_tax: string | null;

  /** Lines. */
  @Column({ type: 'text', nullable: true })
  payer_address: string | null;

  /** Name and address of the organiser, sanitised HTML. */
  @Column({ type: 'text' })
  organiser: string;

  @Column({ type: 'varchar', length: 40 })
  organiser_tax: string;

  /** Where it was issued; empty for no place. */
  @Column({ type: 'varchar', length: 120 })
  place: string;

  /** Text of the exemption, and the note of the stamp duty; `null` for no line. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  exemption: string | null;

  @Column({ type: 'varchar', length: 500, nullable: true })
  stamp_duty: string | null;

  /** The cancelled receipt of the same payment in whose place this one is. */
  @Column({ type: 'int', nullable: true })
  replaces_id: number | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** User of the office who made it. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  cancelled_at: Date | null;

  /** User of the office who cancelled it; `null` for the server. */
  @Column({ type: 'int', nullable: true })
  cancelled_by: number | null;

  @Column({ type: 'varchar', length: 8, nullable: true })
  cancellation: ReceiptCancellation | null;

  /** In words, as the office wrote it. */
  @Column({ type: 'varchar', length: 500, nullable: true })
  cancel_reason: string | null;

  @OneToMany(() => ReceiptLineEntity, ({ receipt }) => receipt)
  lines?: Relation<ReceiptLineEntity>[];

  protected searched(): (string | null | undefined)[] {
    return [receiptNumber(this), this.payer];
  }
}

/** What a line of a receipt is for: a week, the fee of a place that was given back, or credit. */
export type ReceiptLineKind = 'place' | 'fee' | 'credit';

/** For what a part of a {@link ReceiptEntity} was paid, in the language of the receipt. The lines add up to its amount. */
@Entity('receipt_line')
@Index('ix_receipt_line_receipt', ['receipt_id'])
@Index('ix_receipt_line_child', ['child_id'])
export class ReceiptLineEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  receipt_id: number;

  @ManyToOne(() => ReceiptEntity, ({ lines }) => lines, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'receipt_id', foreignKeyConstraintName: 'fk_receipt_line_receipt' })
  receipt?: Relation<ReceiptEntity>;

  @Column({ type: 'varchar', length: 6 })
  kind: ReceiptLineKind;

  /** The child; no foreign key, because the line stays. `null` for credit. */
  @Column({ type: 'int', nullable: true })
  child_id: number | null;

  /** Name of the child, first name first. */
  @Column({ type: 'varchar', length: 511, nullable: true })
  child: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  course: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  week: string | null;

  @Column({ type: 'date', nullable: true })
  starts_on: IsoDate | null;

  @Column({ type: 'date', nullable: true })
  ends_on: IsoDate | null;

  /** Cents. */
  @Column({ type: 'int' })
  amount: number;
}

/** The last number that was given, in the one row with the id 1: who makes a receipt holds its lock. */
@Entity('receipt_counter')
export class ReceiptCounterEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  @Column({ type: 'int' })
  year: number;

  @Column({ type: 'int' })
  number: number;

  /** Day of issue of that number. */
  @Column({ type: 'date' })
  date: IsoDate;
}
