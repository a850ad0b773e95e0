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
import { UserEntity } from '../../core/auth/user.entity.js';

/** What of a login was changed. */
export type AccountChangeKind = 'email' | 'password' | 'second_factor';

/** `open`: can be undone; `used`: was undone, by its link or by an earlier one; `void`: the office has changed the account since. */
export type AccountChangeState = 'open' | 'used' | 'void';

/**
 * A change of a login that can be undone for some days, with what it was before (product/accounts.md#undoing-a-change). Only the SHA-256 of the
 * link's secret is stored.
 */
@Entity('account_change')
@Unique('uq_account_change_token', ['token_hash'])
@Index('ix_account_change_user', ['user_id'])
@Index('ix_account_change_email', ['email'])
@Index('ix_account_change_expires', ['expires_at'])
export class AccountChangeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_account_change_user' })
  user?: Relation<UserEntity>;

  @Column({ type: 'varchar', length: 16 })
  kind: AccountChangeKind;

  /** Hex; `null` where nobody got a link: then only the link of an earlier change leads here. */
  @Column({ type: 'varchar', length: 64, nullable: true })
  token_hash: string | null;

  /** The address before; `null` where it was never confirmed, and once the change is not open any more. */
  @Column({ type: 'varchar', length: 255, nullable: true })
  email: string | null;

  /** The second factor before, see `factorsOf`; `null` where it was not changed, and once the change is not open any more. */
  @Column({ type: 'text', nullable: true })
  factors: string | null;

  /** The password before, argon2id: an undo that touches a second factor asks for it; `null` without one, and as above. */
  @Column({ type: 'varchar', length: 255, nullable: true, select: false })
  password_hash: string | null;

  /** Whether another account has made the change. */
  @Column({ type: 'boolean', default: false })
  by_staff: boolean;

  @Column({ type: 'varchar', length: 8 })
  state: AccountChangeState;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}
