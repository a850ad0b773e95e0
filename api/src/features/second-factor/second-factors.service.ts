import { Injectable } from '@nestjs/common';
import type { AppToAdd, PasskeyToAdd, RecoveryCodes, SecondFactorState } from '@feria/shared';
import { DataSource, IsNull, LessThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { verifyPassword } from '../../core/auth/passwords.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { Sessions } from '../../core/auth/sessions.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import type { SecondFactorChange } from '../mails/mail-kinds.js';
import { OptionEntity } from '../options/option.entity.js';
import { decrypt, encrypt } from '../people/health-cipher.js';
import { AccountNotices } from '../users/account-notices.js';
import { LoginSteps } from './login-steps.js';
import { Passkeys } from './passkeys.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import { AuthenticatorAppEntity, PasskeyEntity, RecoveryCodeEntity } from './second-factor.entity.js';
import type { Site } from './site.js';
import { appAddress, isAppCode, newSecret, stepOfCode } from './totp.js';

/** Passkeys that an account may have. */
const MAX_PASSKEYS = 10;

/** Authenticator app, passkeys and recovery codes of an account (product.md#second-factor). */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly steps: LoginSteps,
    private readonly passkeys: Passkeys,
    private readonly notices: AccountNotices,
    private readonly limiter: RateLimiter,
    private readonly clock: Clock,
  ) {}

  /** What an account has set up. */
  async stateOf(user: CurrentUserData, site: Site | null): Promise<SecondFactorState> {
    const { manager } = this.dataSource;
    const user_id = user.id;
    const app = await manager.findOneBy(AuthenticatorAppEntity, { user_id });
    const passkeys = await manager.find(PasskeyEntity, { where: { user_id }, order: { id: 'ASC' } });
    return {
      app: app && { created_at: app.created_at.toISOString() },
      passkeys: passkeys.map(({ id, name, created_at, last_used_at }) => ({
        ...{ id, name, created_at: created_at.toISOString() },
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      recovery_codes: await manager.countBy(RecoveryCodeEntity, { user_id, used_at: IsNull() }),
      required: user.secondFactorRequired,
      passkeys_possible: site !== null,
    };
  }

  /**
   * Begins to add an authenticator app, in place of the present one.
   * @throws AppError 422 at `password`, 429
   */
  async beginApp(user: CurrentUserData, password: string): Promise<AppToAdd> {
    await this.requirePassword(user, password);
    const secret = newSecret();
    const issuer = await this.issuer();
    const step = await this.transactions.run((manager) =>
      this.steps.begin(manager, { purpose: 'add_app', userId: user.id, challenge: encrypt(secret) }),
    );
    return { ...step, secret, address: appAddress(secret, { issuer, account: user.email }) };
  }

  /**
   * Adds the app with its first code.
   * @returns the recovery codes, with the first factor of an account; they are never shown again
   * @throws AppError 422 at `token` or `code`
   */
  async addApp(user: CurrentUserData, token: string, code: string): Promise<RecoveryCodes> {
    const step = await this.ownStep(user, token, 'add_app');
    const secret = decrypt(step.challenge ?? '');
    const last_step = stepOfCode(secret, code, this.clock.now());
    if (last_step === null) throw invalidField('code', 'second_factor.wrong_code');
    return this.transactions.run(async (manager) => {
      const account = await lockAccount(manager, user.id);
      await this.steps.end(manager, step);
      await manager.delete(AuthenticatorAppEntity, { user_id: user.id });
      await manager.insert(AuthenticatorAppEntity, {
        ...{ user_id: user.id, secret, last_step, created_at: this.clock.now() },
      });
      return this.added(manager, user, account);
    });
  }

  /**
   * Begins to add a passkey.
   * @throws AppError 422 at `password`, 409 with too many, 429
   */
  async beginPasskey(user: CurrentUserData, password: string, site: Site): Promise<PasskeyToAdd> {
    await this.requirePassword(user, password);
    const known = await this.dataSource.manager.findBy(PasskeyEntity, { user_id: user.id });
    if (known.length >= MAX_PASSKEYS) throw refused('second_factor.too_many_passkeys');
    const { options, challenge } = await this.passkeys.askForNew(site, user, {
      ...{ known, issuer: await this.issuer() },
    });
    const step = await this.transactions.run((manager) =>
      this.steps.begin(manager, { purpose: 'add_passkey', userId: user.id, challenge }),
    );
    return { ...step, options };
  }

  /**
   * Adds the passkey that the browser has made.
   * @returns as {@link addApp}
   * @throws AppError 422 at `token` or `response`, 409 with too many
   */
  async addPasskey(
    user: CurrentUserData,
    { token, name, response }: { token: string; name: string; response: object },
    site: Site,
  ): Promise<RecoveryCodes> {
    const step = await this.ownStep(user, token, 'add_passkey');
    const passkey = await this.passkeys.readNew(site, step.challenge ?? '', response);
    if (!passkey) throw invalidField('response', 'second_factor.wrong_passkey');
    try {
      return await this.transactions.run(async (manager) => {
        const account = await lockAccount(manager, user.id);
        await this.steps.end(manager, step);
        if ((await manager.countBy(PasskeyEntity, { user_id: user.id })) >= MAX_PASSKEYS)
          throw refused('second_factor.too_many_passkeys');
        await manager.insert(PasskeyEntity, { ...passkey, user_id: user.id, name });
        return this.added(manager, user, account);
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidField('response', 'second_factor.wrong_passkey');
      throw error;
    }
  }

  /**
   * Takes the authenticator app away.
   * @throws AppError 404; 422 at `password`; 409 for the last factor where a role requires one; 429
   */
  async removeApp(user: CurrentUserData, password: string): Promise<void> {
    await this.requirePassword(user, password);
    await this.remove(user, (manager) => manager.delete(AuthenticatorAppEntity, { user_id: user.id }));
  }

  /** The same with a passkey. */
  async removePasskey(user: CurrentUserData, id: number, password: string): Promise<void> {
    await this.requirePassword(user, password);
    await this.remove(user, (manager) => manager.delete(PasskeyEntity, { id, user_id: user.id }));
  }

  /**
   * Makes new recovery codes; the old ones end.
   * @throws AppError 409 without a factor; 422 at `password`; 429
   */
  async renewCodes(user: CurrentUserData, password: string): Promise<RecoveryCodes> {
    await this.requirePassword(user, password);
    return this.transactions.run(async (manager) => {
      const account = await lockAccount(manager, user.id);
      if (!account.second_factor_at) throw refused('second_factor.none');
      await manager.delete(RecoveryCodeEntity, { user_id: user.id });
      await this.tell(manager, user.id, 'codes');
      return { recovery_codes: await makeCodes(manager, user.id) };
    });
  }

  /** Whether a code is one of the account's. It is used up. The caller holds the lock of the account. */
  async takes(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    return isAppCode(code)
      ? this.takesAppCode(manager, userId, code)
      : this.takesRecovery(manager, userId, code);
  }

  /** Takes all factors from an account, in the transaction of its cause: its owner has lost the device. */
  async takeAway(manager: EntityManager, userId: number): Promise<void> {
    await forgetFactors(manager, userId);
    await this.sessions.endAll(manager, userId);
    await this.tell(manager, userId, 'reset');
  }

  private async takesAppCode(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const app = await manager.findOneBy(AuthenticatorAppEntity, { user_id: userId });
    const step = app && stepOfCode(app.secret, code, this.clock.now(), app.last_step);
    if (!step) return false;
    const taken = { user_id: userId, last_step: LessThan(step) };
    return Boolean((await manager.update(AuthenticatorAppEntity, taken, { last_step: step })).affected);
  }

  private async takesRecovery(manager: EntityManager, userId: number, code: string): Promise<boolean> {
    const unused = { user_id: userId, hash: hashOfRecoveryCode(code), used_at: IsNull() };
    const { affected } = await manager.update(RecoveryCodeEntity, unused, { used_at: this.clock.now() });
    if (!affected) return false;
    await this.notices.secondFactor(manager, userId, 'code_used');
    return true;
  }

  /** After a factor was added: it counts from now on, and other sessions were opened without. */
  private async added(
    manager: EntityManager,
    user: CurrentUserData,
    account: UserEntity,
  ): Promise<RecoveryCodes> {
    const isFirst = account.second_factor_at === null;
    if (isFirst) await manager.update(UserEntity, { id: user.id }, { second_factor_at: this.clock.now() });
    await this.sessions.endOthers(manager, user);
    await this.tell(manager, user.id, isFirst ? 'on' : 'added');
    return { recovery_codes: isFirst ? await makeCodes(manager, user.id) : [] };
  }

  private async remove(
    user: CurrentUserData,
    work: (manager: EntityManager) => Promise<{ affected?: number | null }>,
  ): Promise<void> {
    await this.transactions.run(async (manager) => {
      await lockAccount(manager, user.id);
      if (!(await work(manager)).affected) throw notFound();
      const user_id = user.id;
      const isLast =
        !(await manager.existsBy(AuthenticatorAppEntity, { user_id })) &&
        !(await manager.existsBy(PasskeyEntity, { user_id }));
      if (isLast && user.secondFactorRequired) throw refused('second_factor.last_required');
      if (isLast) await forgetFactors(manager, user_id);
      await this.tell(manager, user_id, isLast ? 'off' : 'removed');
    });
  }

  private async tell(manager: EntityManager, userId: number, change: SecondFactorChange): Promise<void> {
    await this.notices.secondFactor(manager, userId, change);
    await recordAudit(manager, {
      ...{ action: 'update', resource: 'user', recordId: userId, fields: ['second_factor'] },
    });
  }

  /** @throws AppError 422 at `token` when the step is another account's */
  private async ownStep(user: CurrentUserData, token: string, purpose: 'add_app' | 'add_passkey') {
    const step = await this.steps.attempt(token, purpose);
    if (step.user_id !== user.id) throw invalidField('token', 'second_factor.step_ended');
    return step;
  }

  /** Asks who sits there: a session may have been left open. */
  private async requirePassword({ id }: CurrentUserData, password: string): Promise<void> {
    await this.limiter.consume('confirmPassword', String(id));
    const account = await this.dataSource.manager.findOne(UserEntity, {
      where: { id },
      select: { id: true, password_hash: true },
    });
    if (!(await verifyPassword(account?.password_hash, password)))
      throw invalidField('password', 'validation.current_password');
    await this.limiter.clear('confirmPassword', String(id));
  }

  /** The name under which apps and devices keep the account. */
  private async issuer(): Promise<string> {
    const name = await this.dataSource.manager.findOneBy(OptionEntity, { key: 'app_name' });
    return name?.value ?? 'Feria';
  }
}

async function lockAccount(manager: EntityManager, id: number): Promise<UserEntity> {
  const [account] = await lockRows(manager, UserEntity, [id]);
  if (!account) throw new AppError('unauthenticated');
  return account;
}

async function makeCodes(manager: EntityManager, user_id: number): Promise<string[]> {
  const codes = newRecoveryCodes();
  await manager.insert(
    RecoveryCodeEntity,
    codes.map((code) => ({ user_id, hash: hashOfRecoveryCode(code) })),
  );
  return codes;
}

async function forgetFactors(manager: EntityManager, user_id: number): Promise<void> {
  await manager.delete(AuthenticatorAppEntity, { user_id });
  await manager.delete(PasskeyEntity, { user_id });
  await manager.delete(RecoveryCodeEntity, { user_id });
  await manager.update(UserEntity, { id: user_id }, { second_factor_at: null });
}

function refused(
  key:
    | 'second_factor.last_required'
    | 'second_factor.none'
    | 'second_factor.too_many_passkeys'
    | 'second_factor.no_passkeys_here',
): AppError {
  return new AppError('conflict', { message: { key } });
}
