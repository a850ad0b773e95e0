import { Injectable } from '@nestjs/common';
import {
  DEFAULT_LANGUAGE,
  type CreatedUser,
  type DeleteResult,
  type UiLanguage,
  type UserRecord,
} from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import type { ServerMessageKey } from '@feria/shared/i18n/server/index';
import { Not, type EntityManager } from 'typeorm';
import { PersonEntity } from '../people/person.entity.js';
import type { CurrentUserData } from '../platform/auth/current-user.js';
import { hashPassword } from '../platform/auth/passwords.js';
import { Sessions } from '../platform/auth/sessions.js';
import { Clock } from '../platform/clock.js';
import { toColumns } from '../platform/crud/columns.js';
import { isDuplicateKey } from '../platform/database/errors.js';
import { lockRows } from '../platform/database/locks.js';
import { Transactions } from '../platform/database/transactions.js';
import { invalidField, notFound, Problems } from '../platform/http/errors.js';
import { say } from '../platform/request-context.js';
import { deleteUser } from './delete-user.js';
import { mayHandle } from './domain/rights.js';
import { normaliseEmail } from './email.js';
import { generatePassword } from './generated-password.js';
import { permissionsOf, rolesOf } from './held-roles.js';
import { keyHolders, lockRoles } from './key-holders.js';
import { PasswordTokens } from './password-tokens.js';
import { RoleEntity } from './role.entity.js';
import { UserRoleEntity } from './user-role.entity.js';
import { UserEntity } from './user.entity.js';
import type { UserCreateInput, UserUpdateInput } from './users.dto.js';
import { UserList } from './users.list.js';

/** What a body says of an account. Fields that were not sent are absent. */
interface Wanted {
  name?: string;
  email?: string;
  company_name?: string | null;
  lang?: UiLanguage | null;
  roles?: string[];
}

