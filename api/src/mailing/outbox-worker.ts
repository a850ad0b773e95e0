import { Injectable, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { Logger } from '../core/logger.js';
import { outsideRequests } from '../core/request-context.js';
import { MailSender } from './mail-sender.js';
import { Outbox } from './outbox.js';
import { UnconfirmedReader } from './unconfirmed-reader.js';
import type { OutboxMailEntity } from '../model/mailing/outbox-mail.entity.js';
import { OutboxThrottle } from '../core/mail/outbox-throttle.js';
import { OutboxQueue, type QueuePart } from './outbox-queue.js';
import { failureCodes } from '../core/mail/retries.js';

const POLL_MS = 2_000;
/**
 * Mails that this process sends at once, by what they may be: as many as there are connections to the mail server. A mail that
 * can wait, such as one of a message to a thousand parents, takes two of them at most, so the next booking never waits until
 * a slow server has taken one of those (ADR 17).
 */
const WORKERS: Record<QueuePart, number> = { urgent: 2, all: 2 };

/** Workers for one part of the queue. They go on by themselves, so one that waits for a slow mail does not hold up the others. */
interface Lane {
  part: QueuePart;
  running: Promise<void> | undefined;
  again: boolean;
}

/**
 * Sends the mails of the outbox, in every process: soon after a transaction that wrote one has committed, when no more are
 * being written ({@link OutboxThrottle}), and every two seconds for those that another process left or that are to be tried
 * again.
 */
@Injectable()
export class OutboxWorker implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly lanes: readonly Lane[] = [
    { part: 'urgent', running: undefined, again: false },
    { part: 'all', running: undefined, again: false },
  ];
  /** Calls of {@link drain} that go on. */
  private drains = 0;
  private stopped = false;
  private readonly throttle = new OutboxThrottle(() => this.nudge());

  constructor(
    private readonly outbox: Outbox,
    private readonly queue: OutboxQueue,
    private readonly sender: MailSender,
    private readonly unconfirmed: UnconfirmedReader,
    private readonly logger: Logger,
  ) {}

  onApplicationBootstrap(): void {
    this.outbox.onWritten(() => this.throttle.written());
    this.nudge();
  }

  /** Looks for mails that another process left or that are to be tried again. */
  @Interval('outbox', POLL_MS)
  poll(): void {
    if (!this.throttle.holds) this.nudge();
  }

  /** Finishes the mails that are being sent; the rest waits for the next start. */
  async onModuleDestroy(): Promise<void> {
    this.stopped = true;
    this.throttle.stop();
    await Promise.all(this.lanes.flatMap(({ running }) => running ?? []));
  }

  /** Looks for mails soon, without waiting for them; stops when others are being written. */
  nudge(): void {
    void this.work();
  }

  /** Sends what is due, whatever is being written. Resolves when nothing is left that is due and free; never rejects. */
  async drain(): Promise<void> {
    this.drains += 1;
    await this.work();
    this.drains -= 1;
  }

  private async work(): Promise<void> {
    await Promise.all(this.lanes.map((lane) => this.workOn(lane)));
  }

  private workOn(lane: Lane): Promise<void> {
    // What is written during a run may have missed its last look.
    lane.again = true;
    lane.running ??= outsideRequests(() => this.run(lane)).finally(() => (lane.running = undefined));
    return lane.running;
  }

  private get goesOn(): boolean {
    return !this.stopped && (this.drains > 0 || !this.throttle.holds);
  }

  private async run(lane: Lane): Promise<void> {
    try {
      while (lane.again && this.goesOn) {
        lane.again = false;
        if (await this.queue.anyDue(lane.part)) await this.sendAll(lane.part);
      }
    } catch (error) {
      // The database is out of reach; the next poll tries again.
      this.logger.error('the outbox could not be worked on', error);
    }
  }

  private async sendAll(part: QueuePart): Promise<void> {
    const worker = async (): Promise<void> => {
      while (this.goesOn) {
        const row = await this.queue.claimNext(part);
        if (!row) return;
        await this.sendOne(row);
      }
    };
    const workers = await Promise.allSettled(Array.from({ length: WORKERS[part] }, worker));
    const broken = workers.find((result) => result.status === 'rejected');
    if (broken) throw broken.reason;
  }

  private async sendOne(row: OutboxMailEntity): Promise<void> {
    if (!(await this.outbox.isWanted(row))) {
      await this.queue.remove(row);
      return;
    }
    const mail = await this.unconfirmed.mailFor(row);
    if (!mail) {
      await this.queue.remove(row);
      return;
    }
    try {
      await this.sender.send(mail);
    } catch (error) {
      const failed = await this.queue.markFailed(row, error);
      this.logger.warn(failed ? 'a mail has failed' : 'a mail could not be sent yet', {
        mail: row.id,
        kind: row.kind,
        attempt: row.attempts,
        ...failureCodes(error),
      });
      return;
    }
    // Should this fail, the lease ends and the mail is sent once more, under the same Message-ID.
    await this.queue.markSent(row);
  }
}
