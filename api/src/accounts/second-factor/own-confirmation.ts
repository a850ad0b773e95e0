import { Injectable } from '@nestjs/common';
import type { PasskeyToAdd } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import type { LoginStepEntity } from '../../core/auth/login-step.entity.js';
import { verifyPassword } from '../../core/auth/passwords.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField, ValidationErrors } from '../../core/http/errors.js';
import { Logger } from '../../core/logger.js';
import type { Caller } from './caller.js';
import { FactorCodes } from './factor-codes.js';
import { LoginSteps } from './login-steps.js';
import type { PasskeyAnswerDto } from './own-proof.dto.js';
import { Passkeys } from './passkeys.js';
import type { Site } from './site.js';

/** What a call brings to show that the owner of the account makes it. */
export interface OwnProof {
  password?: string | null;
  /** Of the app, or a recovery code. */
  code?: string | null;
  passkey?: PasskeyAnswerDto | null;
}

/** A password that was found right, and what is still to be checked in the transaction of the change. */
export interface Confirmed {
  user: CurrentUserData;
  /** The password's hash at that time. */
  hash: string;
  code: string | null;
  passkey: { step: LoginStepEntity; response: object; site: Site } | null;
}

/**
 * Asks once more who sits there, before somebody changes an e-mail address, password or second factor, of the own account or another
 * (product/accounts.md#asked-again): a session may have been stolen, or left open. The password, and where the account has a second factor,
 * that too. Whoever offers such a change calls {@link check} before its transaction, {@link redeem} in it and {@link done} after it, or
 * all three by {@link change}.
 */
@Injectable()
export class OwnConfirmation {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly codes: FactorCodes,
    private readonly passkeys: Passkeys,
    private readonly steps: LoginSteps,
    private readonly logger: Logger,
  ) {}

  /** What the browser is to be asked so that a passkey confirms a change. @throws AppError 429 */
  async askForPasskey(user: CurrentUserData, site: Site): Promise<PasskeyToAdd> {
    await this.limiter.consume('passkeyOptions', `account ${user.id}`);
    const { options, challenge } = await this.passkeys.askOf(this.dataSource.manager, site, user.id);
    const step = await this.transactions.run((manager) =>
      this.steps.begin(manager, { purpose: 'confirm', userId: user.id, challenge }),
    );
    return { ...step, options };
  }

  /**
   * Checks the password, and that a second factor was brought where the account has one.
   * @param field at which the password is refused
   * @throws AppError 422 at `field`, `code` or `passkey`: missing or wrong; 403 for an API key; 429
   */
  async check(
    user: CurrentUserData,
    { password, code = null, passkey = null }: OwnProof,
    { address, site }: Caller,
    field = 'current_password',
  ): Promise<Confirmed> {
    if (user.viewer) throw new AppError('read_only_view');
    // A program is nobody who could sit there.
    if (user.apiKey) throw new AppError('not_for_api_keys');
    if (!password) throw this.missing(user, { password, code, passkey }, field);
    await this.limiter.consume('confirmPassword', String(user.id), address);
    const account = await this.dataSource.manager.findOne(UserEntity, {
      where: { id: user.id },
      select: { id: true, password_hash: true },
    });
    const hash = account?.password_hash ?? null;
    if (!(await verifyPassword(hash, password)) || hash === null) {
      this.logger.warn('wrong password before a change', { user: user.id });
      throw invalidField(field, 'validation.current_password');
    }
    await this.limiter.clear('confirmPassword', String(user.id), address);
    const confirmed = { user, hash, code: null, passkey: null };
    if (!user.hasSecondFactor) return confirmed;
    if (!passkey) {
      if (!code) throw this.missing(user, { password });
      await this.limiter.consume('secondFactor', String(user.id));
      return { ...confirmed, code };
    }
    const step = await this.stepOf(user, passkey.token);
    if (!site) throw invalidField('passkey', 'second_factor.no_passkeys_here');
    return { ...confirmed, passkey: { step, response: passkey.response, site } };
  }

  /** What is still to be brought (an API key never can: 403): 422 at `field`, `code` or both. */
  missing(
    user: CurrentUserData,
    { password, code, passkey }: OwnProof,
    field = 'current_password',
  ): AppError {
    if (user.apiKey) return new AppError('not_for_api_keys');
    const problems = new ValidationErrors();
    if (!password) problems.add(field, 'second_factor.ask_password');
    if (user.hasSecondFactor && !code && !passkey) problems.add('code', 'second_factor.ask_code');
    return new AppError('validation', { fields: problems.found });
  }

  /**
   * Uses the second factor up, in the transaction of the change, once the account is locked.
   * @throws AppError 422 at `code` or `passkey`; 409 when the password has become another
   */
  async redeem(manager: EntityManager, { user, hash, code, passkey }: Confirmed): Promise<void> {
    const account = await manager.findOneOrFail(UserEntity, {
      where: { id: user.id },
      select: { id: true, password_hash: true, second_factor_at: true },
    });
    if (account.password_hash !== hash) throw new AppError('conflict');
    if (!account.second_factor_at) return;
    if (passkey) {
      const challenge = passkey.step.challenge ?? '';
      const owner = await this.passkeys.ownerOf(manager, passkey.site, {
        challenge,
        response: passkey.response,
      });
      if (owner !== user.id) throw this.refused(user, 'passkey');
      await this.steps.end(manager, passkey.step).catch(atPasskey);
      return;
    }
    // It was set up since the call came in.
    if (code === null) throw invalidField('code', 'second_factor.ask_code');
    if (!(await this.codes.takes(manager, user.id, code))) throw this.refused(user, 'code');
  }

  /** Forgives the attempts before the one that was right. To be called after the commit. */
  async done({ user, code }: Confirmed): Promise<void> {
    if (code !== null) await this.limiter.clear('secondFactor', String(user.id));
  }

  /** Does the work in a transaction in which the account is locked and the second factor was found right. */
  async change<T>(
    confirmed: Confirmed,
    work: (manager: EntityManager, account: UserEntity) => Promise<T>,
  ): Promise<T> {
    const result = await this.transactions.run(async (manager) => {
      const [account] = await lockRows(manager, UserEntity, [confirmed.user.id]);
      if (!account) throw new AppError('unauthenticated');
      await this.redeem(manager, confirmed);
      return work(manager, account);
    });
    await this.done(confirmed);
    return result;
  }

  /** @throws AppError 422 at `passkey` when the step has ended, or is another account's */
  private async stepOf(user: CurrentUserData, token: string): Promise<LoginStepEntity> {
    const step = await this.steps.attempt(token, 'confirm').catch(atPasskey);
    if (step.user_id !== user.id) throw invalidField('passkey', 'second_factor.step_ended');
    return step;
  }

  private refused({ id }: CurrentUserData, field: 'code' | 'passkey'): AppError {
    this.logger.warn('wrong second factor before a change', { user: id });
    return invalidField(field, field === 'code' ? 'second_factor.wrong_code' : 'second_factor.wrong_passkey');
  }
}

/** The step has ended: said at the field that the form has. */
function atPasskey(error: unknown): never {
  throw error instanceof AppError ? invalidField('passkey', 'second_factor.step_ended') : error;
}
