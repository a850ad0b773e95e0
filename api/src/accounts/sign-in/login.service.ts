import { Injectable } from '@nestjs/common';
import type { LoginAnswer, SessionToken } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { activeAt, ParentEntity } from '../../model/families/parent.entity.js';
import { verifyPassword } from '../../core/auth/passwords.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { Sessions } from '../../core/auth/sessions.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError } from '../../core/http/errors.js';
import { Logger } from '../../core/logger.js';
import { findUserByEmail, normaliseEmail } from '../users/email.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { LoginSteps } from '../second-factor/login-steps.js';
import { AuthenticatorAppEntity, PasskeyEntity } from '../../model/accounts/second-factor.entity.js';
import type { LoginDto } from './accounts.dto.js';

/** Checks e-mail address and password, and opens a session, or asks for the second factor. */
@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly steps: LoginSteps,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session; for an account with a second factor it begins the step that asks for it.
   * @param address network address of the caller, for the rate limits
   * @throws AppError 401 when there is no such account or the password is wrong. Both take the same time, so that nobody
   *   learns which accounts exist. 429 after too many wrong logins from the network address.
   */
  async login({ email, password, remember }: LoginDto, address: string): Promise<LoginAnswer> {
    const normalisedEmail = normaliseEmail(email);
    const user = await findUserByEmail(this.dataSource.manager, normalisedEmail, { password_hash: true });
    if (!(await verifyPassword(user?.password_hash, password)) || !user) {
      this.logger.warn('wrong login', { user: user?.id });
      throw new AppError('invalid_credentials');
    }
    // The limit was checked when the call came in, but calls that come in at the same time all pass that check before a
    // wrong one is counted. So it is checked again: beyond the limit a right password does not log in either.
    await this.limiter.requireBelowLimit('failedLogins', address);
    const answer = await this.transactions.run(async (manager) => {
      // While the password was being checked, it may have been changed, or the account may have been deleted.
      await lockRows(manager, UserEntity, [user.id]);
      const current = await findUserByEmail(manager, normalisedEmail, {
        password_hash: true,
        second_factor_at: true,
      });
      if (current?.password_hash !== user.password_hash) {
        this.logger.warn('wrong login', { user: user.id });
        throw new AppError('invalid_credentials');
      }
      if (current.second_factor_at) return this.askForFactor(manager, user.id, remember ?? false);
      return this.open(manager, user.id, remember ?? false);
    });
    await this.limiter.clear('login', normalisedEmail, address);
    return answer;
  }

  /** Opens a session for somebody who has shown everything that is asked for, in the transaction in which it was checked. */
  async open(manager: EntityManager, userId: number, remember: boolean): Promise<SessionToken> {
    // A login counts as activity: the retention period of a parent begins again. Staff accounts have no such row.
    await manager.update(ParentEntity, { user_id: userId }, activeAt(this.clock.now()));
    const session = await this.sessions.open(manager, userId, remember);
    this.logger.info('login', { user: userId });
    return session;
  }

  private async askForFactor(
    manager: EntityManager,
    userId: number,
    remember: boolean,
  ): Promise<LoginAnswer> {
    const step = await this.steps.begin(manager, { purpose: 'code', userId, remember });
    const user_id = userId;
    const app = await manager.existsBy(AuthenticatorAppEntity, { user_id });
    const passkey = await manager.existsBy(PasskeyEntity, { user_id });
    return { ...step, second_step: { app, passkey } };
  }
}
