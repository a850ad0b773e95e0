import type { IsoDate, PayoutState, SepaFormat } from '@feria/shared';
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
import { encryptedText } from '../../core/database/health-cipher.js';

/** A file of transfers for the bank (product/money.md#paying-out-credit). Its XML is made anew whenever it is asked for. */
@Entity('sepa_file')
@Index('ix_sepa_file_user', ['user_id'])
export class SepaFileEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** User of the office who made it. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @Column({ type: 'varchar', length: 16 })
  format: SepaFormat;

  /** Owner of the organiser's account. */
  @Column({ type: 'varchar', length: 140 })
  account_name: string;

  /** The organiser's account, without blanks. */
  @Column({ type: 'varchar', length: 34 })
  account_iban: string;

  /** Day on which the bank is asked to carry it out. */
  @Column({ type: 'date' })
  execute_on: IsoDate;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  withdrawn_at: Date | null;
}

/**
 * Credit of a parent in a {@link SepaFileEntity}. While it is open the credit is set aside: nothing else uses it. No foreign key to the
 * parent, as everywhere in the ledger.
 */
@Entity('payout')
@Unique('uq_payout_end_to_end_id', ['end_to_end_id'])
@Index('ix_payout_person', ['person_id', 'state'])
@Index('ix_payout_file', ['sepa_file_id'])
@Index('ix_payout_payment', ['payment_id'])
export class PayoutEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  sepa_file_id: number;

  @ManyToOne(() => SepaFileEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'sepa_file_id', foreignKeyConstraintName: 'fk_payout_file' })
  file?: Relation<SepaFileEntity>;

  /** The parent whose credit it is. */
  @Column({ type: 'int' })
  person_id: number;

  /** Cents, above 0. */
  @Column({ type: 'int' })
  amount: number;

  /** What the statement of the bank names it by. */
  @Column({ type: 'varchar', length: 35 })
  end_to_end_id: string;

  @Column({ type: 'varchar', length: 9 })
  state: PayoutState;

  /** The payment below 0 that it became, once the bank has paid. */
  @Column({ type: 'int', nullable: true })
  payment_id: number | null;

  /**
   * Key of the movement of the bank by which it was paid, as that of a `BankEntryEntity`: another one with the same name is a second
   * transfer. `null` where the office said that it was paid.
   */
  @Column({ type: 'varchar', length: 64, nullable: true })
  entry_key: string | null;

  /** Of who gets it; encrypted, and emptied with the data of the family. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  name: string | null;

  /** Where it goes, without blanks; encrypted, and emptied with the data of the family. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  iban: string | null;
}
