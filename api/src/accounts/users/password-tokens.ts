import { Inject, Injectable } from '@nestjs/common';
import { PORTAL } from '@feria/shared';
import { IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import { Outbox } from '../../mailing/outbox.js';
import { normaliseEmail } from './email.js';
import { hashOfToken, makeToken, PasswordTokenEntity } from '../../model/accounts/link-tokens.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';

const MINUTE = 60_000;
/** Links to reset a forgotten password, to set the first one, and one after a change was undone: how long they are good, and where they lead. */
const LINKS = {
  'password-reset': { lasts: 60 * MINUTE, page: PORTAL.reset },
  'password-set': { lasts: 7 * 24 * 60 * MINUTE, page: PORTAL.changePassword },
  'account-restored': { lasts: 7 * 24 * 60 * MINUTE, page: PORTAL.reset },
} as const;
/** Within this time another link is refused. */
const RECENT_MS = 2 * MINUTE;

/** The links with which a password is set. 256 random bits each, of which only the SHA-256 is stored. */
@Injectable()
export class PasswordTokens {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(PasswordTokenEntity, (now) => ({ expires_at: LessThan(now) }));
  }

  /** Makes a link for a user and writes the mail that brings it, in the transaction of its cause. */
  async issue(manager: EntityManager, userId: number, kind: keyof typeof LINKS): Promise<void> {
    const user = await manager.findOneByOrFail(UserEntity, { id: userId });
    const { token, token_hash } = makeToken();
    const now = this.clock.now();
    await manager.insert(PasswordTokenEntity, {
      user_id: userId,
      token_hash,
      created_at: now,
      expires_at: new Date(now.getTime() + LINKS[kind].lasts),
    });
    const query = new URLSearchParams({ email: user.email, token });
    await this.outbox.write(manager, {
      kind,
      to: user.email,
      userId: user.id,
      lang: user.lang,
      payload: { name: user.name, link: `${this.config.appUrl}${LINKS[kind].page}?${query}` },
    });
  }

  /** When another link may be asked for, or `null` when at once. The caller holds the lock of the user's row. */
  async waitsUntil(manager: EntityManager, userId: number): Promise<Date | null> {
    const since = new Date(this.clock.now().getTime() - RECENT_MS);
    const [last] = await manager.find(PasswordTokenEntity, {
      where: { user_id: userId, created_at: MoreThan(since), used_at: IsNull() },
      order: { id: 'DESC' },
      take: 1,
    });
    return last ? new Date(last.created_at.getTime() + RECENT_MS) : null;
  }

  /** The user whose link this is, or `null` when it is unknown, used, expired or of another account. */
  async ownerOf(manager: EntityManager, email: string, token: string): Promise<number | null> {
    const row = await manager.findOne(PasswordTokenEntity, {
      where: { token_hash: hashOfToken(token), used_at: IsNull(), expires_at: MoreThan(this.clock.now()) },
      relations: { user: true },
    });
    return row?.user?.email === normaliseEmail(email) ? row.user_id : null;
  }

  /**
   * Uses a link up.
   * @returns false when another call was faster.
   */
  async redeem(manager: EntityManager, token: string): Promise<boolean> {
    const now = this.clock.now();
    const { affected } = await manager.update(
      PasswordTokenEntity,
      { token_hash: hashOfToken(token), used_at: IsNull(), expires_at: MoreThan(now) },
      { used_at: now },
    );
    return affected === 1;
  }

  /** Makes every link of a user useless: the password is another now. */
  async revokeAll(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(
      PasswordTokenEntity,
      { user_id: userId, used_at: IsNull() },
      { used_at: this.clock.now() },
    );
  }
}
