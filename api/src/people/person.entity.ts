import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, Unique, type Relation } from 'typeorm';
import { UserEntity } from '../users/user.entity.js';
import { ChildParentEntity } from './child-parent.entity.js';
import { HumanEntity } from './human.entity.js';

/** A parent. E-mail and language stand in the user of the person. */
@Entity('person')
@Unique('uq_person_tax', ['tax'])
@Unique('uq_person_user', ['user_id'])
@Index('ix_person_last_name', ['last_name'])
export class PersonEntity extends HumanEntity {
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** One to one by `uq_person_user`; TypeORM's own OneToOne would add a second key under a name of its making. */
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_person_user' })
  user?: Relation<UserEntity> | null;

  @Column({ type: 'varchar', length: 10, nullable: true })
  plz: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  place: string | null;

  @Column({ type: 'varchar', length: 255, nullable: true })
  address: string | null;

  @Column({ type: 'varchar', length: 40, nullable: true })
  phone: string | null;

  @OneToMany(() => ChildParentEntity, (link) => link.person)
  childLinks?: Relation<ChildParentEntity>[];

  protected searched(): (string | null | undefined)[] {
    // The digits of the number once more without what stands between them: callers' numbers come like that.
    const digits = this.phone?.replace(/\D/g, '');
    return [this.last_name, this.first_name, this.tax, this.place, this.phone, digits];
  }
}
