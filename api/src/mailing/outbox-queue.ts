import { Injectable } from '@nestjs/common';
import type { LinkMailKind } from '@feria/shared';
import {
  DataSource,
  In,
  LessThan,
  LessThanOrEqual,
  type EntityManager,
  type FindOptionsWhere,
} from 'typeorm';
import { Clock } from '../core/clock.js';
import { Transactions } from '../core/database/transactions.js';
import { Housekeeping } from '../core/housekeeping/housekeeping.js';
import { Metrics } from '../core/observability/metrics.js';
import type { GuardianInvitationMail, LoginChangedMail } from './mail-kinds.js';
import { Outbox } from './outbox.js';
import { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';
import { describeFailure, isPermanent, MAX_ATTEMPTS, retryDelay } from '../core/mail/retries.js';

/** A mail claimed by a process that died is free again after this time. */
export const LEASE_MS = 5 * 60_000;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long sent mails are kept. */
const KEEP_SENT_MS = 30 * DAY;
/**
 * How long a mail that was given up waits for the office: a season's holidays, and no longer, for it names children. What
 * nobody has sent again by then is too old to be sent.
 */
const KEEP_FAILED_MS = 90 * DAY;
/** Mails with a link, and the time in milliseconds after which the link has expired and the mail is of no use. */
export const USELESS_AFTER: Record<string, number> = {
  'password-reset': HOUR,
  'password-set': 7 * 24 * HOUR,
  'account-restored': 7 * 24 * HOUR,
  'email-confirmation': 7 * 24 * HOUR,
  'guardian-invitation': 14 * 24 * HOUR,
} satisfies Record<LinkMailKind, number>;

/** Which mails: only those that cannot wait, or all, of which those that cannot wait go first. */
export type QueuePart = 'urgent' | 'all';

/** Values of `can_wait` in the order in which they are sent. */
const ORDER: Record<QueuePart, readonly boolean[]> = { urgent: [false], all: [false, true] };

/** The rows of the outbox as a queue that several processes share. */
@Injectable()
export class OutboxQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
    private readonly outbox: Outbox,
    housekeeping: Housekeeping,
    metrics: Metrics,
  ) {
    metrics.addGauge(
      'feria_outbox_mails',
      'Mails in the outbox, by state; the same in every process',
      'state',
      () => this.countByState(),
    );
    const ago = (now: Date, ms: number): Date => new Date(now.getTime() - ms);
    housekeeping.deleteExpired(
      OutboxMailEntity,
      (now): FindOptionsWhere<OutboxMailEntity> => ({
        state: 'sent',
        sent_at: LessThan(ago(now, KEEP_SENT_MS)),
      }),
      'sent mails',
    );
    housekeeping.deleteExpired(
      OutboxMailEntity,
      (now): FindOptionsWhere<OutboxMailEntity> => ({
        state: 'failed',
        failed_at: LessThan(ago(now, KEEP_FAILED_MS)),
      }),
      'failed mails',
    );
  }

  private async countByState(): Promise<Map<string, number>> {
    const counts = await this.dataSource.manager
      .createQueryBuilder(OutboxMailEntity, 'mail')
      .select('mail.state', 'state')
      .addSelect('COUNT(*)', 'count')
      .groupBy('mail.state')
      .getRawMany<{ state: string; count: number | string }>();
    return new Map(counts.map(({ state, count }) => [state, Number(count)]));
  }

  /** Whether a mail may be due: a plain read, so that an idle outbox costs no transaction. */
  anyDue(part: QueuePart = 'all'): Promise<boolean> {
    return this.dataSource.manager.existsBy(OutboxMailEntity, {
      state: 'queued',
      can_wait: In([...ORDER[part]]),
      due_at: LessThanOrEqual(this.clock.now()),
    });
  }

  /**
   * Takes for this process the mail that is due longest, of those that can wait only when no other is due, and counts the
   * attempt before it is made: a mail that kills its process is not tried for ever. Rows that another process is just taking
   * are skipped, so nobody waits for anybody.
   * @returns null when none is due and free
   */
  claimNext(part: QueuePart = 'all'): Promise<OutboxMailEntity | null> {
    return this.transactions.run(async (manager) => {
      for (;;) {
        const row = await this.lockNext(manager, part);
        if (!row) return null;
        const now = this.clock.now();
        if (row.attempts < MAX_ATTEMPTS) {
          row.attempts += 1;
          const until = new Date(now.getTime() + LEASE_MS);
          await manager.update(OutboxMailEntity, { id: row.id }, { attempts: row.attempts, due_at: until });
          return row;
        }
        // Only a process that ended in each attempt leaves a mail so.
        const last_error = row.last_error ?? 'the process ended while it was sending';
        await manager.update(OutboxMailEntity, { id: row.id }, { ...givenUp(row, now), last_error });
        await this.outbox.tell(manager, row, { state: 'failed', error: last_error });
      }
    });
  }

  /** Deletes a mail that is not to be sent any more. */
  async remove({ id }: OutboxMailEntity): Promise<void> {
    await this.transactions.run((manager) => manager.delete(OutboxMailEntity, { id }));
  }

  async markSent(row: OutboxMailEntity): Promise<void> {
    await this.transactions.run(async (manager) => {
      const sent = { state: 'sent' as const, sent_at: this.clock.now(), last_error: null };
      await manager.update(OutboxMailEntity, { id: row.id }, { ...sent, ...withoutLink(row) });
      await this.outbox.tell(manager, row, { state: 'sent', error: null });
    });
  }

  /**
   * Notes a failed attempt. A mail is given up when its recipient or content was refused for good, after the last
   * attempt, and when its link would have expired before the next.
   * @returns whether the mail is given up.
   */
  async markFailed(row: OutboxMailEntity, error: unknown): Promise<boolean> {
    const now = this.clock.now();
    const next = new Date(now.getTime() + retryDelay(row.attempts));
    const useless = next.getTime() > row.created_at.getTime() + (USELESS_AFTER[row.kind] ?? Infinity);
    const failed = useless || row.attempts >= MAX_ATTEMPTS || isPermanent(error);
    const last_error = describeFailure(error);
    await this.transactions.run(async (manager) => {
      const { affected } = await manager.update(
        OutboxMailEntity,
        { id: row.id, state: 'queued', attempts: row.attempts },
        { last_error, ...(failed ? givenUp(row, now) : { due_at: next }) },
      );
      if (failed && affected) await this.outbox.tell(manager, row, { state: 'failed', error: last_error });
    });
    return failed;
  }

  /** One statement for each kind of mail, so that each finds its first row at once in the index. */
  private async lockNext(manager: EntityManager, part: QueuePart): Promise<OutboxMailEntity | null> {
    for (const canWait of ORDER[part]) {
      const row = await this.lockFirst(manager, canWait);
      if (row) return row;
    }
    return null;
  }

  /** SQLite has one writer, whose transaction is the lock already. */
  private lockFirst(manager: EntityManager, canWait: boolean): Promise<OutboxMailEntity | null> {
    const query = manager
      .createQueryBuilder(OutboxMailEntity, 'mail')
      .where('mail.state = :state AND mail.can_wait = :canWait', { state: 'queued', canWait })
      .andWhere('mail.due_at <= :now', { now: this.clock.now() })
      .orderBy('mail.due_at', 'ASC')
      .addOrderBy('mail.id', 'ASC')
      .limit(1);
    if (manager.dataSource.driver.options.type !== 'better-sqlite3') {
      query.setLock('pessimistic_write').setOnLocked('skip_locked');
    }
    return query.getOne();
  }
}

function givenUp(row: OutboxMailEntity, now: Date): Partial<OutboxMailEntity> {
  return { state: 'failed', failed_at: now, ...withoutLink(row) };
}

/**
 * A link must not outlive its mail in the database, nor the names beside it. Ids of people that the mail names stay, because erasing
 * them finds the mail by these.
 */
function withoutLink(row: OutboxMailEntity): { payload?: string } {
  if (!(row.kind in USELESS_AFTER)) return withoutUndo(row);
  const { personId, children } = JSON.parse(row.payload) as Partial<GuardianInvitationMail>;
  const kept = { personId, children: children?.map(({ childId }) => ({ childId, child: '' })) };
  return { payload: JSON.stringify(kept) };
}

/** A mail that tells of a change of a login keeps which one it was: another link can be made from that. */
function withoutUndo({ payload }: OutboxMailEntity): { payload?: string } {
  const mail = JSON.parse(payload) as Partial<LoginChangedMail>;
  if (!mail.undo?.link) return {};
  const { change, until } = mail.undo;
  return { payload: JSON.stringify({ ...mail, undo: { change, until } }) };
}
