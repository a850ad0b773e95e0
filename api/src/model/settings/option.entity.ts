import type { OptionKey } from '@feria/shared';
import { Column, Entity, PrimaryGeneratedColumn, Unique } from 'typeorm';

/** A setting of the organiser (product/office.md#options). */
@Entity('option')
@Unique('uq_option_key', ['key'])
export class OptionEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 60 })
  key: OptionKey;

  @Column({ type: 'text', nullable: true })
  value: string | null;

  /** Since when it has its value; `null` when it was never changed. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  changed_at: Date | null;
}
