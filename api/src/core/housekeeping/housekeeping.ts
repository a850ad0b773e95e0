import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { LessThan, type EntityTarget, type FindOptionsWhere, type ObjectLiteral } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { RateLimitEntity } from '../auth/rate-limit.entity.js';
import { SessionEntity } from '../auth/session.entity.js';
import { Clock } from '../clock.js';
import { StorageCleanup } from '../database/storage-cleanup.js';
import { Transactions } from '../database/transactions.js';
import { Uploads } from '../files/uploads.js';
import { Logger } from '../logger.js';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** How long the files of sent mails are kept where no mail server is set. */
const KEEP_MS = 30 * DAY;
/** How long the logs of changes and of reading health data are kept: two seasons and the time to ask about them. */
export const KEEP_LOGS_MS = 730 * DAY;

/** Names the rows of a table that nobody needs any more. */
type Expired<Entity extends ObjectLiteral> = (now: Date) => FindOptionsWhere<Entity>;

/**
 * Deletes what is over, every hour and in every process: what one has deleted, the next does not find. Each feature adds
 * what it owns.
 */
@Injectable()
export class Housekeeping implements OnModuleDestroy {
  private running: Promise<void> | undefined;
  private readonly tasks = new Map<string, () => Promise<unknown>>();

  constructor(
    private readonly transactions: Transactions,
    private readonly uploads: Uploads,
    private readonly storage: StorageCleanup,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {
    this.deleteExpired(SessionEntity, (now) => ({ expires_at: LessThan(now) }));
    this.deleteExpired(RateLimitEntity, (now) => ({ resets_at: LessThan(now) }));
    this.deleteExpired(AuditEntryEntity, (now) => ({ at: LessThan(new Date(now.getTime() - KEEP_LOGS_MS)) }));
    this.add('uploads', () => this.uploads.sweep());
  }

  async onModuleDestroy(): Promise<void> {
    await this.running;
  }

  /** Adds a task; `name` is what the log calls it when it fails. A task of the same name is replaced. */
  add(name: string, task: () => Promise<unknown>): void {
    this.tasks.set(name, task);
  }

  /** Adds a deletion: every hour the rows that `expired` names are deleted in a transaction of their own. */
  deleteExpired<Entity extends ObjectLiteral>(
    entity: EntityTarget<Entity>,
    expired: Expired<NoInfer<Entity>>,
    name = `expired rows of ${nameOf(entity)}`,
  ): void {
    this.add(name, () =>
      this.transactions.run((manager) => manager.delete(entity, expired(this.clock.now()))),
    );
  }

  /** Does every task once; a task that fails is logged and does not stop the others. Never rejects. */
  @Interval('housekeeping', HOUR)
  sweep(): Promise<void> {
    this.running ??= this.run().finally(() => (this.running = undefined));
    return this.running;
  }

  private async run(): Promise<void> {
    for (const [name, task] of this.tasks) {
      await task().catch((error: unknown) =>
        this.logger.error(`housekeeping did not finish: ${name}`, error),
      );
    }
    await this.storage.run({ before: new Date(this.clock.now().getTime() - KEEP_MS) });
  }
}

function nameOf(entity: EntityTarget<ObjectLiteral>): string {
  return typeof entity === 'function' ? entity.name : String(entity);
}
