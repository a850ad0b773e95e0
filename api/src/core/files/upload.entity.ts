import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

/**
 * A stored upload. Its row is the lock between whoever begins to use a file and whoever removes it because nobody does:
 * both take it first (product/office.md#uploads).
 */
@Entity('upload')
@Unique('uq_upload_address', ['address'])
@Index('ix_upload_created_at', ['created_at'])
export class UploadEntity {
  @PrimaryGeneratedColumn()
  id: number;

  /** `/uploads/<random>.<extension>`. */
  @Column({ type: 'varchar', length: 120 })
  address: string;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
