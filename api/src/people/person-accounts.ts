import { Injectable } from '@nestjs/common';
import { can, DEFAULT_LANGUAGE, type UiLanguage } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import type { CurrentUserData } from '../platform/auth/current-user.js';
import { Sessions } from '../platform/auth/sessions.js';
import { Clock } from '../platform/clock.js';
import { lockRows } from '../platform/database/locks.js';
import type { Problems } from '../platform/http/errors.js';
import { mayHandle } from '../users/domain/rights.js';
import { normaliseEmail } from '../users/email.js';
import { permissionsOf, rolesOf } from '../users/held-roles.js';
import { PasswordTokens } from '../users/password-tokens.js';
import { UserEntity } from '../users/user.entity.js';
import type { PersonEntity } from './person.entity.js';

/** What an account has from its person. Absent keeps its value. */
export interface AccountData {
  name: string;
  email: string | undefined;
  lang: UiLanguage | undefined;
  /** argon2id; `null` sends a link to set one. */
  passwordHash: string | null;
}

/** The accounts of parents, as the office makes and changes them. */
@Injectable()
export class PersonAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tokens: PasswordTokens,
  ) {}

  /** The account of a person, locked; `null` when it has none. */
  async of(manager: EntityManager, person: PersonEntity): Promise<UserEntity | null> {
    if (person.user_id === null) return null;
    const [user] = await lockRows(manager, UserEntity, [person.user_id]);
    return user ?? null;
  }

  /**
   * Says at `email` when another account has the address, and when the account holds roles and the writer may not make
   * users or does not hold as much: with a new address goes the link for a new password, and with that the roles.
   */
  async check(
    manager: EntityManager,
    user: UserEntity | null,
    { email }: AccountData,
    { writer, problems }: { writer: CurrentUserData; problems: Problems },
  ): Promise<void> {
    if (email === undefined || normaliseEmail(email) === user?.email) return;
    const other = await manager.findOne(UserEntity, {
      select: { id: true },
      where: { email: normaliseEmail(email) },
    });
    if (other && other.id !== user?.id) problems.add('email', 'validation.email_taken');
    const roles = user ? await rolesOf(manager, user.id) : [];
    if (roles.length === 0) return;
    if (!can(writer, 'user.create')) problems.addOnce('email', 'validation.email_of_staff');
    else if (!mayHandle(writer.permissions, permissionsOf(roles)))
      problems.addOnce('email', 'validation.account_beyond_own');
  }

  /** Makes an account and, when it has no password yet, the mail that brings the link to set one. */
  async create(manager: EntityManager, { name, email, lang, passwordHash }: AccountData): Promise<number> {
    const user = await manager.save(
      manager.create(UserEntity, {
        name,
        email: normaliseEmail(email ?? ''),
        lang: lang ?? DEFAULT_LANGUAGE,
        password_hash: passwordHash,
        password_change_required: passwordHash !== null,
        created_at: this.clock.now(),
      }),
    );
    if (passwordHash === null) await this.tokens.issue(manager, user.id, 'password-set');
    return user.id;
  }

  /**
   * Takes over name, language and address. With a new address every session and every open link ends; the password stays,
   * and where there is none yet, the new address gets the link to set one.
   */
  async update(manager: EntityManager, user: UserEntity, { name, email, lang }: AccountData): Promise<void> {
    const before = user.email;
    Object.assign(user, { name, email: normaliseEmail(email ?? before), lang: lang ?? user.lang });
    await manager.save(UserEntity, user);
    if (user.email === before) return;
    await this.sessions.endAll(manager, user.id);
    await this.tokens.revokeAll(manager, user.id);
    if (!(await hasPassword(manager, user.id))) await this.tokens.issue(manager, user.id, 'password-set');
  }
}

async function hasPassword(manager: EntityManager, userId: number): Promise<boolean> {
  const user = await manager.findOne(UserEntity, {
    select: { id: true, password_hash: true },
    where: { id: userId },
  });
  return user?.password_hash != null;
}
