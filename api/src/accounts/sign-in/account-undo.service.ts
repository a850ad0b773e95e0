import { Injectable } from '@nestjs/common';
import type { ServerMessageKey } from '@feria/shared/i18n/server';
import { DataSource, In, MoreThanOrEqual, Not, type EntityManager } from 'typeorm';
import { insertAuditEntries, type AuditRecord } from '../../core/audit/audit.js';
import { differenceOf } from '../../core/audit/changes.js';
import { ApiKeyEntity } from '../../core/auth/api-key.entity.js';
import { verifyPassword } from '../../core/auth/passwords.js';
import { RateLimiter } from '../../core/auth/rate-limiter.js';
import { UserRoleEntity } from '../../core/auth/role.entity.js';
import { Sessions } from '../../core/auth/sessions.js';
import { UserEntity } from '../../core/auth/user.entity.js';
import { Clock } from '../../core/clock.js';
import { isDuplicateKey } from '../../core/database/errors.js';
import { lockRows } from '../../core/database/locks.js';
import { Transactions } from '../../core/database/transactions.js';
import { AppError, invalidField } from '../../core/http/errors.js';
import { Logger } from '../../core/logger.js';
import { personIdOf } from '../access/child-access.js';
import { withdrawInvitations } from './withdraw-invitations.js';
import { restoreFactors } from '../second-factor/factor-snapshot.js';
import { AccountChangeEntity, type AccountChangeKind } from '../../model/accounts/account-change.entity.js';
import { AccountChanges, FORGOTTEN } from '../users/account-changes.js';
import { AccountNotices } from '../users/account-notices.js';
import { EmailConfirmations } from '../users/email-confirmations.js';
import { hashOfToken } from '../../model/accounts/link-tokens.entity.js';
import { PasswordTokens } from '../users/password-tokens.js';

/** How the log of changes calls it. */
const CALL = 'account/undo';

/**
 * Undoes changes of a login by the link in the mail that told of one (product/accounts.md#undoing-a-change, ADR 34): puts the login back to what it
 * was before that change, whatever came after it, and shuts everybody out. The password is never put back: whoever made the change
 * knew it. A new one is set by the link of another mail, so the link alone opens nothing.
 *
 * Whoever has only stolen the mailbox could take away a second factor in this way. So where the account has one now, and an undo would
 * change it, the password from before the change is asked for: its owner knows that, and a thief of the mailbox does not.
 */
@Injectable()
export class AccountUndo {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly limiter: RateLimiter,
    private readonly sessions: Sessions,
    private readonly tokens: PasswordTokens,
    private readonly changes: AccountChanges,
    private readonly notices: AccountNotices,
    private readonly confirmations: EmailConfirmations,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * @param password from before the change; only looked at where it is asked for
   * @throws AppError 422 at `token`: used, over or unknown, ended by the office, or another account has the former address by now; at
   *   `password`: missing or wrong; 429
   */
  async undo(token: string, password: string | null): Promise<void> {
    const token_hash = hashOfToken(token);
    const found = await this.dataSource.manager.findOne(AccountChangeEntity, {
      where: { token_hash },
      select: { id: true, user_id: true, password_hash: true },
    });
    if (!found) throw refused('account_undo.over');
    const { id, user_id } = found;
    if (password !== null) await this.limiter.consume('undoPassword', String(user_id));
    const isRight = password !== null && (await verifyPassword(found.password_hash, password));
    try {
      await this.transactions.run(async (manager) => {
        const [account] = await lockRows(manager, UserEntity, [user_id]);
        const change = await manager.findOneBy(AccountChangeEntity, { id, token_hash });
        if (!account || !change) throw refused('account_undo.over');
        await this.requireOpen(manager, change);
        const undone = await this.undoneBy(manager, change);
        if (account.second_factor_at && undone.factors !== null && !isRight)
          throw invalidField('password', `account_undo.${password === null ? 'ask' : 'wrong'}_password`);
        await this.putBack(manager, account, { change, undone });
      });
    } catch (error) {
      // Somebody took the address since we looked; the key saw it.
      if (isDuplicateKey(error)) throw refused('account_undo.address_taken');
      throw error;
    }
    this.logger.info('change of a login undone', { user: user_id });
  }

