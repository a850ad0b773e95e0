import { Injectable } from '@nestjs/common';
import type { MailKind } from '@feria/shared';
import { DataSource, In, LessThan, MoreThan } from 'typeorm';
import { Clock } from '../core/clock.js';
import { Transactions } from '../core/database/transactions.js';
import { shortName } from '../core/text/name-for-strangers.js';
import { UserEntity } from '../core/auth/user.entity.js';
import { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';

const DAY_MS = 24 * 3_600_000;
/** Mails of each group that an address gets within 24 hours before it is confirmed. */
const MOST = 6;

/** Mails that somebody can cause by what they do with an account, whoever reads its address. Each group is counted for itself. */
const CAUSED_BY_OWNER: readonly (readonly MailKind[])[] = [
  ['email-confirmation'],
  [
    ...([
      'new',
      'waiting',
      'held-back',
      'wish',
      'basket',
      'deleted',
      'opening-reminder',
      'password-reset',
    ] as const),
    ...(['parent-linked', 'guardian-accepted', 'guardian-ended', 'payer-changed', 'pickup-changed'] as const),
    ...(['password-changed', 'second-factor', 'api-key-made', 'refund-account-changed'] as const),
  ],
];

/** Fields of a payload that hold names which people typed; all other texts are the office's or ours. */
const NAMES = new Set(['child', 'guardian', 'inviter']);

/**
 * What is different in mails to an address that nobody has confirmed yet: whoever made the account may have typed a stranger's. It gets
 * few of them, and no name that could be a message (product/accounts.md#mails-before-an-address-is-confirmed).
 */
@Injectable()
export class UnconfirmedReader {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /**
   * @returns the mail as it may be sent, or `null` when the address has had enough for today; then the account is told so on its
   *   screen. One statement for a confirmed address, two for another.
   */
  async mailFor(row: OutboxMailEntity): Promise<OutboxMailEntity | null> {
    if (row.user_id === null || !(await this.isUnconfirmed(row))) return row;
    if (await this.hasEnough(row)) {
      const mails_held_at = this.clock.now();
      await this.transactions.run((manager) =>
        manager.update(UserEntity, { id: row.user_id! }, { mails_held_at }),
      );
      return null;
    }
    const payload = JSON.parse(row.payload) as Record<string, unknown>;
    const named = 'name' in payload ? { ...payload, name: '' } : payload;
    return { ...row, payload: JSON.stringify(named, withShortNames) };
  }

  /** By the address that the mail goes to: one that was changed since has another state. */
  private async isUnconfirmed({ user_id, recipient }: OutboxMailEntity): Promise<boolean> {
    const user = await this.dataSource.manager.findOne(UserEntity, {
      select: { id: true, email: true, email_confirm_until: true, email_confirmed_at: true },
      where: { id: user_id! },
    });
    return user?.email === recipient && user.email_confirm_until !== null && user.email_confirmed_at === null;
  }

  /** Counts the mails that were written before this one, so that those sent at the same time agree on which is too many. */
  private async hasEnough({ id, user_id, kind, created_at }: OutboxMailEntity): Promise<boolean> {
    const group = CAUSED_BY_OWNER.find((kinds) => kinds.includes(kind as MailKind));
    if (!group) return false;
    const before = await this.dataSource.manager.countBy(OutboxMailEntity, {
      user_id: user_id!,
      kind: In([...group]),
      id: LessThan(id),
      created_at: MoreThan(new Date(created_at.getTime() - DAY_MS)),
    });
    return before >= MOST;
  }
}

/** For `JSON.stringify`. */
function withShortNames(key: string, value: unknown): unknown {
  return typeof value === 'string' && NAMES.has(key) ? shortName(value) : value;
}
