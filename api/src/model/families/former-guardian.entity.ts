import type { IsoDate } from '@feria/shared';
import { Column, Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChildEntity } from './child.entity.js';
import { ParentEntity } from './parent.entity.js';

/**
 * Who was a parent of a child and is none any more: what they paid for it until then stays in their documents
 * (product/money.md#who-paid). It opens nothing else of the child. Who is linked again keeps the row; the link counts.
 */
@Entity('former_guardian')
@Index('ix_former_guardian_person', ['person_id'])
export class FormerGuardianEntity {
  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @PrimaryColumn({ type: 'int' })
  person_id: number;

  /** The last day as a parent, in Rome. */
  @Column({ type: 'date' })
  until: IsoDate;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_former_guardian_child' })
  child?: Relation<ChildEntity>;

  @ManyToOne(() => ParentEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_former_guardian_person' })
  person?: Relation<ParentEntity>;
}
