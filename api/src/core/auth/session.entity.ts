import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { UserEntity } from './user.entity.js';

/** A login. The JWT only names this row; deleting it ends the session at once (product/accounts.md#sessions). */
@Entity('session')
@Index('ix_session_user', ['user_id'])
@Index('ix_session_expires', ['expires_at'])
export class SessionEntity {
  /** Random, URL-safe; the JWT's `jti`. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_session_user' })
  user?: Relation<UserEntity>;

  /** Whether the login asked to be remembered: a refresh then lasts as long again. */
  @Column({ type: 'boolean', default: false })
  remember: boolean;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}
