import type { BankCertainty, BankEntryState, IsoDate, OpenBankGroup } from '@feria/shared';
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

/** A file of a bank that was imported (product/money.md#bank-statements). The file itself is not kept. */
@Entity('bank_statement')
export class BankStatementEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** User of the office who imported it. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** Payments in the file. */
  @Column({ type: 'int' })
  entries: number;

  /** Those that an earlier file had too. */
  @Column({ type: 'int' })
  known: number;
}

/** Entries that were booked with one call: what was booked together can be taken back together. */
@Entity('bank_run')
@Index('ix_bank_run_user', ['user_id'])
export class BankRunEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** User of the office who booked. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** Entries that it booked. */
  @Column({ type: 'int' })
  entries: number;
}

/** Money that came, or that the bank took back. What is personal can be emptied; the key stays, so the entry never comes again. */
@Entity('bank_entry')
@Unique('uq_bank_entry_key', ['entry_key'])
@Index('ix_bank_entry_state', ['state', 'date'])
@Index('ix_bank_entry_certainty', ['state', 'certainty'])
@Index('ix_bank_entry_payment', ['payment_id'])
@Index('ix_bank_entry_statement', ['statement_id'])
@Index('ix_bank_entry_date', ['date', 'amount'])
@Index('ix_bank_entry_returns', ['returns_id'])
@Index('ix_bank_entry_run', ['run_id'])
@Index('ix_bank_entry_reference', ['bank_reference'])
export class BankEntryEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** The file that brought it first. */
  @Column({ type: 'int' })
  statement_id: number;

  @ManyToOne(() => BankStatementEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'statement_id', foreignKeyConstraintName: 'fk_bank_entry_statement' })
  statement?: Relation<BankStatementEntity>;

  /** SHA-256 (hex) of account, bank reference, date and amount: no entry is stored twice. */
  @Column({ type: 'varchar', length: 64 })
  entry_key: string;

  /** What the bank calls the entry; `null` where it gave no reference, and of entries that came before this was kept. */
  @Column({ type: 'varchar', length: 160, nullable: true })
  bank_reference: string | null;

  /** The organiser's account. */
  @Column({ type: 'varchar', length: 140 })
  account: string;

  /** Value date. */
  @Column({ type: 'date' })
  date: IsoDate;

  @Column({ type: 'date' })
  booked_on: IsoDate;

  /** Hundredths of the currency. */
  @Column({ type: 'int' })
  amount: number;

  @Column({ type: 'varchar', length: 3 })
  currency: string;

  @Column({ type: 'boolean', default: false })
  is_reversal: boolean;

  /** The entry that this one takes back; no foreign key, because entries are never deleted one by one. */
  @Column({ type: 'int', nullable: true })
  returns_id: number | null;

  @Column({ type: 'varchar', length: 140, nullable: true })
  payer_name: string | null;

  @Column({ type: 'varchar', length: 140, nullable: true })
  payer_iban: string | null;

  /** What the bank marks as references, a line each. */
  @Column({ type: 'text', nullable: true })
  marked: string | null;

  @Column({ type: 'text', nullable: true })
  text: string | null;

  /** What the search finds it by: who paid, with which words, and the amount, as `normaliseForSearch` writes it. */
  @Column({ type: 'text', nullable: true, select: false })
  search_text: string | null;

  @Column({ type: 'varchar', length: 8 })
  state: BankEntryState;

  /**
   * Whether it was in doubt when it was first looked at, or somebody has left it out, or took its payment back: only a person can book it
   * then. `null` until it was looked at.
   */
  @Column({ type: 'boolean', nullable: true })
  is_doubtful: boolean | null;

  /** What it pays while it is open, as `Suggestions` last worked it out; `null` until then. */
  @Column({ type: 'varchar', length: 8, nullable: true })
  certainty: BankCertainty | null;

  /** In which group it is reviewed while it is open; `null` until it was looked at. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  review_group: OpenBankGroup | null;

  /** JSON: `StoredSuggestion`. */
  @Column({ type: 'text', nullable: true })
  suggestion: string | null;

  /** The payment that it became; no foreign key, as everywhere in the ledger. */
  @Column({ type: 'int', nullable: true })
  payment_id: number | null;

  /** The payment that it had become before somebody undid it; until it is booked again. */
  @Column({ type: 'int', nullable: true })
  undone_payment_id: number | null;

  /** The `bank_run` that booked it; no foreign key, because runs are never deleted. */
  @Column({ type: 'int', nullable: true })
  run_id: number | null;

  /** User of the office who booked or ignored it. */
  @Column({ type: 'int', nullable: true })
  decided_by: number | null;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  decided_at: Date | null;
}

/** What the office set for imports. There is one row from the first import on; imports lock it, so they follow one another. */
@Entity('bank_setting')
export class BankSettingEntity {
  @PrimaryColumn({ type: 'int' })
  id: number;

  /** JSON: the columns of the bank's tables; `null` until they are set. */
  @Column({ type: 'text', nullable: true })
  csv_mapping: string | null;

  /** Which state of the data the stored suggestions are of; see `Suggestions`. */
  @Column({ type: 'varchar', length: 140, nullable: true })
  suggested_for: string | null;
}

/** Id of the one row of {@link BankSettingEntity}. */
export const BANK_SETTING = 1;
