import type { IsoDate } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ChildEntity } from './child.entity.js';
import { encryptedText } from '../../core/database/health-cipher.js';

/** Days on which a child does not come, as its parents told (product/on-site.md#absences). */
@Entity('absence')
@Index('ix_absence_child', ['child_id', 'to'])
export class AbsenceEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_absence_child' })
  child?: Relation<ChildEntity>;

  @Column({ type: 'date' })
  from: IsoDate;

  /** Last day. */
  @Column({ type: 'date' })
  to: IsoDate;

  /** May tell of a child's health, so it is encrypted as that. */
  @Column({ type: 'text', nullable: true, transformer: encryptedText })
  reason: string | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;
}
