import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { LessThan, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { IdempotencyKeyEntity } from '../../registrations/idempotency-key.entity.js';
import { PasswordTokenEntity } from '../../users/password-token.entity.js';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { HealthReadEntity } from '../audit/health-read.entity.js';
import { RateLimitEntity } from '../auth/rate-limit.entity.js';
import { SessionEntity } from '../auth/session.entity.js';
import { Clock } from '../clock.js';
import { Transactions } from '../database/transactions.js';
import { Uploads } from '../files/uploads.js';
import { Logger } from '../logger.js';
import { OutboxMailEntity } from '../mail/outbox-mail.entity.js';

const HOUR = 3_600_000;
/** How long sent mails and answers to repeated requests are kept (decisions §7). */
const KEEP_MS = 30 * 24 * HOUR;

/** How long the logs of changes and of reading health data are kept: two seasons and the time to ask about them. */
const KEEP_LOGS_MS = 730 * 24 * HOUR;
/**
 * How long a mail that was given up waits for the office: a season's holidays, and no longer, for it names children. What
 * nobody has sent again by then is too old to be sent.
 */
const KEEP_FAILED_MS = 90 * 24 * HOUR;

/** Rows that nobody needs any more, as one deletion. */
type Chore = [EntityTarget<ObjectLiteral>, FindOptionsWhere<ObjectLiteral>];

function chores(now: Date): Chore[] {
  const old = new Date(now.getTime() - KEEP_MS);
  const oldLogs = new Date(now.getTime() - KEEP_LOGS_MS);
  return [
    [SessionEntity, { expires_at: LessThan(now) }],
    [RateLimitEntity, { resets_at: LessThan(now) }],
    [PasswordTokenEntity, { expires_at: LessThan(now) }],
    [IdempotencyKeyEntity, { created_at: LessThan(old) }],
    [OutboxMailEntity, { state: 'sent', sent_at: LessThan(old) }],
    [AuditEntryEntity, { at: LessThan(oldLogs) }],
    [HealthReadEntity, { date: LessThan(oldLogs.toISOString().slice(0, 10)) }],
    [OutboxMailEntity, { state: 'failed', failed_at: LessThan(new Date(now.getTime() - KEEP_FAILED_MS)) }],
  ];
}

/** Deletes what is over, every hour and in every process: what one has deleted, the next does not find. */
@Injectable()
export class Housekeeping implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | undefined;
  private readonly further = new Map<string, () => Promise<void>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => void this.sweep(), HOUR).unref();
  }

  async onModuleDestroy(): Promise<void> {
    clearInterval(this.timer);
    await this.running;
  }

  /** Adds a chore of a module that this one does not know; `name` is what the log calls it. */
  add(name: string, chore: () => Promise<void>): void {
    this.further.set(name, chore);
  }

  /** Does every chore once, each in a transaction of its own; never rejects. */
  sweep(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    const deletions = chores(this.clock.now()).map(
      ([entity, where]) =>
        () =>
          this.transactions.run((manager) => manager.delete(entity, where)),
    );
    for (const chore of [...deletions, () => this.uploads.sweep()]) {
      try {
        await chore();
      } catch (error) {
        this.logger.error('housekeeping did not finish', error);
      }
    }
    for (const [name, chore] of this.further) {
      await chore().catch((error: unknown) => this.logger.error(`${name} did not finish`, error));
    }
  }
}
