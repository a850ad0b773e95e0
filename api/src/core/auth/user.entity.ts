import type { ContentLanguage } from '@feria/shared';
import { user } from '@feria/shared/resources/user/index';
import { Column, Entity, OneToMany, Unique, type Relation } from 'typeorm';
import { resourceEntity } from '../crud/resource-entity.js';
import type { UserRoleEntity } from './role.entity.js';

/**
 * An account. Staff hold roles; a parent has a person (product/accounts.md#parents). The columns follow from the definition; the
 * e-mail address is in lower case.
 */
@Entity('user')
@Unique('uq_user_email', ['email'])
export class UserEntity extends resourceEntity(user, { columns: { lang: { type: 'varchar', length: 2 } } }) {
  declare lang: ContentLanguage;

  /** argon2id; `null` until a password is set by the link of a mail. */
  @Column({ type: 'varchar', length: 255, nullable: true, select: false })
  password_hash: string | null;

  /** A password that staff got generated must be changed at the first login. */
  @Column({ type: 'boolean', default: false })
  password_change_required: boolean;

  /** Until when one may book although the address is not confirmed; `null` when nothing is to be confirmed. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  email_confirm_until: Date | null;

  /** When a link in a mail to the present address was used; `null` when none was, as for most accounts that the office makes. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  email_confirmed_at: Date | null;

  /** When a mail was last kept back because the address is not confirmed; `null` when none was, and once it is confirmed. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  mails_held_at: Date | null;

  /** Since when it has an authenticator app or a passkey; `null` without. Signing in then asks for one. */
  @Column({ type: 'datetime', precision: 3, nullable: true })
  second_factor_at: Date | null;

  @Column({ type: 'datetime', precision: 3 })
  created_at: Date;

  @OneToMany('user_role', 'user')
  roleLinks?: Relation<UserRoleEntity>[];
}
