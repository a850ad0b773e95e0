import { Injectable } from '@nestjs/common';
import type { SessionToken } from '@feria/shared';
import { DataSource } from 'typeorm';
import { activeAt, ParentEntity } from '../people/parent.entity.js';
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
import type { LoginDto } from './accounts.dto.js';

/** Checks e-mail address and password, and opens a session. */
@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly logger: Logger,
    private readonly clock: Clock,
  ) {}

  /**
   * Opens a session.
   * @param address network address of the caller, for the rate limits
   * @throws AppError 401 when there is no such account or the password is wrong. Both take the same time, so that nobody
   *   learns which accounts exist. 429 after too many wrong logins from the network address.
   */
  async login({ email, password, remember }: LoginDto, address: string): Promise<SessionToken> {
    const normalisedEmail = normaliseEmail(email);
    const user = await findUserByEmail(this.dataSource.manager, normalisedEmail, { password_hash: true });
    if (!(await verifyPassword(user?.password_hash, password)) || !user) {
      this.logger.warn('wrong login', { user: user?.id });
      throw new AppError('invalid_credentials');
    }
    // The limit was checked when the call came in, but calls that come in at the same time all pass that check before a
    // wrong one is counted. So it is checked again: beyond the limit a right password does not log in either.
    await this.limiter.requireBelowLimit('failedLogins', address);
    const session = await this.transactions.run(async (manager) => {
      // While the password was being checked, it may have been changed, or the account may have been deleted.
      await lockRows(manager, UserEntity, [user.id]);
      const current = await findUserByEmail(manager, normalisedEmail, { password_hash: true });
      if (current?.password_hash !== user.password_hash) {
        this.logger.warn('wrong login', { user: user.id });
        throw new AppError('invalid_credentials');
      }
      // A login counts as activity: the retention period of a parent begins again. Staff accounts have no such row.
      await manager.update(ParentEntity, { user_id: user.id }, activeAt(this.clock.now()));
      return this.sessions.open(manager, user.id, remember ?? false);
    });
    await this.limiter.clear('login', normalisedEmail, address);
    this.logger.info('login', { user: user.id });
    return session;
  }
}
