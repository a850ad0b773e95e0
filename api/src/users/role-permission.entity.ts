import type { Permission } from '@feria/shared';
import { Entity, JoinColumn, ManyToOne, PrimaryColumn, type Relation } from 'typeorm';
import { RoleEntity } from './role.entity.js';

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
