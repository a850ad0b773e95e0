import { Inject, Injectable } from '@nestjs/common';
import { PORTAL } from '@feria/shared';
import { LessThan, MoreThan, type EntityManager } from 'typeorm';
import { recordAudit } from '../../core/audit/audit.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError } from '../../core/http/errors.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { Outbox } from '../../mailing/outbox.js';
import { EmailTokenEntity, hashOfToken, makeToken } from '../../model/accounts/link-tokens.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** How long one may book before the address is confirmed, so that nobody loses the opening minute over a mail. */
const GRACE_MS = 24 * HOUR;
/** How long a link is good. */
const LINK_MS = 7 * 24 * HOUR;
/** How long an expired link is known: whoever follows it is told that it has expired. */
const KEEP_EXPIRED_MS = 30 * 24 * HOUR;
/** Within this time no other mail is sent. */
const RECENT_MS = 2 * MINUTE;

/** What became of a call: it was done now, or there was nothing left to do. */
export type ConfirmationResult = 'done' | 'already_confirmed';

/**
 * Confirmation of e-mail addresses by the link of a mail. An account that a parent makes confirms its address, and any
 * account one that it is changed to. Accounts that the office makes count as confirmed: the office answers for the address
 * that it types, and most of them prove it anyway by the link with which the first password is set. Whether a link to the present
 * address was ever used stands in `email_confirmed_at`.
 */
@Injectable()
export class EmailConfirmations {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    private readonly transactions: Transactions,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(EmailTokenEntity, (now) => ({
      expires_at: LessThan(new Date(now.getTime() - KEEP_EXPIRED_MS)),
    }));
  }

  /**
   * Asks for the confirmation of an address that is new, in the transaction that stores it: links to the address before it
   * end, a mail goes to the new one, and booking is possible for {@link GRACE_MS} meanwhile.
   */
  async ask(manager: EntityManager, userId: number): Promise<void> {
    const until = new Date(this.clock.now().getTime() + GRACE_MS);
    await manager.update(
      UserEntity,
      { id: userId },
      { email_confirm_until: until, email_confirmed_at: null, mails_held_at: null },
    );
    await manager.delete(EmailTokenEntity, { user_id: userId });
    await this.send(manager, userId);
  }

  /**
   * Sends another mail; the links of those before stay good. Does nothing when the
   * address was confirmed by a link. An account of the office, which counts as confirmed for bookings, gets one when it asks for it: an
   * invitation of a guardian is for those only who have shown that they read the mails.
   * @throws AppError 429 with `Retry-After` when the last mail is less than two minutes old
   */
  resend(userId: number): Promise<ConfirmationResult> {
    return this.transactions.run(async (manager) => {
      const [user] = await lockRows(manager, UserEntity, [userId]);
      await recordAudit(manager, { action: 'call', resource: 'email/confirmation' });
      if (!user || user.email_confirmed_at) return 'already_confirmed';
      const now = this.clock.now().getTime();
      const [last] = await manager.find(EmailTokenEntity, {
        where: { user_id: userId, created_at: MoreThan(new Date(now - RECENT_MS)) },
        order: { id: 'DESC' },
        take: 1,
      });
      if (last) {
        throw new AppError('too_many_requests', {
          message: { key: 'email_confirmation.recently_sent' },
          retryAfterSeconds: Math.max(1, Math.ceil((last.created_at.getTime() + RECENT_MS - now) / 1000)),
        });
      }
      await this.send(manager, userId);
      return 'done';
    });
  }

  /** Sends another mail for the office, unless the address was confirmed since. */
  async sendAgain(manager: EntityManager, userId: number): Promise<void> {
    const user = await manager.findOneByOrFail(UserEntity, { id: userId });
    if (!user.email_confirmed_at) await this.send(manager, userId);
  }

  /**
   * Confirms the address that a link was sent to.
   * @throws AppError 422 at `token`: expired, or unknown, which links to an address that was changed since are too
   */
  confirm(token: string): Promise<ConfirmationResult> {
    return this.transactions.run(async (manager) => {
      const row = await manager.findOneBy(EmailTokenEntity, { token_hash: hashOfToken(token) });
      const [user] = row ? await lockRows(manager, UserEntity, [row.user_id]) : [];
      // Deleted while its user was being locked: the address was changed.
      if (!row || !user || !(await manager.existsBy(EmailTokenEntity, { id: row.id }))) {
        throw refused('email_confirmation.unknown');
      }
      if (user.email_confirmed_at) return 'already_confirmed';
      if (row.expires_at <= this.clock.now()) throw refused('email_confirmation.expired');
      await this.proven(manager, user.id);
      return 'done';
    });
  }

  /** The account has shown that it reads the mails to its address. */
  async proven(manager: EntityManager, userId: number): Promise<void> {
    const email_confirmed_at = this.clock.now();
    await manager.update(
      UserEntity,
      { id: userId },
      { email_confirm_until: null, email_confirmed_at, mails_held_at: null },
    );
  }

  /** The same by a link to an address that is the account's again: links to the one before end. */
  async provenByLink(manager: EntityManager, userId: number): Promise<void> {
    await manager.delete(EmailTokenEntity, { user_id: userId });
    await this.proven(manager, userId);
  }

  private async send(manager: EntityManager, userId: number): Promise<void> {
    const user = await manager.findOneByOrFail(UserEntity, { id: userId });
    const { token, token_hash } = makeToken();
    const now = this.clock.now();
    await manager.insert(EmailTokenEntity, {
      user_id: userId,
      token_hash,
      created_at: now,
      expires_at: new Date(now.getTime() + LINK_MS),
    });
    await this.outbox.write(manager, {
      kind: 'email-confirmation',
      to: user.email,
      userId,
      lang: user.lang,
      payload: {
        name: user.name,
        link: `${this.config.appUrl}${PORTAL.confirmEmail}?${new URLSearchParams({ token })}`,
        until: user.email_confirm_until?.toISOString() ?? null,
      },
    });
  }
}

function refused(key: 'email_confirmation.expired' | 'email_confirmation.unknown'): AppError {
  return new AppError('validation', { message: { key }, fields: { token: [{ key }] } });
}
