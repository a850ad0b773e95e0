import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { ChildEntity } from './child.entity.js';
import { PersonEntity } from './person.entity.js';

/** A person is a parent of a child. */
@Entity('child_parent')
@Index('ix_child_parent_person', ['person_id'])
export class ChildParentEntity {
  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @PrimaryColumn({ type: 'int' })
  person_id: number;

  @ManyToOne(() => ChildEntity, (child) => child.parentLinks, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_child_parent_child' })
  child?: Relation<ChildEntity>;

  @ManyToOne(() => PersonEntity, (person) => person.childLinks, {
    onDelete: 'CASCADE',
    onUpdate: 'NO ACTION',
  })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_child_parent_person' })
  person?: Relation<PersonEntity>;
}
