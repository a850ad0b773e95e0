import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** The answer of a sign-up or of making a next season, kept so that a repeat with the same key gets it again (product/registrations.md#repeated-requests). */
@Entity('idempotency_key')
@Index('ix_idempotency_key_created', ['created_at'])
export class IdempotencyKeyEntity {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @PrimaryColumn({ type: 'varchar', length: 64 })
  key_hash: string;

  /** SHA-256 (hex) of address and body. */
  @Column({ type: 'varchar', length: 64 })
  body_hash: string;

  /** JSON of the payload; a long one deflated, base64. */
  @Column({ type: 'text' })
  response: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
