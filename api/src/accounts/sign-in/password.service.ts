import { Injectable } from '@nestjs/common';
import type { SessionToken } from '@feria/shared';
import { DataSource, type EntityManager } from 'typeorm';
import { endApiKeys } from '../../core/auth/api-keys.js';
import type { CurrentUserData } from '../../core/auth/current-user.js';
import { refuseOwnData } from '../../core/auth/password-rules.js';
import { hashPassword } from '../../core/auth/passwords.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { Sessions } from '../../core/auth/sessions.js';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField } from '../../core/http/errors.js';
import { Logger } from '../../core/logger.js';
import type { Caller } from '../second-factor/caller.js';
import { OwnConfirmation } from '../second-factor/own-confirmation.js';
import { AccountChanges } from '../users/account-changes.js';
import { AccountNotices } from '../users/account-notices.js';
import { findUserByEmail } from '../users/email.js';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { PasswordTokens } from '../users/password-tokens.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import type { ChangePasswordDto, ResetDto, ResetLinkDto } from './accounts.dto.js';

/** Passwords forgotten, set by a link, changed. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly tokens: PasswordTokens,
    private readonly confirmation: OwnConfirmation,
    private readonly changes: AccountChanges,
    private readonly notices: AccountNotices,
    private readonly confirmations: EmailConfirmations,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends a link.
   * @throws AppError 422 at `email` when there is no such account, or when it got a link within the last two minutes
   * (then with `Retry-After`).
   */
  async forgot(email: string): Promise<void> {
    const user = await findUserByEmail(this.dataSource.manager, email, {});
    if (!user) throw refused('email', 'password.no_user');
    await this.transactions.run(async (manager) => {
      const [account] = await lockRows(manager, UserEntity, [user.id]);
      // The address may have become another since: then the link would not go where it was asked for.
      if (account?.email !== user.email) throw refused('email', 'password.no_user');
      const until = await this.tokens.waitsUntil(manager, user.id);
      if (until) {
        const seconds = Math.ceil((until.getTime() - this.clock.now().getTime()) / 1000);
        throw refused('email', 'password.recently_sent', Math.max(1, seconds));
      }
      await this.tokens.issue(manager, user.id, 'password-reset');
    });
  }

  /**
   * The id of the user to whom a link belongs.
   * @throws AppError 422 at `token` when the link is used, expired or unknown: they are not told apart.
   */
  async requireValidLink({ email, token }: ResetLinkDto): Promise<number> {
    const userId = await this.tokens.ownerOf(this.dataSource.manager, email, token);
    if (userId === null) throw refused('token', 'password.already_reset');
    return userId;
  }

  /**
   * Sets a password by a link and ends every session of the account. Unless it is the first one, a mail tells of it.
   * The link was read in a mail, so it confirms the address too.
   * @throws AppError 422 at `token` when the link is used, expired or unknown: they are not told apart.
   */
  async reset({ email, token, password }: ResetDto, address: string): Promise<void> {
    const userId = await this.requireValidLink({ email, token });
    const owner = await this.dataSource.manager.findOneByOrFail(UserEntity, { id: userId });
    refuseOwnData(password, owner);
    const hash = await hashPassword(password);
    await this.transactions.run(async (manager) => {
      // A login that has just found the old password right must not open its session after the others have ended.
      await lockRows(manager, UserEntity, [userId]);
      if (!(await this.tokens.redeem(manager, token))) throw refused('token', 'password.already_reset');
      const before = await this.changes.before(manager, userId);
      await this.store(manager, userId, hash);
      await endApiKeys(manager, userId);
      await this.confirmations.proven(manager, userId);
      if (before.passwordHash !== null) await this.notices.passwordChanged(manager, before, 'link');
    });
    this.logger.info('password set by a link', { user: userId });
    // Whoever forgot the password has used up attempts to log in, and has shown now who they are.
    await this.limiter.clear('login', email, address);
  }

  /**
   * Changes one's own password, after it was asked for again, and the second factor where there is one. It ends every session; the
   * caller gets a new one of the same kind and stays logged in. A mail tells of it.
   * @throws AppError 422 at `current_password`, `code` or `passkey` when that is wrong, at `password` when it is the same again; 429
   */
  async change(user: CurrentUserData, input: ChangePasswordDto, caller: Caller): Promise<SessionToken> {
    const { code, passkey, current_password } = input;
    const proof = { password: current_password, code, passkey };
    const confirmed = await this.confirmation.check(user, proof, caller);
    if (input.password === current_password) throw invalidField('password', 'validation.password_same');
    refuseOwnData(input.password, user);
    const hash = await hashPassword(input.password);
    const session = await this.confirmation.change(confirmed, async (manager) => {
      const before = await this.changes.before(manager, user.id);
      const remember = await this.sessions.isRemembered(manager, user.sessionId);
      await this.store(manager, user.id, hash);
      await this.notices.passwordChanged(manager, before, 'self');
      await recordAudit(manager, { action: 'update', resource: 'password', fields: ['password'] });
      return this.sessions.open(manager, user.id, remember);
    });
    this.logger.info('password changed', { user: user.id });
    return session;
  }

  private async store(manager: EntityManager, userId: number, hash: string): Promise<void> {
    await manager.update(
      UserEntity,
      { id: userId },
      { password_hash: hash, password_change_required: false },
    );
    await this.tokens.revokeAll(manager, userId);
    await this.sessions.endAll(manager, userId);
  }
}

/** The refusals whose texts are fixed: frontends show the message itself. */
function refused(
  field: string,
  key: 'password.no_user' | 'password.recently_sent' | 'password.already_reset',
  retryAfterSeconds?: number,
): AppError {
  return new AppError('validation', { message: { key }, fields: { [field]: [{ key }] }, retryAfterSeconds });
}
