import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, Column, type Relation } from 'typeorm';
import { RegistrationEntity } from './registration.entity.js';

/**
 * One row for each day of a confirmed registration. The primary key makes the database itself refuse two programmes of
 * a child on one day, whatever path the code takes (product/registrations.md#one-programme-a-day).
 */
@Entity('child_day')
@Index('ix_child_day_registration', ['registration_id'])
export class ChildDayEntity {
  @PrimaryColumn({ type: 'int' })
  child_id: number;

  @PrimaryColumn({ type: 'date' })
  date: string;

  @Column({ type: 'int' })
  registration_id: number;

  @ManyToOne(() => RegistrationEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'registration_id', foreignKeyConstraintName: 'fk_child_day_registration' })
  registration?: Relation<RegistrationEntity>;
}
