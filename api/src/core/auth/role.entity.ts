import type { Permission } from '@feria/shared';
import { role } from '@feria/shared/resources/role/index';
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
import { resourceEntity } from '../crud/resource-entity.js';
import { UserEntity } from './user.entity.js';

/** A named set of permissions. */
@Entity('role')
@Unique('uq_role_name', ['name'])
export class RoleEntity extends resourceEntity(role) {
  /**
   * Counts the changes that may take the right to edit roles from somebody. Writing it is their lock (`lockRoles`): two of them
   * wait for each other, or conflict when they come from two nodes of a cluster.
   */
  @Column({ type: 'int', default: 0, select: false })
  revision: number;

  @OneToMany('role_permission', 'role')
  permissions?: Relation<RolePermissionEntity>[];
}

/** A permission that a role holds. */
@Entity('role_permission')
export class RolePermissionEntity {
  @PrimaryColumn({ type: 'int' })
  role_id: number;

  @PrimaryColumn({ type: 'varchar', length: 100 })
  permission: Permission;

  @ManyToOne(() => RoleEntity, (role) => role.permissions, { onDelete: 'CASCADE', onUpdate: 'NO ACTION' })
  @JoinColumn({ name: 'role_id', foreignKeyConstraintName: 'fk_role_permission_role' })
  role?: Relation<RoleEntity>;
}

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
