import { Injectable } from '@nestjs/common';
import {
  ASSIGNED_PERMISSION,
  DEFAULT_LANGUAGE,
  mayActOn,
  type CreatedUser,
  type DeletePreview,
  type DeleteResult,
  type UserDetail,
} from '@feria/shared';
import { user as definition } from '@feria/shared/resources/user/index';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { DataSource, Not, type EntityManager } from 'typeorm';
import { ParentEntity } from '../../model/families/parent.entity.js';
import { ApiKeyEntity } from '../../core/auth/api-key.entity.js';
import { endApiKeys } from '../../core/auth/api-keys.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { refuseOwnData } from '../../core/auth/password-rules.js';
import { hashPassword } from '../../core/auth/passwords.js';
import { Sessions } from '../../core/auth/sessions.js';
import { Clock } from '../../core/clock.js';
import { forgetValues, recordAudit } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { deleteUnlessUsed, dependentsOf, fieldLabel, inUse } from '../../core/crud/dependents.js';
import { refuseChangedRecord } from '../../core/crud/versions.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound, ValidationErrors } from '../../core/http/errors.js';
import { t } from '../../core/request-context.js';
import { readableCode } from '../../core/text/readable-code.js';
import { IdempotencyKeyEntity } from '../../core/idempotency/idempotency-key.entity.js';
import { auditLoginChange, personIdOf, refusalOfLogin, refusalOfSight } from '../access/child-access.js';
import { CourseDrawEntity } from '../../model/registrations/course-draw.entity.js';
import { CancellationFeeEntity } from '../../model/ledger/cancellation-fee.entity.js';
import { RegistrationEntity } from '../../model/registrations/registration.entity.js';
import { SecondFactors } from '../second-factor/second-factors.service.js';
import type { Caller } from '../second-factor/caller.js';
import { OwnConfirmation, type Confirmed } from '../second-factor/own-confirmation.js';
import { AccountChanges } from './account-changes.js';
import { AccountNotices } from './account-notices.js';
import { EmailConfirmations } from './email-confirmations.js';
import { ledSentence } from './led-places.js';
import { refuseReserved } from './reserved-emails.js';
import {
  heldPermissions,
  lockRoles,
  losesPermission,
  permissionsOf,
  roleAdministrators,
  rolesOf,
} from './role-holders.js';
import { PasswordTokens } from './password-tokens.js';
import { RoleEntity, UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { SecondFactorResetDto, UserCreateInput, UserUpdateInput } from './users.dto.js';
import { changedFields, columnsOf, namesOf, sameNames, wantedOf } from './user-values.js';
import { UserQueries } from './users.queries.js';

/**
 * Accounts as staff make, change and delete them. Nobody grants or takes over more than they hold: see `mayActOn` of the
 * shared rules.
 */
@Injectable()
export class UsersService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly users: UserQueries,
    private readonly sessions: Sessions,
    private readonly tokens: PasswordTokens,
    private readonly confirmation: OwnConfirmation,
    private readonly changes: AccountChanges,
    private readonly notices: AccountNotices,
    private readonly confirmations: EmailConfirmations,
    private readonly factors: SecondFactors,
    private readonly clock: Clock,
  ) {}

  /**
   * Makes an account. Its password, generated unless one is sent, is known to somebody else and must be changed at the
   * first login.
   * @throws AppError 422: e-mail address taken, a role unknown or beyond what the caller holds
   */
  async create(input: UserCreateInput, actor: CurrentUserData): Promise<CreatedUser> {
    const wanted = wantedOf(input, 'create');
    if (input.password) refuseOwnData(input.password, wanted);
    const generated = input.password ? undefined : generatePassword();
    const password_hash = await hashPassword(generated ?? input.password ?? '');
    const record = await this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        const problems = new ValidationErrors();
        await this.refuseTakenEmail(manager, wanted.email ?? '', { id: null, problems });
        const roles = await this.rolesToGive(manager, wanted.roles ?? [], [], actor, problems);
        problems.throwIfAny();
        const { id } = await manager.save(
          manager.create(UserEntity, {
            lang: DEFAULT_LANGUAGE,
            ...columnsOf(wanted),
            password_hash,
            password_change_required: true,
            created_at: this.clock.now(),
          }),
        );
        await saveRoles(manager, id, roles);
        const difference = differenceOf(definition.name, null, {
          ...columnsOf(wanted),
          roles: namesOf(roles),
        });
        await recordAudit(manager, {
          action: 'create',
          resource: definition.name,
          recordId: id,
          ...difference,
          fields: [...difference.fields, 'password'],
        });
        return this.users.read(id, actor, manager);
      }),
    );
    return generated === undefined ? record : { ...record, password: generated };
  }

  /**
   * Changes an account. A new e-mail address is to be confirmed, and ends the sessions, but the caller's own, and the links sent to the
   * old one; a new password ends them too and must be changed at the next login. Both are changed after `OwnConfirmation` of the caller;
   * one's own password by `PUT /api/password` only. For the account of a parent or a leader see `refusalOfLogin`.
   * @param input with the `version` that the form was opened with, where it has one
   * @throws AppError 404; 409 when somebody else has changed one of the same fields since; 422 at the field: taken, unknown, beyond what the caller holds, or nobody left for the roles, and where the own password or second factor is missing or wrong; 429
   */
  async update(
    id: number,
    input: UserUpdateInput,
    { actor, caller }: { actor: CurrentUserData; caller: Caller },
  ): Promise<UserDetail> {
    const wanted = wantedOf(input, 'update');
    const mayMove = wanted.email !== undefined && (id !== actor.id || wanted.email !== actor.email);
    const proof = { password: input.current_password, code: input.code, passkey: input.passkey };
    // Without a password all else is looked at first: the form asks for it once the rest is right.
    const confirmed =
      (mayMove || input.password) && proof.password
        ? await this.confirmation.check(actor, proof, caller)
        : null;
    const password_hash = input.password ? await hashPassword(input.password) : null;
    const saved = await this.knowingTaken(() =>
      this.transactions.run(async (manager) => {
        if (wanted.roles) await lockRoles(manager);
        const stored = await lockToConfirm(manager, id, confirmed);
        if (!stored) throw notFound();
        const held = await rolesOf(manager, id);
        refuseChangedRecord(
          definition,
          { ...wanted, version: input.version },
          { ...stored, roles: namesOf(held) },
        );
        if (input.password) refuseOwnData(input.password, { ...stored, ...wanted });
        const heldBefore = wanted.roles && (await heldPermissions(manager));
        const problems = new ValidationErrors();
        if (id !== actor.id && !mayActOn(actor.permissions, permissionsOf(held))) {
          for (const field of changedFields(wanted, stored, held))
            problems.add(field, 'validation.account_beyond_own');
          if (password_hash) problems.add('password', 'validation.account_beyond_own');
        }
        const moves = wanted.email !== undefined && wanted.email !== stored.email;
        if (moves && !problems.any)
          await this.refuseTakenEmail(manager, wanted.email ?? '', { id, problems });
        if (password_hash && id === actor.id) problems.add('password', 'validation.own_password');
        const parentId = id === actor.id ? null : await personIdOf(manager, id);
        const beyond = moves || password_hash ? await refusalOfLogin(manager, actor, id) : null;
        if (beyond && moves) problems.addOnce('email', beyond);
        if (beyond && password_hash) problems.addOnce('password', beyond);
        const roles = wanted.roles && (await this.rolesToGive(manager, wanted.roles, held, actor, problems));
        const given = roles ? permissionsOf(roles) : [];
        if (given.includes(ASSIGNED_PERMISSION) && !permissionsOf(held).includes(ASSIGNED_PERMISSION)) {
          const refusal = await refusalOfSight(manager, actor, [id]);
          if (refusal) problems.addOnce('roles', refusal);
        }
        problems.throwIfAny();
        const by = id === actor.id ? 'self' : 'staff';
        if ((moves || password_hash) && !confirmed) throw this.confirmation.missing(actor, proof);
        if (confirmed) await this.confirmation.redeem(manager, confirmed);
        const login = await this.changes.before(manager, id);
        if (roles?.length) login.isStaff = true;
        if (by === 'staff' && wanted.roles && !sameNames(wanted.roles, held))
          await this.changes.end(manager, id);
        const before = { ...stored, roles: namesOf(held) };
        await manager.save(Object.assign(stored, columnsOf(wanted)));
        if (roles) await saveRoles(manager, id, roles);
        if (wanted.roles && (await roleAdministrators(manager)).length === 0) {
          throw invalidField('roles', 'validation.last_role_update');
        }
        if (heldBefore && (await losesPermission(manager, heldBefore)))
          throw invalidField('roles', 'validation.last_holder');
        if (password_hash)
          await manager.update(UserEntity, { id }, { password_hash, password_change_required: true });
        if (password_hash || moves) {
          await this.tokens.revokeAll(manager, id);
          if (by === 'staff') {
            await this.sessions.endAll(manager, id);
            await endApiKeys(manager, id);
          } else await this.sessions.endOthers(manager, actor);
        }
        const after = { ...stored, roles: namesOf(roles ?? held) };
        const difference = differenceOf(definition.name, before, after);
        await recordAudit(manager, {
          action: 'update',
          resource: definition.name,
          recordId: id,
          ...difference,
          fields: [...difference.fields, ...(password_hash ? ['password'] : [])],
        });
        if (parentId !== null && moves) await auditLoginChange(manager, parentId, 'email');
        if (parentId !== null && password_hash) await auditLoginChange(manager, parentId, 'password');
        if (moves) {
          await this.notices.emailChanged(manager, login, by);
          await this.confirmations.ask(manager, id);
        }
        if (password_hash) await this.notices.passwordChanged(manager, login, 'staff');
        return this.users.read(id, actor, manager);
      }),
    );
    if (confirmed) await this.confirmation.done(confirmed);
    return saved;
  }

  /**
   * Takes the second factor from an account whose owner has lost it, ends its sessions and tells the owner by mail. After
   * `OwnConfirmation` of the caller.
   * @throws AppError 404, also for one's own; 403 for an account beyond what the caller holds, see also
   *   `refusalOfLogin`; 409 without a factor; 422 where the caller's password or second factor is missing or wrong; 429
   */
  async resetSecondFactor(
    id: number,
    { current_password, code, passkey }: SecondFactorResetDto,
    { actor, caller }: { actor: CurrentUserData; caller: Caller },
  ): Promise<UserDetail> {
    const proof = { password: current_password, code, passkey };
    const confirmed = proof.password ? await this.confirmation.check(actor, proof, caller) : null;
    const saved = await this.transactions.run(async (manager) => {
      const stored = await lockToConfirm(manager, id, confirmed);
      if (!stored || id === actor.id) throw notFound();
      if (!mayActOn(actor.permissions, permissionsOf(await rolesOf(manager, id))))
        throw new AppError('forbidden', { message: { key: 'validation.account_beyond_own' } });
      if (!stored.second_factor_at)
        throw new AppError('conflict', { message: { key: 'second_factor.none' } });
      const parentId = await personIdOf(manager, id);
      const beyond = await refusalOfLogin(manager, actor, id);
      if (beyond) throw new AppError('forbidden', { message: { key: beyond } });
      if (!confirmed) throw this.confirmation.missing(actor, proof);
      await this.confirmation.redeem(manager, confirmed);
      await this.factors.takeAway(manager, id);
      if (parentId !== null) await auditLoginChange(manager, parentId, 'second_factor');
      return this.users.read(id, actor, manager);
    });
    if (confirmed) await this.confirmation.done(confirmed);
    return saved;
  }

  /**
   * Deletes an account and ends its sessions, or says why not: one's own, that of a person (whose deletion is the office's
   * other way), one with more permissions than the caller's, the last that may edit roles.
   * @throws AppError 404
   */
  remove(id: number, actor: CurrentUserData): Promise<DeleteResult> {
    return deleteUnlessUsed(() =>
      this.transactions.run(async (manager) => {
        await lockRoles(manager);
        const [stored] = await lockRows(manager, UserEntity, [id]);
        if (!stored) throw notFound();
        const refusal = await this.refusal(manager, stored, actor);
        if (refusal !== null) return { success: false, message: refusal };
        await deleteUser(manager, id);
        await recordAudit(manager, { action: 'delete', resource: definition.name, recordId: id });
        return { success: true, message: t('crud.deleted', { name: stored.name }) };
      }),
    );
  }

  /**
   * What {@link remove} would do.
   * @throws AppError 404
   */
  async previewRemoval(id: number, actor: CurrentUserData): Promise<DeletePreview> {
    const { manager } = this.dataSource;
    const stored = await manager.findOneBy(UserEntity, { id });
    if (!stored) throw notFound();
    const refusal = await this.refusal(manager, stored, actor);
    const keys = await manager.countBy(ApiKeyEntity, { user_id: id });
    const leads = refusal === null ? await ledSentence(manager, id, this.clock.today()) : null;
    return {
      name: stored.name,
      facts: [{ label: fieldLabel(definition, 'email'), value: stored.email }],
      refusal,
      consequences:
        refusal === null
          ? [
              t('user.login_ends'),
              ...(keys > 0 ? [t('api_key.ends', { smart_count: keys })] : []),
              ...(leads ? [leads] : []),
            ]
          : [],
      mail: null,
    };
  }

  private async refusal(
    manager: EntityManager,
    { id, name }: UserEntity,
    actor: CurrentUserData,
  ): Promise<string | null> {
    const reason = await this.reasonToKeep(manager, id, actor);
    if (reason) return t(reason, { name });
    const except = [ParentEntity]; // said already, by a reason of its own
    return inUse(name, await dependentsOf(manager, UserEntity, id, { viewer: actor, except }));
  }

  private async reasonToKeep(
    manager: EntityManager,
    id: number,
    actor: CurrentUserData,
  ): Promise<ServerMessageKey | null> {
    if (id === actor.id) return 'user.not_own';
    if (await manager.existsBy(ParentEntity, { user_id: id })) return 'user.has_person';
    if (!mayActOn(actor.permissions, permissionsOf(await rolesOf(manager, id)))) return 'user.beyond_own';
    const holders = await roleAdministrators(manager);
    return holders.includes(id) && holders.length === 1 ? 'user.last_role_update' : null;
  }

  /** The roles of these names; problems stand at `roles`. What the user holds already may stay, whoever asks. */
  private async rolesToGive(
    manager: EntityManager,
    names: string[],
    held: RoleEntity[],
    actor: CurrentUserData,
    problems: ValidationErrors,
  ): Promise<RoleEntity[]> {
    const all = await manager.find(RoleEntity, { relations: { permissions: true } });
    const roles = all.filter(({ name }) => names.includes(name));
    const unknown = names.filter((name) => !roles.some((role) => role.name === name));
    if (unknown.length) problems.addOnce('roles', 'validation.unknown_names', { names: unknown.join(', ') });
    const beyond = roles
      .filter((role) => !held.some(({ id }) => id === role.id))
      .filter((role) => !mayActOn(actor.permissions, permissionsOf([role])))
      .map(({ name }) => name);
    if (beyond.length) problems.addOnce('roles', 'validation.roles_beyond_own', { names: beyond.join(', ') });
    return roles;
  }

  /** Says at `email` that another account has the address, or may get it back. */
  private async refuseTakenEmail(
    manager: EntityManager,
    email: string,
    { id, problems }: { id: number | null; problems: ValidationErrors },
  ): Promise<void> {
    const isTaken = await manager.existsBy(UserEntity, { email, ...(id === null ? {} : { id: Not(id) }) });
    if (isTaken) problems.add('email', 'validation.email_taken');
    await refuseReserved(manager, email, { userId: id ?? undefined, now: this.clock.now(), problems });
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

/** Locks an account that is to be changed, and that of who makes the change where a code or passkey of it is used up. */
async function lockToConfirm(
  manager: EntityManager,
  id: number,
  confirmed: Confirmed | null,
): Promise<UserEntity | undefined> {
  const rows = await lockRows(manager, UserEntity, confirmed ? [id, confirmed.user.id] : [id]);
  return rows.find((row) => row.id === id);
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

/**
 * Deletes an account with its sessions, links and roles, which end at once. Kept answers of its bookings go too, since
 * they name children; its registrations stay and forget who booked them.
 */
async function deleteUser(manager: EntityManager, userId: number): Promise<void> {
  await manager.delete(IdempotencyKeyEntity, { user_id: userId });
  await manager.update(RegistrationEntity, { booked_by: userId }, { booked_by: null });
  await manager.update(CancellationFeeEntity, { booked_by: userId }, { booked_by: null });
  await manager.update(CourseDrawEntity, { published_by: userId }, { published_by: null });
  await forgetValues(manager, 'user', [userId]);
  // Sessions, password links and roles go with the row (ON DELETE CASCADE); a person of it stays without account.
  await manager.delete(UserEntity, { id: userId });
}

/** A password that is read from a screen and typed once: four groups of four, 80 bits. */
function generatePassword(): string {
  return readableCode({ lettersOfGroup: 4 });
}
