import { parent } from '@feria/shared/resources/parent/index';
import { Column, Entity, Index, JoinColumn, ManyToOne, OneToMany, Unique, type Relation } from 'typeorm';
import { UserEntity } from '../../core/auth/user.entity.js';
import { resourceEntity } from '../../core/crud/resource-entity.js';
import type { ChildParentEntity } from './child.entity.js';

/** A parent. Its columns follow from the definition; e-mail and language stand in the account. */
@Entity('person')
@Unique('uq_person_tax', ['tax'])
@Unique('uq_person_user', ['user_id'])
@Index('ix_person_last_name', ['last_name_sort_key'])
@Index('ix_person_active_at', ['active_at'])
export class ParentEntity extends resourceEntity(parent, {
  columns: { gender: { type: 'varchar', length: 1 } },
  nullable: ['address'],
}) {
  @Column({ type: 'int', nullable: true })
  user_id: number | null;

  /** One to one by `uq_person_user`; TypeORM's own OneToOne would add a second key under a name of its making. */
  @ManyToOne(() => UserEntity, { onDelete: 'SET NULL', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_person_user' })
  user?: Relation<UserEntity> | null;

  /**
   * When the parent last logged in, or the office last saved the data; decides when an unused account is erased. `null`
   * until the housekeeping has seen the row: the retention period then starts.
   */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  active_at: Date | null;

  /** When the mail was written that tells of the coming erasure. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  erasure_warned_at: Date | null;

  @OneToMany('child_parent', 'person')
  childLinks?: Relation<ChildParentEntity>[];

  /** The phone once more with its digits only: callers' numbers come like that. */
  protected override searched(): (string | null | undefined)[] {
    return [...super.searched(), this.phone?.replace(/\D/g, '')];
  }
}

/** What a parent's row holds after an activity: the retention period begins again, and a warning does not count any more. */
export function activeAt(now: Date): Pick<ParentEntity, 'active_at' | 'erasure_warned_at'> {
  return { active_at: now, erasure_warned_at: null };
}
