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
import { UserEntity } from './user.entity.js';

/** What a step is for. `confirm`: a passkey shows that the owner of the account changes it. */
export type LoginStepPurpose = 'code' | 'passkey' | 'add_app' | 'add_passkey' | 'confirm';

/** A step that was begun: a code that is asked for after the password, what a passkey has to sign, or an app that is to be added. */
@Entity('login_step')
@Unique('uq_login_step_token', ['token_hash'])
@Index('ix_login_step_user', ['user_id'])
@Index('ix_login_step_expires', ['expires_at'])
export class LoginStepEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** SHA-256 (hex) of what the browser sends back. */
  @Column({ type: 'varchar', length: 64 })
  token_hash: string;

  @Column({ type: 'varchar', length: 12 })
  purpose: LoginStepPurpose;

  /** `null` before a passkey says whose it is. */
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_login_step_user' })
  user?: Relation<UserEntity>;

  /** What a passkey signs, base64url; or the secret of an app that is to be added, encrypted. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  challenge: string | null;

  /** Whether the login asked to be remembered. */
  @Column({ type: 'boolean', default: false })
  remember: boolean;

  @Column({ type: 'int', default: 0 })
  attempts: number;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}
