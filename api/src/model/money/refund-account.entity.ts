import type { RefundAccountSource } from '@feria/shared';
import { Column, Entity, JoinColumn, OneToOne, PrimaryColumn, type Relation } from 'typeorm';
import { encryptedText } from '../../core/database/health-cipher.js';
import { ParentEntity } from '../families/parent.entity.js';

/** The account to which a parent wants credit paid out (product/money.md#paying-out-credit). */
@Entity('refund_account')
export class RefundAccountEntity {
  @PrimaryColumn({ type: 'int' })
  person_id: number;

  @OneToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_refund_account_person' })
  person?: Relation<ParentEntity>;

  /** Without blanks; encrypted at rest. */
  @Column({ type: 'text', transformer: encryptedText })
  iban: string;

  /** Whether the parent or the office entered it. */
  @Column({ type: 'varchar', length: 6 })
  told_by: Exclude<RefundAccountSource, 'bank_entry'>;

  @Column({ type: 'datetime', precision: 3 })
  told_at: Date;
}
