import { normaliseForSearch } from '@feria/shared';
import {
  BeforeInsert,
  BeforeUpdate,
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { ChildEntity } from './child.entity.js';

/** Who may pick up a child besides its parents (product/on-site.md#pick-up-persons). */
@Entity('pickup_person')
@Index('ix_pickup_person_child', ['child_id'])
export class PickupPersonEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  child_id: number;

  @ManyToOne(() => ChildEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_pickup_person_child' })
  child?: Relation<ChildEntity>;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  @Column({ type: 'varchar', length: 40 })
  phone: string;

  /** What the person is to the child, in the parents' words: “Oma”. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  relation: string | null;

  /** What the family is found by (product/office.md#search-everywhere): relation, name, and the phone once more with its digits only. */
  @Column({ type: 'text', nullable: true, select: false })
  search_text: string | null;

  @BeforeInsert()
  @BeforeUpdate()
  protected fillSearchText(): void {
    const { relation, name, phone } = this;
    const texts = [relation, name, phone, phone.replace(/\D/g, '')];
    this.search_text = normaliseForSearch(texts.filter(Boolean).join(' '));
  }
}
