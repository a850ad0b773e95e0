import type { ConsentWay } from '@feria/shared';
import { child } from '@feria/shared/resources/child/index';
import { storedFields } from '@feria/shared/resources/infer';
import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  OneToMany,
  PrimaryColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { resourceEntity } from '../../core/crud/resource-entity.js';
import { encryptedBoolean, encryptedText } from '../../core/database/health-cipher.js';
import type { ParentEntity } from './parent.entity.js';

/** Every field that needs `child.health` is encrypted at rest (product/accounts.md#health-fields). */
const encrypted = Object.fromEntries(
  storedFields(child)
    .filter(([, { permission }]) => permission === 'child.health')
    .map(([name, { type }]) => {
      const transformer = type === 'boolean' ? encryptedBoolean : encryptedText;
      return [name, { type: 'text', nullable: true, transformer }];
    }),
);

/** A child. Its columns follow from the definition; those of the health fields are encrypted. */
@Entity('child')
@Unique('uq_child_tax', ['tax'])
@Index('ix_child_last_name', ['last_name_sort_key'])
@Index('ix_child_retention', ['anonymised_at', 'last_update'])
export class ChildEntity extends resourceEntity(child, {
  columns: {
    gender: { type: 'varchar', length: 1 },
    lang: { type: 'varchar', length: 2 },
    school: { type: 'varchar', length: 10 },
    ...encrypted,
  },
}) {
  /** When the parents consented to keeping health data, and the hash of the privacy file they saw. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  health_consent_at: Date | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  health_consent_hash: string | null;

  /** How the parents gave a consent that was imported or entered by the office; `null` of one that they gave here. */
  @Column({ type: 'varchar', length: 12, nullable: true })
  health_consent_way: ConsentWay | null;

  /** The account that imported or entered it; it may be gone. */
  @Column({ type: 'int', nullable: true })
  health_consent_by: number | null;

  /** When the data was last confirmed by saving it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_update: Date | null;

  /** When the retention rule took everything away that tells who the child is. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  anonymised_at: Date | null;

  @OneToMany('child_parent', 'child')
  parentLinks?: Relation<ChildParentEntity>[];
}

/** A person is a parent of a child. */
@Entity('child_parent')
@Index('ix_child_parent_person', ['person_id'])
@Index('ix_child_parent_invited_by', ['invited_by'])
export class ChildParentEntity {
  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @PrimaryColumn({ type: 'int' })
  person_id: number;

  /**
   * The other parent who invited this one as second guardian and may end that again; `null` when the office linked them, or the
   * other one is gone. Without a foreign key, so that it keeps nobody from being deleted: `eraseParents` empties it.
   */
  @Column({ type: 'int', nullable: true })
  invited_by: number | null;

  @ManyToOne(() => ChildEntity, (child) => child.parentLinks, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'child_id', foreignKeyConstraintName: 'fk_child_parent_child' })
  child?: Relation<ChildEntity>;

  @ManyToOne('person', 'childLinks', { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'person_id', foreignKeyConstraintName: 'fk_child_parent_person' })
  person?: Relation<ParentEntity>;

  @ManyToOne('person', { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'invited_by' })
  inviter?: Relation<ParentEntity> | null;
}
