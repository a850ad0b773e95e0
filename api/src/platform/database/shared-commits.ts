import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import { BusyError, isBusy, isDuplicateKey, isForeignKeyViolation } from './errors.js';
import type { Transactions } from './transactions.js';

/** Works that share one commit at most: the last of them waits for all, so the number bounds what a caller waits. */
const SHARE = 50;
/** A share that begins so soon after the last (milliseconds) is one of a rush, */
const RUSH_GAP = 20;
/** in which a few milliseconds of company save whole commits. */
const RUSH_PAUSE = 3;
/** Works that are company enough. */
const FEW = 10;
/** Works that may wait; the next caller is answered 503. */
const QUEUE_LIMIT = 5_000;

/**
 * Does the works of one share in their order, in the transaction of the manager, and says for each what came of it. A
 * work that is refused must have written nothing; whatever is thrown undoes all of them.
 */
export type DoTogether<Work, Answer> = (
  manager: EntityManager,
  works: readonly Work[],
) => Promise<PromiseSettledResult<Answer>[]>;

interface Waiting<Work, Answer> {
  work: Work;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Works of one kind that arrive together are done in one transaction, so that hundreds at once need a few statements and
 * commits and not hundreds. First come, first served; each is answered when the commit is done. One that comes alone
 * runs alone, after a turn of the event loop; in a rush a share of few waits 3 ms for more. Where the database refuses a share, its works are done one by one, each in a transaction of its
 * own: what is wrong with one of them harms no neighbour. To be made outside of any request.
 */
export class SharedCommits<Work, Answer> {
  private readonly waiting: Waiting<Work, Answer>[] = [];
  private running = false;
  /** When the last share ended, by `performance.now()`. */
  private lastEnd = Number.NEGATIVE_INFINITY;
  /** A share belongs to no request: not to the language, the id or the audit line of the one that happened to begin it. */
  private readonly outside = AsyncLocalStorage.snapshot() as (call: () => unknown) => unknown;

  constructor(
    private readonly transactions: Transactions,
    private readonly doTogether: DoTogether<Work, Answer>,
  ) {}

  /** @throws what the work was refused with, or what the database says; BusyError when too many wait */
  run(work: Work): Promise<Answer> {
    if (this.waiting.length >= QUEUE_LIMIT) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ work, resolve, reject });
      if (!this.running) this.outside(() => this.drain());
    });
  }

  /**
   * Does a work in a transaction of its own. Should a key of the database refuse it, once more: what was read may be
   * outdated where no lock covers it, and now finds what is stored.
   */
  async alone(work: Work): Promise<Answer> {
    const settled = await this.transact([work]).catch((error: unknown) => {
      if (!isDuplicateKey(error) && !isForeignKeyViolation(error)) throw error;
      this.transactions.noteRepeat('key');
      return this.transact([work]);
    });
    const [own] = settled;
    if (own?.status !== 'fulfilled') throw own?.reason;
    return own.value;
  }

  private async drain(): Promise<void> {
    this.running = true;
    try {
      while (this.waiting.length) {
        await this.gather();
        await this.share(this.waiting.splice(0, SHARE));
        this.lastEnd = performance.now();
      }
    } finally {
      this.running = false;
    }
  }

  /**
   * Lets the event loop turn until a turn brings nobody new: SQLite answers without ever waiting, and requests that have
   * arrived meanwhile are read only when we let go. For who comes alone that is one turn, far below a millisecond; right
   * after another share a few milliseconds more are worth it (1,000 parents on SQLite: 520 bookings a second, not 200).
   */
  private async gather(): Promise<void> {
    const inRush = performance.now() - this.lastEnd < RUSH_GAP;
    if (inRush && this.waiting.length < FEW) await new Promise((resume) => setTimeout(resume, RUSH_PAUSE));
    for (let seen = 0; this.waiting.length > seen && this.waiting.length < SHARE;) {
      seen = this.waiting.length;
      await new Promise((resume) => setImmediate(resume));
    }
  }

  private async share(works: readonly Waiting<Work, Answer>[]): Promise<void> {
    if (works.length > 1) {
      try {
        const settled = await this.transact(works.map(({ work }) => work));
        works.forEach(({ resolve, reject }, index) => {
          const own = settled[index];
          if (own?.status === 'fulfilled') resolve(own.value);
          else reject(own?.reason);
        });
        return;
      } catch (error) {
        if (isBusy(error)) {
          for (const { reject } of works) reject(error);
          return;
        }
        this.transactions.noteRepeat('split');
      }
    }
    for (const { work, resolve, reject } of works) await this.alone(work).then(resolve, reject);
  }

  private transact(works: readonly Work[]): Promise<PromiseSettledResult<Answer>[]> {
    return this.transactions.run((manager) => this.doTogether(manager, works));
  }
}
