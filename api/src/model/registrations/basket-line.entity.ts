import type { DayType } from '@feria/shared';
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
import { UserEntity } from '../../core/auth/user.entity.js';

/**
 * What a parent has put into the basket (product/registrations.md#kept-basket). Child and week are no foreign keys: storing a basket
 * would wait for a week that is being booked. Lines without them are not shown, and go.
 */
@Entity('basket_line')
@Unique('uq_basket_line_user_child_week', ['user_id', 'child_id', 'course_week_id'])
@Index('ix_basket_line_child', ['child_id'])
@Index('ix_basket_line_week', ['course_week_id'])
export class BasketLineEntity {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'int' })
  user_id: number;

  @ManyToOne(() => UserEntity, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_basket_line_user' })
  user?: Relation<UserEntity>;

  @Column({ type: 'int' })
  child_id: number;

  @Column({ type: 'int' })
  course_week_id: number;

  @Column({ type: 'varchar', length: 8 })
  day_type: DayType;
}
