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

/** A link to set a password, sent by mail. Only the SHA-256 of the token is stored (decisions §3). */
@Entity('password_token')
@Unique('uq_password_token_hash', ['token_hash'])
@Index('ix_password_token_user', ['user_id'])
export class PasswordTokenEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_password_token_user' })
  user?: Relation<UserEntity>;

  /** Hex. */
  @Column({ type: 'varchar', length: 64 })
  token_hash: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;

  @Column({ type: 'datetime', precision: 3, nullable: true })
  used_at: Date | null;
}
