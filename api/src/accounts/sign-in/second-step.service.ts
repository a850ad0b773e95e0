import { Injectable } from '@nestjs/common';
import type { PasskeyToAdd, SessionToken } from '@feria/shared';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField } from '../../core/http/errors.js';
import { Logger } from '../../core/logger.js';
import { FactorCodes } from '../second-factor/factor-codes.js';
import { LoginSteps } from '../second-factor/login-steps.js';
import { Passkeys } from '../second-factor/passkeys.js';
import type { PasskeyLoginDto } from '../second-factor/second-factor.dto.js';
import type { Site } from '../second-factor/site.js';
import { LoginService } from './login.service.js';

/** Signing in with a second factor (product/accounts.md#second-factor): a code after the password, or a passkey alone. */
@Injectable()
export class SecondStepService {
  constructor(
    private readonly login: LoginService,
    private readonly steps: LoginSteps,
    private readonly codes: FactorCodes,
    private readonly passkeys: Passkeys,
    private readonly limiter: RateLimiter,
    private readonly transactions: Transactions,
    private readonly logger: Logger,
  ) {}

  /**
   * Opens a session with a code of the app or a recovery code, after the password was right.
   * @throws AppError 422 at `token` when the step has ended, at `code` when it is wrong; 429
   */
  async withCode(token: string, code: string): Promise<SessionToken> {
    const step = await this.steps.attempt(token, 'code');
    const userId = step.user_id as number;
    await this.limiter.consume('secondFactor', String(userId));
    const session = await this.transactions.run(async (manager) => {
      await lockRows(manager, UserEntity, [userId]);
      if (!(await this.codes.takes(manager, userId, code))) {
        this.logger.warn('wrong second factor', { user: userId });
        throw invalidField('code', 'second_factor.wrong_code');
      }
      await this.steps.end(manager, step);
      return this.login.open(manager, userId, step.remember);
    });
    await this.limiter.clear('secondFactor', String(userId));
    return session;
  }

  /** What a browser is to be asked for a login by passkey. */
  async passkeyOptions(site: Site): Promise<PasskeyToAdd> {
    const { options, challenge } = await this.passkeys.ask(site);
    const step = await this.transactions.run((manager) =>
      this.steps.begin(manager, { purpose: 'passkey', challenge }),
    );
    return { ...step, options };
  }

  /**
   * Opens a session with a passkey, which is two factors in one.
   * @throws AppError 401 when it is unknown or the answer wrong; 422 at `token` when the step has ended
   */
  async withPasskey({ token, response, remember }: PasskeyLoginDto, site: Site): Promise<SessionToken> {
    const step = await this.steps.attempt(token, 'passkey');
    return this.transactions.run(async (manager) => {
      const challenge = step.challenge ?? '';
      const userId = await this.passkeys.ownerOf(manager, site, { challenge, response });
      if (userId === null)
        throw new AppError('invalid_credentials', { message: { key: 'second_factor.wrong_passkey' } });
      await this.steps.end(manager, step);
      return this.login.open(manager, userId, remember ?? false);
    });
  }
}