/** Accounts as staff make, change and delete them (spec §2.3, §6, decisions §3). */
@Injectable()
export class UsersService {
  constructor(
    private readonly transactions: Transactions,
    private readonly users: UserList,
    private readonly sessions: Sessions,
    private readonly tokens: PasswordTokens,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account. Its password, generated unless one is sent, is known to somebody else and must be changed at the
   * first login.
   * @throws AppError 422: e-mail address taken, a role unknown or beyond what the caller holds
   */
  async create(input: UserCreateInput, actor: CurrentUserData): Promise<CreatedUser> {
    const wanted = wantedOf(input, 'create');
    const generated = input.password ? undefined : generatePassword();
    const password_hash = await hashPassword(generated ?? input.password ?? '');
    const record = await this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        const problems = new Problems();
        await refuseTakenEmail(manager, wanted.email ?? '', null, problems);
        const roles = await this.rolesToGive(manager, wanted.roles ?? [], [], actor, problems);
        problems.throwIfAny();
        const { id } = await manager.save(
          manager.create(UserEntity, {
            ...{ name: wanted.name, email: wanted.email, company_name: wanted.company_name, password_hash },
            lang: wanted.lang ?? DEFAULT_LANGUAGE,
            password_change_required: true,
            created_at: this.clock.now(),
          }),
        );
        await saveRoles(manager, id, roles);
        return this.users.read(id, manager);
      }),
    );
    return generated === undefined ? record : { ...record, password: generated };
  }

  /**
   * Changes an account. A new e-mail address ends another's sessions and the links sent to the old one; a new password
   * does too and must be changed at the next login. One's own is changed by `PUT /api/password` only, which asks for the
   * present one.
   * @throws AppError 404; 422 at the field: taken, unknown, beyond what the caller holds, or nobody left for the roles
   */
  async update(id: number, input: UserUpdateInput, actor: CurrentUserData): Promise<UserRecord> {
    const wanted = wantedOf(input, 'update');
    const password_hash = input.password ? await hashPassword(input.password) : null;
    return this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        if (wanted.roles) await lockRoles(manager);
        const [stored] = await lockRows(manager, UserEntity, [id]);
        if (!stored) throw notFound();
        const held = await rolesOf(manager, id);
        const isMine = mayHandle(actor.permissions, permissionsOf(held));
        const problems = new Problems();
        const moves = wanted.email !== undefined && wanted.email !== stored.email;
        if (wanted.email !== undefined && moves) {
          if (!isMine) problems.add('email', 'validation.account_beyond_own');
          else await refuseTakenEmail(manager, wanted.email, id, problems);
        }
        if (password_hash && id === actor.id) problems.add('password', 'validation.own_password');
        else if (password_hash && !isMine) problems.add('password', 'validation.account_beyond_own');
        if (wanted.roles && !isMine && !sameNames(wanted.roles, held)) {
          problems.add('roles', 'validation.account_beyond_own');
        }
        const roles = wanted.roles && (await this.rolesToGive(manager, wanted.roles, held, actor, problems));
        problems.throwIfAny();
        await manager.save(Object.assign(stored, columnsOf(wanted)));
        if (roles) await saveRoles(manager, id, roles);
        if (wanted.roles && (await keyHolders(manager)).length === 0) {
          throw invalidField('roles', 'validation.last_role_update');
        }
        if (password_hash)
          await manager.update(UserEntity, { id }, { password_hash, password_change_required: true });
        if (password_hash || moves) {
          await this.tokens.revokeAll(manager, id);
          if (id !== actor.id) await this.sessions.endAll(manager, id);
        }
        return this.users.read(id, manager);
      }),
    );
  }

  /**
   * Deletes an account and ends its sessions, or says why not: one's own, that of a person (whose deletion is the office's
   * other way), one with more permissions than the caller's, the last that may edit roles.
   * @throws AppError 404
   */
  remove(id: number, actor: CurrentUserData): Promise<DeleteResult> {
    return this.transactions.run(async (manager) => {
      await lockRoles(manager);
      const [stored] = await lockRows(manager, UserEntity, [id]);
      if (!stored) throw notFound();
      const reason = await this.reasonToKeep(manager, id, actor);
      const { name } = stored;
      if (reason) return { success: false, message: say(reason, { name }) };
      await deleteUser(manager, id);
      return { success: true, message: say('crud.deleted', { name }) };
    });
  }

  private async reasonToKeep(
    manager: EntityManager,
    id: number,
    actor: CurrentUserData,
  ): Promise<ServerMessageKey | null> {
    if (id === actor.id) return 'user.not_own';
    if (await manager.existsBy(PersonEntity, { user_id: id })) return 'user.has_person';
    if (!mayHandle(actor.permissions, permissionsOf(await rolesOf(manager, id)))) return 'user.beyond_own';
    const holders = await keyHolders(manager);
    return holders.includes(id) && holders.length === 1 ? 'user.last_role_update' : null;
  }

  /** The roles of these names; problems stand at `roles`. What the user holds already may stay, whoever asks. */
  private async rolesToGive(
    manager: EntityManager,
    names: string[],
    held: RoleEntity[],
    actor: CurrentUserData,
    problems: Problems,
  ): Promise<RoleEntity[]> {
    const all = await manager.find(RoleEntity, { relations: { permissions: true } });
    const roles = all.filter(({ name }) => names.includes(name));
    const unknown = names.filter((name) => !roles.some((role) => role.name === name));
    if (unknown.length) problems.addOnce('roles', 'validation.unknown_names', { names: unknown.join(', ') });
    const beyond = roles
      .filter((role) => !held.some(({ id }) => id === role.id))
      .filter((role) => !mayHandle(actor.permissions, permissionsOf([role])))
      .map(({ name }) => name);
    if (beyond.length) problems.addOnce('roles', 'validation.roles_beyond_own', { names: beyond.join(', ') });
    return roles;
  }

  /** Two with one e-mail address at once: the key saw it. */
  private async knowingTaken<T>(work: () => Promise<T>): Promise<T> {
    try {
      return await work();
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidField('email', 'validation.email_taken');
      throw error;
    }
  }
}

function wantedOf(input: UserCreateInput | UserUpdateInput, mode: 'create' | 'update'): Wanted {
  const wanted = toColumns(definition, input, mode) as Wanted;
  return wanted.email === undefined ? wanted : { ...wanted, email: normaliseEmail(wanted.email) };
}

/** What is stored in the user's own row. A language cannot be emptied. */
function columnsOf({ name, email, company_name, lang }: Wanted): Partial<UserEntity> {
  const columns = { name, email, company_name, lang: lang ?? undefined };
  return Object.fromEntries(Object.entries(columns).filter(([, value]) => value !== undefined));
}

async function refuseTakenEmail(
  manager: EntityManager,
  email: string,
  id: number | null,
  problems: Problems,
): Promise<void> {
  const taken = await manager.existsBy(UserEntity, { email, ...(id === null ? {} : { id: Not(id) }) });
  if (taken) problems.add('email', 'validation.email_taken');
}

function sameNames(names: readonly string[], roles: readonly RoleEntity[]): boolean {
  return names.length === roles.length && roles.every(({ name }) => names.includes(name));
}

async function saveRoles(
  manager: EntityManager,
  userId: number,
  roles: readonly RoleEntity[],
): Promise<void> {
  await manager.delete(UserRoleEntity, { user_id: userId });
  if (roles.length === 0) return;
  await manager.insert(
    UserRoleEntity,
    roles.map(({ id }) => ({ user_id: userId, role_id: id })),
  );
}
