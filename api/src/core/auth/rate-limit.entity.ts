import { Column, Entity, Index, PrimaryColumn } from 'typeorm';

/** Hits of one bucket in its present window. In the database, so that limits hold across processes. */
@Entity('rate_limit')
@Index('ix_rate_limit_resets', ['resets_at'])
export class RateLimitEntity {
  /** SHA-256 (hex) of what is limited: nothing personal is stored. */
  @PrimaryColumn({ type: 'varchar', length: 64 })
  bucket: string;

  @Column({ type: 'int' })
  hits: number;

  @Column({ type: 'datetime', precision: 3 })
  resets_at: Date;
}
