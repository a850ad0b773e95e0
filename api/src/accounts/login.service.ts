import { Injectable } from '@nestjs/common';
import type { SessionToken } from '@feria/shared';
import { DataSource } from 'typeorm';
import { verifyPassword } from '../platform/auth/passwords.js';
import { RateLimiter } from '../platform/auth/rate-limiter.js';
import { Sessions } from '../platform/auth/sessions.js';
import { lockRows } from '../platform/database/locks.js';
import { Transactions } from '../platform/database/transactions.js';
import { AppError } from '../platform/http/errors.js';
import { Logger } from '../platform/logger.js';
import { findUserByEmail, normaliseEmail } from '../users/email.js';
import { UserEntity } from '../users/user.entity.js';
import type { LoginDto } from './accounts.dto.js';

/** E-mail address and password against a session. */
@Injectable()
export class LoginService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly logger: Logger,
  ) {}

  /**
   * Opens a session.
   * @throws AppError 401 when account or password is wrong, after the same time; 429 after ten wrong attempts for this
   * account from this address.
   */
  async login({ email, password, remember }: LoginDto, address: string): Promise<SessionToken> {
    const account = normaliseEmail(email);
    // Counted before it is known to be wrong: a thousand attempts at once would all find the count at zero.
    await this.limiter.hit('login', account, address);
    const user = await findUserByEmail(this.dataSource.manager, account, { password_hash: true });
    if (!(await verifyPassword(user?.password_hash, password)) || !user) {
      this.logger.warn('wrong login', { user: user?.id });
      throw new AppError('invalid_credentials');
    }
    const session = await this.transactions.run(async (manager) => {
      // The password may have been changed, or the account deleted, while this one was being checked.
      await lockRows(manager, UserEntity, [user.id]);
      const now = await findUserByEmail(manager, account, { password_hash: true });
      if (now?.password_hash !== user.password_hash) {
        this.logger.warn('wrong login', { user: user.id });
        throw new AppError('invalid_credentials');
      }
      return this.sessions.open(manager, user.id, remember ?? false);
    });
    await this.limiter.clear('login', account, address);
    this.logger.info('login', { user: user.id });
    return session;
  }
}
