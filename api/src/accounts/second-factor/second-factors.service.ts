import { Injectable } from '@nestjs/common';
import type { AppToAdd, PasskeyToAdd, RecoveryCodes, SecondFactorState } from '@feria/shared';
import { DataSource, In, IsNull, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { LoginStepEntity } from '../../core/auth/login-step.entity.js';
import { Sessions } from '../../core/auth/sessions.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, notFound } from '../../core/http/errors.js';
import type { SecondFactorChange } from '../../mailing/mail-kinds.js';
import { OptionEntity } from '../../model/settings/option.entity.js';
import { decrypt, encrypt } from '../../core/database/health-cipher.js';
import { AccountChanges, type LoginBefore } from '../users/account-changes.js';
import { AccountNotices } from '../users/account-notices.js';
import type { Caller } from './caller.js';
import { forgetFactors } from './factor-snapshot.js';
import { LoginSteps } from './login-steps.js';
import { OwnConfirmation, type Confirmed, type OwnProof } from './own-confirmation.js';
import { Passkeys } from './passkeys.js';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.js';
import {
  AuthenticatorAppEntity,
  PasskeyEntity,
  RecoveryCodeEntity,
} from '../../model/accounts/second-factor.entity.js';
import type { Site } from './site.js';
import { appAddress, newSecret, stepOfCode } from './totp.js';

/** Passkeys that an account may have. */
const MAX_PASSKEYS = 10;

/** Where these calls say that the password is wrong. */
const PASSWORD_FIELD = 'password';

/**
 * Authenticator app, passkeys and recovery codes of an account (product/accounts.md#second-factor). Whoever changes them is asked again who they
 * are (product/accounts.md#asked-again), each time at the beginning.
 */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly sessions: Sessions,
    private readonly steps: LoginSteps,
    private readonly passkeys: Passkeys,
    private readonly changes: AccountChanges,
    private readonly notices: AccountNotices,
    private readonly confirmation: OwnConfirmation,
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
        id,
        name,
        created_at: created_at.toISOString(),
        last_used_at: last_used_at?.toISOString() ?? null,
      })),
      recovery_codes: await manager.countBy(RecoveryCodeEntity, { user_id, used_at: IsNull() }),
      required: user.secondFactorRequired,
      passkeys_possible: site !== null,
    };
  }

  /**
   * Begins to add an authenticator app, in place of the present one.
   * @throws AppError 422 at `password`, `code` or `passkey`; 429
   */
  async beginApp(user: CurrentUserData, proof: OwnProof, caller: Caller): Promise<AppToAdd> {
    const confirmed = await this.check(user, proof, caller);
    const secret = newSecret();
    const issuer = await this.issuer();
    const step = await this.confirmation.change(confirmed, (manager) =>
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
      const before = await this.before(manager, user.id);
      await manager.delete(AuthenticatorAppEntity, { user_id: user.id });
      await manager.insert(AuthenticatorAppEntity, {
        user_id: user.id,
        secret,
        last_step,
        created_at: this.clock.now(),
      });
      return this.added(manager, user, { account, before });
    });
  }

  /**
   * Begins to add a passkey.
   * @throws AppError 422 at `password`, `code` or `passkey`; 409 with too many, or where there are no passkeys; 429
   */
  async beginPasskey(user: CurrentUserData, proof: OwnProof, caller: Caller): Promise<PasskeyToAdd> {
    const { site } = caller;
    if (!site) throw refused('second_factor.no_passkeys_here');
    const confirmed = await this.check(user, proof, caller);
    const known = await this.dataSource.manager.findBy(PasskeyEntity, { user_id: user.id });
    if (known.length >= MAX_PASSKEYS) throw refused('second_factor.too_many_passkeys');
    const { options, challenge } = await this.passkeys.askForNew(site, user, {
      known,
      issuer: await this.issuer(),
    });
    const step = await this.confirmation.change(confirmed, (manager) =>
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
        const before = await this.before(manager, user.id);
        if ((await manager.countBy(PasskeyEntity, { user_id: user.id })) >= MAX_PASSKEYS)
          throw refused('second_factor.too_many_passkeys');
        await manager.insert(PasskeyEntity, { ...passkey, user_id: user.id, name });
        return this.added(manager, user, { account, before });
      });
    } catch (error) {
      if (isDuplicateKey(error)) throw invalidField('response', 'second_factor.wrong_passkey');
      throw error;
    }
  }

  /**
   * Takes the authenticator app away.
   * @throws AppError 404; 422 at `password`, `code` or `passkey`; 409 for the last factor where a role requires one; 429
   */
  async removeApp(user: CurrentUserData, proof: OwnProof, caller: Caller): Promise<void> {
    await this.remove(await this.check(user, proof, caller), (manager) =>
      manager.delete(AuthenticatorAppEntity, { user_id: user.id }),
    );
  }

  /** The same with a passkey. */
  async removePasskey(user: CurrentUserData, id: number, proof: OwnProof, caller: Caller): Promise<void> {
    await this.remove(await this.check(user, proof, caller), (manager) =>
      manager.delete(PasskeyEntity, { id, user_id: user.id }),
    );
  }

  /**
   * Makes new recovery codes; the old ones end.
   * @throws AppError 409 without a factor; 422 at `password`, `code` or `passkey`; 429
   */
  async renewCodes(user: CurrentUserData, proof: OwnProof, caller: Caller): Promise<RecoveryCodes> {
    return this.confirmation.change(await this.check(user, proof, caller), async (manager, account) => {
      if (!account.second_factor_at) throw refused('second_factor.none');
      const before = await this.before(manager, user.id);
      await manager.delete(RecoveryCodeEntity, { user_id: user.id });
      await this.tell(manager, before, 'codes');
      return { recovery_codes: await makeCodes(manager, user.id) };
    });
  }

  /** Takes all factors from an account, in the transaction of its cause: its owner has lost the device. */
  async takeAway(manager: EntityManager, userId: number): Promise<void> {
    const before = await this.before(manager, userId);
    await forgetFactors(manager, userId);
    await this.sessions.endAll(manager, userId);
    await this.tell(manager, before, 'reset');
  }

  /** After a factor was added: it counts from now on, and other sessions were opened without. */
  private async added(
    manager: EntityManager,
    user: CurrentUserData,
    { account, before }: { account: UserEntity; before: LoginBefore },
  ): Promise<RecoveryCodes> {
    const isFirst = account.second_factor_at === null;
    if (isFirst) {
      await manager.update(UserEntity, { id: user.id }, { second_factor_at: this.clock.now() });
      // Another that was begun before was confirmed with the password alone.
      const begun = { user_id: user.id, purpose: In(['add_app', 'add_passkey']) };
      await manager.delete(LoginStepEntity, begun);
    }
    await this.sessions.endOthers(manager, user);
    await this.tell(manager, before, isFirst ? 'on' : 'added');
    return { recovery_codes: isFirst ? await makeCodes(manager, user.id) : [] };
  }

  private async remove(
    confirmed: Confirmed,
    work: (manager: EntityManager) => Promise<{ affected?: number | null }>,
  ): Promise<void> {
    const { id: user_id, secondFactorRequired } = confirmed.user;
    await this.confirmation.change(confirmed, async (manager) => {
      const before = await this.before(manager, user_id);
      if (!(await work(manager)).affected) throw notFound();
      const isLast =
        !(await manager.existsBy(AuthenticatorAppEntity, { user_id })) &&
        !(await manager.existsBy(PasskeyEntity, { user_id }));
      if (isLast && secondFactorRequired) throw refused('second_factor.last_required');
      if (isLast) await forgetFactors(manager, user_id);
      await this.tell(manager, before, isLast ? 'off' : 'removed');
    });
  }

  private async tell(
    manager: EntityManager,
    before: LoginBefore,
    change: Exclude<SecondFactorChange, 'code_used'>,
  ): Promise<void> {
    const { userId } = before;
    await this.notices.secondFactor(manager, before, change);
    await recordAudit(manager, {
      action: 'update',
      resource: 'user',
      recordId: userId,
      fields: ['second_factor'],
    });
  }

  private before(manager: EntityManager, userId: number): Promise<LoginBefore> {
    return this.changes.before(manager, userId, { withFactors: true });
  }

  private check(user: CurrentUserData, proof: OwnProof, caller: Caller): Promise<Confirmed> {
    return this.confirmation.check(user, proof, caller, PASSWORD_FIELD);
  }

  /** @throws AppError 422 at `token` when the step is another account's */
  private async ownStep(user: CurrentUserData, token: string, purpose: 'add_app' | 'add_passkey') {
    const step = await this.steps.attempt(token, purpose);
    if (step.user_id !== user.id) throw invalidField('token', 'second_factor.step_ended');
    return step;
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

function refused(
  key:
    | 'second_factor.last_required'
    | 'second_factor.none'
    | 'second_factor.too_many_passkeys'
    | 'second_factor.no_passkeys_here',
): AppError {
  return new AppError('conflict', { message: { key } });
}
