import { AsyncLocalStorage } from 'node:async_hooks';
import type { EntityManager } from 'typeorm';
import { BusyError, isBusy, isDuplicateKey, isForeignKeyViolation } from './errors.js';
import type { Transactions } from './transactions.js';

/** Items of one batch at most. The last of them waits for all, so this limits how long a caller waits. */
const MAX_BATCH = 50;
/** A batch that starts so soon after the last one (milliseconds) belongs to a rush. */
const RUSH_GAP_MS = 20;
/** In a rush a small batch waits so long (milliseconds) for more items. It saves whole commits. */
const RUSH_WAIT_MS = 3;
/** A batch of so many items does not wait for more. */
const ENOUGH = 10;
/** Items that may wait. The next caller is answered 503. */
const MAX_WAITING = 5_000;

/**
 * Processes the items of one batch in their order, in the transaction of the manager. Returns a result for each item. An
 * item that is refused must have written nothing. An error that is thrown rolls the whole batch back.
 */
export type ProcessBatch<Item, Answer> = (
  manager: EntityManager,
  items: readonly Item[],
) => Promise<PromiseSettledResult<Answer>[]>;

interface Waiting<Item, Answer> {
  item: Item;
  resolve(answer: Answer): void;
  reject(error: unknown): void;
}

/**
 * Batches items that arrive within 3 ms: one transaction for each batch, so that hundreds at once need a few statements
 * and commits. First come, first served. Each caller gets its answer after the commit.
 *
 * - An item that arrives alone runs alone, after one turn of the event loop.
 * - When the database refuses a batch, its items run one by one, each in its own transaction. So an item that cannot be
 *   stored does not fail the others.
 *
 * Create it outside of any request: a batch must not carry the language or the audit record of one request.
 */
export class BatchQueue<Item, Answer> {
  private readonly waiting: Waiting<Item, Answer>[] = [];
  private running = false;
  /** When the last batch ended, by `performance.now()`. */
  private lastEnd = Number.NEGATIVE_INFINITY;
  /** Runs a call in the async context of the constructor, not in that of the request that starts a batch. */
  private readonly outsideRequest = AsyncLocalStorage.snapshot() as (call: () => unknown) => unknown;

  /** @param isStatement whether a batch is stored with one statement, which needs no transaction around it */
  constructor(
    private readonly transactions: Transactions,
    private readonly processBatch: ProcessBatch<Item, Answer>,
    private readonly isStatement = false,
  ) {}

  /**
   * Adds an item to the next batch and waits for its answer.
   * @throws the reason of its refusal, an error of the database, or BusyError when too many items wait
   */
  add(item: Item): Promise<Answer> {
    if (this.waiting.length >= MAX_WAITING) return Promise.reject(new BusyError());
    return new Promise((resolve, reject) => {
      this.waiting.push({ item, resolve, reject });
      if (!this.running) this.outsideRequest(() => this.drain());
    });
  }

  /**
   * Runs an item in its own transaction. When a key of the database refuses it, runs it once more: no lock covers what was
   * read, and the second run finds what is stored now.
   */
  async runAlone(item: Item): Promise<Answer> {
    const results = await this.transact([item]).catch((error: unknown) => {
      if (!isDuplicateKey(error) && !isForeignKeyViolation(error)) throw error;
      this.transactions.noteRepeat('key');
      return this.transact([item]);
    });
    const [result] = results;
    if (result?.status !== 'fulfilled') throw result?.reason;
    return result.value;
  }

  private async drain(): Promise<void> {
    this.running = true;
    try {
      while (this.waiting.length) {
        await this.waitForMore();
        await this.runBatch(this.waiting.splice(0, MAX_BATCH));
        this.lastEnd = performance.now();
      }
    } finally {
      this.running = false;
    }
  }

  /**
   * Lets the event loop turn until a turn brings no new item. SQLite answers without waiting, so requests that have
   * arrived are only read when this code gives way. Without a rush that is one turn, far below a millisecond. In a rush
   * the wait pays off: with 1,000 parents on SQLite 520 bookings per second instead of 200.
   */
  private async waitForMore(): Promise<void> {
    const inRush = performance.now() - this.lastEnd < RUSH_GAP_MS;
    if (inRush && this.waiting.length < ENOUGH)
      await new Promise((resume) => setTimeout(resume, RUSH_WAIT_MS));
    for (let seen = 0; this.waiting.length > seen && this.waiting.length < MAX_BATCH;) {
      seen = this.waiting.length;
      await new Promise((resume) => setImmediate(resume));
    }
  }

  private async runBatch(batch: readonly Waiting<Item, Answer>[]): Promise<void> {
    if (batch.length > 1) {
      try {
        const results = await this.transact(batch.map(({ item }) => item));
        batch.forEach(({ resolve, reject }, index) => {
          const result = results[index];
          if (result?.status === 'fulfilled') resolve(result.value);
          else reject(result?.reason);
        });
        return;
      } catch (error) {
        if (isBusy(error)) {
          for (const { reject } of batch) reject(error);
          return;
        }
        this.transactions.noteRepeat('split');
      }
    }
    for (const { item, resolve, reject } of batch) await this.runAlone(item).then(resolve, reject);
  }

  private transact(items: readonly Item[]): Promise<PromiseSettledResult<Answer>[]> {
    const work = (manager: EntityManager) => this.processBatch(manager, items);
    return this.isStatement ? this.transactions.runStatement(work) : this.transactions.run(work);
  }
}