  private async requireOpen(manager: EntityManager, change: AccountChangeEntity): Promise<void> {
    if (change.expires_at <= this.clock.now()) throw refused('account_undo.over');
    if (change.state === 'used') throw refused('account_undo.used');
    const { by_staff, user_id } = change;
    // Roles given since make it an account of the organiser.
    const isOffices = by_staff && (await manager.existsBy(UserRoleEntity, { user_id }));
    if (change.state === 'void' || isOffices) throw refused('account_undo.by_office');
  }

  /** The changes that go with this one, oldest first, and the second factor to go back to; `null` where none of them touched it. */
  private async undoneBy(
    manager: EntityManager,
    { id, user_id }: AccountChangeEntity,
  ): Promise<{ ids: number[]; factors: string | null }> {
    const changes = await manager.find(AccountChangeEntity, {
      where: { user_id, state: 'open', id: MoreThanOrEqual(id) },
      order: { id: 'ASC' },
    });
    const factors = changes.find((each) => each.factors !== null)?.factors ?? null;
    return { ids: changes.map((each) => each.id), factors };
  }

  private async putBack(
    manager: EntityManager,
    account: UserEntity,
    {
      change: { user_id, email, created_at },
      undone: { ids, factors },
    }: { change: AccountChangeEntity; undone: { ids: number[]; factors: string | null } },
  ): Promise<void> {
    const before = await this.changes.before(manager, user_id);
    const moves = email !== null && email !== account.email;
    if (moves && (await manager.existsBy(UserEntity, { email, id: Not(user_id) })))
      throw refused('account_undo.address_taken');
    if (factors !== null) await restoreFactors(manager, user_id, factors);
    const login = { email: email ?? account.email, password_hash: null, password_change_required: false };
    await manager.update(UserEntity, { id: user_id }, login);
    await this.sessions.endAll(manager, user_id);
    await manager.delete(ApiKeyEntity, { user_id, created_at: MoreThanOrEqual(created_at) });
    await this.tokens.revokeAll(manager, user_id);
    // The link was read in a mail to this address.
    if (email !== null) await this.confirmations.provenByLink(manager, user_id);
    const personId = await personIdOf(manager, user_id);
    if (personId !== null)
      await withdrawInvitations(manager, personId, { since: created_at, now: this.clock.now() });
    await manager.update(AccountChangeEntity, { id: In(ids) }, { state: 'used', ...FORGOTTEN });
    const parts = partsOf({ moves, hasFactors: factors !== null });
    await this.note(manager, user_id, [
      {
        action: 'call',
        resource: CALL,
        recordId: user_id,
        fields: parts,
        changes: differenceOf('user', { email: account.email }, { email: login.email }).changes,
      },
      ...(personId === null
        ? []
        : [{ action: 'update' as const, resource: 'parent/login', recordId: personId, fields: parts }]),
    ]);
    if (moves) await this.notices.addressTakenBack(manager, before);
    await this.tokens.issue(manager, user_id, 'account-restored');
  }

  /** In the name of the account: whoever has the link is taken for its owner. */
  private note(manager: EntityManager, userId: number, records: readonly AuditRecord[]): Promise<void> {
    const at = this.clock.now();
    return insertAuditEntries(
      manager,
      records.map((record) => ({ ...record, userId, at })),
    );
  }
}

/** What of the login is another now, as the log names it. The password always is. */
function partsOf({ moves, hasFactors }: { moves: boolean; hasFactors: boolean }): AccountChangeKind[] {
  return [
    ...(moves ? (['email'] as const) : []),
    'password',
    ...(hasFactors ? (['second_factor'] as const) : []),
  ];
}

function refused(key: ServerMessageKey & `account_undo.${string}`): AppError {
  return new AppError('validation', { message: { key }, fields: { token: [{ key }] } });
}
