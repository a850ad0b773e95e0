import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/**
 * A member of staff looks at the portal as a parent (product/accounts.md#view-as-parent). Without foreign keys: the end must be noted
 * in the log of changes also when the session, the account or the person is gone by then.
 */
@Entity('parent_view')
@Index('ix_parent_view_session', ['session_id'])
@Index('ix_parent_view_user', ['user_id'])
@Index('ix_parent_view_expires', ['expires_at'])
export class ParentViewEntity {
  /** Random, URL-safe; the JWT's `jti`. */
  @PrimaryColumn({ type: 'varchar', length: 32 })
  id: string;

  /** The session from which it was opened. It ends with it. */
  @Column({ type: 'varchar', length: 32 })
  session_id: string;

  /** Account of the member of staff. */
  @Column({ type: 'int' })
  user_id: number;

  /** The parent. */
  @Column({ type: 'int' })
  person_id: number;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @Column({ type: 'datetime', precision: 3 })
  expires_at: Date;
}
