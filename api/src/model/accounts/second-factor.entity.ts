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
import { encryptedText } from '../../core/database/health-cipher.js';

/** The authenticator app of an account (product/accounts.md#second-factor). */
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
