import { Column, Entity, OneToMany, PrimaryGeneratedColumn, Unique, type Relation } from 'typeorm';
import { Searchable } from '../platform/database/searchable.js';
import { RolePermissionEntity } from './role-permission.entity.js';

/** A named set of permissions. */
@Entity('role')
@Unique('uq_role_name', ['name'])
export class RoleEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 191 })
  name: string;

  /**
   * Counts the changes after which somebody might be missing who may edit roles. Writing it is the lock that they take
   * (see `lockRoles`); on a cluster it is the row at which two of them collide.
   */
  @Column({ type: 'int', default: 0, select: false })
  revision: number;

  @OneToMany(() => RolePermissionEntity, (permission) => permission.role)
  permissions?: Relation<RolePermissionEntity>[];

  protected searched(): string[] {
    return [this.name];
  }
}
