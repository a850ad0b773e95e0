import { Injectable } from '@nestjs/common';
import { can, DEFAULT_LANGUAGE, mayActOn, type ContentLanguage } from '@feria/shared';
import type { EntityManager } from 'typeorm';
import { refuseApiKey } from '../../core/auth/api-keys.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { Sessions } from '../../core/auth/sessions.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import type { ValidationErrors } from '../../core/http/errors.js';
import { accountName } from '../../accounts/users/account-name.js';
import { AccountChanges } from '../../accounts/users/account-changes.js';
import { AccountNotices } from '../../accounts/users/account-notices.js';
import { normaliseEmail } from '../../accounts/users/email.js';
import { refuseReserved, type ChangedBy } from '../../accounts/users/reserved-emails.js';
import { permissionsOf, rolesOf } from '../../accounts/users/role-holders.js';
import { EmailConfirmations } from '../../accounts/users/email-confirmations.js';
import { PasswordTokens } from '../../accounts/users/password-tokens.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { ParentEntity } from '../../model/families/parent.entity.js';

/** What an account has from its person. Absent keeps its value. */
export interface AccountData {
  name: string;
  email: string | undefined;
  lang: ContentLanguage | undefined;
  /** argon2id; `null` sends a link to set one. */
  passwordHash: string | null;
}

/** What the check of an account needs besides it. */
export interface AccountCheck {
  writer: CurrentUserData;
  problems: ValidationErrors;
  /** The field at which a changed name is refused. */
  nameField: string;
}

/** The accounts of parents, as the office makes and changes them. */
@Injectable()
export class ParentAccounts {
  constructor(
    private readonly clock: Clock,
    private readonly sessions: Sessions,
    private readonly tokens: PasswordTokens,
    private readonly changes: AccountChanges,
    private readonly notices: AccountNotices,
    private readonly confirmations: EmailConfirmations,
  ) {}

  /**
   * The account of a person, locked; `null` when it has none.
   * @param writerId whose account is locked too, because a code or passkey of it is used up
   */
  async of(
    manager: EntityManager,
    { user_id }: ParentEntity,
    writerId: number | null,
  ): Promise<UserEntity | null> {
    const users = await lockRows(
      manager,
      UserEntity,
      [user_id, writerId].filter((id) => id !== null),
    );
    return users.find(({ id }) => id === user_id) ?? null;
  }

  /**
   * Says at `email` when another account has the address. An account that holds roles is staff's: its address is changed by
   * those who may make users, and its name, language and address by those who hold all its permissions; else it says so at
   * the fields that change.
   */
  async check(
    manager: EntityManager,
    user: UserEntity | null,
    account: AccountData,
    { writer, problems, nameField }: AccountCheck,
  ): Promise<void> {
    const { name, lang } = account;
    const email = account.email === undefined ? user?.email : normaliseEmail(account.email);
    const moves = changesEmail(user, account);
    if (moves) {
      const other = await manager.findOne(UserEntity, { select: { id: true }, where: { email } });
      if (other && other.id !== user?.id) problems.add('email', 'validation.email_taken');
      const now = this.clock.now();
      await refuseReserved(manager, email ?? '', { userId: user?.id, now, problems });
    }
    const roles = user ? await rolesOf(manager, user.id) : [];
    if (!user || roles.length === 0) return;
    if (moves && !can(writer, 'user.create')) problems.addOnce('email', 'validation.email_of_staff');
    if (user.id === writer.id || mayActOn(writer.permissions, permissionsOf(roles))) return;
    if (moves) problems.addOnce('email', 'validation.account_beyond_own');
    if (name !== user.name) problems.addOnce(nameField, 'validation.account_beyond_own');
    if (lang !== undefined && lang !== user.lang) problems.addOnce('lang', 'validation.account_beyond_own');
  }

  /** Makes an account and, when it has no password yet, the mail that brings the link to set one. */
  async create(manager: EntityManager, account: AccountData): Promise<number> {
    refuseApiKey();
    const user = await manager.save(newAccount(manager, account, this.clock.now()));
    if (account.passwordHash === null) await this.tokens.issue(manager, user.id, 'password-set');
    return user.id;
  }

  /**
   * Takes over name, language and address. With a new address every session and every open link ends, and a mail to the old
   * one tells of it; the password stays and the new address is to be confirmed. Where there is no password yet, the new
   * address gets the link to set one.
   * @param by whose account it is: the writer's own, or another
   */
  async update(
    manager: EntityManager,
    user: UserEntity,
    { name, email, lang }: AccountData,
    by: ChangedBy,
  ): Promise<void> {
    if (changesEmail(user, { email })) refuseApiKey();
    const before = changesEmail(user, { email }) ? await this.changes.before(manager, user.id) : null;
    Object.assign(user, { name, email: normaliseEmail(email ?? user.email), lang: lang ?? user.lang });
    await manager.save(UserEntity, user);
    if (!before) return;
    await this.notices.emailChanged(manager, before, by);
    await this.sessions.endAll(manager, user.id);
    await this.tokens.revokeAll(manager, user.id);
    if (before.passwordHash !== null) await this.confirmations.ask(manager, user.id);
    else await this.tokens.issue(manager, user.id, 'password-set');
  }
}

/** The account of a parent, not stored yet. Without a password its owner sets one by a link. */
export function newAccount(
  manager: EntityManager,
  { name, email, lang, passwordHash }: AccountData,
  now: Date,
): UserEntity {
  return manager.create(UserEntity, {
    name,
    email: normaliseEmail(email ?? ''),
    lang: lang ?? DEFAULT_LANGUAGE,
    password_hash: passwordHash,
    password_change_required: passwordHash !== null,
    created_at: now,
  });
}

/** What an account takes over from its person, and from what was sent of it. */
export function accountData(
  person: Pick<ParentEntity, 'first_name' | 'last_name'>,
  columns: Record<string, unknown>,
): Omit<AccountData, 'passwordHash'> {
  return {
    name: accountName(person),
    email: columns.email as string | undefined,
    lang: columns.lang as AccountData['lang'],
  };
}

/** Whether what is sent gives the account another e-mail address, or makes one where there is none. */
export function changesEmail(
  user: Pick<UserEntity, 'email'> | null,
  { email }: Pick<AccountData, 'email'>,
): boolean {
  return email !== undefined && normaliseEmail(email) !== user?.email;
}
