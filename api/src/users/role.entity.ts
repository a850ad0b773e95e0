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

  @OneToMany(() => RolePermissionEntity, (permission) => permission.role)
  permissions?: Relation<RolePermissionEntity>[];

  protected searched(): string[] {
    return [this.name];
  }
}
