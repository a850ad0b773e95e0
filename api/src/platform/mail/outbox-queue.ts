import { Injectable } from '@nestjs/common';
import { DataSource, LessThanOrEqual } from 'typeorm';
import { Clock } from '../clock.js';
import { Transactions } from '../database/transactions.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';
import { describeFailure, isPermanent, MAX_ATTEMPTS, retryDelay } from './retries.js';

/** A mail claimed by a process that died is free again after this time. */
export const LEASE_MS = 5 * 60_000;
const BATCH = 50;
/** What stands in the place of a payload that held a link. */
const CLEARED = '{}';
const HOUR = 3_600_000;
/** Later than this, a mail is of no use to anybody. */
const USELESS_AFTER: Record<string, number> = { 'password-reset': HOUR, 'password-set': 7 * 24 * HOUR };

/** The rows of the outbox as a queue that several processes share. */
@Injectable()
export class OutboxQueue {
  constructor(
    private readonly dataSource: DataSource,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Mails that may be due, oldest first. Each must be claimed before it is sent. */
  due(): Promise<OutboxMailEntity[]> {
    return this.dataSource.manager.find(OutboxMailEntity, {
      where: { state: 'queued', due_at: LessThanOrEqual(this.clock.now()) },
      order: { due_at: 'ASC', id: 'ASC' },
      take: BATCH,
    });
  }

  /**
   * Takes a mail for this process, and counts the attempt before it is made: a mail that kills its process must not be
   * tried for ever.
   * @returns false when another process has it.
   */
  async claim(row: OutboxMailEntity): Promise<boolean> {
    const until = new Date(this.clock.now().getTime() + LEASE_MS);
    const { affected } = await this.transactions.run((manager) =>
      // `attempts` only grows, so whoever read the same number and was faster is seen here.
      manager.update(
        OutboxMailEntity,
        { id: row.id, state: 'queued', attempts: row.attempts },
        { attempts: row.attempts + 1, due_at: until },
      ),
    );
    row.attempts += 1;
    return affected === 1;
  }

  async markSent(row: OutboxMailEntity): Promise<void> {
    await this.transactions.run((manager) =>
      manager.update(
        OutboxMailEntity,
        { id: row.id },
        { state: 'sent', sent_at: this.clock.now(), last_error: null, ...withoutLink(row) },
      ),
    );
  }

  /**
   * Notes a failed attempt.
   * @returns whether the mail is given up.
   */
  async markFailed(row: OutboxMailEntity, error: unknown): Promise<boolean> {
    const next = new Date(this.clock.now().getTime() + retryDelay(row.attempts));
    const useless = next.getTime() > row.created_at.getTime() + (USELESS_AFTER[row.kind] ?? Infinity);
    const failed = useless || row.attempts >= MAX_ATTEMPTS || isPermanent(error);
    await this.transactions.run((manager) =>
      manager.update(
        OutboxMailEntity,
        { id: row.id, state: 'queued', attempts: row.attempts },
        {
          last_error: describeFailure(error),
          ...(failed ? { state: 'failed', ...withoutLink(row) } : { due_at: next }),
        },
      ),
    );
    return failed;
  }
}

/** A link that sets a password must not outlive its mail in the database. */
function withoutLink(row: OutboxMailEntity): { payload?: string } {
  return row.kind in USELESS_AFTER ? { payload: CLEARED } : {};
}
