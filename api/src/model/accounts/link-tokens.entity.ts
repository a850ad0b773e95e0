import { randomBytes } from 'node:crypto';
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
import { sha256 } from '../../core/text/sha256.js';

/** The secret of a link in a mail. Only its SHA-256 is stored, so that nobody who reads the database can use the link. */
abstract class LinkTokenEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  /** Hex. */
  @Column({ type: 'varchar', length: 64 })
  token_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}

/** A link that confirms the present e-mail address of an account. */
@Entity('email_token')
@Unique('uq_email_token_hash', ['token_hash'])
@Index('ix_email_token_user', ['user_id'])
@Index('ix_email_token_expires', ['expires_at'])
export class EmailTokenEntity extends LinkTokenEntity {
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_email_token_user' })
  user?: Relation<UserEntity>;
}

/** A link to set a password, sent by mail (product/accounts.md#password-links). */
@Entity('password_token')
@Unique('uq_password_token_hash', ['token_hash'])
@Index('ix_password_token_user', ['user_id'])
export class PasswordTokenEntity extends LinkTokenEntity {
  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_password_token_user' })
  user?: Relation<UserEntity>;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at: Date | null;
}

/** A secret for the link of a mail: 256 random bits, and the hash under which it is stored. */
export function makeToken(): { token: string; token_hash: string } {
  const token = randomBytes(32).toString('base64url');
  return { token, token_hash: hashOfToken(token) };
}

/** SHA-256, hex: what the database holds of a token. */
export function hashOfToken(token: string): string {
  return sha256(token);
}
