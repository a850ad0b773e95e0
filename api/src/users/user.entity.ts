import type { UiLanguage } from '@feria/shared';
import { Column, Entity, OneToMany, PrimaryGeneratedColumn, Unique, type Relation } from 'typeorm';
import { Searchable } from '../platform/database/searchable.js';
import { UserRoleEntity } from './user-role.entity.js';

/** An account. Staff hold roles; a parent has a person (decisions §3). */
@Entity('user')
@Unique('uq_user_email', ['email'])
export class UserEntity extends Searchable {
  @PrimaryGeneratedColumn()
  id: number;

  @Column({ type: 'varchar', length: 255 })
  name: string;

  /** Lower case. */
  @Column({ type: 'varchar', length: 255 })
  email: string;

  /** argon2id; `null` until a password is set by the link of a mail. */
  @Column({ type: 'varchar', length: 255, nullable: true, select: false })
  password_hash: string | null;

  /** A password that staff got generated must be changed at the first login. */
  @Column({ type: 'boolean', default: false })
  password_change_required: boolean;

  @Column({ type: 'varchar', length: 255, nullable: true })
  company_name: string | null;

  /** Language of mails to this user. */
  @Column({ type: 'varchar', length: 2 })
  lang: UiLanguage;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @OneToMany(() => UserRoleEntity, (link) => link.user)
  roleLinks?: Relation<UserRoleEntity>[];

  protected searched(): (string | null)[] {
    return [this.name, this.email, this.company_name];
  }
}
