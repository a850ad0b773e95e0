import {
  Column,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import type { HealthReadVia } from '@feria/shared';
import { ChildEntity } from '../families/child.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';

/** Whose health data which user (staff or parent) was shown on which day, and where; once a day, however often. */
@Entity('health_read')
@Unique('uq_health_read', ['child_id', 'user_id', 'date', 'via'])
@Index('ix_health_read_date', ['date'])
@Index('ix_health_read_user', ['user_id', 'date'])
export class HealthReadEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  child_id: number;

  @Column({ type: 'int' })
  user_id: number;

  /** Calendar day in Europe/Rome. */
  @Column({ type: 'date' })
  date: string;

  @Column({ type: 'varchar', length: 8 })
  via: HealthReadVia;

  /** Without a foreign key: the log outlives accounts and children. */
  @ManyToOne(() => UserEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'user_id' })
  user?: Relation<UserEntity> | null;

  @ManyToOne(() => ChildEntity, { createForeignKeyConstraints: false })
  @JoinColumn({ name: 'child_id' })
  child?: Relation<ChildEntity> | null;
}
