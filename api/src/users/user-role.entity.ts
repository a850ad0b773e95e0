import { Entity, Index, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { RoleEntity } from './role.entity.js';
import { UserEntity } from './user.entity.js';

/** A role that a user holds. */
@Entity('user_role')
@Index('ix_user_role_role', ['role_id'])
export class UserRoleEntity {
  @PrimaryColumn({ type: 'int' })
  user_id: number;

  @PrimaryColumn({ type: 'int' })
  role_id: number;

  @ManyToOne(() => UserEntity, (user) => user.roleLinks, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'user_id', foreignKeyConstraintName: 'fk_user_role_user' })
  user?: Relation<UserEntity>;

  @ManyToOne(() => RoleEntity, { onDelete: 'NO ACTION', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'fk_user_role_role' })
  role?: Relation<RoleEntity>;
}
