import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import type { AuditAction } from '@feria/shared';
import { UserEntity } from '../auth/user.entity.js';

/**
 * Who changed what: the call, the record, the names of the fields, and old and new values of those fields whose values are kept.
 * Rows are never changed, but that values go with the person whom they are about (product/office.md#log-of-changes).
 */
@Entity('audit_entry')
@Index('ix_audit_entry_at', ['at'])
@Index('ix_audit_entry_record', ['resource', 'record_id'])
@Index('ix_audit_entry_user', ['user_id', 'at'])
export class AuditEntryEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  /** Name of the API key that acted for the user; `null` when the user did. The log outlives the key. */
  @Column({ type: 'varchar', length: 100, nullable: true })
  api_key: string | null;

  @Column({ type: 'varchar', length: 10 })
  action: AuditAction;

  /** The call without `/api` and ids: `course`, `course/copy`, `my-family/children`. */
  @Column({ type: 'varchar', length: 80 })
  resource: string;

  /** Id of the record that the call named or made. */
  @Column({ type: 'int', nullable: true })
  record_id: number | null;

  /** Names of the fields that changed (of a link, the record at its other end), or that were sent where nothing compares them; separated by commas. */
  @Column({ type: 'text', nullable: true })
  fields: string | null;

  /** JSON of `KeptChanges`; `null` when no value is kept, and once the person is erased or anonymised. */
  @Column({ type: 'text', nullable: true })
  changes: string | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;

  /** Without a foreign key: the log outlives accounts. */
  @ManyToOne(() => UserEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<UserEntity> | null;
}
