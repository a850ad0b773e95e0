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
import { UserEntity } from '../../core/auth/user.entity.js';
import { encryptedText } from '../people/health-cipher.js';

/** The authenticator app of an account (product.md#second-factor). */
@Entity('authenticator_app')
export class AuthenticatorAppEntity {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_authenticator_app_user' })
  user?: Relation<UserEntity>;

  /** Base32. */
  @Column({ type: 'text', transformer: encryptedText })
  secret: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  /** Half minute (since 1970) of the last code that was taken: no code is taken twice. */
  @Column({ type: 'int', default: 0 })
  last_step: number;
}

/** A code for whoever has lost app and passkeys: each is good once. */
@Entity('recovery_code')
@Unique('uq_recovery_code_user_hash', ['user_id', 'hash'])
export class RecoveryCodeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_recovery_code_user' })
  user?: Relation<UserEntity>;

  /** SHA-256 (hex): a code has 120 random bits, so nobody finds it by trying. */
  @Column({ type: 'varchar', length: 64 })
  hash: string;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at: Date | null;
}

/** A passkey: the public half of a key that stays on a device. */
@Entity('passkey')
@Unique('uq_passkey_credential', ['credential_hash'])
@Index('ix_passkey_user', ['user_id'])
export class PasskeyEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_passkey_user' })
  user?: Relation<UserEntity>;

  /** What its owner calls it. */
  @Column({ type: 'varchar', length: 80 })
  name: string;

  /** base64url; up to 1,023 bytes, so it is found by its hash. */
  @Column({ type: 'text' })
  credential_id: string;

  /** SHA-256 (hex) of the id. */
  @Column({ type: 'varchar', length: 64 })
  credential_hash: string;

  /** COSE, base64url. */
  @Column({ type: 'text' })
  public_key: string;

  /** How often the device says that it was used; 0 for ever where it does not count. */
  @Column({ type: 'varchar', length: 10 })
  counter: string;

  /** How browsers reach the device, by comma. */
  @Column({ type: 'varchar', length: 100 })
  transports: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_used_at: Date | null;
}

/** What a step of signing in is for. */
export type LoginStepPurpose = 'code' | 'passkey' | 'add_app' | 'add_passkey';

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
