import type { School, UiLanguage } from '@feria/shared';
import { Column, Entity, Index, OneToMany, Unique, type Relation } from 'typeorm';
import { sealedBoolean, sealedText } from './health-cipher.js';
import { ChildParentEntity } from './child-parent.entity.js';
import { HumanEntity } from './human.entity.js';

/** A child. The health fields are encrypted at rest (decisions §1, `HEALTH_KEY`). */
@Entity('child')
@Unique('uq_child_tax', ['tax'])
@Index('ix_child_last_name', ['last_name'])
@Index('ix_child_retention', ['anonymised_at', 'last_update'])
export class ChildEntity extends HumanEntity {
  @Column({ type: 'varchar', length: 2 })
  lang: UiLanguage;

  @Column({ type: 'varchar', length: 40 })
  phone: string;

  @Column({ type: 'varchar', length: 10 })
  school: School;

  @Column({ type: 'boolean', default: false })
  whatsapp_infos: boolean;

  @Column({ type: 'boolean', default: false })
  leave_alone: boolean;

  @Column({ type: 'boolean', default: false })
  swimming_help: boolean;

  @Column({ type: 'text', nullable: true, transformer: sealedBoolean })
  with_diagnostics: boolean;

  @Column({ type: 'text', nullable: true, transformer: sealedText })
  medicaments: string | null;

  @Column({ type: 'text', nullable: true, transformer: sealedText })
  incompatibilities: string | null;

  @Column({ type: 'text', nullable: true, transformer: sealedText })
  allergies: string | null;

  @Column({ type: 'text', nullable: true, transformer: sealedText })
  risk_group: string | null;

  /** When the parents consented to keeping health data, and the hash of the privacy file they saw. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  health_consent_at: Date | null;

  @Column({ type: 'varchar', length: 64, nullable: true })
  health_consent_hash: string | null;

  /** When the data was last confirmed by saving it. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  last_update: Date | null;

  /** When the retention rule took everything away that tells who the child is. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  anonymised_at: Date | null;

  @OneToMany(() => ChildParentEntity, (link) => link.child)
  parentLinks?: Relation<ChildParentEntity>[];

  protected searched(): string[] {
    return [this.last_name, this.first_name, this.tax];
  }
}
