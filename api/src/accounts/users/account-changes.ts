import { Inject, Injectable } from '@nestjs/common';
import { PORTAL } from '@feria/shared';
import { IsNull, LessThanOrEqual, MoreThan, Not, type EntityManager, type FindOptionsWhere } from 'typeorm';
import { UserRoleEntity } from '../../core/auth/role.entity.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { CONFIG, type Config } from '../../core/config/config.js';
import { Housekeeping } from '../../core/housekeeping/housekeeping.js';
import type { UndoInMail } from '../../mailing/mail-kinds.js';
import { factorsOf } from '../second-factor/factor-snapshot.js';
import { AccountChangeEntity, type AccountChangeKind } from '../../model/accounts/account-change.entity.js';
import { makeToken } from '../../model/accounts/link-tokens.entity.js';
import type { ChangedBy } from './reserved-emails.js';

/** How long a change can be undone. */
const UNDO_MS = 7 * 24 * 3_600_000;

/** What a change keeps of the time before it, once it cannot be undone any more. */
export const FORGOTTEN = { email: null, factors: null, password_hash: null };

/** A login before a change of it. */
export interface LoginBefore {
  userId: number;
  email: string;
  /** Whether whoever reads the address has, or may be taken to have, shown that it is theirs. */
  isProven: boolean;
  /** Hash of the password; `null` where nobody can have logged in yet. */
  passwordHash: string | null;
  /** Whether it held roles: then it is the organiser's, not that of who reads its mails. */
  isStaff: boolean;
  /** The second factor; `null` where the change leaves it as it is. */
  factors: string | null;
}

/**
 * Changes of logins that can be undone (product/accounts.md#undoing-a-change, ADR 34). Whoever changes an e-mail address, a password or a second
 * factor locks the account, calls {@link before}, makes the change, and hands the result to `AccountNotices`, which calls {@link note}.
 */
@Injectable()
export class AccountChanges {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly clock: Clock,
    housekeeping: Housekeeping,
  ) {
    housekeeping.deleteExpired(AccountChangeEntity, (now) => ({ expires_at: LessThanOrEqual(now) }));
  }

  /** The login as it is now. The caller holds the lock of the account. */
  async before(
    manager: EntityManager,
    userId: number,
    { withFactors = false }: { withFactors?: boolean } = {},
  ): Promise<LoginBefore> {
    const user = await manager.findOneOrFail(UserEntity, {
      where: { id: userId },
      select: { id: true, email: true, email_confirm_until: true, password_hash: true },
    });
    return {
      userId,
      email: user.email,
      isProven: user.email_confirm_until === null,
      passwordHash: user.password_hash,
      isStaff: await manager.existsBy(UserRoleEntity, { user_id: userId }),
      factors: withFactors ? await factorsOf(manager, userId) : null,
    };
  }

  /**
   * Notes a change, in its transaction.
   *
   * When another account gives a new address, or changes an account with roles, which is the organiser's, nobody gets a link, and
   * earlier links end: the old mailbox may be in other hands. An address that nobody has confirmed, or of an account that nobody could
   * log in to, may be a stranger's: it is not put back. What the office changes after a link was used is final.
   * @returns the link for the mail; `null` when there is none
   */
  async note(
    manager: EntityManager,
    kind: AccountChangeKind,
    before: LoginBefore,
    by: ChangedBy,
  ): Promise<UndoInMail | null> {
    const { userId, factors } = before;
    if (by === 'staff' && (kind === 'email' || before.isStaff)) {
      await this.end(manager, userId);
      return null;
    }
    // The office has changed the address with it: the mail goes to the former one.
    if (by === 'staff' && !(await manager.existsBy(UserEntity, { id: userId, email: before.email })))
      return null;
    const isOwn = before.isProven && before.passwordHash !== null;
    const hasLink =
      (kind !== 'email' || isOwn) && !(by === 'staff' && (await this.wasUndone(manager, userId)));
    if (!hasLink && factors === null) return null;
    const { token, token_hash } = makeToken();
    const now = this.clock.now();
    const expires_at = new Date(now.getTime() + UNDO_MS);
    const { id } = await manager.save(
      manager.create(AccountChangeEntity, {
        user_id: userId,
        kind,
        factors,
        by_staff: by === 'staff',
        state: 'open' as const,
        token_hash: hasLink ? token_hash : null,
        email: isOwn ? before.email : null,
        password_hash: before.passwordHash,
        created_at: now,
        expires_at,
      }),
    );
    return hasLink ? this.inMail(id, token, expires_at) : null;
  }

  /** Another link for a mail that did not arrive; it replaces that one. `null` when there is nothing to undo any more. */
  async renew(manager: EntityManager, id: number): Promise<UndoInMail | null> {
    const { token, token_hash } = makeToken();
    const open = { id, token_hash: Not(IsNull()), ...this.open() };
    const { affected } = await manager.update(AccountChangeEntity, open, { token_hash });
    if (!affected) return null;
    const { expires_at } = await manager.findOneByOrFail(AccountChangeEntity, { id });
    return this.inMail(id, token, expires_at);
  }

  /** Ends every link of an account: the office has decided on its login, or on its roles. */
  async end(manager: EntityManager, userId: number): Promise<void> {
    await manager.update(
      AccountChangeEntity,
      { user_id: userId, state: 'open' },
      { state: 'void', ...FORGOTTEN },
    );
  }

  /** Whether a link of the account was used within the last days. */
  private wasUndone(manager: EntityManager, user_id: number): Promise<boolean> {
    const expires_at = MoreThan(this.clock.now());
    return manager.existsBy(AccountChangeEntity, { user_id, state: 'used', expires_at });
  }

  private open(): FindOptionsWhere<AccountChangeEntity> {
    return { state: 'open', expires_at: MoreThan(this.clock.now()) };
  }

  private inMail(change: number, token: string, until: Date): UndoInMail {
    const link = `${this.config.appUrl}${PORTAL.undoChange}?${new URLSearchParams({ token })}`;
    return { change, link, until: until.toISOString() };
  }
}
