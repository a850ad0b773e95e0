import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryGeneratedColumn, type Relation } from 'typeorm';
import { ParentEntity } from '../families/parent.entity.js';

/** A change of a postcode that a parent made in the portal: priority goes by it (product/catalogue.md#priority). Kept for a year. */
@Entity('plz_change')
@Index('ix_plz_change_person', ['person_id', 'at'])
@Index('ix_plz_change_at', ['at'])
export class PlzChangeEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  person_id: number;

  @ManyToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_plz_change_person' })
  person?: Relation<ParentEntity>;

  @Column({ type: 'varchar', length: 10, nullable: true })
  plz_before: string | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  plz_after: string | null;

  @Column({ type: 'datetime', precision: 3 })
  at: Date;
}
